//! What a player wrote, held against what is proven.

use inkspector::board::Kind;
use inkspector::notation::BoardFile;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::{
    ErrorMarks, FieldRead, Item, PaperRead, Sheet, Unsure, WrittenSheet, printed_specials, score,
    written_told,
};
use inkspector::words::Language;
use proptest::prelude::*;

fn board() -> (BoardFile, Ruleset, Sheet) {
    let text = include_str!("../../samples/boards/rulebook.board");
    let file = BoardFile::read(text).unwrap();
    let rules = file.ruleset().unwrap();
    let sheet = score(&file.sketch, &rules);
    (file, rules, sheet)
}

/// What somebody writes who counts right.
fn right(sheet: &Sheet) -> WrittenSheet {
    let items = [
        Item::Networks,
        Item::Longest(Kind::Highway),
        Item::Longest(Kind::Railway),
        Item::Centre,
        Item::Errors,
    ];
    let lines = items.map(|item| (item.clone(), sheet.points(&item)));
    let total = Some(sheet.total());
    WrittenSheet { lines: lines.to_vec(), total, ..WrittenSheet::default() }
}

fn told(written: &WrittenSheet) -> Vec<String> {
    let (file, rules, sheet) = board();
    let messages = written_told(written, &sheet, &file.sketch, &rules);
    messages.iter().map(|message| Language::En.tell(message)).collect()
}

fn changed(item: &Item, by: i32) -> WrittenSheet {
    let mut written = right(&board().2);
    let line = written.lines.iter_mut().find(|(line, _)| line == item).unwrap();
    line.1 += by;
    *written.total.as_mut().unwrap() += by;
    written
}

#[test]
fn what_is_right_is_said_to_be() {
    let (_, _, sheet) = board();
    let total = sheet.total();
    assert_eq!(told(&right(&sheet)), [format!("Written {total}, proven {total}: it is right.")]);
}

#[test]
fn an_error_that_was_overlooked_is_named() {
    let (_, _, sheet) = board();
    let (total, errors) = (sheet.total(), sheet.errors().len());
    let said = told(&changed(&Item::Errors, 1)).remove(0);
    let start =
        format!("Written {}, proven {total}: one of {errors} errors was overlooked (", total + 1,);
    assert!(said.starts_with(&start), "{said}");
    // Where nothing is known of marks all of them are named, where some is the bare one.
    let bare = sheet.errors()[0].end;
    let marked = WrittenSheet { unmarked: Some(vec![bare]), ..changed(&Item::Errors, 1) };
    let said = told(&marked).remove(0);
    let side = Language::En.name_of(bare.side);
    let end = format!(": one error was overlooked, {} {side}.", bare.space);
    assert!(said.ends_with(&end), "{said}");
}

#[test]
fn a_board_that_is_not_confirmed_calls_nothing_wrong() {
    let wrong = changed(&Item::Errors, 1);
    let used = [Some(true); 6];
    let said = told(&WrittenSheet { open: true, specials: used, ..wrong.clone() });
    let (written, total) = (wrong.total.unwrap(), board().2.total());
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with(&format!("Written {written}, so far {total}. ")), "{said:?}");
}

/// The lines that were not read may be the wrong ones.
#[test]
fn only_what_was_read_is_called_right() {
    let (_, _, sheet) = board();
    let mut written = right(&sheet);
    written.total = None;
    written.lines.retain(|(item, _)| matches!(item, Item::Centre | Item::Errors));
    let readings = vec!["28".to_owned(), "25".to_owned()];
    written.unsure.push(Unsure { field: "exits", readings });
    let said = told(&written).remove(0);
    let total = sheet.total();
    let right = "what could be read of the lines written is right (centre and errors).";
    assert_eq!(said, format!("Proven {total}: {right}"));
}

#[test]
fn a_wrong_column_a_network_left_out_and_a_wrong_sum_are_named() {
    let (_, _, sheet) = board();
    let said = told(&changed(&Item::Networks, -4)).remove(0);
    assert!(said.contains("is the column of"), "{said}");
    let lost = sheet.networks().iter().map(|network| i32::from(network.points)).max().unwrap();
    let said = told(&changed(&Item::Networks, -lost)).remove(0);
    assert!(said.contains("was left out"), "{said}");
    // Exits counted instead of what they are worth.
    let joined = sheet.networks().iter().filter(|network| network.points > 0);
    let count: i32 = joined.map(|network| network.size() as i32).sum();
    let said = told(&changed(&Item::Networks, count - sheet.network_points())).remove(0);
    assert!(said.contains(&format!("{count} is how many exits are connected")), "{said}");
    let mut written = right(&sheet);
    written.total = Some(sheet.total() + 10);
    let said = told(&written).remove(0);
    assert!(said.ends_with(&format!("add up to {}.", sheet.total())), "{said}");
}

