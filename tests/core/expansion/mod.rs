//! Expansions: each by the numbered rules of its own page, and what holds for all.

mod all;
mod canyon;
mod compendium;
mod desert;
mod drawn;
mod forest;
mod games;
mod lake;
mod lava;
mod legal;
mod meteor;
mod placing;
mod renovation;
mod river;
mod ruled;
mod samples;
mod separation;
mod slow;
mod small;
mod special;
mod superconnection;
mod support;
mod tentacle;
mod tetromino;
mod trail;
