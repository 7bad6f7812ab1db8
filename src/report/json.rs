//! The JSON that programs read: one object for each board.
//!
//! Every object of a score has these fields, in this order:
//!
//! | field | holds |
//! | --- | --- |
//! | `inkspector` | version of this form, 1 |
//! | `file` | where the board came from, if from a file |
//! | `title`, `player` | as the file says, if it does |
//! | `layer` | which of the player's boards it is, left out if it is the only one |
//! | `edition` | `classic` or `challenge` |
//! | `expansions` | their names, left out if there are none |
//! | `rulings` | the rulings somebody chose, key to answer, left out if there are none |
//! | `networks` | exits of each network that reaches an exit, largest first |
//! | `network_points` | points of all networks |
//! | `longest_highway`, `longest_railway` | their lengths, which are their points |
//! | `centre` | central spaces that count |
//! | `villages` | points of the villages, left out on boards that print none |
//! | `extras` | lines of expansions: `source`, `title`, `points`; left out if there are none |
//! | `lines` | every line of the sheet in its order: `key`, `title`, `points`, `source`; `at_most` where a longest line is not proven; `evidence` (places) if asked for |
//! | `errors` | how many errors, each minus one point |
//! | `total` | the sum |
//! | `total_at_most` | what the total may be at most; left out where every line is proven |
//! | `issues` | what may not be drawn: `kind`, `space`, `side`, `spaces`, `message`, `rule`, `source` each |
//! | `dice_findings` | what dice that are written in the file find beyond the issues, as `audit` tells it; left out if nothing |
//! | `assumptions` | what the score assumed because of issues, in words, left out if nothing |
//! | `other_rulings` | rulings whose other answer changes a number here: `ruling`, `answer`, and `others` with `answer`, `total`, `total_at_most` where a longest line there is not proven, and the changed `lines`; left out if there are none |
//! | `issue_rulings` | rulings whose other answer allows or forbids something here: `ruling`, `answer`, and `others` with `answer` and the issues that are `more` or `fewer` there; left out if there are none |
//! | `disagreements` | numbers the file expects and the score does not confirm: `rulings`, `name`, `expected`, `found`; left out if there are none |
//! | `doubts` | for a photo, the spaces that could not be read for sure |
//! | `mirrored` | true for a photo seen in a mirror, read mirrored back; left out otherwise |
//! | `written` | for a photo that shows its flap, what was written there, held against what is proven: see [`WrittenForm`] |
//! | `evidence` | where each number comes from, only if asked for |
//!
//! `evidence` holds `networks` (each `exits`, `spaces`, `points`), `longest_highway` and
//! `longest_railway` (the spaces passed, in order), `centre`, `villages`, `universities` (spaces)
//! and `errors` (space and side, such as `C4N`).

use super::expected::{Disagreement, disagreements};
use super::found::{FindingForm, IssueForm};
use super::ruled::IssueRulingForm;
use super::words::{assumption_told, line_source, steps};
use super::written::WrittenForm;
use crate::board::{Kind, Place, Sketch, Space};
use crate::check::{Issue, rulings};
use crate::notation::{BoardFile, FORMAT};
use crate::rules::Ruleset;
use crate::score::{Evidence, Item, LongestRoute, Network, RulingNote, Sheet, SheetLine};
use crate::words::Language;
use serde::Serialize;
use std::collections::BTreeMap;

/// The score of one board in JSON; see the page of this module for each field.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct ScoreForm {
    pub inkspector: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub player: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub layer: String,
    pub edition: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub expansions: Vec<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rulings: BTreeMap<&'static str, &'static str>,
    pub networks: Vec<usize>,
    pub network_points: i32,
    pub longest_highway: i32,
    pub longest_railway: i32,
    pub centre: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub villages: Option<i32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<ExtraForm>,
    /// Every line in the order of the sheet.
    pub lines: Vec<LineForm>,
    pub errors: usize,
    pub total: i32,
    /// What the total is at most, where a longest line is not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
    pub issues: Vec<IssueForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice_findings: Vec<FindingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumptions: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_rulings: Vec<RulingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub issue_rulings: Vec<IssueRulingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disagreements: Vec<Disagreement>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubts: Option<Vec<Space>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mirrored: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<WrittenForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<EvidenceForm>,
}

/// A line that an expansion adds.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct ExtraForm {
    pub source: &'static str,
    pub title: String,
    pub points: i32,
}

/// A ruling whose other answer changes a number.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct RulingForm {
    pub ruling: &'static str,
    pub answer: &'static str,
    pub others: Vec<OtherForm>,
}

