//! What a player wrote on the board's sheet of points, held against what is proven.

use super::unsure::unsure_told;
use super::{Item, Sheet, VILLAGE_TRACK};
use crate::board::{Building, End, Kind, Message, Sketch, Value, message};
use crate::rules::catalogue::{Route, UNIVERSITY_MARKS, specials, tile};
use crate::rules::{Edition, Ruleset};

/// What a player wrote and marked, as far as it is known for sure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenSheet {
    /// Figures of lines that a sheet proves; those of errors count as losses, with or without a minus.
    pub lines: Vec<(Item, i32)>,
    /// Points of an expansion.
    pub expansion: Option<i32>,
    /// Points of goals, whose cards no board shows.
    pub goals: Option<i32>,
    /// What the goal cards of a game's record prove, as part of `beyond`; `None` where nobody knows the
    /// cards, so that goals count as they are written.
    pub goals_proven: Option<i32>,
    /// The total.
    pub total: Option<i32>,
    /// Whether each of the six special routes is marked as used, in the order of the print.
    pub specials: [Option<bool>; 6],
    /// How many dots of the village and of the university track are marked.
    pub tracks: [Option<u8>; 2],
    /// The points in each row of goals, 0 for a blank or a dash.
    pub goal_rows: [Option<i32>; 3],
    /// Words of what could not be read for sure, each with what it may be.
    pub unsure: Vec<Unsure>,
    /// Words of fields that were not seen at all: something may be written in them.
    pub hidden: Vec<&'static str>,
    /// Words of fields that the player left blank.
    pub blank: Vec<&'static str>,
    /// Open ends that bear no mark; `None` where nothing is known of marks.
    pub unmarked: Option<Vec<End>>,
    /// Points that a game's record proves beyond the sheet: goal cards, further boards.
    pub beyond: i32,
    /// How many points more those may be, as far as longest lines are not proven and goals are open.
    pub beyond_lacks: i32,
    /// Whether the drawing is not confirmed everywhere. Then nothing that was written is called
    /// wrong.
    pub open: bool,
}

/// A field that could not be read for sure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsure {
    /// The field's word: `exits`, `total`.
    pub field: &'static str,
    /// What it may be, an empty text where that is nothing; none at all where nothing a game can give
    /// is likely.
    pub readings: Vec<String>,
}

impl WrittenSheet {
    /// Whether nothing at all is known of it.
    pub fn is_empty(&self) -> bool {
        let figures = self.lines.is_empty() && self.expansion.is_none() && self.goals.is_none();
        let rows = self.goal_rows.iter().all(Option::is_none);
        let marks = self.tracks.iter().all(Option::is_none) && rows;
        figures && marks && self.total.is_none() && self.specials.iter().all(Option::is_none)
    }

    /// Whether nobody has begun to write: no figure was read anywhere, nor anything that may be one.
    fn is_untouched(&self) -> bool {
        let points = self.total.or(self.goals).or(self.expansion);
        self.lines.is_empty() && self.unsure.is_empty() && points.is_none()
    }

    /// The same where something may be written in each line of the sheet that is not known: in a photo of
    /// which some could not be read.
    #[must_use]
    pub fn with_the_rest_hidden(mut self, sheet: &Sheet) -> WrittenSheet {
        for line in &sheet.lines {
            let word = field_word(&line.item);
            let known = self.lines.iter().any(|(item, _)| *item == line.item)
                || (word == "expansion" && self.expansion.is_some());
            if !known && !self.hidden.contains(&word) {
                self.hidden.push(word);
            }
        }
        self
    }
}

/// Points that a board's player wrote and the board does not prove, under their words: goals, whose
/// cards no board shows, and an expansion that is not among those played.
pub fn beyond_proof(written: &WrittenSheet, rules: &Ruleset) -> Vec<(&'static str, i32)> {
    let plays = plays(rules);
    [("goals", written.goals), ("expansion", written.expansion)]
        .into_iter()
        .filter(|(name, _)| match *name {
            "goals" => written.goals_proven.is_none(),
            _ => !plays,
        })
        .filter_map(|(name, points)| Some((name, points.filter(|points| *points != 0)?)))
        .collect()
}

fn plays(rules: &Ruleset) -> bool {
    !rules.expansions.is_empty()
}