#[test]
fn no_sum_is_called_wrong_while_one_of_its_lines_is_unsure() {
    let (_, _, sheet) = board();
    let mut written = right(&sheet);
    // One error more was written than there is, and the total is what the lines add up to.
    let index = written.lines.iter().position(|(item, _)| *item == Item::Errors).unwrap();
    let (_, errors) = written.lines.remove(index);
    written.total = Some(sheet.total() - 1);
    let readings = vec![(errors.abs() + 1).to_string(), errors.abs().to_string()];
    written.unsure.push(Unsure { field: "errors", readings });
    let said = told(&written);
    assert!(said.iter().all(|sentence| !sentence.contains("add up to")), "{said:?}");
    assert!(said[1].starts_with("Not read for sure: errors"), "{said:?}");
    let proven = errors.abs();
    let of = |readings: &[String]| {
        let mut written = written.clone();
        written.unsure[0].readings = readings.to_vec();
        told(&written).remove(1)
    };
    let said = of(&[String::new(), proven.to_string()]);
    assert_eq!(
        said,
        format!("Not read for sure: errors (nothing and {proven}); {proven} is proven.")
    );
    assert!(of(&["-".to_owned(), "88".to_owned()]).contains("errors (a dash and 88)"));
    // Whichever it is, it is wrong.
    let said = of(&["88".to_owned(), "80".to_owned()]);
    assert_eq!(
        said,
        format!("Not read for sure: errors (88 and 80); {proven} is proven, none of these.")
    );
}

#[test]
fn a_total_of_which_no_reading_is_right_is_told() {
    let (_, _, sheet) = board();
    let total = sheet.total();
    let mut written = right(&sheet);
    written.total = None;
    let readings = vec![(total + 2).to_string(), (total + 20).to_string()];
    written.unsure.push(Unsure { field: "total", readings });
    let last = |written: &WrittenSheet| told(written).pop().unwrap();
    assert!(last(&written).ends_with(&format!("; {total} is proven, none of these.")));
    // Not while goals may make up for it, or the drawing is not confirmed.
    let mut goals = written.clone();
    goals.unsure.insert(0, Unsure { field: "goals", readings: vec!["2".to_owned()] });
    assert!(last(&goals).ends_with(&format!("({} and {}).", total + 2, total + 20)));
    written.open = true;
    assert!(last(&written).ends_with(&format!("({} and {}).", total + 2, total + 20)));
}

/// What stands in a photo beside what could be read may explain the total.
#[test]
fn no_sum_is_called_wrong_while_one_of_its_lines_is_hidden() {
    let (_, _, sheet) = board();
    let mut written = right(&sheet);
    written.lines.retain(|(item, _)| *item != Item::Networks);
    written.total = Some(sheet.total() - 14);
    assert!(told(&written)[0].contains("add up to"), "typed, the others count as they are proven");
    let said = told(&written.with_the_rest_hidden(&sheet)).remove(0);
    assert!(!said.contains("add up to") && said.contains("exits"), "{said}");
    assert!(said.contains("could not be read"), "{said}");
    // Nothing is hidden where all lines are known.
    assert_eq!(right(&sheet).with_the_rest_hidden(&sheet), right(&sheet));
}

#[test]
fn goals_count_as_written_and_special_routes_are_held_against_the_drawing() {
    let (file, _, sheet) = board();
    let mut written = right(&sheet);
    written.goals = Some(4);
    written.total = Some(sheet.total() + 4);
    let said = told(&written);
    let (total, proven) = (sheet.total() + 4, sheet.total());
    let adds_up = format!("Written {total}, proven {proven} and 4 as written: it adds up.");
    assert_eq!(said, [adds_up, "Counted as written: goals 4.".to_owned()]);
    let drawn: Vec<bool> = printed_specials(Edition::Classic)
        .iter()
        .map(|route| file.sketch.drawn().any(|(_, c)| c.drawing.shape() == route.base.shape()))
        .collect();
    let used: [Option<bool>; 6] = std::array::from_fn(|index| Some(drawn[index]));
    assert_eq!(told(&WrittenSheet { specials: used, ..right(&sheet) }).len(), 1);
    let other: [Option<bool>; 6] = std::array::from_fn(|index| Some(!drawn[index]));
    assert_eq!(told(&WrittenSheet { specials: other, ..right(&sheet) }).len(), 7);
}

