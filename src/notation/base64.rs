//! Bytes as letters (RFC 4648): in JSON, and in links.

/// The letters that stand for six bits each, and whether `=` fills the last four.
pub struct Base64 {
    letters: &'static [u8; 64],
    filled: bool,
}

/// As files have it.
pub const FILE: Base64 = Base64 {
    letters: b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
    filled: true,
};

/// As links have it, where `+`, `/` and `=` mean something else.
pub const LINK: Base64 = Base64 {
    letters: b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
    filled: false,
};

impl Base64 {
    /// Bytes as letters.
    ///
    /// ```
    /// use inkspector::notation::base64::{FILE, LINK};
    /// assert_eq!(FILE.write(b"\xfbink"), "+2luaw==");
    /// assert_eq!(LINK.read("-2luaw").unwrap(), b"\xfbink");
    /// assert!(LINK.read("+2luaw").is_none());
    /// ```
    pub fn write(&self, bytes: &[u8]) -> String {
        let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
        for part in bytes.chunks(3) {
            let whole = part.iter().fold(0_u32, |whole, byte| whole << 8 | u32::from(*byte));
            let whole = whole << (8 * (3 - part.len()));
            for place in 0..=part.len() {
                let six = (whole >> (18 - 6 * place)) as usize & 63;
                out.extend(self.letters.get(six).copied().map(char::from));
            }
            if self.filled {
                out.extend(std::iter::repeat_n('=', 3 - part.len()));
            }
        }
        out
    }

    /// The bytes that letters stand for; `None` where anything else is among them.
    pub fn read(&self, text: &str) -> Option<Vec<u8>> {
        let mut values = [u8::MAX; 256];
        for (value, letter) in self.letters.iter().enumerate() {
            *values.get_mut(usize::from(*letter))? = value as u8;
        }
        let bare = text.trim_end_matches('=');
        let filled = text.len() - bare.len();
        let fill = if self.filled { (4 - bare.len() % 4) % 4 } else { 0 };
        if filled != fill || bare.len() % 4 == 1 {
            return None;
        }
        let mut out = Vec::with_capacity(bare.len() / 4 * 3 + 2);
        for part in bare.as_bytes().chunks(4) {
            let mut whole = 0_u32;
            for letter in part {
                let six = *values.get(usize::from(*letter))?;
                if six == u8::MAX {
                    return None;
                }
                whole = whole << 6 | u32::from(six);
            }
            let whole = whole << (6 * (4 - part.len()) + 8);
            out.extend(whole.to_be_bytes().iter().take(part.len() - 1));
        }
        Some(out)
    }
}