/// What is said to it, a sentence each: first the total.
///
/// Goals and points of expansions that the board itself does not prove are added as they are written,
/// and never called proven.
pub fn written_told(
    written: &WrittenSheet,
    sheet: &Sheet,
    sketch: &Sketch,
    rules: &Ruleset,
) -> Vec<Message> {
    let mut told = Vec::new();
    if let Some(verdict) = verdict(written, sheet, sketch, rules) {
        told.push(match written.open {
            true => message!("written-open", head = verdict),
            false => verdict,
        });
        for (name, points) in beyond_proof(written, rules) {
            told.push(message!(
                "written-taken",
                name = Value::Name("field", name),
                points = points
            ));
        }
    }
    let blank: Vec<Value> = blank_lines(written, sheet, plays(rules))
        .map(|(field, _)| field)
        .chain(written.blank.iter().copied().filter(|field| *field == "total"))
        .map(|field| Value::Name("field", field))
        .collect();
    if !blank.is_empty() && !written.is_untouched() {
        told.push(message!("written-left-blank", names = Value::List(blank)));
    }
    if !written.open {
        told.extend(special_faults(written, sketch));
        told.extend(track_faults(written, sheet, rules));
        told.extend(rows_of_goals(written));
    }
    told.extend(unsure_told(written, sheet, rules));
    told
}

/// The verdict on the figures, as one sentence: "Written 65, proven 64: one error was overlooked, E4
/// south." `None` where no figure is written.
///
/// ```
/// use inkspector::notation::BoardFile;
/// use inkspector::score::{Item, WrittenSheet, score, verdict};
/// use inkspector::words::Language;
///
/// let file = BoardFile::read("edition: classic\nA2 h.h.\n").unwrap();
/// let rules = file.ruleset().unwrap();
/// let sheet = score(&file.sketch, &rules);
/// let lines = vec![(Item::Errors, 0)];
/// let written = WrittenSheet { lines, total: Some(1), ..WrittenSheet::default() };
/// let told = verdict(&written, &sheet, &file.sketch, &rules).unwrap();
/// let said = "Written 1, proven 0: one error was overlooked, A2 south.";
/// assert_eq!(Language::En.tell(&told), said);
/// ```
pub fn verdict(
    written: &WrittenSheet,
    sheet: &Sheet,
    sketch: &Sketch,
    rules: &Ruleset,
) -> Option<Message> {
    let goals = written.goals.and(written.goals_proven);
    if written.total.is_none() && written.lines.is_empty() && goals.is_none() {
        return None;
    }
    let plays = plays(rules);
    let taken: i32 = beyond_proof(written, rules).iter().map(|(_, points)| points).sum();
    let (own, lacks) = (sheet.total() + written.beyond, sheet.may_lack() + written.beyond_lacks);
    let sum = own + taken;
    let mut faults = faults(written, sheet, sketch, plays, written.beyond + taken);
    let total = written.total.unwrap_or_default();
    let proven = || match taken {
        0 => proven_or_open(own, own + lacks),
        taken => message!("written-beyond", proven = own, beyond = taken).into(),
    };
    let head = |with: &'static str, without: &'static str| {
        let key = if written.total.is_some() { with } else { without };
        Message::new(key, vec![("written", total.into()), ("proven", proven())])
    };
    let agrees = (sum..=sum + lacks).contains(&total);
    if written.total.is_some() && !agrees && lacks == 0 {
        faults.extend(left_over(written, sheet, sketch, plays, total - sum));
    }
    Some(if written.open {
        head("verdict-open", "verdict-open-lines")
    } else if !faults.is_empty() {
        let head = head("verdict-head", "verdict-head-lines");
        message!("verdict-why", head = head, why = one_after_other(faults))
    } else if written.total.is_some() && !agrees {
        head("written-differs", "verdict-lines")
    } else if written.total.is_some() && total != sum {
        head("verdict-possible", "verdict-right-lines")
    } else if written.total.is_none() && unread_lines(written).next().is_some() {
        // Most may stand among those that could not be read.
        let names = written.lines.iter().map(|(item, _)| item_name(item)).collect();
        message!("written-read-right", proven = proven(), names = Value::List(names))
    } else if taken == 0 {
        head("verdict-right", "verdict-right-lines")
    } else {
        head("written-adds-up", "verdict-right-lines")
    })
}

