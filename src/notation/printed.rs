//! Printed boards that do not ship with the program, described in a board file.

use super::cell::read_cell;
use super::mistake::{Mistake, Problem};
use super::token::{Token, free_text};
use crate::board::{Kind, Layout, MAX_SIZE, Side, Space};
use crate::board::{LayoutData, Message, Told, message};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// Rounds of a game that both a blueprint card and an expansion shorten.
const CLOCK_WITH_EXPANSION: u8 = 5;

/// Where an entry stands: the number of its line, the line, and its words there.
type At<'a> = (usize, &'a str, Token<'a>);

/// The settings that describe a board, as far as they were read.
#[derive(Default)]
pub(super) struct Printed<'a> {
    pub name: Option<String>,
    pub title: String,
    size: Option<(u8, u8)>,
    // Where mistakes of the whole board are shown.
    size_at: Option<At<'a>>,
    // A size was given, readable or not.
    size_given: bool,
    lists: Map<String, Value>,
    // Where each entry of each list stands.
    entries: BTreeMap<&'static str, Vec<At<'a>>>,
}

impl<'a> Printed<'a> {
    /// Whether a board of its own is described.
    pub fn has_size(&self) -> bool {
        self.size_given
    }

    /// Takes one setting.
    pub fn set(
        &mut self,
        key: &'static str,
        number: usize,
        line: &'a str,
        at: Token<'a>,
        value: Token<'a>,
    ) -> Result<(), (Token<'a>, Problem)> {
        if key == "size" {
            self.size_given = true;
            self.size_at = Some((number, line, at));
            self.size = Some(read_size(value).ok_or((value, Problem::Size(value.clipped())))?);
            return Ok(());
        }
        if key == "rounds" {
            let what = "error-number-rounds";
            // First without expansions, then with one that shortens the game, with two, and so on.
            let mut rounds = value.words().into_iter();
            let mut next = || {
                let word = rounds.next()?;
                let wrong = |_| (word, Problem::Number { what, found: word.clipped() });
                Some(word.text.parse::<u8>().map_err(wrong))
            };
            let first = next().ok_or((value, Problem::NoValue("error-no-value-rounds")))??;
            self.lists.insert("rounds".to_owned(), json!(first));
            let mut short = Vec::new();
            while let Some(rounds) = next() {
                short.push(rounds?);
            }
            self.lists.insert("short_rounds".to_owned(), json!(short));
            return Ok(());
        }
        if key == "clock" {
            // Of the board and a card that both shorten the game, five rounds are left (compendium,
            // Blueprint Cards: Expansions).
            let what = "error-number-rounds";
            let rounds = value.text.parse::<u8>().ok().filter(|rounds| *rounds > 0);
            let rounds =
                rounds.ok_or_else(|| (value, Problem::Number { what, found: value.clipped() }))?;
            if self.lists.contains_key("rounds") {
                return Err((at, Problem::Twice("rounds".to_owned())));
            }
            self.lists.insert("rounds".to_owned(), json!(rounds));
            self.lists.insert("short_rounds".to_owned(), json!([CLOCK_WITH_EXPANSION]));
            return Ok(());
        }
        let name = if key == "values" { "network_values" } else { key };
        let list = self.lists.entry(name).or_insert_with(|| json!([]));
        // Every entry was made as an array.
        let Value::Array(list) = list else { return Ok(()) };
        let entries = self.entries.entry(key).or_default();
        let mut add = |at: Token<'a>, entry: Value| {
            list.push(entry);
            entries.push((number, line, at));
        };
        let mut kinds: Vec<(Token<'a>, Space, Kind)> = Vec::new();
        match key {
            "exits" => {
                for item in value.split(|c| c == ',') {
                    let words = item.words();
                    let [place, kind] = words[..] else {
                        return Err((item.trimmed(), Problem::Trailing(item.clipped())));
                    };
                    let (space, side) = space_side(place)?;
                    let kind = Kind::ALL
                        .into_iter()
                        .find(|known| kind.is(known.word()))
                        .ok_or((kind, Problem::NoKind))?;
                    add(item.trimmed(), json!({ "space": space, "side": side, "kind": kind }));
                }
            }
            "buildings" => {
                for item in value.split(|c| c == ',') {
                    let words = item.words();
                    let [place, building] = words[..] else {
                        return Err((item.trimmed(), Problem::Trailing(item.clipped())));
                    };
                    let known = ["factory", "village", "university"];
                    let what = "error-name-building";
                    let word =
                        known.into_iter().find(|known| building.is(known)).ok_or_else(|| {
                            (building, Problem::Name { what, found: building.clipped() })
                        })?;
                    add(item.trimmed(), json!({ "space": space(place)?, "building": word }));
                }
            }
            "walls" => {
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    let (space, side) = space_side(item)?;
                    add(item, json!({ "space": space, "side": side }));
                }
            }
            "cities" => {
                let mut last = None;
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    // A kind of line belongs to the city before it.
                    let kind = Kind::ALL.into_iter().find(|known| item.is(known.word()));
                    match (kind, last) {
                        (Some(kind), Some(city)) => kinds.push((item, city, kind)),
                        _ => {
                            let city = space(item)?;
                            add(item, json!(city));
                            last = Some(city);
                        }
                    }
                }
            }
            "dotted" => {
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    let (space, sides) = space_sides(item)?;
                    add(item, json!({ "space": space, "sides": sides }));
                }
            }
            "given" => {
                for item in value.split(|c| c == ';') {
                    let words = item.split(|c| c.is_whitespace() || c == ',');
                    let Some((&place, route)) = words.split_first() else { continue };
                    let end = words.last().map_or(place.after(), Token::after);
                    let cell = read_cell(route, end, None)?;
                    if let (Some(_), Some(&last)) = (cell.round, route.last()) {
                        return Err((last, Problem::Trailing(last.clipped())));
                    }
                    add(item.trimmed(), json!({ "space": space(place)?, "route": cell.drawing }));
                }
            }
            "dice" => {
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    let (die, copies) = more_dice(item)?;
                    add(item, json!({ "die": die, "copies": copies }));
                }
            }
            "values" => {
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    let what = "error-number-network-points";
                    let points: u16 = item
                        .text
                        .parse()
                        .map_err(|_| (item, Problem::Number { what, found: item.clipped() }))?;
                    add(item, json!(points));
                }
            }
            _ => {
                for item in value.split(|c| c.is_whitespace() || c == ',') {
                    add(item, json!(space(item)?));
                }
            }
        }
        let printed = self.lists.entry("city_kinds").or_insert_with(|| json!([]));
        if let Value::Array(printed) = printed {
            for (at, city, kind) in kinds {
                printed.push(json!({ "space": city, "kind": kind }));
                self.entries.entry("city_kinds").or_default().push((number, line, at));
            }
        }
        Ok(())
    }

    /// The board described, or a known one, named at this place, with what is described instead of
    /// what is printed there.
    pub fn build(
        &mut self,
        base: Option<(Arc<Layout>, At<'a>)>,
    ) -> Result<Layout, Option<Mistake>> {
        let described = std::mem::take(&mut self.lists);
        let mut board = match base {
            Some((known, at)) => {
                self.size_at = Some(at);
                self.size = Some((known.rows(), known.cols()));
                self.name = Some(known.name().to_owned());
                if self.title.is_empty() && known.title() != known.name() {
                    self.title = known.title().to_owned();
                }
                // Layouts are maps of plain values; that cannot fail.
                let known = serde_json::to_value(&*known).unwrap_or_default();
                known.as_object().cloned().unwrap_or_default()
            }
            None => Map::new(),
        };
        board.extend(described);
        // An unreadable size was reported when it was read.
        let (rows, cols) = self.size.ok_or(None)?;
        let name = self.name.take().unwrap_or_else(|| "own".to_owned());
        board.insert("name".to_owned(), json!(name));
        board.insert("title".to_owned(), json!(std::mem::take(&mut self.title)));
        board.insert("rows".to_owned(), json!(rows));
        board.insert("cols".to_owned(), json!(cols));
        board.entry("rounds").or_insert(json!(7));
        board.entry("exits").or_insert(json!([]));
        let classic = || serde_json::to_value(&*Layout::classic()).unwrap_or_default();
        board.entry("network_values").or_insert_with(|| classic()["network_values"].take());
        let wrong = |place, what: Message| {
            let (number, line, at): At<'_> = place?;
            Some(Mistake::at(number, line, at.start, at.end(), Problem::BadLayout(what)))
        };
        let data: LayoutData = serde_json::from_value(Value::Object(board))
            .map_err(|_| wrong(self.size_at, message!("error-json-unfit")))?;
        Layout::try_from(data).map_err(|error| {
            let entry = error.entry().and_then(|(list, entry)| {
                self.entries.get(list).and_then(|entries| entries.get(entry)).copied()
            });
            wrong(entry.or(self.size_at), error.message())
        })
    }
}

