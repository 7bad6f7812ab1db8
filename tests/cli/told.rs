//! What `audit` says of samples and of a board from standard input, sentence by sentence.

use super::{inkspector, out, with_input};

fn audit(language: &str, sample: &str) -> String {
    let path = format!("samples/expansions/{sample}.board");
    out(&inkspector(&["--language", language, "audit", &path])).to_owned()
}

/// A mark without a round counts in no round in which it may not have been there.
#[test]
fn what_bears_no_round_is_not_counted_from_the_start() {
    for (sample, round, points) in [
        ("tentacle-two-arms", 1, "1 point"),
        ("tetromino-three-patterns", 1, "2 points"),
        ("investigation-two-of-three", 3, "3 points"),
    ] {
        let told = audit("en", sample);
        let line = format!("round {round}: ");
        let line = told.lines().find(|told| told.trim_start().starts_with(&line)).unwrap();
        assert!(line.ends_with(&format!("{points} so far, without what bears no round")), "{line}");
    }
    // A tentacle over the route of a round came with or after it: of the round only the highway counts.
    let told = audit("en", "tentacle-two-arms");
    assert!(told.contains("round 2: C2 D2; no roll fits; 3 points so far, without"), "{told}");
    // One whose own spaces bear a round counts from that round on.
    let board = "edition: classic\nexpansions: tentacle\nA2 h.h. 1; B2 h.h. 1; C2 hthto 1; D2 h.h. 1\n\
                 C1 .t.t 2; C3 ...t 2\n";
    let told = with_input(&["audit", "-"], board);
    let points = |round: u8| {
        let line = format!("round {round}: ");
        let line = out(&told).lines().find(|told| told.trim_start().starts_with(&line)).unwrap();
        line.rsplit("; ").next().unwrap().to_owned()
    };
    assert_eq!([points(1), points(2)], ["3 points so far", "7 points so far"], "{}", out(&told));
    // Where every mark bears a round, the points are those of the round.
    assert!(!audit("en", "rainbow-two-bridges").contains("bears no round"));
    // Numbers that the audit itself has found are rounds.
    let found = "edition: classic\nA2 hh..\nA3 h..h\n";
    assert!(!out(&with_input(&["audit", "-"], found)).contains("bears no round"));
}

/// Rounds in which only an expansion was drawn are rounds of the game.
#[test]
fn rounds_of_marks_alone_are_told() {
    let told = audit("en", "rainbow-two-bridges");
    assert!(told.contains("  round 1: A6 D1 D2 B6; "), "{told}");
    assert!(told.contains("  round 4: C3; ") && told.contains("  round 6: C6; "), "{told}");
    assert!(!told.contains("nothing is drawn after"), "{told}");
    let told = audit("en", "alien-farmer-two-ufos");
    assert!(told.contains("nothing is drawn after round 3 of 6"), "{told}");
}

/// Audit and sheet tell the same errors and the same rounds, or say which they mean.
#[test]
fn audits_agree_with_sheets_and_checks() {
    let told = audit("en", "underground-hubs-and-pipes");
    assert!(told.contains("14 rounds in turn, 7 on each board"), "{told}");
    let errors = "0 errors (for the tie-break 2, counting the marks of expansion lines)";
    assert!(told.contains(errors), "{told}");
    let told = audit("en", "two-lake-and-trail");
    assert!(
        told.contains("6 rounds as counted here, since no text says how long the game lasts"),
        "{told}"
    );
    // Boards without such lines, and lengths that are told, need no more words.
    let told = audit("en", "lake-piers");
    assert!(told.contains("with Lake, 6 rounds, dice"), "{told}");
    assert!(told.lines().any(|line| line.ends_with("14 points, 0 errors")), "{told}");
}

/// What nobody can know is not told as a fact, and what is not erased is not called so.
#[test]
fn what_may_be_erased_is_told_as_perhaps() {
    let told = audit("en", "construction-a-station-moved");
    assert!(told.contains("not on the board, perhaps erased: "), "{told}");
    assert!(!told.contains("no longer on the board"), "{told}");
    // No shield was there in round 1, and no attack came after the route under one was drawn.
    let told = audit("en", "invaders-under-a-shield");
    assert!(told.contains("rounds 1, 4, 5 and 6: 7 dice could be drawn"), "{told}");
    assert_eq!(told.matches("left out, as nothing can have been erased: ").count(), 4, "{told}");
    let told = audit("en", "desert-after-the-heat");
    assert!(told.contains("marks may be erased by now, but no routes"), "{told}");
    assert!(!told.contains("held against"), "{told}");
}