/// What of a wrong total the lines that were read leave over, where others could not be read: it may
/// lie in them. `by` is by how much the total is off.
fn left_over(
    written: &WrittenSheet,
    sheet: &Sheet,
    sketch: &Sketch,
    plays: bool,
    by: i32,
) -> Option<Message> {
    let read = |(item, figure): &(Item, i32)| signed(item, *figure) - sheet.points(item);
    let extra = written.expansion.filter(|_| plays).map_or(0, |own| own - sheet.extra_points());
    let rest = by - written.lines.iter().map(read).sum::<i32>() - extra - goals_off(written);
    let unread: Vec<&'static str> = unread_lines(written).collect();
    if rest == 0 || unread.is_empty() {
        return None;
    }
    let list = |fields: Vec<&'static str>| {
        Value::List(fields.into_iter().map(|field| Value::Name("field", field)).collect())
    };
    let blank: Vec<&str> = blank_lines(written, sheet, plays).map(|(field, _)| field).collect();
    if !blank.is_empty() {
        let (names, blank) = (list(unread), list(blank));
        return Some(message!("written-rest-blank", rest = rest, names = names, blank = blank));
    }
    if let [field] = unread[..]
        && let Some(item) = item_of(field)
    {
        let proven = sheet.points(&item).abs();
        let own = sheet.points(&item) + rest;
        let own = if item == Item::Errors { -own } else { own };
        let unsure = written.unsure.iter().find(|unsure| unsure.field == field);
        let readings = unsure.map_or(&[][..], |unsure| &unsure.readings);
        if !readings.is_empty() && readings.iter().all(|text| text.parse() != Ok(own)) {
            // Nothing that it may be makes up for the difference.
            return None;
        }
        if can_be(&item, own, sketch) {
            let name = item_name(&item);
            return Some(message!("written-implied", name = name, written = own, proven = proven));
        }
    }
    Some(message!("written-rest", rest = rest, names = list(unread)))
}

/// Lines that the player left blank and the board gives something, each with what it gives.
fn blank_lines(
    written: &WrittenSheet,
    sheet: &Sheet,
    plays: bool,
) -> impl Iterator<Item = (&'static str, i32)> {
    let points = move |field: &str| match field {
        "expansion" if plays => sheet.extra_points(),
        "goals" => written.goals_proven.unwrap_or(0),
        field => item_of(field).map_or(0, |item| sheet.points(&item)),
    };
    let blank = written.blank.iter().map(move |field| (*field, points(field)));
    blank.filter(|(_, points)| *points != 0)
}

