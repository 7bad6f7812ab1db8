//! Everything besides the drawing that a score depends on.

use super::catalogue::{DiceSet, Die, Route, dice, route};
use super::contract::{
    Below, Expansion, Extra, Moved, Plan, Reach, RouteDie, Shown, Through, faces_of,
};
use super::{
    CITY_JOINS, CITY_KIND, Edition, LONGEST, MOUNTAIN_END, RULINGS, Ruling, RulingError, Rulings,
};
use crate::board::{
    Building, BuildingSite, Contact, Drawing, Graph, Kind, Layout, Node, NodeId, Side, Sketch,
    Space,
};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Edition, expansions and rulings in force. The printed board comes with the sketch.
///
/// ```
/// use inkspector::expansion::expansion;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut rules = Ruleset::new(Edition::Classic);
/// assert_eq!(rules.rounds(&Edition::Classic.layout()), 7);
/// rules.expansions.push(expansion("lava").unwrap());
/// assert_eq!(rules.rounds(&Edition::Classic.layout()), 6);
/// ```
#[derive(Clone, Default)]
pub struct Ruleset {
    /// The boxes the game is played with.
    pub edition: Edition,
    /// The rulings somebody chose.
    pub rulings: Rulings,
    /// The expansions played with, in the order of the list of expansions.
    pub expansions: Vec<&'static dyn Expansion>,
}

impl Ruleset {
    /// The rules of an edition without expansions, every ruling at its default.
    pub fn new(edition: Edition) -> Ruleset {
        Ruleset { edition, ..Ruleset::default() }
    }

    /// Rounds of a game on a board with the expansions in play.
    ///
    /// Most expansions shorten a game of 7 rounds to 6; larger boards print shorter games of their
    /// own (compendium, Expansion Breakdown, Giant Board and Epic Board).
    pub fn rounds(&self, layout: &Layout) -> u8 {
        let own = || self.expansions.iter().filter_map(|expansion| expansion.rounds_under(self));
        let usual = Edition::default().layout().rounds();
        let shortening = own().filter(|&rounds| rounds < usual).count();
        let printed = layout.short_rounds();
        if let Some(last) = shortening.min(printed.len()).checked_sub(1) {
            return printed[last];
        }
        let longest = own().filter(|&rounds| rounds > usual).max();
        let shortest = own().filter(|&rounds| rounds < usual).min();
        match (longest, shortest) {
            (Some(longest), _) => layout.rounds().max(longest),
            (None, Some(shortest)) => layout.rounds().min(shortest),
            (None, None) => layout.rounds(),
        }
    }

    /// Whether an expansion in play, other than this one, may erase what is drawn, so that what once
    /// joined something may stand alone.
    pub fn others_erase(&self, id: &str) -> bool {
        self.expansions.iter().any(|expansion| expansion.erases() && expansion.id() != id)
    }

    /// The board with which a game begins: what stands on it before the first round is drawn.
    ///
    /// ```
    /// use inkspector::expansion::expansion;
    /// use inkspector::rules::{Edition, Ruleset};
    /// let mut rules = Ruleset::new(Edition::Classic);
    /// rules.expansions.push(expansion("lava").unwrap());
    /// let board = rules.new_board(&Edition::Classic.layout());
    /// assert_eq!(board.marks().count(), 1, "the first volcano");
    /// assert!(rules.is_untouched(&board));
    /// ```
    pub fn new_board(&self, layout: &Arc<Layout>) -> Sketch {
        let mut sketch = Sketch::new(Arc::clone(layout));
        for expansion in &self.expansions {
            expansion.setup(&mut sketch);
        }
        sketch
    }

    /// Whether nobody has drawn on a board yet.
    pub fn is_untouched(&self, sketch: &Sketch) -> bool {
        sketch.is_empty() || *sketch == self.new_board(sketch.layout())
    }

    /// The graph of a sketch with everything that the expansions in play change: the one graph that
    /// scores, claims, goals and checks read.
    ///
    /// It stands here, below all of them, since `check` and `score` know nothing of each other.
    pub fn graph(&self, sketch: &Sketch) -> Graph {
        let mut graph = Graph::default();
        self.connect(sketch, &mut graph);
        self.amend(sketch, &mut graph);
        graph
    }