fn space(token: Token<'_>) -> Result<Space, (Token<'_>, Problem)> {
    token.text.parse().map_err(|_| (token, Problem::Space(token.clipped())))
}

fn space_side(token: Token<'_>) -> Result<(Space, Side), (Token<'_>, Problem)> {
    let wrong = || (token, Problem::SpaceSide(token.clipped()));
    let side = token.text.chars().next_back().and_then(Side::from_letter).ok_or_else(wrong)?;
    let space = token.text[..token.text.len() - 1].parse().map_err(|_| wrong())?;
    Ok((space, side))
}

/// Reads a space with some of its sides, such as `C4NE`.
fn space_sides(token: Token<'_>) -> Result<(Space, Vec<Side>), (Token<'_>, Problem)> {
    let wrong = || (token, Problem::SpaceSide(token.clipped()));
    let name = token.text.trim_end_matches(|letter| Side::from_letter(letter).is_some());
    // Rows have letters too, but a column number stands between.
    let sides: Vec<Side> = token.text[name.len()..].chars().filter_map(Side::from_letter).collect();
    let space = name.parse().map_err(|_| wrong())?;
    if sides.is_empty() { Err(wrong()) } else { Ok((space, sides)) }
}

/// Reads dice that are rolled besides those of the box, such as `+2A`.
fn more_dice(token: Token<'_>) -> Result<(char, u8), (Token<'_>, Problem)> {
    let read = || {
        let (copies, die) = token.text.strip_prefix('+')?.split_at_checked(1)?;
        let mut letters = die.chars();
        let die = letters.next()?.to_ascii_uppercase();
        let whole = letters.next().is_none() && die.is_ascii_uppercase();
        Some((die, copies.parse::<u8>().ok()?)).filter(|_| whole)
    };
    let what = "error-number-more-dice";
    read().ok_or_else(|| (token, Problem::Number { what, found: token.clipped() }))
}

