//! Bytes that are no board, boards that are too few, and files that are none: what to do is said.

use super::{err, inkspector, out, with_bytes, with_input};

#[test]
fn bytes_that_are_no_text_are_told_for_what_they_are() {
    let latin = b"player: J\xfcrgen\nA2 h.h. 1\n";
    let wide: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain("A2 h.h. 1\n".encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    for (bytes, said) in [
        (&latin[..], "not saved as UTF-8"),
        (&wide, "not saved as UTF-8"),
        (b"\xff\xd8\xff\xe0 and more", "\u{201c}inkspector read -\u{201d}"),
        (b"\0\x01\xfe\x02", "this is no text"),
    ] {
        let output = with_bytes(&["score", "-"], bytes);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(said), "{said}: {}", err(&output));
    }
}

/// A text with any line ends is the same board.
#[test]
fn lines_end_as_on_any_machine() {
    let board = "player: Ada\nedition: classic\nA2 h.h. 1\n";
    let scored = with_input(&["score", "-"], board);
    assert!(out(&scored).contains("Ada"));
    for end in ["\r\n", "\r"] {
        assert_eq!(out(&with_input(&["score", "-"], &board.replace('\n', end))), out(&scored));
    }
}

/// What was expected of a board was of before the step.
#[test]
fn a_board_after_a_step_expects_nothing() {
    let board = "expansions: desert\nA2 h.h. cactus 1\nC4 cactus x2\nexpect: total 99\n";
    let taken = with_input(&["resolve", "-", "--roll", "arid,two-cacti", "--take", "1"], board);
    assert!(!out(&taken).contains("expect") && out(&taken).contains("h.h.:1"), "{}", out(&taken));
    assert_ne!(with_input(&["score", "-"], board).status.code(), Some(0));
    assert_eq!(with_input(&["score", "-"], out(&taken)).status.code(), Some(0));
}

#[test]
fn nobody_is_compared_with_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let surface = path("s.board", "player: Anna\nexpansions: underground\nA2 h.h. 1\n");
    let below =
        path("u.board", "player: Anna\nlayer: underground\nexpansions: underground\nB1 .s.s 1\n");
    let output = inkspector(&["compare", &surface, &below]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("all of these boards are of Anna"), "{}", err(&output));
}

#[test]
fn a_record_is_a_file() {
    let output = inkspector(&["roll", "--record", "-"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("give it a name"), "{}", err(&output));
    assert!(!std::path::Path::new("-").exists());
}

/// A wall alone does not say of which board.
#[test]
fn what_is_printed_asks_for_its_board() {
    let output = with_input(&["score", "-"], "walls: D4S\nD1 .h.h 1\n");
    assert!(err(&output).contains("layout: challenge"), "{}", err(&output));
}