/// A number that is none of the game is a number all the same.
#[test]
fn a_round_that_the_game_does_not_have_is_not_told_as_missing() {
    let board = "edition: classic\nA2 hh.. 9; A3 rrhh; A4 r.r.; B3 hr..; B4 r..r\n";
    let told = with_input(&["audit", "-"], board);
    let told = out(&told);
    assert!(told.contains("A2: round 9 is written, but the game has rounds 1 to 7"), "{told}");
    assert!(!told.contains("without a round number"), "{told}");
    assert!(
        told.contains("A2, A3, A4, B3 and B4: no round of the game is noted here; if all"),
        "{told}"
    );
}

/// One die is no dice, and pieces have their noun.
#[test]
fn dice_and_pieces_have_their_words() {
    let told = audit("en", "forest-five-forests");
    assert!(told.contains("cannot give these 14 spaces with trees in 6 rounds"), "{told}");
    let ritual =
        "edition: classic\nexpansions: ritual\nA2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B2 h.h. 1\n";
    let told = with_input(&["audit", "-"], ritual);
    assert!(
        out(&told).contains("whatever the Ritual die showed, it could be drawn"),
        "{}",
        out(&told)
    );
}

/// Names stand uninflected behind their noun; items with commas are kept apart by semicolons.
#[test]
fn names_and_lists_in_other_languages() {
    let german = audit("de", "invaders-under-a-shield");
    assert!(german.contains("mit der Erweiterung Galaktische Invasoren im Spiel"), "{german}");
    assert!(german.contains("Edition Klassisch, Erweiterung Galaktische Invasoren, 7"), "{german}");
    let french = audit("fr", "two-lake-and-trail");
    assert!(french.contains("Extensions Lac et Sentier"), "{french}");
    let dice = audit("fr", "city-builder-coins");
    assert!(dice.contains("de cette manche)\u{202f}; bâtiment d'une tour, trois pièces"), "{dice}");
    let dice = audit("de", "city-builder-coins");
    assert!(dice.contains("Gruppe dieser Runde); Gebäude mit einem Turm, drei Münzen;"), "{dice}");
}

/// Dice of expansions may be known where those of the routes are not.
#[test]
fn known_dice_of_expansions_are_told() {
    let board = "edition: classic\nexpansions: city-builder\ndice 1: adjacent tower-1\nA2 h.h. 1\n";
    let told = with_input(&["audit", "-"], board);
    let known = "dice of routes not known, those of expansions known for 1 round)";
    assert!(out(&told).contains(known), "{}", out(&told));
    let none = with_input(&["audit", "-"], &board.replace("dice 1: adjacent tower-1\n", ""));
    assert!(out(&none).contains(", dice not known)"), "{}", out(&none));
}

/// What would have fitted is told in the order of the language.
#[test]
fn what_fits_is_told_in_order() {
    let board = "edition: classic\nA2 h.h. 1; B2 h.h. 1; C2 h.h. 2\n";
    for (language, told) in [
        ("de", "passt zum Beispiel eine Straßenkurve in A6 („h..h“)"),
        ("fr", "par exemple, on pouvait tracer en A6 un Virage d'Autoroute"),
    ] {
        let output = with_input(&["--language", language, "audit", "-"], board);
        assert!(out(&output).contains(told), "{}", out(&output));
    }
}

/// What is said by `audit` of a board.
fn audited(board: &str) -> String {
    out(&with_input(&["audit", "-"], board)).to_owned()
}

/// What is no route may stand for any die of its round, so that nothing is told of those left out.
#[test]
fn beside_a_drawing_that_is_no_route_no_die_is_called_rightly_left_out() {
    let odd = "edition: classic\nA2 h.h. 1; B2 h.h. 1; A4 rhrho 1; A6 h.h. 1; B4 r..h+.hr. 2; B6 h.h. 3\n";
    let told = audited(odd);
    assert!(told.contains("B4: no die and no special route shows this"), "{told}");
    assert!(!told.contains("a die was left out"), "{told}");
    assert!(told.contains("! round 3: A3: at least 3 of the dice that were not drawn"), "{told}");
}

/// Every die that could be drawn counts, not every face.
#[test]
fn dice_left_out_are_counted_by_dice() {
    let told = audited("edition: classic\nexpansions: river\nA1 w.w. 1; B1 w.w. 1\n");
    assert!(told.contains("at least 4 of the dice that were not drawn could be drawn"), "{told}");
}

