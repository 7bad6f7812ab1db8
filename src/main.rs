//! The `inkspector` program.

fn main() {}
