//! The folder that is made: names with hashes, what files say of each other, compressed copies.

use crate::Failure;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// A file of the folder.
struct File {
    /// What it is called there.
    name: String,
    /// How many bytes it has, as it is and compressed by brotli and by gzip.
    sizes: [usize; 3],
    /// What is in it, as a number.
    hash: u64,
}

/// The folder.
pub struct Folder {
    path: PathBuf,
    /// By the name in the sources.
    files: BTreeMap<String, File>,
    /// Whether copies need not be small.
    quick: bool,
}

impl Folder {
    /// An empty folder, in place of an older page.
    pub fn new(path: &Path, quick: bool) -> Result<Folder, Failure> {
        if path.exists() {
            let empty = fs::read_dir(path)?.next().is_none();
            if !empty && !path.join("offline.js").exists() && !path.join("program.js").exists() {
                return Err(format!("{} holds something else than a page", path.display()).into());
            }
            fs::remove_dir_all(path)?;
        }
        fs::create_dir_all(path)?;
        Ok(Folder { path: path.to_owned(), files: BTreeMap::new(), quick })
    }

    /// Adds a file under a name that tells what is in it.
    pub fn put(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        let (stem, ending) = name.rsplit_once('.').ok_or("a name without an ending")?;
        self.write(name, format!("{stem}.{:016x}.{ending}", hash(&bytes)), &bytes)
    }

    /// Adds a file under its own name.
    pub fn keep(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        self.write(name, name.to_owned(), &bytes)
    }

    /// Adds a text that names others, under its own name if that is `fixed`.
    pub fn text(
        &mut self,
        name: &str,
        text: &str,
        fixed: bool,
        words: &BTreeMap<String, String>,
    ) -> Result<(), Failure> {
        let mut done = String::new();
        let mut parts = text.split("@@");
        done.push_str(parts.next().unwrap_or_default());
        while let (Some(what), Some(rest)) = (parts.next(), parts.next()) {
            done.push_str(
                &self.told(what, words).ok_or_else(|| format!("{name} asks for @@{what}@@"))?,
            );
            done.push_str(rest);
        }
        if fixed { self.keep(name, done.into_bytes()) } else { self.put(name, done.into_bytes()) }
    }

    /// What stands for a place of a text.
    fn told(&self, what: &str, words: &BTreeMap<String, String>) -> Option<String> {
        if what == "list" {
            let names = self.files.iter().filter(|(name, _)| is_needed(name));
            let names: Vec<String> = names.map(|(_, file)| format!("\"{}\"", file.name)).collect();
            return Some(names.join(", "));
        }
        if what == "version" {
            let all = self.files.values().map(|file| file.hash.to_le_bytes()).collect::<Vec<_>>();
            return Some(format!("{:016x}", hash(&all.concat())));
        }
        if let Some(text) = words.get(what) {
            return Some(text.clone());
        }
        match what.strip_prefix("size:") {
            Some(name) => Some(self.files.get(name)?.sizes[0].to_string()),
            None => Some(self.files.get(what)?.name.clone()),
        }
    }

    fn write(&mut self, name: &str, called: String, bytes: &[u8]) -> Result<(), Failure> {
        fs::write(self.path.join(&called), bytes)?;
        let mut sizes = [bytes.len(); 3];
        // Pictures are compressed already.
        if !called.ends_with(".png") {
            let small = [("br", brotli(bytes, self.quick)?), ("gz", gzip(bytes, self.quick)?)];
            for ((ending, copy), size) in small.iter().zip(&mut sizes[1..]) {
                fs::write(self.path.join(format!("{called}.{ending}")), copy)?;
                *size = copy.len();
            }
        }
        self.files.insert(name.to_owned(), File { name: called, sizes, hash: hash(bytes) });
        Ok(())
    }

    /// Prints the sizes, and what comes over the wire.
    pub fn report(&self) {
        let sum = |names: &dyn Fn(&str) -> bool| {
            let sizes =
                self.files.iter().filter(|(name, _)| names(name)).map(|(_, file)| file.sizes);
            sizes.fold([0; 3], |sum, sizes| std::array::from_fn(|i| sum[i] + sizes[i]))
        };
        println!("{:24} {:>10} {:>10} {:>10}", "bytes of", "plain", "brotli", "gzip");
        let line = |name: &str, [plain, brotli, gzip]: [usize; 3]| {
            println!("{name:24} {plain:>10} {brotli:>10} {gzip:>10}");
        };
        for (name, file) in &self.files {
            line(name, file.sizes);
        }
        line("before the start page", sum(&|name| FIRST.contains(&name)));
        line("for all of it", sum(&is_needed));
    }
}

/// What a first visit asks for before the start page answers.
const FIRST: [&str; 8] = [
    "index.html",
    "style.css",
    "start.js",
    "window.js",
    "store.js",
    "program.js",
    "program.wasm",
    // The others are of the same size.
    "de.ftl",
];

/// Whether the page needs a file without the network.
fn is_needed(name: &str) -> bool {
    !name.starts_with("LICENSE") && !name.starts_with("engine") && name != "package.json"
}

/// FNV-1a: it tells files apart, and keeps nobody from anything.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn brotli(bytes: &[u8], quick: bool) -> Result<Vec<u8>, Failure> {
    let mut copy = Vec::new();
    let quality = if quick { 1 } else { 11 };
    let mut writer = brotli::CompressorWriter::new(&mut copy, 1 << 16, quality, 24);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(copy)
}

fn gzip(bytes: &[u8], quick: bool) -> Result<Vec<u8>, Failure> {
    let level = if quick { flate2::Compression::fast() } else { flate2::Compression::best() };
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), level);
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}