/// The figure that a wrong total asks for is named, where one line alone could not be read.
#[test]
fn a_line_that_could_not_be_read_may_explain_the_total() {
    let (_, _, sheet) = board();
    let (total, exits) = (sheet.total() + 4, sheet.network_points());
    let mut written = right(&sheet);
    written.lines.retain(|(item, _)| *item != Item::Networks);
    written.total = Some(total);
    written.hidden = vec!["exits"];
    let implied = format!(
        "Written {total}, proven {}: exits could not be read, and by the total it would be {}, {exits} proven.",
        sheet.total(),
        exits + 4
    );
    assert_eq!(told(&written), [implied]);
    // No game gives such exits: then the sum may be wrong as well.
    written.total = Some(total + 1);
    let said = told(&written).remove(0);
    let rest = "a difference of 5 may lie in what could not be read (exits).";
    assert!(said.ends_with(rest), "{said}");
    // An error too few was counted, which is all of the difference.
    let mut written = changed(&Item::Errors, 1);
    written.lines.retain(|(item, _)| *item != Item::Networks);
    written.unsure.push(Unsure { field: "exits", readings: Vec::new() });
    let said = told(&written);
    assert!(!said[0].contains("could not be read"), "{said:?}");
    assert_eq!(said[1], "Could not be read: exits.");
}

/// Goals that the picture does not show may be what the total has more.
#[test]
fn no_total_is_called_wrong_for_goals_that_are_not_seen() {
    let (_, _, sheet) = board();
    let mut written = right(&sheet);
    written.total = Some(sheet.total() + 6);
    written.hidden = vec!["goals"];
    let said = told(&written);
    assert!(said[0].ends_with("may lie in what could not be read (goals)."), "{said:?}");
    assert!(!said[0].contains("add up"), "{said:?}");
}

/// A line that its player left blank is told as that; what it is worth explains a total without it.
#[test]
fn a_line_that_was_left_blank_is_told() {
    let (_, _, sheet) = board();
    let blank = |items: &[Item], total: i32| {
        let mut written = right(&sheet);
        written.lines.retain(|(item, _)| !items.contains(item));
        written.blank = items.iter().map(inkspector::score::field_word).collect();
        written.total = Some(total);
        told(&written)
    };
    let (total, centre) = (sheet.total(), sheet.points(&Item::Centre));
    let (errors, exits) = (sheet.errors().len() as i32, sheet.network_points());
    assert!(centre != 0 && errors != 0 && centre != errors, "each is worth something of its own");
    // Counted, and not written down.
    let said = blank(&[Item::Centre], total);
    let right = format!("Written {total}, proven {total}: it is right.");
    assert_eq!(said, [right, "Left blank: centre.".to_owned()]);
    let said = blank(&[Item::Centre], total - centre);
    let left = format!("centre left blank, {centre} proven.");
    assert_eq!(said[0], format!("Written {}, proven {total}: {left}", total - centre));
    let said = blank(&[Item::Errors], total + errors);
    assert!(said[0].contains(&format!("{errors} errors were overlooked, ")), "{said:?}");
    // Both, or one of them.
    let both = [Item::Centre, Item::Errors];
    let said = blank(&both, total - centre + errors);
    assert!(said[0].contains("left blank") && said[0].contains("overlooked"), "{said:?}");
    let said = blank(&both, total - centre);
    assert!(said[0].ends_with(&left) && !said[0].contains("overlooked"), "{said:?}");
    // Nothing of it explains the total: what is written adds up to less.
    let said = blank(&both, total + 50);
    let sum = total - centre + errors;
    assert!(said[0].ends_with(&format!("the lines written add up to {sum}.")), "{said:?}");
    // One that could not be read may explain it as well.
    let mut written = right_without(&sheet, &[Item::Centre, Item::Networks]);
    written.blank = vec!["centre"];
    written.hidden = vec!["exits"];
    written.total = Some(total - exits);
    let rest = format!("a difference of -{exits} may lie in what could not be read (exits) or was");
    assert!(told(&written)[0].contains(&rest), "{:?}", told(&written));
    // A line that is worth nothing is nothing to tell.
    let mut written = right_without(&sheet, &[]);
    written.blank = vec!["village", "goals", "expansion"];
    assert_eq!(told(&written).len(), 1, "{:?}", told(&written));
    // Who has not begun to write has left nothing out.
    let blank = vec!["exits", "centre", "errors", "total"];
    let untouched = WrittenSheet { blank, ..WrittenSheet::default() };
    assert_eq!(told(&untouched), [""; 0]);
}

