//! The sheet in plain words, line by line, with the board that proves each line.

use super::picture::{Picture, Role};
use crate::board::{End, Kind, Mark, Message, Place, Side, Sketch, Space, Value, message};
use crate::check::Rule;
use crate::rules::Ruleset;
use crate::rules::contract::Part;
use crate::score::{
    Assumption, Cause, Contribution, Evidence, Item, LongestRoute, Network, OpenEnd, OtherAnswer,
    Sheet, SheetLine, why_not,
};
use crate::words::{Language, letter, sentence};

/// One line of the sheet, explained.
#[derive(Clone, Debug)]
pub struct Step {
    /// What the line is called.
    pub title: String,
    /// Where the rulebooks say what it earns.
    pub source: String,
    /// Its points.
    pub points: i32,
    /// What earns them, one sentence each.
    pub sentences: Vec<String>,
    /// The board with what counts marked.
    pub picture: Picture,
}

/// Names each with its points, the total last.
pub fn sheet_table(sheet: &Sheet, language: Language) -> Vec<(String, i32)> {
    let lines = &sheet.lines;
    let mut table: Vec<(String, i32)> =
        lines.iter().map(|line| (language.item(&line.item), line.points)).collect();
    table.push((language.t("total"), sheet.total()));
    table
}

/// Which longest lines are not proven to be the longest, and how long a line may be at most; a
/// sentence each.
pub fn unproven_told(sheet: &Sheet, language: Language) -> Vec<String> {
    let told = |route: &LongestRoute| {
        let line = language.item(&Item::Longest(route.kind));
        let (points, most) = (route.points(), route.at_most);
        language.tell(&message!("told-line-unproven", line = line, points = points, most = most))
    };
    sheet.unproven().map(told).collect()
}

/// A total, with what it is at most where a longest line is not proven.
pub(super) fn total_told(total: i32, at_most: i32) -> Value {
    if at_most > total {
        message!("total-open", total = total, most = at_most).into()
    } else {
        total.into()
    }
}

/// Walks through the sheet: a step for each line.
pub fn steps(sketch: &Sketch, sheet: &Sheet, language: Language) -> Vec<Step> {
    sheet.lines.iter().map(|line| step(sketch, sheet, line, language)).collect()
}

/// What speaks against a figure that somebody has for a line, and what earns the line's points; a
/// sentence each.
pub fn why_told(
    sketch: &Sketch,
    sheet: &Sheet,
    rules: &Ruleset,
    (item, figure): (&Item, i32),
    language: Language,
) -> Vec<String> {
    let Some(line) = sheet.line(item) else { return Vec::new() };
    let against = why_not(item, figure, sheet, sketch, rules);
    let mut told: Vec<String> = against.iter().map(|told| language.tell(told)).collect();
    // The figure may be what another answer to a ruling gives.
    for note in &sheet.rulings {
        let gives = |other: &&OtherAnswer| other.lines.contains(&(item.clone(), figure));
        for other in note.others.iter().filter(gives) {
            let question = language.question(note.ruling);
            let answer = language.answer(note.ruling, other.answer);
            let values = [
                ("figure", figure.into()),
                ("question", question.into()),
                ("answer", answer.into()),
            ];
            told.push(language.with("why-ruling", &values));
        }
    }
    told.extend(step(sketch, sheet, line, language).sentences);
    told
}