/// What a total lacks by lines that were left blank: all that are worth something, or one alone.
/// Nothing where that explains none, or more than one could.
fn left_out(written: &WrittenSheet, sheet: &Sheet, plays: bool, by: i32) -> Option<Vec<Message>> {
    let blank: Vec<(&'static str, i32)> = blank_lines(written, sheet, plays).collect();
    let all = blank.iter().map(|(_, points)| points).sum::<i32>() == -by;
    let alone: Vec<_> = blank.iter().copied().filter(|(_, points)| *points == -by).collect();
    let named = match (all, alone.len()) {
        (true, _) if !blank.is_empty() => blank,
        (false, 1) => alone,
        _ => return None,
    };
    let told = named.into_iter().map(|(field, points)| match field {
        "errors" => errors(written, sheet, 0, points.abs()),
        field => message!("verdict-blank", name = Value::Name("field", field), proven = points),
    });
    Some(told.collect())
}

/// Whether a game can give a line so many points, or so many errors.
fn can_be(item: &Item, figure: i32, sketch: &Sketch) -> bool {
    let layout = sketch.layout();
    let value = |exits| i32::from(layout.network_value(exits));
    match item {
        Item::Networks => {
            let (step, most) = (value(2).max(1), value(layout.most_valued()));
            figure == most || ((0..most).contains(&figure) && figure % step == 0)
        }
        Item::Centre => (0..=layout.centre().len() as i32).contains(&figure),
        _ => (0..=layout.area() as i32).contains(&figure),
    }
}

/// Parts of a sentence, divided by semicolons.
fn one_after_other(parts: Vec<Message>) -> Value {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or(message!("none"));
    let all = parts.fold(first, |all, next| message!("written-and", first = all, then = next));
    all.into()
}

fn faults(
    written: &WrittenSheet,
    sheet: &Sheet,
    sketch: &Sketch,
    plays: bool,
    beyond: i32,
) -> Vec<Message> {
    let mut faults = Vec::new();
    for (item, figure) in &written.lines {
        let figure = signed(item, *figure);
        let (points, at_most) = (sheet.points(item), sheet.at_most(item));
        if (points..=at_most).contains(&figure) {
            continue;
        }
        match item {
            Item::Errors => faults.push(errors(written, sheet, figure.abs(), points.abs())),
            Item::Networks => faults.push(exits(sheet, sketch, figure)),
            item => {
                faults.push(message!(
                    "verdict-line",
                    name = item,
                    written = figure,
                    proven = proven_or_open(points, at_most)
                ));
            }
        }
    }
    if plays
        && let Some(points) = written.expansion
        && points != sheet.extra_points()
    {
        faults.push(message!(
            "verdict-line",
            name = Value::Name("field", "expansion"),
            written = points,
            proven = sheet.extra_points()
        ));
    }
    let off = goals_off(written);
    if let (Some(points), Some(proven)) = (written.goals, written.goals_proven)
        && off != 0
    {
        let name = Value::Name("field", "goals");
        faults.push(message!("verdict-line", name = name, written = points, proven = proven));
    }
    let beyond = beyond + off;
    let Some(total) = written.total else { return faults };
    if written.lines.is_empty() && off == 0 {
        // With a total alone, only what the errors cost can be told from the difference.
        let count = i32::try_from(sheet.errors().len()).unwrap_or(0);
        let all_read = unread_lines(written).next().is_none();
        if all_read && count > 0 && total - sheet.total() - beyond == count {
            faults.push(errors(written, sheet, 0, count));
        }
        return faults;
    }
    // Lines that nobody wrote count as they are proven.
    let own = |item: &Item| {
        let line = written.lines.iter().find(|(line, _)| line == item);
        line.map(|(item, figure)| signed(item, *figure))
    };
    // One that was written and could not be read may be any figure, and so may the sum.
    if unread_lines(written).next().is_some() {
        return faults;
    }
    let is_extra = |item: &Item| matches!(item, Item::Extra(_));
    // A flap has one field for all lines of expansions.
    let whole = written.expansion.filter(|_| plays);
    let lines = sheet.lines.iter().filter(|line| !(whole.is_some() && is_extra(&line.item)));
    let sum: i32 = lines.map(|line| own(&line.item).unwrap_or(line.points)).sum();
    let sum = sum + whole.unwrap_or(0) + beyond;
    if sum == total {
        return faults;
    }
    match left_out(written, sheet, plays, total - sum) {
        Some(told) => faults.extend(told),
        None => {
            // What was left blank is not among what is written.
            let blank = blank_lines(written, sheet, plays).map(|(_, points)| points);
            faults.push(message!("verdict-sum", sum = sum - blank.sum::<i32>()));
        }
    }
    faults
}

/// By how much the points written for goals are off what the game's cards prove.
fn goals_off(written: &WrittenSheet) -> i32 {
    let (points, proven) = (written.goals, written.goals_proven);
    points.zip(proven).map_or(0, |(points, proven)| points - proven)
}

/// What a written figure adds to the sum: errors are losses, with or without a minus.
fn signed(item: &Item, figure: i32) -> i32 {
    if *item == Item::Errors { -figure.abs() } else { figure }
}

/// Words of lines in which something may be written that could not be read.
fn unread_lines(written: &WrittenSheet) -> impl Iterator<Item = &'static str> {
    let unsure = written.unsure.iter().map(|unsure| unsure.field);
    unsure.chain(written.hidden.iter().copied()).filter(|field| *field != "total")
}

/// The line of a field's word, if every board proves it.
pub fn item_of(field: &str) -> Option<Item> {
    let item = match field {
        "exits" => Item::Networks,
        "highway" => Item::Longest(Kind::Highway),
        "railway" => Item::Longest(Kind::Railway),
        "centre" => Item::Centre,
        "village" => Item::Villages,
        "errors" => Item::Errors,
        _ => return None,
    };
    Some(item)
}

/// Points, with what they are at most where that is not proven.
fn proven_or_open(points: i32, at_most: i32) -> Value {
    match at_most > points {
        true => message!("total-open", total = points, most = at_most).into(),
        false => points.into(),
    }
}

/// The word of a line, as in [`Unsure::field`].
pub fn field_word(item: &Item) -> &'static str {
    match item {
        Item::Networks => "exits",
        Item::Longest(Kind::Highway) => "highway",
        Item::Longest(_) => "railway",
        Item::Centre => "centre",
        Item::Villages => "village",
        Item::Extra(_) => "expansion",
        Item::Errors => "errors",
    }
}

fn item_name(item: &Item) -> Value {
    Value::Name("field", field_word(item))
}

/// Errors that were miscounted, and which of them bear no mark.
fn errors(written: &WrittenSheet, sheet: &Sheet, counted: i32, found: i32) -> Message {
    if found <= counted {
        return message!("verdict-errors-many", count = counted - found);
    }
    let missed = usize::try_from(found - counted).unwrap_or_default();
    let all: Vec<End> = sheet.errors().iter().map(|open| open.end).collect();
    let places = |ends: &[End]| {
        let told = |end: &End| message!("written-end", space = end.space, side = end.side);
        Value::List(ends.iter().map(|end| Value::from(told(end))).collect())
    };
    match &written.unmarked {
        _ if missed == all.len() => {
            message!("verdict-errors", count = missed, places = places(&all))
        }
        // As many as were overlooked: it is they.
        Some(bare) if bare.len() == missed => {
            message!("verdict-errors", count = missed, places = places(bare))
        }
        // Who marked none has not left these out.
        Some(bare) if bare.len() == all.len() => message!(
            "verdict-errors-bare",
            written = counted,
            proven = found,
            places = places(&all)
        ),
        _ => {
            let places = places(&all);
            message!("verdict-errors-some", count = missed, all = all.len(), places = places)
        }
    }
}