fn right_without(sheet: &Sheet, items: &[Item]) -> WrittenSheet {
    let mut written = right(sheet);
    written.lines.retain(|(item, _)| !items.contains(item));
    written
}

/// Where a player marked no error at all, none of them is the one that was left out.
#[test]
fn who_marked_none_is_told_what_is_there() {
    let (_, _, sheet) = board();
    let all: Vec<_> = sheet.errors().iter().map(|open| open.end).collect();
    let one = WrittenSheet { unmarked: Some(all.clone()), ..changed(&Item::Errors, 1) };
    let said = told(&one).remove(0);
    let (written, proven) = (all.len() - 1, all.len());
    let start = format!("errors {written} written, {proven} proven, and no mark was read");
    assert!(said.contains(&start) && !said.contains("overlooked"), "{said}");
    let side = Language::En.name_of(all[0].side);
    assert!(said.contains(&format!("({} {side}", all[0].space)), "{said}");
    // Who counted none either has overlooked them all.
    let none = WrittenSheet { unmarked: Some(all), ..changed(&Item::Errors, proven as i32) };
    let said = told(&none).remove(0);
    assert!(said.contains(&format!("{proven} errors were overlooked")), "{said}");
}

/// What was read of a flap, field by field: figures, dashes, blanks, and what nobody knows.
#[test]
fn each_field_says_what_was_read() {
    let (_, _, sheet) = board();
    let errors: Vec<_> = sheet.errors().iter().map(|open| open.end).collect();
    let mut paper = PaperRead {
        fields: vec![
            ("exits", FieldRead::Unsure(vec!["28".to_owned()])),
            ("highway", FieldRead::Sure(7)),
            ("railway", FieldRead::Hidden),
            ("centre", FieldRead::Dash),
            ("errors", FieldRead::Blank),
            ("total", FieldRead::Dash),
        ],
        marks: Some(ErrorMarks { ends: errors.clone(), bare: vec![errors[0]] }),
        ..PaperRead::default()
    };
    let written = paper.written(&sheet);
    let lines = vec![(Item::Longest(Kind::Highway), 7), (Item::Centre, 0)];
    assert_eq!((written.lines, written.total), (lines, None));
    assert_eq!((written.hidden, written.blank), (vec!["railway"], vec!["errors", "total"]));
    assert_eq!(written.unsure[0].field, "exits");
    assert_eq!(written.unmarked, Some(vec![errors[0]]));
    paper.set("total", FieldRead::Sure(40));
    assert_eq!(paper.written(&sheet).total, Some(40));
    // Sums of what is taken for a figure stay figures.
    assert_eq!(FieldRead::of_reading("-99999"), Some(FieldRead::Sure(-99_999)));
    assert_eq!(FieldRead::of_reading("100000"), None);
    assert_eq!(FieldRead::of_reading("-2147483648"), None);
    // An end that was drawn since was never looked at.
    paper.marks = Some(ErrorMarks { ends: errors[1..].to_vec(), bare: Vec::new() });
    assert_eq!(paper.written(&sheet).unmarked, None);
    let read = ["", "-", "12", "1?"].map(FieldRead::of_reading);
    let said = [Some(FieldRead::Blank), Some(FieldRead::Dash), Some(FieldRead::Sure(12)), None];
    assert_eq!(read, said);
}