    /// Makes a graph that of a sketch with the lines that the rules draw, before anything amends it.
    pub(crate) fn connect(&self, sketch: &Sketch, graph: &mut Graph) {
        graph.rebuild_with(sketch, &self.drawn_by_rules(sketch));
    }

    /// The lines that the rules draw.
    pub(crate) fn drawn_by_rules(&self, sketch: &Sketch) -> Vec<(Space, Drawing)> {
        let all = self.expansions.iter();
        all.flat_map(|expansion| expansion.complete(sketch, self)).collect()
    }

    /// How many error marks a line of points is worth where two players have as many points.
    pub fn error_marks(&self, extra: &Extra) -> usize {
        let own = self.expansions.iter().find(|expansion| expansion.id() == extra.source);
        own.map_or(0, |expansion| expansion.error_marks(extra, self))
    }

    /// The dice of a round: those of the edition, what the printed board adds to them, and the dice of
    /// expansions that take the place of others. Where it is open which die is out, it is the first
    /// that can be.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// use inkspector::rules::{Edition, Ruleset};
    /// let rules = Ruleset::new(Edition::Classic);
    /// assert_eq!(rules.dice(&Layout::classic()).count(), 4);
    /// ```
    pub fn dice(&self, layout: &Layout) -> Cow<'static, DiceSet> {
        if self.expansions.iter().any(|expansion| expansion.is_alone(self)) {
            return Cow::Owned(DiceSet { edition: self.edition, dice: Vec::new() });
        }
        self.dice_beside(layout)
    }

    /// The same, whether or not the game is played without those of the boxes.
    fn dice_beside(&self, layout: &Layout) -> Cow<'static, DiceSet> {
        let own = dice(self.edition);
        if layout.more_dice().is_empty() && !self.replaces_dice() {
            return Cow::Borrowed(own);
        }
        let mut set = self.dice_of_boxes(layout);
        for die in self.replacing_dice() {
            replace(&mut set, die, self.answer(die.ruling));
        }
        Cow::Owned(set)
    }

    /// What the sheet of a board counts.
    pub fn plan(&self, sketch: &Sketch) -> &'static Plan {
        self.own_plan(sketch).unwrap_or(&Plan::BOXES)
    }

    /// What the sheet counts of a board that an expansion has of its own; nothing for others.
    pub fn own_plan(&self, sketch: &Sketch) -> Option<&'static Plan> {
        self.expansions.iter().find_map(|expansion| expansion.plan(sketch))
    }

    /// The layer that a board is taken to lie on although it names none, where it is not the only one of its
    /// player.
    pub fn taken_layer(&self, sketch: &Sketch) -> Option<&'static str> {
        let own = |expansion: &&&dyn Expansion| expansion.plan(sketch).is_some();
        let taken = || self.expansions.iter().find(own).map(|expansion| expansion.about().layer);
        let alone = || self.expansions.iter().any(|expansion| expansion.is_alone(self));
        (sketch.layout().layer().is_empty() && !alone()).then(taken).flatten()
    }

    /// How the rounds of a board are numbered where those of several boards are numbered through.
    pub fn numbered_through(&self, sketch: &Sketch) -> Option<Through> {
        self.expansions.iter().find_map(|expansion| expansion.numbered_through(sketch, self))
    }

    /// The last round number that may be written on a board.
    pub fn last_number(&self, sketch: &Sketch) -> u8 {
        let rounds = self.rounds(sketch.layout());
        self.numbered_through(sketch).map_or(rounds, |through| through.last(rounds))
    }

    /// The answer to the ruling on longest lines in force on a board, and whether it is fixed there,
    /// whatever the game's is.
    pub fn longest_on(&self, sketch: &Sketch) -> (usize, bool) {
        let fixed = self.expansions.iter().find_map(|own| own.longest_on(sketch, self));
        (fixed.unwrap_or_else(|| self.answer(&LONGEST)), fixed.is_some())
    }

    /// The route dice that are drawn on a board: none on one that an expansion has of its own. What is
    /// drawn on any other came of dice, also where the game should have none.
    pub fn dice_on(&self, sketch: &Sketch) -> Cow<'static, DiceSet> {
        match self.own_plan(sketch) {
            Some(_) => Cow::Owned(DiceSet { edition: self.edition, dice: Vec::new() }),
            None if sketch.drawn().next().is_none() => self.dice(sketch.layout()),
            None => self.dice_beside(sketch.layout()),
        }
    }

    /// The dice of expansions in play that take the place of a route die.
    pub fn replacing_dice(&self) -> impl Iterator<Item = &'static RouteDie> + '_ {
        self.expansions.iter().filter_map(|expansion| expansion.replaces())
    }

    /// Whether a die of an expansion takes the place of a route die.
    pub fn replaces_dice(&self) -> bool {
        self.replacing_dice().next().is_some()
    }

    /// Whether a route can be drawn under these rules: the edition has it, or a die shows it that
    /// takes the place of one of the edition's.
    pub fn has(&self, route: &Route) -> bool {
        route.is_in(self.edition) || self.replaced_by(route)
    }

    /// Whether a route die shows a special route, so that not every one on a board was marked off.
    pub fn deals_specials(&self) -> bool {
        super::catalogue::specials().iter().any(|route| self.replaced_by(route))
    }

    /// Whether a die that takes the place of another shows this route.
    pub fn replaced_by(&self, route: &Route) -> bool {
        self.replacing_dice().any(|die| die.faces.iter().any(|(id, _)| *id == route.id))
    }

    /// These rules with every choice of which route dice are out, where that is open; just these rules
    /// if nothing is. A table makes the choice once, for everybody and the whole game (compendium,
    /// Special Die and Separation Die).
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// use inkspector::expansion::expansion;
    /// use inkspector::rules::{Edition, Ruleset};
    /// let mut rules = Ruleset::new(Edition::Classic);
    /// rules.expansions.push(expansion("special").unwrap());
    /// let choices = rules.settled(&Layout::classic());
    /// let dice = |rules: &Ruleset| -> String {
    ///     rules.dice(&Layout::classic()).each().map(|die| die.name).collect()
    /// };
    /// assert_eq!(choices.iter().map(dice).collect::<Vec<_>>(), ["AABS", "AAAS"]);
    /// ```
    pub fn settled(&self, layout: &Layout) -> Vec<Ruleset> {
        let mut found = vec![self.clone()];
        let is_open = |die: &&RouteDie| {
            !take_out(&mut self.dice_of_boxes(layout), die, self.answer(die.ruling))
        };
        for die in self.replacing_dice().filter(is_open) {
            let answers = 1..die.ruling.answers.len();
            let choices = |rules: &Ruleset| -> Vec<Ruleset> {
                answers.clone().map(|answer| rules.with_answer(die.ruling, answer)).collect()
            };
            found = found.iter().flat_map(choices).collect();
        }
        if found.len() == 1 {
            return found;
        }
        // A die that the game lacks, or has no more of, cannot be out.
        let all_out = |rules: &Ruleset| {
            let mut set = rules.dice_of_boxes(layout);
            rules.replacing_dice().all(|die| take_out(&mut set, die, rules.answer(die.ruling)))
        };
        found.retain(all_out);
        if found.is_empty() {
            // More dice come in than can be out: no text knows such a game.
            found.push(self.clone());
        }
        found
    }

    /// The dice of the edition with those that the printed board adds.
    fn dice_of_boxes(&self, layout: &Layout) -> DiceSet {
        let mut set = dice(self.edition).clone();
        for die in &mut set.dice {
            let more = layout.more_dice().iter().filter(|more| more.die == die.name);
            die.copies += more.map(|more| more.copies).sum::<u8>();
        }
        set
    }

    /// Applies to the plain graph of a sketch what the rulings on mountains and cities and the
    /// expansions in play change.
    pub fn amend(&self, sketch: &Sketch, graph: &mut Graph) {
        let layout = &**sketch.layout();
        if self.answer(&MOUNTAIN_END) == 1 {
            excuse_at_mountains(layout, graph);
        }
        if self.answer(&CITY_KIND) == 1 {
            refuse_at_cities(layout, graph);
        }
        if self.answer(&CITY_JOINS) == 1 {
            join_at_cities(layout, graph);
        }
        for expansion in &self.expansions {
            for &kind in expansion.shuns_exits(self) {
                graph.refuse_exits(kind);
            }
            expansion.amend(sketch, self, graph);
        }
    }

    /// Whether what is drawn in a space activates a factory, university or laboratory there: a
    /// highway or railway, or what an expansion says (Challenge rulebooks, Special Buildings).
    pub fn activates(&self, sketch: &Sketch, space: Space) -> bool {
        let drawing = sketch.drawing(space);
        let mut kinds = Side::ALL.into_iter().filter_map(|side| drawing.kind(side));
        kinds.any(Kind::is_box_route)
            || self.expansions.iter().any(|expansion| expansion.activates(sketch, self, space))
    }

    /// The spaces that show, or may show, something drawn onto a route.
    pub fn below(&self, sketch: &Sketch) -> Vec<Below> {
        self.expansions.iter().flat_map(|expansion| expansion.below(sketch, self)).collect()
    }

    /// What was moved in a round, of whose dice of expansions these faces are known.
    pub fn moved(&self, roll: &[Shown]) -> Moved {
        let own = |expansion: &&'static dyn Expansion| faces_of(roll, *expansion);
        let all = self.expansions.iter().map(|expansion| expansion.moved(self, &own(expansion)));
        all.max().unwrap_or_default()
    }

    /// Whether buildings may have been activated more often than the board shows.
    pub fn reopens(&self) -> bool {
        self.expansions.iter().any(|expansion| expansion.reopens(self))
    }

    /// How the expansions in play let spaces be reached.
    pub fn reach(&self, sketch: &Sketch) -> Reach {
        let mut reach = Reach::default();
        for expansion in &self.expansions {
            expansion.reach(sketch, self, &mut reach);
        }
        reach
    }

    /// Index of the answer in force for a ruling.
    pub fn answer(&self, ruling: &'static Ruling) -> usize {
        self.rulings.answer(ruling, self.edition)
    }

    /// The same rules with another answer to one ruling.
    ///
    /// ```
    /// use inkspector::rules::{Edition, LONGEST, Ruleset};
    /// let classic = Ruleset::new(Edition::Classic);
    /// let other = classic.with_answer(&LONGEST, 1);
    /// assert_eq!(LONGEST.answers[classic.answer(&LONGEST)].key, "classic");
    /// assert_eq!(LONGEST.answers[other.answer(&LONGEST)].key, "challenge");
    /// ```
    pub fn with_answer(&self, ruling: &'static Ruling, answer: usize) -> Ruleset {
        let mut changed = self.clone();
        changed.rulings.choose(ruling, answer);
        changed
    }

    /// Whether the answers to a ruling differ in nothing on a sheet but the points of the expansion that
    /// asks it.
    pub(crate) fn changes_points_alone(&self, ruling: &Ruling) -> bool {
        let is = |other: &&Ruling| std::ptr::eq(*other, ruling);
        self.expansions.iter().any(|expansion| expansion.about().points_alone.iter().any(is))
    }

    /// Whether what the rules draw follows from a ruling.
    pub(crate) fn draws_by(&self, ruling: &Ruling) -> bool {
        let is = |other: &&Ruling| std::ptr::eq(*other, ruling);
        self.expansions.iter().any(|expansion| expansion.about().draws_by.iter().any(is))
    }

    /// Whether the answers to a ruling differ in nothing on the sheet of a board: only in what is a
    /// station, where nothing counts them.
    pub(crate) fn changes_idle_stations(&self, sketch: &Sketch, ruling: &Ruling) -> bool {
        let is = |other: &&Ruling| std::ptr::eq(*other, ruling);
        // Another expansion may count stations.
        let [own] = &self.expansions[..] else { return false };
        let counts = |site: &BuildingSite| {
            site.building == Building::Village && own.may_hold_station(sketch, site.space)
        };
        own.about().stations.iter().any(is) && !sketch.layout().buildings().iter().any(counts)
    }

    /// Every ruling that exists under these rules: the core's, then each expansion's.
    pub fn known_rulings(&self) -> Vec<&'static Ruling> {
        let own = self.expansions.iter().flat_map(|expansion| expansion.rulings().iter().copied());
        RULINGS.into_iter().chain(own).collect()
    }

    /// Chooses an answer by the keys that files and commands use.
    ///
    /// ```
    /// use inkspector::rules::{Edition, Ruleset};
    /// let mut rules = Ruleset::new(Edition::Challenge);
    /// rules.choose("longest", "classic").unwrap();
    /// assert!(rules.choose("longest", "maybe").is_err());
    /// assert!(rules.choose("shortest", "classic").is_err());
    /// ```
    pub fn choose(&mut self, key: &str, answer: &str) -> Result<(), RulingError> {
        let known = self.known_rulings();
        self.rulings.choose_named(&known, key, answer)
    }
}

