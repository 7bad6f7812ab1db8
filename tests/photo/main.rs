//! Photographs: their files, the board in them, and what is read off it.

mod damage;
mod files;
mod heic;
mod locate;
mod samples;
mod sizes;
mod table;
mod views;