/// Points for exits that are wrong: a wrong column of the table, a network left out, or else.
fn exits(sheet: &Sheet, sketch: &Sketch, figure: i32) -> Message {
    let points = sheet.network_points();
    let layout = sketch.layout();
    let networks = sheet.networks();
    let joined = networks.iter().filter(|network| network.points > 0);
    let count: usize = joined.map(|network| network.size()).sum();
    if usize::try_from(figure) == Ok(count) {
        let (written, proven) = (figure, points);
        return message!("written-not-points", written = written, proven = proven);
    }
    let column = networks.iter().flat_map(|network| {
        let own = i32::from(network.points);
        let size = network.size();
        let beside = [size.checked_sub(1), Some(size + 1)].into_iter().flatten();
        beside.filter(|other| (2..=layout.most_valued()).contains(other)).filter_map(move |other| {
            let value = i32::from(layout.network_value(other));
            (points - own + value == figure).then_some((size, other, value))
        })
    });
    if let Some((size, other, value)) = column.into_iter().next() {
        return message!(
            "written-column",
            written = figure,
            proven = points,
            value = value,
            counted = other,
            exits = size
        );
    }
    let left = networks.iter().find(|network| points - i32::from(network.points) == figure);
    if let Some(network) = left.filter(|network| network.points > 0) {
        return message!(
            "written-left-out",
            written = figure,
            proven = points,
            exits = network.size(),
            value = i32::from(network.points)
        );
    }
    let name = &Item::Networks;
    message!("verdict-line", name = name, written = figure, proven = points)
}

/// The special routes in the order of a flap's squares, from left to right.
pub fn printed_specials(edition: Edition) -> Vec<&'static Route> {
    match edition {
        Edition::Classic => {
            ["S0", "S1", "S2", "S3", "S4", "S5"].into_iter().filter_map(tile).collect()
        }
        Edition::Challenge => specials().iter().collect(),
    }
}

/// Special routes that are crossed and not drawn, or drawn and not crossed.
fn special_faults(written: &WrittenSheet, sketch: &Sketch) -> Vec<Message> {
    let edition = match sketch.layout().buildings() {
        [] => Edition::Classic,
        _ => Edition::Challenge,
    };
    let drawn = |route: &Route| {
        let shape = route.base.shape();
        sketch.drawn().any(|(_, cell)| cell.drawing.shape() == shape)
    };
    let squares = printed_specials(edition).into_iter().zip(written.specials);
    squares
        .filter_map(|(route, used)| {
            let key = match (used?, drawn(route)) {
                (true, false) => "written-crossed",
                (false, true) => "written-drawn",
                _ => return None,
            };
            Some(Message::new(key, vec![("route", route.into())]))
        })
        .collect()
}

/// Tracks of which more or fewer dots are marked than the board activates buildings.
fn track_faults(written: &WrittenSheet, sheet: &Sheet, rules: &Ruleset) -> Vec<Message> {
    let printed = [sheet.villages(), sheet.universities.as_ref()];
    let tracks = printed.into_iter().zip(written.tracks);
    tracks
        .filter_map(|(printed, marked)| {
            let (printed, marked) = (printed?, usize::from(marked?));
            let most = match printed.building {
                Building::University => UNIVERSITY_MARKS,
                _ => VILLAGE_TRACK.len(),
            };
            let active = printed.active.len().min(most);
            // What was erased may have marked more.
            let agrees = marked == active || (rules.reopens() && marked > active);
            let building = printed.building;
            let told =
                || message!("written-track", building = building, marked = marked, active = active);
            (!agrees).then(told)
        })
        .collect()
}

/// Rows of goals that do not add up to what is written for goals. Where all of them are empty, the
/// points stand in the score row alone.
fn rows_of_goals(written: &WrittenSheet) -> Option<Message> {
    let [Some(first), Some(second), Some(third)] = written.goal_rows else { return None };
    let (sum, goals) = (first + second + third, written.goals?);
    let told = || message!("written-goal-rows", sum = sum, written = goals);
    (sum > 0 && sum != goals).then(told)
}