/// Takes the die out that an answer names. Answers whether there was one.
fn take_out(set: &mut DiceSet, die: &RouteDie, answer: usize) -> bool {
    let letter = die.ruling.answers.get(answer).map_or("", |answer| answer.key);
    let named = |own: &&mut Die| letter.eq_ignore_ascii_case(own.name.encode_utf8(&mut [0; 4]));
    let out = set.dice.iter_mut().filter(|own| own.copies > 0).find(named);
    out.map(|out| out.copies -= 1).is_some()
}

/// Puts a die in the place of the one that an answer names, or of the first that can be out.
fn replace(set: &mut DiceSet, die: &RouteDie, answer: usize) {
    let named = take_out(set, die, answer);
    if !named && let Some(first) = set.dice.iter_mut().find(|own| own.copies > 0) {
        first.copies -= 1;
    }
    set.dice.retain(|own| own.copies > 0);
    let faces = die.faces.iter().filter_map(|&(id, count)| Some((route(id)?, count))).collect();
    set.dice.push(Die { name: die.name, copies: 1, faces });
}

/// Excuses the open ends that face a mountain.
fn excuse_at_mountains(layout: &Layout, graph: &mut Graph) {
    let dotted = layout.dotted().iter().map(|mountain| mountain.space);
    let mountains: Vec<Space> = layout.mountains().iter().copied().chain(dotted).collect();
    graph.excuse_facing(layout, |space| mountains.contains(&space));
}