/// A line of the sheet.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct LineForm {
    /// `network_points`, `longest_highway`, `longest_railway`, `centre`, `villages`, `errors`; for a
    /// line of an expansion or of goals its `source` stands here.
    pub key: String,
    pub title: String,
    /// Below zero for errors.
    pub points: i32,
    /// Where the rulebooks say so.
    pub source: String,
    /// For a longest line that is not proven to be the longest: no line has more points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Vec<String>>,
}

/// What another answer gives.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct OtherForm {
    pub answer: &'static str,
    pub total: i32,
    /// What the total is at most, where a longest line is not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
    pub lines: BTreeMap<String, i32>,
}

/// Where the numbers come from.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct EvidenceForm {
    pub networks: Vec<NetworkForm>,
    pub longest_highway: Vec<Space>,
    pub longest_railway: Vec<Space>,
    pub centre: Vec<Space>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub villages: Option<Vec<Space>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub universities: Option<Vec<Space>>,
    pub errors: Vec<String>,
}

/// One network.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct NetworkForm {
    pub exits: Vec<String>,
    pub spaces: Vec<Space>,
    pub points: u16,
}

/// A table of several boards.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct CompareForm {
    pub inkspector: u32,
    pub boards: Vec<ScoreForm>,
    pub standings: Vec<StandingForm>,
    pub winners: Vec<String>,
    /// Who may win, where longest lines that are not proven leave it open; `winners` is empty then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_win: Vec<String>,
    /// Whether fewer errors decided between equal totals.
    pub decided_by_errors: bool,
    /// Rulings under whose other answer somebody else wins; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winner_rulings: Vec<WinnerRulingForm>,
    /// Goals that the boards name: their points need round numbers and are left to an audit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals_not_counted: Vec<String>,
}

/// A ruling under whose other answer somebody else wins.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub struct WinnerRulingForm {
    pub ruling: &'static str,
    pub answer: &'static str,
    pub winners: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_win: Vec<String>,
}

/// One player's place.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of this module says what each field holds")]
pub struct StandingForm {
    pub place: usize,
    pub name: String,
    pub total: i32,
    /// What the total is at most, where a longest line is not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
    pub errors: usize,
    /// Their places in `boards`, from 0, if the player has several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<usize>,
}

/// The field that a line of the sheet has in JSON.
pub(super) fn item_field(item: &Item) -> String {
    match item {
        Item::Networks => "network_points".to_owned(),
        Item::Longest(kind) => format!("longest_{}", kind.word()),
        Item::Centre => "centre".to_owned(),
        Item::Villages => "villages".to_owned(),
        Item::Errors => "errors".to_owned(),
        // Part of a key, so that it is the same in every language.
        Item::Extra(..) => Language::En.item(item),
    }
}

fn evidence(file: &BoardFile, sheet: &Sheet) -> EvidenceForm {
    let layout = file.sketch.layout();
    let exit_name = |&exit: &u16| {
        let printed = layout.exits().get(usize::from(exit));
        printed.map(|exit| format!("{}{}", exit.space, exit.side)).or_else(|| {
            // Cities follow the printed exits.
            let city = usize::from(exit).checked_sub(layout.exits().len())?;
            layout.cities().get(city).map(Space::to_string)
        })
    };
    let network = |network: &Network| NetworkForm {
        exits: network.exits.iter().filter_map(exit_name).collect(),
        spaces: network.spaces().collect(),
        points: network.points,
    };
    let passed = |route: &LongestRoute| route.passes.iter().map(|pass| pass.space).collect();
    EvidenceForm {
        networks: sheet.networks().iter().map(network).collect(),
        longest_highway: passed(sheet.longest(Kind::Highway)),
        longest_railway: passed(sheet.longest(Kind::Railway)),
        centre: sheet.centre().to_vec(),
        villages: sheet.villages().as_ref().map(|track| track.active.clone()),
        universities: sheet.universities.as_ref().map(|track| track.active.clone()),
        errors: sheet.errors().iter().map(|error| error.end.to_string()).collect(),
    }
}

/// A line with the places that earn its points, as `C4`, `C4N` or `corner 0/3`; a line passes its spaces in
/// order.
fn line_form(
    line: &SheetLine,
    sketch: &Sketch,
    sheet: &Sheet,
    with_evidence: bool,
    language: Language,
) -> LineForm {
    let key = match &line.item {
        Item::Extra(source) => (*source).to_owned(),
        item => item_field(item),
    };
    let told = |spaces: &[Space]| spaces.iter().map(Space::to_string).collect();
    let evidence = with_evidence.then(|| match &line.evidence {
        Evidence::Networks(networks) => {
            // A space that two networks pass over and under stands here once.
            let mut spaces: Vec<Space> = networks.iter().flat_map(Network::spaces).collect();
            let mut seen = std::collections::BTreeSet::new();
            spaces.retain(|&space| seen.insert(space));
            told(&spaces)
        }
        Evidence::Route(route) => route.passes.iter().map(|pass| pass.space.to_string()).collect(),
        Evidence::Spaces(spaces) => told(spaces),
        Evidence::Buildings(track) => told(&track.active),
        Evidence::Ends(ends) => ends.iter().map(|open| open.end.to_string()).collect(),
        Evidence::Parts(extra) => {
            extra.parts.iter().flat_map(|part| &part.places).map(Place::to_string).collect()
        }
    });
    let (title, source) = (language.item(&line.item), line_source(sketch, sheet, line, language));
    let at_most = match &line.evidence {
        Evidence::Route(route) if !route.proven() => Some(route.at_most),
        _ => None,
    };
    LineForm { key, title, points: line.points, source, at_most, evidence }
}

