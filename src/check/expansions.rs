//! What holds for every expansion: known marks, true faces, no more pieces than dice.

use crate::board::{Building, Cell, Layout, Mark, Message, Place, Sketch, Space, message};
use crate::expansion::{
    BLANK, EXPANSIONS, Piece, attached, dealt, dealt_with, drawable, fills, mark_spec, noted_spec,
    pieces,
};
use crate::rules::Ruleset;
use crate::rules::catalogue::{SPECIALS_PER_GAME, UNIVERSITY_MARKS, identify};
use crate::rules::contract::{Expansion, Face, Finding, MarkAt, MarkSpec, Shows, Statute};

static KNOWN_MARKS: Statute = Statute { key: "rule-known-marks" };

static ROUNDS: Statute = Statute { key: "rule-rounds" };

static KNOWN_NOTES: Statute = Statute { key: "rule-known-notes" };

static TRACK_NOTES: Statute = Statute { key: "rule-track-notes" };

static UPON: Statute = Statute { key: "rule-marks-upon" };

static WHOLE: Statute = Statute { key: "rule-whole" };

static BLOCKED: Statute = Statute { key: "rule-blocked" };

static NO_WALLS: Statute = Statute { key: "rule-no-walls" };

static NO_MOUNTAINS: Statute = Statute { key: "rule-no-mountains" };

static NO_BLUEPRINT: Statute = Statute { key: "rule-no-blueprint" };

static DICE: Statute = Statute { key: "rule-expansion-dice" };

