//! The sheet in plain English, line by line, with the board that proves each line.

use super::picture::{Picture, Role};
use crate::board::{Building, End, Place, Sketch, Space};
use crate::score::{
    Assumption, Cause, Contribution, Evidence, Item, LongestRoute, Network, OpenEnd, RulingNote,
    Sheet, SheetLine,
};

/// One line of the sheet, explained.
#[derive(Clone, Debug)]
pub struct Step {
    /// What the line is called.
    pub title: String,
    /// Its points.
    pub points: i32,
    /// What earns them, one sentence each.
    pub sentences: Vec<String>,
    /// The board with what counts marked.
    pub picture: Picture,
}

/// The name of a line for people.
pub fn item_title(item: &Item) -> String {
    match item {
        Item::Networks => "Exits connected".to_owned(),
        Item::Longest(kind) => format!("Longest {}", kind.word()),
        Item::Centre => "Central spaces".to_owned(),
        Item::Villages => "Villages".to_owned(),
        Item::Extra(_, title) => title.clone(),
        Item::Errors => "Errors".to_owned(),
    }
}

/// Names each with its points, the total last.
pub fn sheet_table(sheet: &Sheet) -> Vec<(String, i32)> {
    let lines = &sheet.lines;
    let mut table: Vec<(String, i32)> =
        lines.iter().map(|line| (item_title(&line.item), line.points)).collect();
    table.push(("Total".to_owned(), sheet.total()));
    table
}

/// Walks through the sheet: a step for each line.
pub fn steps(sketch: &Sketch, sheet: &Sheet) -> Vec<Step> {
    sheet.lines.iter().map(|line| step(sketch, sheet, line)).collect()
}

fn step(sketch: &Sketch, sheet: &Sheet, line: &SheetLine) -> Step {
    let mut picture = Picture::new(sketch);
    let sentences = match &line.evidence {
        Evidence::Networks(networks) => {
            for (number, network) in networks.iter().enumerate() {
                light_network(&mut picture, sketch, number, network);
            }
            networks_told(sketch, networks, &sheet.loose)
        }
        Evidence::Route(route) => {
            for (number, pass) in route.passes.iter().enumerate() {
                picture.light(pass.space, Some(pass.strand), Role::Lit);
                picture.note(pass.space, &(number + 1).to_string(), Role::Lit);
            }
            route_told(route)
        }
        Evidence::Spaces(spaces) => {
            for &space in spaces {
                picture.light(space, None, Role::Lit);
                picture.note(space, "+", Role::Lit);
            }
            let printed = sketch.layout().centre().len();
            let places = listed(spaces);
            vec![match spaces.len() {
                0 => format!("Nothing is drawn in the {printed} central spaces."),
                1 => format!("1 of {printed} central spaces is drawn in: {places}."),
                drawn => format!("{drawn} of {printed} central spaces are drawn in: {places}."),
            }]
        }
        Evidence::Buildings(track) => {
            for &space in &track.active {
                picture.light(space, None, Role::Lit);
                picture.note(space, "+", Role::Lit);
            }
            let name = building_name(track.building);
            vec![match track.active.len() {
                0 => format!("No {name} has a station in its space."),
                active => format!(
                    "{active} of {} count: {}. The highest marked value is {}.",
                    track.printed,
                    listed(&track.active),
                    track.points()
                ),
            }]
        }
        Evidence::Ends(errors) => {
            for error in errors {
                picture.flag(error.end, '!', Role::Error);
            }
            match &**errors {
                [] => vec!["Every end meets something or the outer edge.".to_owned()],
                errors => errors.iter().map(error_told).collect(),
            }
        }
        Evidence::Parts(extra) => {
            for part in &extra.parts {
                for &place in &part.places {
                    match place {
                        Place::Space(space) => {
                            picture.light(space, None, Role::Lit);
                            picture.note(space, "+", Role::Lit);
                        }
                        Place::Side(space, side) => {
                            picture.flag(End { space, side }, '+', Role::Lit);
                        }
                        Place::Corner(..) => {}
                    }
                }
            }
            let told = |part: &crate::rules::contract::Part| {
                let places = places_listed(&part.places);
                let at = if places.is_empty() { String::new() } else { format!(" ({places})") };
                format!("{}{at}: {}.", part.what, points(part.points))
            };
            extra.parts.iter().map(told).collect()
        }
    };
    Step { title: item_title(&line.item), points: line.points, sentences, picture }
}

/// Everything one space gives to the score, one sentence each.
pub fn contribution_sentences(sketch: &Sketch, sheet: &Sheet, space: Space) -> Vec<String> {
    let told = |contribution: &Contribution| match contribution {
        Contribution::Network { network, exits } => {
            let name = network_name(*network);
            match exits.len() {
                0 => format!("It belongs to network {name}."),
                exits => {
                    format!("It brings network {name} {}.", counted(exits as i32, "exit"))
                }
            }
        }
        Contribution::Route(kind, passes) => {
            format!("It counts for the longest {kind}: {}.", points(*passes as i32))
        }
        Contribution::Centre => "It is a drawn central space: 1 point.".to_owned(),
        Contribution::Building(building) => {
            format!("It activates its {}.", building_name(*building))
        }
        Contribution::Error(error) => format!("{} That costs 1 point.", error_told(error)),
        Contribution::Extra(extra, part) => {
            let extras = sheet.extras();
            let line = extras.get(*extra);
            let part = line.and_then(|line| line.parts.get(*part));
            match (line, part) {
                (Some(line), Some(part)) => {
                    format!("{}: {}, {}.", line.title, part.what, points(part.points))
                }
                _ => String::new(),
            }
        }
    };
    sheet.contributions(space, sketch.layout()).iter().map(told).collect()
}

