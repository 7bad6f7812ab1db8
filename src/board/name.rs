//! Names that files give to things.

/// Whether a text can name a mark, an expansion, a goal, a ruling, a number or a layer: 1 to 40
/// lower-case letters, digits, `-` and `_`, of which the first is a letter or digit.
///
/// ```
/// use inkspector::board::is_name;
/// assert!(is_name("dead-end"));
/// assert!(!is_name("Dead end"));
/// ```
pub fn is_name(text: &str) -> bool {
    let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_');
    (1..=40).contains(&text.len()) && text.bytes().all(inner) && !text.starts_with(['-', '_'])
}
