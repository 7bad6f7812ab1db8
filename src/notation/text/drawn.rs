//! What is drawn: spaces, grids and marks, on the board the settings name.

use super::super::cell::{read_cell, read_grid_cell, read_round};
use super::super::content::ContentError;
use super::super::file::{BoardFile, missing_die};
use super::super::mistake::{MAX_MISTAKES, Mistake, Problem};
use super::super::token::{Token, clip};
use super::marked::{Marked, begun_mark, read_marks, route_words};
use super::{Body, InPlay, Line, Reader};
use crate::board::{Cell, Layout, MAX_SIZE, Mark, Outline, Place, Side, Sketch, Space};
use crate::check::right_form;
use crate::expansion::{date_mark, mark_spec, mark_words};
use crate::game::{goal, goal_codes, read_die};
use crate::rules::Edition;
use std::collections::BTreeSet;
use std::sync::Arc;

impl<'a> Reader<'a> {
    /// The printed board as a board of its layer.
    fn layout(&mut self) -> Option<Arc<Layout>> {
        let layout = self.printed_board()?;
        let edition = self.file.edition;
        if let (Some(die), Some((line, at))) = (missing_die(edition, &layout), self.dice_at) {
            self.mistake(line, at, ContentError::NoDie { die, edition }.into());
        }
        match self.layer {
            // It was found to be known when it was read.
            Some((_, layer)) => layout.with_layer(layer.text).ok().map(Arc::new),
            None => Some(layout),
        }
    }

    fn printed_board(&mut self) -> Option<Arc<Layout>> {
        let mut base = None;
        if !self.printed.has_size() {
            let Some((line, at)) = self.layout else {
                if let Some((line, at, key)) = self.first_custom {
                    self.mistake(line, at, Problem::NoSize(key));
                    return None;
                }
                return Some(self.file.edition.layout());
            };
            let name = self.printed.name.take().unwrap_or_default();
            let outline = Outline::named(&name);
            let asks = outline.map_or(&[][..], Outline::asks);
            let asks: Vec<&str> =
                asks.iter().copied().filter(|key| !self.seen.contains(key)).collect();
            // A box's name serves as well.
            let shipped = || name.parse::<Edition>().ok().map(Edition::layout);
            let outlined = outline.filter(|_| asks.is_empty());
            let outlined = outlined.map(|outline| Arc::clone(outline.layout()));
            let mut found = Layout::named(&name).or(outlined).or_else(shipped);
            // Somebody may have written the board down.
            if found.is_none() {
                match (self.known)(&name) {
                    Ok(known) => found = known,
                    Err(why) => {
                        self.mistake(line, at, Problem::BadLayout(why));
                        return None;
                    }
                }
            }
            if found.is_none() && !asks.is_empty() {
                self.mistake(line, at, Problem::Outline { name, asks });
                return None;
            }
            match (found, self.first_custom) {
                (None, Some((line, at, key))) => self.mistake(line, at, Problem::NoSize(key)),
                (None, None) => self.mistake(line, at, Problem::Layout(clip(&name))),
                // What else is said of it stands instead of what is printed there.
                (Some(found), Some(_)) => base = Some((found, (line.number, line.text, at))),
                (Some(found), None) => return Some(found),
            }
            base.as_ref()?;
        }
        match self.printed.build(base) {
            Ok(layout) => Some(Arc::new(layout)),
            Err(mistake) => {
                self.mistakes.extend(mistake);
                None
            }
        }
    }