/// Leaves open what ends at a city that is printed with another kind of line.
fn refuse_at_cities(layout: &Layout, graph: &mut Graph) {
    let printed = layout.exits().len();
    for (city, &space) in layout.cities().iter().enumerate() {
        if let Some(kind) = layout.city_kind(space) {
            graph.refuse_city((printed + city) as u16, kind);
        }
    }
}

/// Joins the strands that reach one city.
fn join_at_cities(layout: &Layout, graph: &mut Graph) {
    let printed = layout.exits().len();
    for city in 0..layout.cities().len() {
        let reaches = |node: &Node| {
            let exit = |contact: &Contact| *contact == Contact::Exit((printed + city) as u16);
            node.contacts.iter().any(exit)
        };
        let at: Vec<NodeId> = (graph.nodes().iter().enumerate())
            .filter(|(_, node)| reaches(node))
            .map(|(id, _)| id as NodeId)
            .collect();
        for pair in at.windows(2) {
            graph.join(pair[0], pair[1]);
        }
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expansions: Vec<_> = self.expansions.iter().map(|expansion| expansion.id()).collect();
        f.debug_struct("Ruleset")
            .field("edition", &self.edition)
            .field("rulings", &self.rulings)
            .field("expansions", &expansions)
            .finish()
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.edition == other.edition
            && self.rulings == other.rulings
            && self.expansions.iter().map(|e| e.id()).eq(other.expansions.iter().map(|e| e.id()))
    }
}