fn step(sketch: &Sketch, sheet: &Sheet, line: &SheetLine, language: Language) -> Step {
    let mut picture = Picture::new(sketch);
    let sentences = match &line.evidence {
        Evidence::Networks(networks) => {
            for (number, network) in networks.iter().enumerate() {
                light_network(&mut picture, sketch, number, network);
            }
            networks_told(sketch, networks, &sheet.loose, language)
        }
        Evidence::Route(route) => {
            for (number, pass) in route.passes.iter().enumerate() {
                picture.light(pass.space, Some(pass.strand), Role::Lit);
                picture.note(pass.space, &(number + 1).to_string(), Role::Lit);
            }
            route_told(route, language)
        }
        Evidence::Spaces(spaces) => {
            for &space in spaces {
                picture.light(space, None, Role::Lit);
                picture.note(space, "+", Role::Lit);
            }
            let printed = sketch.layout().centre().len();
            let (count, spaces) = (spaces.len(), Value::from(spaces));
            let told = message!("told-centre", count = count, printed = printed, spaces = spaces);
            vec![language.tell(&told)]
        }
        Evidence::Buildings(track) => {
            for &space in &track.active {
                picture.light(space, None, Role::Lit);
                picture.note(space, "+", Role::Lit);
            }
            vec![language.tell(&message!(
                "told-villages",
                count = track.active.len(),
                printed = track.printed,
                spaces = &track.active,
                points = track.points()
            ))]
        }
        Evidence::Ends(errors) => {
            for error in errors {
                picture.flag(error.end, '!', Role::Error);
            }
            match &**errors {
                [] => vec![language.t("told-no-errors")],
                errors => errors.iter().map(|error| language.tell(&error_told(error))).collect(),
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
            let told = |part: &Part, aside: bool| {
                let (what, points) = (part.what.clone(), part.points);
                let places = unnamed(part);
                let told = match (places.is_empty(), aside) {
                    (true, true) => message!("told-aside-nowhere", what = what),
                    (false, true) => {
                        message!("told-aside", what = what, places = Value::from(&places))
                    }
                    (true, false) => message!("told-part-nowhere", what = what, points = points),
                    (false, false) => {
                        let places = Value::from(&places);
                        message!("told-part", what = what, places = places, points = points)
                    }
                };
                sentence(&language.tell(&told))
            };
            let aside = extra.aside.iter().map(|part| told(part, true));
            match extra.parts.is_empty() && extra.aside.is_empty() {
                true => {
                    // Some dice have no points of their own.
                    let own = language.form(&format!("line-{}", extra.source), "none");
                    vec![if own.is_empty() { language.t("told-no-parts") } else { own }]
                }
                false => extra.parts.iter().map(|part| told(part, false)).chain(aside).collect(),
            }
        }
    };
    Step {
        title: language.item(&line.item),
        source: line_source(sketch, sheet, line, language),
        points: line.points,
        sentences,
        picture,
    }
}

/// Of how many the mark or line in this space is one, in words, such as the spaces of a lake or the
/// segments of a canyon: those that earn points together, or else those that lie together. None where
/// it stands alone.
pub fn group_told(
    sheet: &Sheet,
    sketch: &Sketch,
    space: Space,
    language: Language,
) -> Option<String> {
    let extras = sheet.extras();
    // What names one of its places, such as a UFO with its sheep, is no group of equals; nor are
    // sides that bear different marks.
    let equals = |part: &&Part| {
        let sides = part.places.iter().filter(|place| matches!(place, Place::Side(..))).count();
        let bear = |word: &str| {
            let mark = |at: &Place| Mark { word: word.to_owned(), at: *at };
            part.places.iter().all(|at| sketch.amount(&mark(at)) > 0)
        };
        let alike = sides == 0 || sketch.marks().any(|(mark, _)| bear(&mark.word));
        alike && unnamed(part).len() == part.places.len()
    };
    let here = |part: &&Part| part.places.iter().any(|place| space_of(place) == Some(space));
    let size = |part: &Part| part.places.len();
    let paid = extras.iter().flat_map(|extra| &extra.parts).filter(|part| part.points > 0);
    let aside = extras.iter().flat_map(|extra| &extra.aside).filter(|part| lies_together(part));
    let paid = paid.filter(equals).filter(here).map(size).max();
    let count = paid.or_else(|| aside.filter(equals).filter(here).map(size).max());
    let count = count.filter(|&count| count > 1)?;
    Some(language.tell(&message!("space-group", count = count)))
}

/// The space that a place is in.
fn space_of(place: &Place) -> Option<Space> {
    match *place {
        Place::Space(space) | Place::Side(space, _) => Some(space),
        Place::Corner(..) => None,
    }
}

/// Whether all places of a part hang together, by sides or corners of their spaces.
fn lies_together(part: &Part) -> bool {
    let spaces: Option<Vec<Space>> = part.places.iter().map(space_of).collect();
    let Some(mut left) = spaces else { return false };
    let mut reached: Vec<Space> = left.pop().into_iter().collect();
    while let Some(from) = reached.pop() {
        let near = |to: &Space| from.row.abs_diff(to.row) <= 1 && from.col.abs_diff(to.col) <= 1;
        reached.extend(left.extract_if(.., |to| near(to)));
    }
    left.is_empty()
}

/// The places of a part that its sentence does not name itself.
fn unnamed(part: &Part) -> Vec<Place> {
    let named =
        |place: &&Place| part.what.values.iter().any(|(_, value)| *value == Value::Place(**place));
    part.places.iter().filter(|place| !named(place)).copied().collect()
}

/// Where the rulebooks say what a line of this very sheet earns: what the line is about, and what
/// the board and its expansions add to that.
pub fn line_source(sketch: &Sketch, sheet: &Sheet, line: &SheetLine, language: Language) -> String {
    let own = |kind: Kind| sheet.lines.iter().any(|line| line.item == Item::Longest(kind));
    // The board of the underground has a table of its own.
    if own(Kind::Pipe) && matches!(line.item, Item::Networks | Item::Centre | Item::Errors) {
        return language.item_source(&Item::Longest(Kind::Pipe));
    }
    let mut sources = vec![language.item_source(&line.item)];
    match &line.evidence {
        Evidence::Networks(_) => {
            if !sketch.layout().cities().is_empty() {
                sources.push(language.rule_source(Rule::Blocked));
            }
            if sheet.loose.iter().any(|network| !network.silent.is_empty()) {
                sources.push(language.form("told-network-silent", "source"));
            }
        }
        Evidence::Ends(errors) => {
            for error in &**errors {
                sources.extend(match error.cause {
                    Cause::Expansion(why) => Some(language.form(why, "source")),
                    _ if kind_at(sketch, error.end) == Some(Kind::River) => {
                        Some(language.item_source(&Item::Extra("river")))
                    }
                    _ => None,
                });
            }
            // What ends at a wall is no error (compendium, Blueprint Cards).
            let layout = sketch.layout();
            let ends = layout.spaces().flat_map(|space| Side::ALL.map(|side| End { space, side }));
            let at_wall = |end: End| layout.has_wall(end.space, end.side);
            if ends.into_iter().any(|end| at_wall(end) && kind_at(sketch, end).is_some()) {
                sources.push(language.form("fixture-wall", "source"));
            }
        }
        _ => {}
    }
    let changed = sheet.changed.iter().filter(|(item, _)| *item == line.item);
    sources.extend(changed.map(|(_, by)| language.item_source(&Item::Extra(by))));
    if shows_superconnection(sketch, &line.evidence) {
        sources.push(language.item_source(&Item::Extra("superconnection")));
    }
    let mut told: Vec<String> = Vec::new();
    for source in sources {
        if !told.contains(&source) {
            told.push(source);
        }
    }
    language.apart(told)
}

/// Whether networks or a longest line run over superconnections, which count as both kinds.
fn shows_superconnection(sketch: &Sketch, evidence: &Evidence) -> bool {
    let shows = |space: Space, strand: u8| {
        let drawing = sketch.drawing(space);
        let strand = drawing.strands().get(usize::from(strand)).copied();
        strand.is_some_and(|strand| strand.ends().any(|(_, kind)| kind == Kind::Superconnection))
    };
    match evidence {
        Evidence::Networks(networks) => {
            networks.iter().flat_map(|one| &one.strands).any(|&(at, strand)| shows(at, strand))
        }
        Evidence::Route(route) => route.passes.iter().any(|pass| shows(pass.space, pass.strand)),
        _ => false,
    }
}

/// The kind of line that ends at a side.
fn kind_at(sketch: &Sketch, end: End) -> Option<Kind> {
    sketch.drawing(end.space).kind(end.side)
}

/// Everything one space gives to the score, one sentence each.
pub fn contribution_sentences(
    sketch: &Sketch,
    sheet: &Sheet,
    space: Space,
    language: Language,
) -> Vec<String> {
    let told = |contribution: &Contribution| {
        let told = match contribution {
            Contribution::Network { network, exits } => {
                let name = network_name(*network);
                match exits.len() {
                    0 => message!("gives-belongs", name = name),
                    exits => message!("gives-exits", name = name, count = exits),
                }
            }
            Contribution::Route(Kind::Railway, passes) => {
                message!("gives-route-railway", points = *passes)
            }
            Contribution::Route(_, passes) => message!("gives-route-highway", points = *passes),
            Contribution::Centre => message!("gives-central"),
            Contribution::Building(building) => message!("gives-building", building = *building),
            Contribution::Error(error) => message!("gives-an-error", error = error_told(error)),
            Contribution::Extra(extra, part) => {
                let extras = sheet.extras();
                let line = extras.get(*extra)?;
                let part = line.parts.get(*part)?;
                let title = language.item(&Item::Extra(line.source));
                let (what, points) = (part.what.clone(), part.points);
                message!("gives-part", title = title, what = what, points = points)
            }
        };
        Some(language.tell(&told))
    };
    sheet.contributions(space, sketch.layout()).iter().filter_map(told).collect()
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

fn networks_told(
    sketch: &Sketch,
    networks: &[Network],
    loose: &[Network],
    language: Language,
) -> Vec<String> {
    let mut told = Vec::new();
    if networks.is_empty() {
        told.push(message!("told-no-network"));
    }
    let layout = sketch.layout();
    let exit = |&exit: &u16| match layout.exits().get(usize::from(exit)) {
        Some(exit) => Some(Value::from(Place::Side(exit.space, exit.side))),
        // Cities follow the printed exits.
        None => {
            let city = usize::from(exit).checked_sub(layout.exits().len())?;
            layout.cities().get(city).map(|&city| message!("told-city", space = city).into())
        }
    };
    for (number, network) in networks.iter().enumerate() {
        let exits = Value::list(network.exits.iter().filter_map(exit));
        let name = network_name(number);
        let hubs = Value::from(&network.members[..]);
        told.push(match network.size() {
            count if !network.members.is_empty() => message!(
                "told-network-hubs",
                name = name,
                count = count,
                exits = exits,
                hubs = hubs,
                points = network.points
            ),
            1 => message!("told-network-alone", name = name, exits = exits),
            count => message!(
                "told-network",
                name = name,
                count = count,
                exits = exits,
                points = network.points
            ),
        });
    }
    for network in loose.iter().filter(|network| is_of_routes(sketch, network)) {
        let spaces: Vec<Space> = network.spaces().collect();
        told.push(match network.silent.is_empty() {
            true => message!("told-loose", spaces = &spaces),
            false => {
                let exits = Value::list(network.silent.iter().filter_map(exit));
                message!("told-network-silent", exits = exits, spaces = &spaces)
            }
        });
    }
    told.iter().map(|told| language.tell(told)).collect()
}

/// Whether lines are routes, which rivers and airways are not, nor lines that are laid over others.
fn is_of_routes(sketch: &Sketch, network: &Network) -> bool {
    network.strands.iter().any(|&(space, strand)| {
        let drawing = sketch.drawing(space);
        let strand = drawing.strands().get(usize::from(strand)).copied();
        strand.is_some_and(|strand| {
            strand.ends().any(|(_, kind)| kind.is_box_route() || kind == Kind::Superconnection)
        })
    })
}

fn route_told(route: &LongestRoute, language: Language) -> Vec<String> {
    let Some(first) = route.passes.first() else {
        return vec![language.t(match route.kind {
            Kind::Railway => "told-no-railway",
            Kind::Pipe => "told-no-pipe",
            Kind::Subway => "told-no-subway",
            _ => "told-no-highway",
        })];
    };
    let spaces: Vec<String> = route.passes.iter().map(|pass| pass.space.to_string()).collect();
    let mut line = Value::from(spaces.join(" → "));
    if route.closed {
        line = message!("told-ring", line = line, first = first.space).into();
    }
    let mut told = vec![message!("told-route", line = line, count = route.passes.len())];
    if route.times > 1 {
        told.push(message!("told-route-times", count = route.times, points = route.points()));
    }
    if route.closed {
        told.push(message!("told-ring-one", first = first.space));
    }
    let mut passed: Vec<Space> = route.passes.iter().map(|pass| pass.space).collect();
    passed.sort_unstable();
    let count = |space: Space| passed.iter().filter(|&&passed| passed == space).count();
    if route.returns() {
        let space = first.space;
        told.push(message!("told-returns", space = space, count = count(space)));
    }
    let mut again = passed.clone();
    again.dedup();
    again.retain(|&space| count(space) > 1 && !(route.returns() && space == first.space));
    let (twice, often): (Vec<Space>, Vec<Space>) =
        again.into_iter().partition(|&space| count(space) == 2);
    if !twice.is_empty() {
        told.push(message!("told-twice", spaces = &twice));
    }
    for space in often {
        told.push(message!("told-often", space = space, count = count(space)));
    }
    if !route.proven() {
        told.push(message!("told-unproven", most = route.at_most));
    }
    told.iter().map(|told| language.tell(told)).collect()
}

fn error_told(error: &OpenEnd) -> Message {
    let end = error.end;
    match error.cause {
        Cause::Open => message!("told-error-open", end = end),
        Cause::Closed => {
            let other = end.space.step(end.side).map_or_else(|| Value::from(""), Value::from);
            message!("told-error-closed", end = end, other = other)
        }
        Cause::Clash => message!("told-error-clash", end = end),
        Cause::WrongExit => message!("told-error-wrong-exit", end = end),
        Cause::DeadEnd => message!("told-error-dead-end", end = end),
        Cause::Expansion(why) => Message::new(why, vec![("end", end.into())]),
    }
}

/// What a score took for granted on a board that breaks a rule.
pub fn assumption_told(assumption: &Assumption) -> Message {
    match *assumption {
        Assumption::Clash { end, shown, met, errors } => {
            message!("assumed-clash", end = end, shown = shown, met = met, errors = errors)
        }
        Assumption::Layer(layer) => message!("assumed-layer", layer = layer),
        Assumption::WrongExit { end, shown, exit, errors } => {
            message!("assumed-wrong-exit", end = end, shown = shown, exit = exit, errors = errors)
        }
    }
}

fn network_name(number: usize) -> String {
    letter(number).to_lowercase()
}