    pub(super) fn finish(mut self) -> Result<BoardFile, Vec<Mistake>> {
        self.check_rulings();
        self.check_in_play();
        let layout = self.layout();
        // Without a layout the spaces are still read, so that their mistakes are told too.
        let known = layout.is_some();
        let layout = layout.unwrap_or_else(|| self.file.edition.layout());
        self.file.sketch = Sketch::new(Arc::clone(&layout));
        for (word, number) in std::mem::take(&mut self.notes) {
            self.file.sketch.note(&word, Some(number));
        }
        let mut given = BTreeSet::new();
        let mut marks: BTreeSet<Mark> = BTreeSet::new();
        let mut dated: Vec<(Line<'a>, Token<'a>, Mark, u8)> = Vec::new();
        let bodies = std::mem::take(&mut self.bodies);
        let mut index = 0;
        while index < bodies.len() && self.mistakes.len() <= MAX_MISTAKES {
            match &bodies[index] {
                Body::Space { line, name, rest } => {
                    let (line, name, rest) = (*line, *name, *rest);
                    match self.space(&layout, known, name, rest, &mut given) {
                        Err((at, problem)) => self.mistake(line, at, problem),
                        Ok(read) => {
                            for (at, mark, amount) in read {
                                if !marks.insert(mark.clone()) {
                                    self.mistake(line, at, Problem::Twice(at.clipped()));
                                }
                                self.file.sketch.set_mark(mark, amount);
                            }
                        }
                    }
                }
                Body::Grid { line, at } => {
                    let rows = bodies[index + 1..]
                        .iter()
                        .map_while(|body| match body {
                            Body::Row { line } => Some(*line),
                            _ => None,
                        })
                        .collect::<Vec<_>>();
                    index += rows.len();
                    self.grid(*line, *at, &rows, known.then_some(&*layout), &mut given);
                }
                // Rows always follow their grid.
                Body::Row { .. } => {}
                Body::Mark { line, word, places } => {
                    let (line, word, places) = (*line, *word, *places);
                    let spec = mark_spec(&word.text.to_ascii_lowercase()).map(|(_, spec)| spec);
                    if spec.is_none() {
                        let (found, known) = (word.clipped(), mark_words(word.text));
                        self.mistake(line, word, ContentError::Mark { found, known }.into());
                    }
                    for place in places.split(|c| c.is_whitespace() || c == ',') {
                        let result = dated_place(place, known.then_some(&*layout));
                        let (read, amount, round) = match result {
                            Ok(read) => read,
                            Err(problem) => {
                                // Which of the places it may be, the mark says.
                                let problem = match (problem, spec) {
                                    (Problem::Place(found), Some(spec)) if known => {
                                        let near = Place::Space(Space::new(2, 3));
                                        let form = right_form(spec, near, &layout);
                                        Problem::MarkForm { form, found }
                                    }
                                    (problem, _) => problem,
                                };
                                self.mistake(line, place, problem);
                                if self.mistakes.len() > MAX_MISTAKES {
                                    break;
                                }
                                continue;
                            }
                        };
                        let mut twice = false;
                        for at in read {
                            let mark = Mark { word: word.text.to_ascii_lowercase(), at };
                            twice |= !marks.insert(mark.clone());
                            dated.extend(round.map(|(at, round)| (line, at, mark.clone(), round)));
                            self.file.sketch.set_mark(mark, amount);
                        }
                        if twice {
                            self.mistake(line, place, Problem::Twice(place.clipped()));
                        }
                    }
                    if places.text.is_empty() {
                        self.mistake(line, places, Problem::NoValue("error-no-value-places"));
                    }
                }
            }
            index += 1;
        }
        // The number of a mark in a space is that of the space, which may stand further down.
        for (line, at, mark, round) in dated {
            if !date_mark(&mut self.file.sketch, &mark, round) {
                self.mistake(line, at, Problem::MarkRound(mark.at));
            }
        }
        if self.mistakes.is_empty() {
            return Ok(self.file);
        }
        self.mistakes.sort_by_key(|mistake| (mistake.line, mistake.column));
        if self.mistakes.len() > MAX_MISTAKES {
            self.mistakes.truncate(MAX_MISTAKES);
            if let Some(last) = self.mistakes.last_mut() {
                last.problem = Problem::More;
            }
        }
        Err(self.mistakes)
    }