proptest! {
    /// Whatever is written, it is called right only where every line and the sum are.
    #[test]
    fn only_what_is_right_is_called_right(
        by in proptest::collection::vec(-3i32..4, 5),
        total in -5i32..6,
    ) {
        let (_, _, sheet) = board();
        let mut written = right(&sheet);
        for (line, by) in written.lines.iter_mut().zip(&by) {
            line.1 += by;
        }
        *written.total.as_mut().unwrap() += total;
        let errors = sheet.errors().len() as i32;
        // Errors are written with or without a minus.
        let same = by[..4].iter().all(|by| *by == 0) && (by[4] - errors).abs() == errors;
        let said = told(&written).remove(0);
        prop_assert_eq!(said.ends_with("it is right."), same && total == 0, "{}", said);
    }
}

/// Goals whose cards the game's record names are held against what was written; those of no known card
/// are taken as they are written.
#[test]
fn goals_are_held_against_the_cards_of_the_game() {
    let (_, _, sheet) = board();
    let proven = sheet.total() + 4;
    let with = |goals: i32, total: i32| WrittenSheet {
        goals: Some(goals),
        goals_proven: Some(4),
        beyond: 4,
        total: Some(total),
        ..right(&sheet)
    };
    let is_right = format!("Written {proven}, proven {proven}: it is right.");
    assert_eq!(told(&with(4, proven)), [is_right]);
    let off = format!("Written {}, proven {proven}: goals 6 written, 4 proven.", proven + 2);
    assert_eq!(told(&with(6, proven + 2)), [off]);
    // Written right, and left out of the sum.
    let left = told(&with(4, proven - 4)).remove(0);
    assert!(left.contains(&format!("{proven}")) && !left.contains("goals"), "{left}");
    let alone = WrittenSheet { lines: Vec::new(), total: None, ..with(6, 0) };
    assert!(told(&alone)[0].contains("goals 6 written, 4 proven"), "{:?}", told(&alone));
    let taken = WrittenSheet { goals: Some(6), ..right(&sheet) };
    let taken = WrittenSheet { total: Some(sheet.total() + 6), ..taken };
    assert!(told(&taken)[0].contains(&format!("proven {} and 6 as written", sheet.total())));
}

/// A Challenge board with stations in two of its villages, and a route through one university.
const BUILDINGS: &str = "edition: challenge\nA3 h.r.s\nB6 h.r.s\nC5 h.h.\nC1 h.h.\n";

fn told_of_buildings(written: &WrittenSheet) -> Vec<String> {
    let file = BoardFile::read(BUILDINGS).unwrap();
    let rules = file.ruleset().unwrap();
    let sheet = score(&file.sketch, &rules);
    let messages = written_told(written, &sheet, &file.sketch, &rules);
    messages.iter().map(|message| Language::En.tell(message)).collect()
}

#[test]
fn marked_tracks_are_held_against_the_buildings_of_the_board() {
    let marked = |village, university| WrittenSheet {
        tracks: [village, university],
        ..WrittenSheet::default()
    };
    assert!(told_of_buildings(&marked(Some(2), Some(1))).is_empty());
    assert!(told_of_buildings(&marked(None, None)).is_empty());
    let said = told_of_buildings(&marked(Some(1), Some(3)));
    let expected = [
        "The village track shows 1 mark, but the board activates 2.",
        "The university track shows 3 marks, but the board activates 1.",
    ];
    assert_eq!(said, expected);
    // Until the drawing is confirmed nothing is called wrong.
    let open = WrittenSheet { open: true, ..marked(Some(1), Some(3)) };
    assert!(told_of_buildings(&open).is_empty());
    assert!(!marked(Some(1), None).is_empty() && marked(None, None).is_empty());
}

#[test]
fn rows_of_goals_that_do_not_add_up_are_named() {
    let with = |goals: Option<i32>, goal_rows| WrittenSheet {
        goals,
        goal_rows,
        ..WrittenSheet::default()
    };
    let rows = |written: &WrittenSheet| -> Vec<String> {
        told_of_buildings(written).into_iter().filter(|said| said.contains("rows")).collect()
    };
    let said = rows(&with(Some(5), [Some(4), Some(0), Some(2)]));
    assert_eq!(said, ["The rows of the goals add up to 6, and 5 is written for goals."]);
    // What agrees, what is not known, and points that stand in the score row alone.
    assert!(rows(&with(Some(6), [Some(4), Some(0), Some(2)])).is_empty());
    assert!(rows(&with(Some(5), [Some(4), None, Some(2)])).is_empty());
    assert!(rows(&with(Some(5), [Some(0); 3])).is_empty());
    assert!(rows(&with(None, [Some(4), Some(0), Some(2)])).is_empty());
}