/// `1 point`, `3 points`.
fn points(points: i32) -> String {
    counted(points, "point")
}

fn counted(number: i32, word: &str) -> String {
    format!("{number} {word}{}", if number.abs() == 1 { "" } else { "s" })
}

/// Networks are named by letters: a to z, then numbers.
fn network_name(number: usize) -> String {
    match u8::try_from(number) {
        Ok(number) if number < 26 => char::from(b'a' + number).to_string(),
        _ => (number + 1).to_string(),
    }
}

fn light_network(picture: &mut Picture, sketch: &Sketch, number: usize, network: &Network) {
    let role = Role::Network(u8::try_from(number).unwrap_or(u8::MAX));
    let name = network_name(number);
    let mut last = None;
    for &(space, strand) in &network.strands {
        picture.light(space, Some(strand), role);
        if last.replace(space) != Some(space) {
            picture.note(space, &name, role);
        }
    }
    for &exit in &network.exits {
        if let Some(exit) = sketch.layout().exits().get(usize::from(exit)) {
            picture.light_exit(End { space: exit.space, side: exit.side }, role);
        }
    }
}

fn networks_told(sketch: &Sketch, networks: &[Network], loose: &[Network]) -> Vec<String> {
    let mut told = Vec::new();
    if networks.is_empty() {
        told.push("No network reaches an exit.".to_owned());
    }
    let layout = sketch.layout();
    for (number, network) in networks.iter().enumerate() {
        let exits: Vec<String> = network
            .exits
            .iter()
            .map(|&exit| match layout.exits().get(usize::from(exit)) {
                Some(exit) => format!("{}{}", exit.space, exit.side),
                // Cities follow the printed exits.
                None => {
                    let city = usize::from(exit) - layout.exits().len();
                    layout.cities().get(city).map_or_else(String::new, Space::to_string)
                }
            })
            .collect();
        let worth = match network.exits.len() {
            1 => "no points, as one exit connects nothing".to_owned(),
            _ => points(i32::from(network.points)),
        };
        let count = counted(network.exits.len() as i32, "exit");
        told.push(format!(
            "Network {}: {count} ({}), {worth}.",
            network_name(number),
            exits.join(", ")
        ));
    }
    if !loose.is_empty() {
        let spaces: Vec<Space> = loose.iter().flat_map(Network::spaces).collect();
        told.push(format!("Without any exit: {}.", listed(&spaces)));
    }
    told
}

fn route_told(route: &LongestRoute) -> Vec<String> {
    if route.passes.is_empty() {
        return vec![format!("There is no {}.", route.kind)];
    }
    let spaces: Vec<String> = route.passes.iter().map(|pass| pass.space.to_string()).collect();
    let mut line = spaces.join(" → ");
    if route.closed {
        line += &format!(", a ring back to {}", spaces[0]);
    }
    let mut told = vec![format!("{line}: {}.", counted(route.points(), "space"))];
    let mut twice: Vec<Space> = route.passes.iter().map(|pass| pass.space).collect();
    twice.sort_unstable();
    let mut again: Vec<Space> =
        twice.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    again.dedup();
    if !again.is_empty() {
        told.push(format!("It passes {} twice, and each pass counts.", listed(&again)));
    }
    if !route.proven {
        told.push("The board is too large to prove that no longer one exists.".to_owned());
    }
    told
}

fn error_told(error: &OpenEnd) -> String {
    let OpenEnd { end, cause } = error;
    let why = match cause {
        Cause::Open => "meets nothing",
        Cause::Clash => "meets a line of another kind",
        Cause::WrongExit => "ends at an exit of another kind",
        Cause::DeadEnd => "is the closed end of a dead end",
        Cause::Expansion => "counts as an error in this expansion",
    };
    format!("{end} {why}.")
}

/// What a score took for granted on a board that breaks a rule.
pub(super) fn assumption_told(assumption: &Assumption) -> String {
    match assumption {
        Assumption::Clash(end) => {
            format!("At {end} two kinds meet without a station; they are scored as not connected.")
        }
        Assumption::WrongExit(end) => {
            format!("At {end} a line meets an exit of another kind; it does not reach that exit.")
        }
    }
}

/// A ruling that matters here: its question, the answer followed, what the others would give.
pub fn ruling_sentence(note: &RulingNote) -> String {
    let answers = note.ruling.answers;
    let mut told =
        format!("{} Here `{}={}`", note.ruling.question, note.ruling.key, answers[note.answer]);
    told += &format!(" ({}; {}).", answers[note.answer].meaning, answers[note.answer].source);
    for other in &note.others {
        let answer = &answers[other.answer];
        let lines: Vec<String> = other
            .lines
            .iter()
            .map(|(item, points)| format!("{} {points}", item_title(item).to_lowercase()))
            .collect();
        told += &format!(
            " With `{}` ({}; {}) it would be {}: total {}.",
            answer.key,
            answer.meaning,
            answer.source,
            lines.join(", "),
            other.total
        );
    }
    told
}

fn building_name(building: Building) -> &'static str {
    match building {
        Building::Factory => "factory",
        Building::Village => "village",
        Building::University => "university",
    }
}

fn listed(spaces: &[Space]) -> String {
    spaces.iter().map(Space::to_string).collect::<Vec<_>>().join(", ")
}

fn places_listed(places: &[Place]) -> String {
    let name = |place: &Place| match *place {
        Place::Space(space) => space.to_string(),
        Place::Side(space, side) => format!("{space}{side}"),
        Place::Corner(row, col) => format!("corner {row}/{col}"),
    };
    places.iter().map(name).collect::<Vec<_>>().join(", ")
}