    /// The rulings of the game and of its expansions are known once all lines are read.
    fn check_rulings(&mut self) {
        let rules = self.file.rules();
        for (line, at, key, answer) in std::mem::take(&mut self.rulings) {
            if let Err(error) = rules.clone().choose(&key, &answer) {
                self.mistake(line, at, error.into());
            }
        }
    }

    /// Goals and die faces are those of the game or of its expansions.
    fn check_in_play(&mut self) {
        let rules = self.file.rules();
        for (line, at, word) in std::mem::take(&mut self.in_play) {
            let problem = match word {
                InPlay::Goal(code) if goal(&code, &rules).is_none() => {
                    ContentError::Goal { found: at.clipped(), known: goal_codes(&rules) }
                }
                InPlay::Goal(_) => continue,
                InPlay::Face(face) => match read_die(&face, &rules) {
                    Ok(_) => continue,
                    Err(why) => ContentError::Face { round: None, found: at.clipped(), why },
                },
            };
            self.mistake(line, at, problem.into());
        }
    }

    fn space(
        &mut self,
        layout: &Layout,
        known: bool,
        name: Token<'a>,
        rest: Token<'a>,
        given: &mut BTreeSet<Space>,
    ) -> Result<Vec<Marked<'a>>, (Token<'a>, Problem)> {
        let space: Space = name.text.parse().map_err(|_| (name, Problem::Space(name.clipped())))?;
        if known {
            on_board(layout, space).map_err(|problem| (name, problem))?;
        }
        if !given.insert(space) {
            return Err((name, Problem::SpaceTwice(space)));
        }
        let words = rest.split(|c| c.is_whitespace() || c == ',');
        let end = words.last().map_or(name.after(), Token::after);
        let (route, marks) = words.split_at(route_words(&words));
        let bridged = self.file.rules().expansions.iter().find_map(|e| e.kinds().first().copied());
        let mut cell = match route {
            [] if !marks.is_empty() => Cell::default(),
            route => read_cell(route, end, bridged).map_err(begun_mark)?,
        };
        let marks = read_marks(space, marks, &mut cell.round)?;
        if !self.file.sketch.set(space, cell) && layout.is_given(space) {
            return Err((name, ContentError::Given(space).into()));
        }
        Ok(marks)
    }

    fn grid(
        &mut self,
        grid: Line<'a>,
        at: Token<'a>,
        lines: &[Line<'a>],
        layout: Option<&Layout>,
        given: &mut BTreeSet<Space>,
    ) {
        let (rows, cols) =
            layout.map_or((MAX_SIZE, MAX_SIZE), |layout| (layout.rows(), layout.cols()));
        let mut seen = BTreeSet::new();
        for &line in lines {
            let cells = line.body.split(|c| c.is_whitespace() || c == '|');
            // A rule, or a row of column numbers.
            let heading = |token: &Token<'_>| {
                token.text.bytes().all(|b| b.is_ascii_digit())
                    || token.text.len() > 1 && token.text.bytes().all(|b| matches!(b, b'-' | b'+'))
            };
            if cells.iter().all(heading) && cells.iter().all(|cell| cell.text != "----") {
                continue;
            }
            let named = cells.first().filter(|token| {
                token.text.len() <= 2 && token.text.bytes().all(|b| b.is_ascii_alphabetic())
            });
            let row = match named {
                Some(token) => {
                    let row = format!("{}1", token.text).parse::<Space>().ok();
                    match row.map(|space| space.row).filter(|&row| row < rows) {
                        Some(row) => row,
                        None => {
                            let last = Space::row_name(rows - 1);
                            let problem = Problem::GridRow { found: token.clipped(), last };
                            self.mistake(line, *token, problem);
                            continue;
                        }
                    }
                }
                None => seen.last().map_or(0, |&last: &u8| last + 1),
            };
            let name = Space::row_name(row);
            if row >= rows {
                let problem = Problem::GridRow {
                    found: line.body.clipped(),
                    last: Space::row_name(rows - 1),
                };
                self.mistake(line, line.body, problem);
                continue;
            }
            if !seen.insert(row) {
                self.mistake(line, line.body, Problem::GridRowTwice(name));
                continue;
            }
            let cells = &cells[usize::from(named.is_some())..];
            if layout.is_some() && cells.len() != usize::from(cols) {
                let extra = cells.get(usize::from(cols)).copied();
                let place = extra.unwrap_or(line.body.after());
                let problem = Problem::GridCells { row: name, found: cells.len(), expected: cols };
                self.mistake(line, place, problem);
            }
            for (&token, col) in cells.iter().zip(0..cols) {
                let space = Space::new(row, col);
                match read_grid_cell(token) {
                    Ok(cell) if cell == Cell::default() => {}
                    Ok(_) if !given.insert(space) => {
                        self.mistake(line, token, Problem::SpaceTwice(space));
                    }
                    Ok(cell) => {
                        if !self.file.sketch.set(space, cell)
                            && self.file.sketch.layout().is_given(space)
                        {
                            self.mistake(line, token, ContentError::Given(space).into());
                        }
                    }
                    Err((at, problem)) => self.mistake(line, at, problem),
                }
            }
        }
        if layout.is_some() && seen.len() < usize::from(rows) {
            let problem = Problem::GridRows { found: seen.len(), expected: rows };
            self.mistake(grid, at, problem);
        }
    }
}