fn read_size(value: Token<'_>) -> Option<(u8, u8)> {
    let (rows, cols) = value.text.split_once(['x', 'X'])?;
    let number = |text: &str| text.trim().parse().ok().filter(|n| (1..=MAX_SIZE).contains(n));
    number(rows).zip(number(cols))
}

/// Writes the settings that describe a board.
pub(super) fn write_printed(text: &mut String, layout: &Layout) {
    // Layouts are maps of plain values; that cannot fail.
    let data = serde_json::to_value(layout).unwrap_or_default();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let title = word(&data["title"]);
    if !title.is_empty() {
        let _ = writeln!(text, "layout-title: {}", free_text(&title));
    }
    let mut line = |key: &str, separator: &str, items: Vec<String>, always: bool| {
        if items.is_empty() && always {
            text.push_str(key);
            text.push_str(":\n");
        }
        for items in items.chunks(if separator == " " { 20 } else { 6 }) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key}: {}", items.join(separator));
        }
    };
    let list = |key: &str, item: &dyn Fn(&Value) -> String| -> Vec<String> {
        data[key].as_array().into_iter().flatten().map(item).collect()
    };
    line("size", "", vec![format!("{}x{}", layout.rows(), layout.cols())], false);
    let rounds = std::iter::once(layout.rounds()).chain(layout.short_rounds().iter().copied());
    line("rounds", " ", rounds.map(|rounds| rounds.to_string()).collect(), false);
    let exit =
        |v: &Value| format!("{}{} {}", word(&v["space"]), word(&v["side"]), word(&v["kind"]));
    line("exits", ", ", list("exits", &exit), false);
    line("centre", " ", list("centre", &word), false);
    let site = |v: &Value| format!("{} {}", word(&v["space"]), word(&v["building"]));
    line("buildings", ", ", list("buildings", &site), false);
    let wall = |v: &Value| format!("{}{}", word(&v["space"]), word(&v["side"]));
    line("walls", " ", list("walls", &wall), false);
    line("mountains", " ", list("mountains", &word), false);
    let kind = |city: &Value| {
        let printed = data["city_kinds"].as_array().into_iter().flatten();
        printed
            .filter(|printed| printed["space"] == *city)
            .map(|printed| word(&printed["kind"]))
            .next()
    };
    let city =
        |v: &Value| [Some(word(v)), kind(v)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    line("cities", " ", list("cities", &city), false);
    line("labs", " ", list("labs", &word), false);
    let sides =
        |v: &Value| v["sides"].as_array().into_iter().flatten().map(word).collect::<String>();
    let dotted = |v: &Value| format!("{}{}", word(&v["space"]), sides(v));
    line("dotted", " ", list("dotted", &dotted), false);
    let given = |v: &Value| format!("{} {}", word(&v["space"]), word(&v["route"]));
    line("given", "; ", list("given", &given), false);
    let dice = |v: &Value| format!("+{}{}", v["copies"], word(&v["die"]));
    line("dice", " ", list("dice", &dice), false);
    line("values", " ", list("network_values", &|v| v.to_string()), true);
}