fn ruling(note: &RulingNote) -> RulingForm {
    RulingForm {
        ruling: note.ruling.key,
        answer: note.ruling.answers[note.answer].key,
        others: note
            .others
            .iter()
            .map(|other| OtherForm {
                answer: note.ruling.answers[other.answer].key,
                total: other.total,
                total_at_most: (other.at_most > other.total).then_some(other.at_most),
                lines: other.lines.iter().map(|(item, n)| (item_field(item), *n)).collect(),
            })
            .collect(),
    }
}

/// A score in JSON with everything that explains it.
#[derive(Clone, Debug, Serialize)]
pub struct ExplainForm {
    /// The score, with evidence.
    #[serde(flatten)]
    pub score: ScoreForm,
    /// The sheet line by line.
    pub steps: Vec<StepForm>,
}

/// A line of the sheet in words.
#[derive(Clone, Debug, Serialize)]
pub struct StepForm {
    /// What it counts.
    pub title: String,
    /// Its points.
    pub points: i32,
    /// Where the rulebooks say so.
    pub source: String,
    /// Why it has these points.
    pub sentences: Vec<String>,
}

/// The score of a board in JSON, explained line by line.
pub fn explain_form(
    file: &BoardFile,
    rules: &Ruleset,
    sheet: &Sheet,
    issues: &[Issue],
    language: Language,
) -> ExplainForm {
    let steps = steps(&file.sketch, sheet, language).into_iter().map(|step| StepForm {
        title: step.title,
        points: step.points,
        source: step.source,
        sentences: step.sentences,
    });
    let score = score_form(file, rules, sheet, issues, true, language);
    ExplainForm { score, steps: steps.collect() }
}

/// The score of a board in JSON. `with_evidence` adds where each number comes from.
pub fn score_form(
    file: &BoardFile,
    rules: &Ruleset,
    sheet: &Sheet,
    issues: &[Issue],
    with_evidence: bool,
    language: Language,
) -> ScoreForm {
    let chosen = rules.rulings.chosen().iter();
    ScoreForm {
        inkspector: FORMAT,
        file: None,
        title: file.title.clone(),
        player: file.player.clone(),
        layer: file.sketch.layout().layer().to_owned(),
        edition: rules.edition.word(),
        expansions: rules.expansions.iter().map(|expansion| expansion.id()).collect(),
        rulings: chosen.map(|&(ruling, answer)| (ruling.key, ruling.answers[answer].key)).collect(),
        networks: sheet.networks().iter().map(Network::size).collect(),
        network_points: sheet.network_points(),
        longest_highway: sheet.longest(Kind::Highway).points(),
        longest_railway: sheet.longest(Kind::Railway).points(),
        centre: sheet.centre().len(),
        villages: sheet.villages().as_ref().map(|track| track.points()),
        extras: sheet
            .extras()
            .iter()
            .map(|extra| ExtraForm {
                source: extra.source,
                title: language.item(&Item::Extra(extra.source)),
                points: extra.points(),
            })
            .collect(),
        lines: sheet
            .lines
            .iter()
            .map(|line| line_form(line, &file.sketch, sheet, with_evidence, language))
            .collect(),
        errors: sheet.errors().len(),
        total: sheet.total(),
        total_at_most: sheet.unproven().next().map(|_| sheet.total() + sheet.may_lack()),
        issues: issues.iter().map(|issue| IssueForm::of(issue, language)).collect(),
        dice_findings: Vec::new(),
        assumptions: sheet
            .assumptions
            .iter()
            .map(|assumption| language.tell(&assumption_told(assumption)))
            .collect(),
        other_rulings: sheet.rulings.iter().map(ruling).collect(),
        issue_rulings: rulings(&file.sketch, rules)
            .iter()
            .map(|note| IssueRulingForm::of(note, language))
            .collect(),
        disagreements: disagreements(file, rules, sheet, issues.len()),
        doubts: None,
        mirrored: false,
        written: None,
        evidence: with_evidence.then(|| evidence(file, sheet)),
    }
}