fn on_board(layout: &Layout, space: Space) -> Result<(), Problem> {
    if layout.contains(space) {
        return Ok(());
    }
    let (rows, cols) = (layout.rows(), layout.cols());
    Err(Problem::Outside { space, rows, cols, last: Space::new(rows - 1, cols - 1) })
}

/// Reads a place with its amount, and behind a colon the round it was drawn in.
type DatedPlace<'a> = (Vec<Place>, u8, Option<(Token<'a>, u8)>);

fn dated_place<'a>(token: Token<'a>, layout: Option<&Layout>) -> Result<DatedPlace<'a>, Problem> {
    let Some((place, number)) = token.split_at(':') else {
        return read_place(token, layout).map(|(places, amount)| (places, amount, None));
    };
    let (places, amount) = read_place(place, layout)?;
    let round = read_round(number).map_err(|(_, problem)| problem)?;
    Ok((places, amount, Some((number, round))))
}

/// Reads `C4`, `C4N` or `0/3`, each with an amount such as `x2`.
fn read_place(token: Token<'_>, layout: Option<&Layout>) -> Result<(Vec<Place>, u8), Problem> {
    let wrong = || Problem::Place(token.clipped());
    let text = token.text.to_ascii_uppercase();
    let (place, amount) = match text.rsplit_once('X') {
        Some((place, amount))
            if !place.is_empty() && amount.starts_with(|c: char| c.is_ascii_digit()) =>
        {
            (place, amount.parse::<u8>().ok().filter(|&n| n > 0).ok_or_else(wrong)?)
        }
        _ => (&*text, 1),
    };
    if let Some((row, col)) = place.split_once('/') {
        let number = |text: &str| text.parse::<u8>().ok().filter(|&n| n <= MAX_SIZE);
        let (row, col) = number(row).zip(number(col)).ok_or_else(wrong)?;
        if layout.is_some_and(|layout| row > layout.rows() || col > layout.cols()) {
            return Err(wrong());
        }
        return Ok((vec![Place::Corner(row, col)], amount));
    }
    let name = place.trim_end_matches(|letter| Side::from_letter(letter).is_some());
    // Rows have letters too, but a column number stands between.
    let sides: Vec<Side> = place[name.len()..].chars().filter_map(Side::from_letter).collect();
    let space: Space = name.parse().map_err(|_| wrong())?;
    if let Some(layout) = layout {
        on_board(layout, space)?;
    }
    if sides.is_empty() {
        return Ok((vec![Place::Space(space)], amount));
    }
    Ok((sides.into_iter().map(|side| Place::Side(space, side)).collect(), amount))
}
