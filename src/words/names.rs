//! Names of what stands on a board, on its sheet and in its rules.

use super::Language;
use crate::board::{Drawing, Kind, Side, Strand, Value, message};
use crate::check::Rule;
use crate::game::When;
use crate::rules::Ruling;
use crate::rules::catalogue::{self, Route};
use crate::score::Item;

impl Language {
    /// What a drawing shows, such as `T-junction highway`.
    pub fn drawing(self, drawing: &Drawing) -> String {
        if drawing.is_empty() {
            return self.t("space-empty");
        }
        match catalogue::identify(drawing) {
            Some(route) => {
                let over = drawing.strands().iter().filter(|strand| strand.is_laid_over());
                let told = std::iter::once(self.name_of(route)).chain(self.lines(over));
                told.collect::<Vec<_>>().join(", ")
            }
            None => self.lines(drawing.strands()).join(", "),
        }
    }

    /// Lines that have no name: their kinds with the sides that they reach.
    fn lines<'a>(self, strands: impl IntoIterator<Item = &'a Strand>) -> Vec<String> {
        let mut told = Vec::new();
        for strand in strands {
            for kind in Kind::ALL {
                let ends = strand.ends().filter(|(_, shown)| *shown == kind);
                let sides: Vec<Side> = ends.map(|(side, _)| side).collect();
                if !sides.is_empty() {
                    let values =
                        [("kind", self.name_of(kind).into()), ("sides", Value::list(sides))];
                    told.push(self.with("space-lines", &values));
                }
            }
            if strand.has_station() {
                told.push(self.t("space-station"));
            }
        }
        told
    }

    /// The name of anything that has one: a route, a side, a kind, an expansion, a mark, a face.
    pub fn name_of(self, thing: impl Into<Value>) -> String {
        self.value(&thing.into())
    }

    /// The name of a line of the sheet.
    pub fn item(self, item: &Item) -> String {
        self.t(&item_key(item))
    }

    /// Where the rulebooks say what a line of the sheet earns.
    pub fn item_source(self, item: &Item) -> String {
        self.form(&item_key(item), "source")
    }

    /// Routes one after the other, or that there is none.
    pub fn routes(self, routes: &[&'static Route]) -> String {
        if routes.is_empty() { self.t("nothing") } else { self.value(&routes.into()) }
    }

    /// When a player met a goal.
    pub fn when(self, when: &When) -> String {
        self.tell(&match *when {
            When::Round(round) => message!("when-round", round = round),
            When::Between(first, last) => message!("when-between", first = first, last = last),
            When::Never => message!("when-never"),
            When::Untold => message!("when-untold"),
        })
    }

    /// The points for a goal, which may be open.
    pub fn goal_points(self, points: Option<i32>) -> String {
        self.tell(&match points {
            Some(points) => message!("check-goal-points", points = points),
            None => message!("check-goal-open"),
        })
    }

    /// What a goal card asks for; nothing for a card that does not exist.
    pub fn task(self, card: &str) -> String {
        self.find(&format!("goal-{card}")).unwrap_or_default()
    }

    /// A ruling's question.
    pub fn question(self, ruling: &Ruling) -> String {
        self.t(&format!("ruling-{}", ruling.key))
    }

    /// What an answer to a ruling means.
    pub fn answer(self, ruling: &Ruling, index: usize) -> String {
        self.t(&answer_key(ruling, index))
    }

    /// Who answers so.
    pub fn answer_source(self, ruling: &Ruling, index: usize) -> String {
        self.form(&answer_key(ruling, index), "source")
    }

    /// What a rule asks for.
    pub fn rule(self, rule: Rule) -> String {
        self.t(rule.key())
    }

    /// Where the rulebooks say so.
    pub fn rule_source(self, rule: Rule) -> String {
        let page = match rule.expansion() {
            Some(id) => {
                let line = format!("line-{id}");
                let page = self.form(&line, "page");
                if page.is_empty() { self.form(&line, "source") } else { page }
            }
            None => self.t("page-of-expansions"),
        };
        self.form_with(rule.key(), "source", &[("page", page.into())])
    }

    /// A rule that was broken, with its source.
    pub fn rule_told(self, rule: Rule) -> String {
        let values = [("rule", self.rule(rule).into()), ("source", self.rule_source(rule).into())];
        self.with("rule-told", &values)
    }

    /// A rule with its source.
    pub fn rule_and_source(self, rule: Rule) -> String {
        let values = [("rule", self.rule(rule).into()), ("source", self.rule_source(rule).into())];
        self.with("rule-with-source", &values)
    }
}

fn item_key(item: &Item) -> String {
    Value::from(item).key().unwrap_or_default()
}

fn answer_key(ruling: &Ruling, index: usize) -> String {
    let answer = ruling.answers.get(index).map_or("", |answer| answer.key);
    format!("ruling-{}-{answer}", ruling.key)
}

/// The letter of a network, its number once letters have run out.
pub fn letter(network: usize) -> String {
    match u8::try_from(network) {
        Ok(letter @ 0..26) => char::from(b'A' + letter).to_string(),
        _ => (network + 1).to_string(),
    }
}
