//! A player's board as a link, which another phone reads off the screen, and which joins the table
//! there. The whole board is behind the link's `#`, which browsers keep to themselves: nothing is sent
//! to anybody.

use crate::board::{Message, message};
use crate::notation::base64::LINK;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use qrcodegen::{QrCode, QrCodeEcc};
use std::io::{Read as _, Write as _};

/// What a link says before its board: what it is for, and the version of its form.
const BEFORE: &str = "#join=1";

/// The beginning of that, whatever the version.
const ANY: &str = "#join=";

/// The longest board that a link holds, in bytes.
const MOST: u64 = 64 * 1024;

/// A link, and the picture of it that cameras read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The link.
    pub link: String,
    /// How many dots its picture has on a side.
    pub side: usize,
    /// Whether each is dark, row by row.
    pub dark: Vec<bool>,
}

/// A board that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joining {
    /// Whose it is; may be empty.
    pub name: String,
    /// How many of its spaces are drawn.
    pub drawn: usize,
    /// Its text.
    pub text: String,
}

/// The link to the page at an address for the text of a board. `None` for a text that no picture of a
/// link can hold.
pub fn code(address: &str, text: &str) -> Option<Code> {
    let mut writer = DeflateEncoder::new(Vec::new(), Compression::best());
    writer.write_all(text.as_bytes()).ok()?;
    let link = format!("{address}{BEFORE}{}", LINK.write(&writer.finish().ok()?));
    // The least care: a screen has no spots, and fewer dots are larger.
    let picture = QrCode::encode_text(&link, QrCodeEcc::Low).ok()?;
    let places = (0..picture.size()).flat_map(|y| (0..picture.size()).map(move |x| (x, y)));
    let dark = places.map(|(x, y)| picture.get_module(x, y)).collect();
    Some(Code { link, side: picture.size() as usize, dark })
}

/// The text of the board in a link; `None` where the text holds no link.
pub fn board_in(text: &str) -> Option<Result<String, Message>> {
    let (before, rest) = text.split_once(ANY)?;
    if before.lines().count() > 1 {
        // A link stands alone.
        return None;
    }
    let rest = rest.split_whitespace().next().unwrap_or_default();
    let Some(letters) = rest.strip_prefix('1') else {
        return Some(Err(message!("error-link-newer")));
    };
    let mut board = String::new();
    let read = LINK.read(letters).map(|bytes| {
        let mut reader = DeflateDecoder::new(bytes.as_slice()).take(MOST);
        reader.read_to_string(&mut board)
    });
    Some(match read {
        Some(Ok(read)) if (read as u64) < MOST => Ok(board),
        _ => Err(message!("error-link-damaged")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn links_bring_the_board() {
        let text = include_str!("../../../samples/boards/rulebook.board");
        let code = code("https://club.example/ink/", text).unwrap();
        assert!(code.link.starts_with("https://club.example/ink/#join=1"));
        assert!(code.link.bytes().all(|byte| byte.is_ascii_graphic()));
        assert_eq!(board_in(&code.link).unwrap().unwrap(), text);
        assert_eq!(board_in(&format!(" {}\n", code.link)).unwrap().unwrap(), text);
        assert_eq!(code.dark.len(), code.side * code.side);
        assert!(board_in(text).is_none());
        assert!(super::code("https://club.example/", &"ä€ö".repeat(20_000)).is_some());
    }

    #[test]
    fn damaged_links_say_so() {
        let code = code("", "A2 h.h. 1").unwrap();
        let cut = &code.link[..code.link.len() - 3];
        let newer = code.link.replace("join=1", "join=2");
        // Far more than any board, in a short link.
        let huge = super::code("", &"A2 h.h. 1\n".repeat(20_000)).unwrap().link;
        for (link, part) in [(cut, "incomplete"), (&newer, "newer"), (&huge, "incomplete")] {
            let told = Language::En.tell(&board_in(link).unwrap().unwrap_err());
            assert!(told.contains(part), "{told}");
        }
    }
}