/// Everything in play that an expansion's rules do not allow, in the order of the expansions.
pub fn check(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Finding> {
    let mut found = Vec::new();
    for (mark, amount) in sketch.marks() {
        check_mark(sketch, ruleset, mark, amount, &mut found);
        check_mark_round(sketch, ruleset, mark, &mut found);
    }
    check_upon(sketch, ruleset, &mut found);
    for (word, number) in sketch.all_noted() {
        check_noted(ruleset, word, number, &mut found);
    }
    check_whole(sketch, &mut found);
    check_layer(sketch, ruleset, &mut found);
    if !ruleset.expansions.is_empty() {
        let graph = ruleset.graph(sketch);
        for &expansion in &ruleset.expansions {
            if expansion.shuns_walls() && !sketch.layout().walls().is_empty() {
                found.push(Finding::at(
                    &NO_WALLS,
                    [],
                    message!("fact-walls", expansion = expansion),
                ));
            }
            let layout = sketch.layout();
            let epic = !layout.mountains().is_empty()
                || !layout.dotted().is_empty()
                || !layout.cities().is_empty();
            if expansion.shuns_mountains() && epic {
                let what = message!("fact-mountains", expansion = expansion);
                found.push(Finding::at(&NO_MOUNTAINS, [], what));
            }
            let card = !layout.walls().is_empty() || !layout.given().is_empty();
            if expansion.plan(sketch).is_some() && card {
                let what = message!("fact-blueprint", expansion = expansion);
                found.push(Finding::at(&NO_BLUEPRINT, [], what));
            }
            let mut pieces = pieces(expansion, sketch, &mut found);
            pieces.extend(attached(expansion, sketch));
            supply(expansion, sketch, ruleset, &pieces, &mut found);
            expansion.check(sketch, ruleset, &graph, &mut found);
        }
    }
    found
}

fn check_mark(
    sketch: &Sketch,
    ruleset: &Ruleset,
    mark: &Mark,
    amount: u8,
    found: &mut Vec<Finding>,
) {
    let layout = sketch.layout();
    let owner = mark_spec(&mark.word).map(|(owner, _)| owner);
    let mut say = |what: Message| {
        let finding = Finding::over(&KNOWN_MARKS, vec![mark.at], what);
        found.push(match owner {
            Some(owner) => finding.of(owner),
            None => finding,
        });
    };
    match mark_spec(&mark.word) {
        None => {
            say(message!("fact-no-mark", word = &mark.word));
        }
        Some((owner, spec)) => {
            if !ruleset.expansions.iter().any(|played| played.id() == owner.id()) {
                say(message!("fact-not-in-play", mark = spec, expansion = owner));
            } else if !spec.at.is_on(mark.at, layout) {
                let form = right_form(spec, mark.at, layout);
                let why = why_not(spec.at, mark.at, layout);
                say(message!("fact-wrong-place", mark = spec, why = why, form = form));
            } else if amount > spec.most {
                say(message!("fact-too-many-marks", mark = spec, count = amount, most = spec.most));
            } else if spec.at != MarkAt::Line
                && !spec.is_outside(mark.at)
                && let Place::Space(space) | Place::Side(space, _) = mark.at
                && layout.is_blocked(space)
                && !stands_on_print(owner, spec, layout, space)
                && !goes_with_route(owner, spec, sketch, space)
            {
                let what = match owner.on_mountains().contains(&spec.word) {
                    true => message!("fact-mark-city", mark = spec),
                    false => message!("fact-mark-blocked", mark = spec),
                };
                found.push(Finding::over(&BLOCKED, vec![mark.at], what));
            }
        }
    }
}

/// Whether a mark is one of those that may be drawn on a mountain, or else on a city, wherever such is
/// printed (compendium, Epic Board: Expansion Interactions and Specific Expansion Rules).
fn stands_on_print(owner: &dyn Expansion, spec: &MarkSpec, layout: &Layout, at: Space) -> bool {
    let words = match layout.cities().contains(&at) {
        true => owner.on_cities(),
        false => owner.on_mountains(),
    };
    words.contains(&spec.word)
}

/// A further board is one of an expansion in play.
fn check_layer(sketch: &Sketch, ruleset: &Ruleset, found: &mut Vec<Finding>) {
    let layer = sketch.layout().layer();
    let owner = EXPANSIONS.iter().find(|one| !layer.is_empty() && one.about().layer == layer);
    let played = |owner: &dyn Expansion| ruleset.expansions.iter().any(|e| e.id() == owner.id());
    if let Some(&owner) = owner.filter(|owner| !played(**owner)) {
        let id = owner.id();
        let what = message!("fact-layer", layer = layer, expansion = owner, id = id);
        found.push(Finding::at(&KNOWN_MARKS, [], what).of(owner));
    }
}

/// A round that is a mark's own is one of the game, as those of spaces are.
fn check_mark_round(sketch: &Sketch, ruleset: &Ruleset, mark: &Mark, found: &mut Vec<Finding>) {
    let rounds = ruleset.rounds(sketch.layout());
    let Some(round) = sketch.mark_round(mark).filter(|round| !(1..=rounds).contains(round)) else {
        return;
    };
    let Some((owner, spec)) = mark_spec(&mark.word) else { return };
    let what = message!("fact-mark-round", mark = spec, round = round, rounds = rounds);
    found.push(Finding::over(&ROUNDS, vec![mark.at], what).of(owner));
}

/// Whether a mark belongs to a route on a dotted mountain: any kind of element that fits the dotted
/// line may be drawn there, and what only changes a space (compendium, Epic Board: Expansion
/// Interactions). What fills a space without a route, or stands on its sides, does not fit the line.
fn goes_with_route(owner: &dyn Expansion, spec: &MarkSpec, sketch: &Sketch, space: Space) -> bool {
    let dotted = sketch.layout().dotted().iter().any(|mountain| mountain.space == space);
    if !dotted || sketch.drawing(space).is_empty() || !spec.fits(Place::Space(space)) {
        return false;
    }
    let shown = |face: &Face| match face.shows {
        Shows::Space { lines, marks } => {
            lines != BLANK && marks.iter().any(|mark| mark.word == spec.word)
        }
        Shows::Attach { mark } => mark == spec.word,
        _ => false,
    };
    !spec.fills || owner.dice().iter().flat_map(|die| die.faces).any(shown)
}

/// What takes its space whole stands there alone.
fn check_whole(sketch: &Sketch, found: &mut Vec<Finding>) {
    let spec = |mark: &Mark| mark_spec(&mark.word);
    let is_whole = |mark: &Mark| spec(mark).is_some_and(|(e, s)| e.whole().contains(&s.word));
    for (mark, _) in sketch.marks().filter(|(mark, _)| is_whole(mark)) {
        let (Place::Space(space), Some((owner, own))) = (mark.at, spec(mark)) else { continue };
        if !sketch.drawing(space).is_empty() {
            let what = message!("fact-whole-lines", mark = own);
            found.push(Finding::at(&WHOLE, [space], what).of(owner));
        }
        let beside = sketch.marks().find(|(other, _)| {
            let here = matches!(other.at, Place::Space(at) | Place::Side(at, _) if at == space);
            // Of two that are both whole, the first speaks for both.
            here && fills(other) && *other != mark && !(is_whole(other) && *other < mark)
        });
        if let Some((_, other)) = beside.and_then(|(other, _)| spec(other)) {
            let what = message!("fact-whole-mark", mark = own, other = other);
            found.push(Finding::at(&WHOLE, [space], what).of(owner));
        }
    }
}

/// What comes onto a route is no older than the route.
fn check_upon(sketch: &Sketch, ruleset: &Ruleset, found: &mut Vec<Finding>) {
    for (mark, _) in sketch.marks() {
        let (Place::Space(space) | Place::Side(space, _)) = mark.at else { continue };
        let owners = ruleset.expansions.iter();
        let upon = owners.flat_map(|expansion| expansion.about().upon).any(|w| *w == mark.word);
        let Some((owner, spec)) = mark_spec(&mark.word).filter(|_| upon) else { continue };
        if let Some((round, drawn)) = sketch.mark_round(mark).zip(sketch.cell(space).round)
            && round < drawn
        {
            let what = message!("fact-mark-early", mark = spec, round = round, drawn = drawn);
            found.push(Finding::over(&UPON, vec![mark.at], what).of(owner));
        }
    }
}

/// A number beside the grid must be one that is noted, and possible.
fn check_noted(ruleset: &Ruleset, word: &str, number: u8, found: &mut Vec<Finding>) {
    let spec = noted_spec(word);
    let what = match spec {
        None => message!("fact-no-noted", word = word),
        Some((Some(owner), noted)) if !ruleset.expansions.iter().any(|e| e.id() == owner.id()) => {
            message!("fact-noted-not-in-play", noted = noted, expansion = owner)
        }
        Some((_, noted)) if number > noted.most => {
            message!("fact-noted-most", noted = noted, count = number, most = noted.most)
        }
        Some(_) => return,
    };
    found.push(match spec {
        Some((Some(owner), _)) => Finding::at(&KNOWN_NOTES, [], what).of(owner),
        Some((None, _)) => Finding::at(&TRACK_NOTES, [], what),
        None => Finding::at(&KNOWN_NOTES, [], what),
    });
}

/// Why a place is none of these: what it lacks, or what kind of place is asked for.
fn why_not(home: MarkAt, at: Place, layout: &Layout) -> Message {
    let on_board = match at {
        Place::Space(space) | Place::Side(space, _) => layout.contains(space),
        Place::Corner(row, col) => row <= layout.rows() && col <= layout.cols(),
    };
    if !on_board {
        return message!("place-off", place = at);
    }
    match (home, at) {
        (MarkAt::OneOf(homes), _) => {
            let near = homes.iter().find(|home| home.fits(at)).or(homes.first());
            near.map_or(message!("place-in-space"), |home| why_not(*home, at, layout))
        }
        (MarkAt::Exit | MarkAt::Outlet, Place::Side(space, side))
            if layout.neighbour(space, side).is_some() =>
        {
            message!("place-inside", place = at)
        }
        (MarkAt::Exit, Place::Side(..)) => message!("place-no-exit", place = at),
        (MarkAt::Outlet, Place::Side(..)) => message!("place-exit", place = at),
        (MarkAt::City, Place::Space(_)) => message!("place-no-city", place = at),
        (MarkAt::Space | MarkAt::City, _) => message!("place-in-space"),
        (MarkAt::Side, _) => message!("place-on-side"),
        (MarkAt::Line, _) => message!("place-on-line"),
        (MarkAt::Corner, _) => message!("place-at-corner"),
        (MarkAt::Exit, _) => message!("place-at-exit"),
        (MarkAt::Outlet, _) => message!("place-at-outlet"),
    }
}

/// How a mark is written in a file, at or near this place.
pub fn right_form(spec: &MarkSpec, at: Place, layout: &Layout) -> String {
    let space = match at {
        Place::Space(space) | Place::Side(space, _) if layout.contains(space) => space,
        _ => Space::new(0, 0),
    };
    // A board may have none of its places near, or none at all.
    let mut near = std::iter::once(space).chain(layout.spaces());
    let at = near.find_map(|space| spec.at.places_at(space, layout).first().copied());
    let at = at.unwrap_or(Place::Space(space));
    match at {
        Place::Corner(row, col) => format!("mark {}: {row}/{col}", spec.word),
        at => format!("mark {}: {at}", spec.word),
    }
}

/// The pieces that no assignment to the dice of their rounds explains.
fn supply(
    expansion: &'static dyn Expansion,
    sketch: &Sketch,
    ruleset: &Ruleset,
    pieces: &[Piece],
    found: &mut Vec<Finding>,
) {
    let rounds = ruleset.rounds(sketch.layout());
    let room = Instead::of(sketch, ruleset);
    let mut instead = 0;
    let mut by_round: Vec<(Option<u8>, Vec<&Piece>)> = Vec::new();
    for piece in pieces {
        let round = sketch.cell(piece.space).round;
        match by_round.iter_mut().find(|(known, _)| *known == round) {
            Some((_, list)) => list.push(piece),
            None => by_round.push((round, vec![piece])),
        }
    }
    by_round.sort_by_key(|(round, _)| *round);
    for (round, list) in &by_round {
        let Some(round) = *round else { continue };
        let more = without_dice(expansion, ruleset, &shown(list), 1);
        // What is more than a round allows is said of the round.
        instead += more.map_or(0, |more| more.min(room.in_round(round)));
        // One of them may be drawn twice.
        let twice =
            expansion.about().copies.is_some() && drawable(expansion, ruleset, &shown(list));
        if !twice && more.is_none_or(|more| more > room.in_round(round)) {
            let count = list.len();
            let what =
                message!("fact-dice-of-round", count = count, expansion = expansion, round = round);
            found
                .push(Finding::at(&DICE, list.iter().map(|piece| piece.space), what).of(expansion));
        }
    }
    let all: Vec<&Piece> = pieces.iter().collect();
    let more = without_dice(expansion, ruleset, &shown(&all), usize::from(rounds));
    let most = match expansion.instead_spends(ruleset) {
        true => room.in_game(),
        false => usize::from(rounds) + usize::from(room.free),
    };
    let twice = expansion.about().copies.is_some_and(|copies| {
        let noted = sketch.noted(copies.key).unwrap_or(copies.most).min(copies.most);
        dealt_with(expansion, ruleset, &shown(&all), usize::from(rounds), usize::from(noted))
    });
    if !twice && more.is_none_or(|more| more.max(instead) > most) {
        let what = message!(
            "fact-dice-of-game",
            count = all.len(),
            expansion = expansion,
            rounds = rounds
        );
        found.push(Finding::at(&DICE, all.iter().map(|piece| piece.space), what).of(expansion));
    }
}

/// The fewest of these faces that must have been drawn instead of special routes, since so many rounds
/// of dice cannot show them; nothing if that does not explain them.
fn without_dice(
    expansion: &dyn Expansion,
    ruleset: &Ruleset,
    faces: &[&'static Face],
    rounds: usize,
) -> Option<usize> {
    let (instead, own): (Vec<&'static Face>, Vec<&'static Face>) =
        faces.iter().partition(|face| expansion.is_instead(face));
    (0..=instead.len()).find(|&more| {
        let rest: Vec<&Face> = own.iter().chain(&instead[more..]).copied().collect();
        dealt(expansion, ruleset, &rest, rounds)
    })
}

/// How much may have been drawn instead of special routes.
struct Instead {
    /// The special routes drawn in each round whose number is written, and those without a number.
    specials: Vec<Option<u8>>,
    /// Whether one more may be free, by the third university.
    free: bool,
}

impl Instead {
    fn of(sketch: &Sketch, ruleset: &Ruleset) -> Instead {
        let special = |cell: &Cell| identify(&cell.drawing).is_some_and(|route| route.special);
        // Dice that show special routes leave open which were marked off.
        let drawn = sketch.drawn_by_hand().filter(|(_, cell)| special(cell));
        let drawn = drawn.filter(|_| !ruleset.deals_specials()).map(|(_, cell)| cell.round);
        let sites = sketch.layout().buildings().iter();
        let universities = sites.filter(|site| site.building == Building::University);
        let erases = ruleset.expansions.iter().any(|expansion| expansion.erases());
        let seen = universities.filter(|site| erases || !sketch.drawing(site.space).is_empty());
        Instead { specials: drawn.collect(), free: seen.count() >= UNIVERSITY_MARKS }
    }

    fn in_round(&self, round: u8) -> usize {
        let drawn = self.specials.iter().filter(|drawn| **drawn == Some(round)).count();
        (1 + usize::from(self.free)).saturating_sub(drawn)
    }

    fn in_game(&self) -> usize {
        (SPECIALS_PER_GAME + usize::from(self.free)).saturating_sub(self.specials.len())
    }
}

fn shown(pieces: &[&Piece]) -> Vec<&'static Face> {
    pieces.iter().map(|piece| piece.face).collect()
}