/// Only as many routes are called perhaps erased as the dice of expansions can have erased.
#[test]
fn no_more_is_perhaps_erased_than_can_be() {
    let row = "A2 h.h. 1; B2 h.h. 2; C2 h.h. 3; D2 h.h. 4; E2 h.h. 5; F2 h.h. 6; G2 h.h. 7\n";
    let dice: String = (1..=7)
        .map(|round| format!("dice {round}: {}\n", if round < 5 { "alien" } else { "nuke" }))
        .collect();
    let told =
        audited(&format!("edition: classic\nexpansions: invaders\n{dice}mark alien: G7\n{row}"));
    assert!(!told.contains("perhaps erased"), "{told}");
    assert!(told.contains("in each of them dice were left out that could be drawn"), "{told}");
    // One alien is left, and a nuke took another: beside these two the second attack erased routes.
    let attacked = dice.replace("dice 5: nuke", "dice 5: attack").replace("6: nuke", "6: attack");
    let told = audited(&format!(
        "edition: classic\nexpansions: invaders\n{attacked}mark alien: G7\nmark shield: G7\n{row}"
    ));
    assert!(told.contains("of which at most 2 can have been erased"), "{told}");
    let built = "edition: classic\nexpansions: construction\n";
    let told = audited(&format!("{built}{row}"));
    assert!(told.contains("of which at most 2 can have been erased"), "{told}");
    assert!(told.contains("of which at most one can have been erased"), "{told}");
    // The die of the last round tore nothing down.
    let told = audited(&format!("{built}dice 7: free\n{row}"));
    assert!(told.contains("left out, as nothing can have been erased: "), "{told}");
}

/// One of two is the special die's and one the printed one's, whatever else its dice cannot give.
#[test]
fn a_special_route_of_the_die_and_a_printed_one_are_not_twice_the_same() {
    let path = "samples/expansions/special-twice-the-same.board";
    let asked = |command: &str| {
        out(&inkspector(&[command, "--ruling", "special-replaces=b", path])).to_owned()
    };
    for told in [asked("audit"), asked("check"), asked("explain")] {
        assert!(told.contains("B1: 1 piece (straight station) in round 1"), "{told}");
        assert!(!told.contains("is drawn 2 times"), "{told}");
    }
}

/// Where numbers are not looked for, that is said.
#[test]
fn numbers_that_were_not_tried_are_told() {
    let told = audited(
        "edition: classic\nA2 h.h.; B2 h.h.; C2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.; A4 r.r.; \
         B4 r.r.; C4 r.r.; D4 r.r.; A6 h.h.; B6 h.h.; C6 h.h.; D6 h.h.; E6 h.h.\n",
    );
    assert!(
        told.contains("16 spaces: no round of the game is noted here, and not every"),
        "{told}"
    );
}

/// What `check` looked at, and who looks for dice left out.
#[test]
fn nothing_drawn_is_wrong_where_only_dice_are_missing() {
    let board = "edition: classic\nA2 h.h. 1\n";
    for (command, clean) in [("check", "(dice left out: see"), ("score", "Nothing drawn on it")] {
        let told = with_input(&[command, "-"], board);
        assert!(out(&told).contains(clean), "{}", out(&told));
        assert!(out(&told).contains("inkspector audit"), "{}", out(&told));
    }
    assert!(audited(board).contains("1 breach of the rules"), "{}", audited(board));
}

/// What is noted for no round of the game and goals on a board that has none count for nothing, and are
/// said by every command alike.
#[test]
fn what_counts_for_nothing_changes_no_verdict() {
    let plain = "edition: classic\nA2 h.h. 1\n";
    let noted = "edition: classic\nA2 h.h. 1\ndice 99: h.h. h.h. h.h. hrhro\n";
    let remark = "? round 99: dice are noted for it, but there are only rounds 1 to 7";
    let goals = "edition: classic\ngoals: A\nA2 h.h. 1\n";
    let none = "? goal cards come with the Challenge boxes";
    let breaches = |told: &str| told.lines().filter(|line| line.starts_with("  ! ")).count();
    for command in ["score", "check", "explain", "audit"] {
        let before = with_input(&[command, "-"], plain);
        for (board, remark) in [(noted, remark), (goals, none)] {
            let told = with_input(&[command, "-"], board);
            assert!(out(&told).contains(remark), "{command}: {}", out(&told));
            assert!(!out(&before).contains(remark), "{command}: {}", out(&before));
            assert_eq!(breaches(out(&told)), breaches(out(&before)), "{command}: {}", out(&told));
            assert_eq!(told.status.code(), before.status.code(), "{command}");
        }
    }
    // Goals of a Challenge board need no remark.
    let challenge = goals.replace("classic", "challenge");
    assert!(!out(&with_input(&["check", "-"], &challenge)).contains(none));
}
