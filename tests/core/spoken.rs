//! Every issue and every finding is sampled and told in each language. Matches name every kind there is:
//! a new one does not compile until it has a number, and fails until it has a sample.

use super::support::{FINDINGS, finding_number};
use inkspector::board::{Building, Kind, Side, Space, Value};
use inkspector::check::{Issue, IssueKind, NoRoute, Rule};
use inkspector::game::{Finding, FindingKind, Noted, Share};
use inkspector::rules::Edition;
use inkspector::rules::catalogue::{Route, routes};
use inkspector::rules::contract::{self, Statute};
use inkspector::words::Language;
use std::collections::BTreeSet;

static STATUTE: Statute = Statute { key: "rule-lava-joins" };

const ISSUES: usize = 20;

fn issue_number(kind: &IssueKind) -> usize {
    match kind {
        IssueKind::Clash { .. } => 0,
        IssueKind::WrongExit { .. } => 1,
        IssueKind::Blocked => 2,
        IssueKind::NotARoute(NoRoute::NoStation) => 3,
        IssueKind::NotARoute(NoRoute::OtherEdition(_)) => 4,
        IssueKind::NotARoute(NoRoute::Kind(_)) => 5,
        IssueKind::NotARoute(NoRoute::Shape) => 6,
        IssueKind::Island => 7,
        IssueKind::TooEarly { .. } => 8,
        IssueKind::SpecialTwice { .. } => 9,
        IssueKind::TooManySpecials { .. } => 10,
        IssueKind::SpecialsInRound { .. } => 11,
        IssueKind::FreeSpecialMissed => 12,
        IssueKind::TooManyPieces { .. } => 13,
        IssueKind::TooManySpaces { .. } => 14,
        IssueKind::BadRound { .. } => 15,
        IssueKind::RoundInEmptySpace { .. } => 16,
        IssueKind::DrawnTwice { .. } => 17,
        IssueKind::Expansion(_) => 18,
        IssueKind::Dotted => 19,
    }
}

fn route() -> &'static Route {
    &routes()[0]
}

fn issues() -> Vec<IssueKind> {
    let what = inkspector::board::Message::new("fact-trail-alone", Vec::new());
    let kept = "h.h.".parse().unwrap();
    vec![
        IssueKind::Clash { shown: Kind::Highway, met: Kind::Railway },
        IssueKind::Clash { shown: Kind::River, met: Kind::Railway },
        IssueKind::WrongExit { shown: Kind::Highway, exit: Kind::Railway },
        IssueKind::Blocked,
        IssueKind::Dotted,
        IssueKind::NotARoute(NoRoute::NoStation),
        IssueKind::NotARoute(NoRoute::OtherEdition(Edition::Classic)),
        IssueKind::NotARoute(NoRoute::Kind(Kind::River)),
        IssueKind::NotARoute(NoRoute::Shape),
        IssueKind::Island,
        IssueKind::TooEarly { round: 2, joins_in: None },
        IssueKind::TooEarly { round: 2, joins_in: Some(3) },
        IssueKind::SpecialTwice { route: route() },
        IssueKind::TooManySpecials { used: 4, most: 3 },
        IssueKind::SpecialsInRound { round: 2, used: 2, most: 1 },
        IssueKind::FreeSpecialMissed,
        IssueKind::TooManyPieces { round: Some(1), routes: vec![route()], pieces: 2, most: 1 },
        IssueKind::TooManyPieces { round: None, routes: vec![route()], pieces: 2, most: 1 },
        IssueKind::TooManySpaces { drawn: 40, most: 31 },
        IssueKind::BadRound { round: 9, rounds: 7 },
        IssueKind::RoundInEmptySpace { round: 3 },
        IssueKind::DrawnTwice { kept, index: 4, later: "r.r.".parse().unwrap() },
        IssueKind::Expansion(contract::Finding::at(&STATUTE, [Space::new(2, 2)], what)),
    ]
}

fn issue(kind: IssueKind, spaces: usize) -> Issue {
    let spaces = (0..spaces).map(|column| Space::new(2, column as u8)).collect();
    Issue { kind, spaces, side: Some(Side::North), rule: Rule::Contact }
}

fn findings() -> Vec<FindingKind> {
    let drawing = "h.h.".parse().unwrap();
    let goal = || "A".to_owned();
    let share = |player: usize| Share {
        player,
        name: Value::from(["Ada", "Ben"][player]),
        spaces: vec![Space::new(0, 1)],
        drawn: vec![route()],
    };
    let face: Value = (&inkspector::expansion::EXPANSIONS[0].dice()[0].faces[0]).into();
    vec![
        FindingKind::Issue(issue(IssueKind::Island, 1)),
        FindingKind::NotRolled { rolled: vec![route()], drawn: vec![&routes()[1]] },
        FindingKind::FaceNotRolled { rolled: vec![face.clone()], drawn: vec![face] },
        FindingKind::NoRoll { drawn: vec![route()] },
        FindingKind::Undrawn { route: route(), drawing },
        FindingKind::UndrawnWhatever { left: 2, route: route(), drawing },
        FindingKind::Unplaceable { route: route(), rolled: true },
        FindingKind::Unplaceable { route: route(), rolled: false },
        FindingKind::Unconnected,
        FindingKind::Specials { used: 2, most: 1 },
        FindingKind::Timing,
        FindingKind::NotMarkedOff(route()),
        FindingKind::OnlyMarkedOff(route()),
        FindingKind::Spent { route: route(), by: "desert" },
        FindingKind::MarkedOff { used: 4, most: 3 },
        FindingKind::NoNumbers,
        FindingKind::Miscounted { drawn: 0, dice: 4, erased: 0 },
        FindingKind::Miscounted { drawn: 11, dice: 4, erased: 2 },
        FindingKind::Numbers(vec![1, 2]),
        FindingKind::NumbersMissing,
        FindingKind::NotPlayed { last: 5, rounds: 7 },
        FindingKind::Expansions(vec!["lava"]),
        FindingKind::Leaves(vec!["desert"]),
        FindingKind::BadRoll { rolled: vec![route()] },
        FindingKind::Track { building: Building::Village, marked: 1, active: 2 },
        FindingKind::Research { spent: 1, unlocked: 0 },
        FindingKind::Research { spent: 4, unlocked: 3 },
        FindingKind::Pool { edition: Edition::Classic, die: 'A', drawn: 4, most: 3 },
        FindingKind::NoCommonRoll { players: vec![share(0), share(1)] },
        FindingKind::OnLayer {
            layer: "surface".to_owned(),
            kind: Box::new(FindingKind::Issue(issue(IssueKind::Island, 1))),
        },
        FindingKind::Unshown(issue(IssueKind::Island, 1)),
        FindingKind::Missing { dice: 2, erased: 1, rounds: vec![1, 2] },
        FindingKind::Ignored { by: "desert", rounds: vec![2] },
        FindingKind::NoBoard,
        FindingKind::NoGoals,
        FindingKind::Counted { last: 14 },
        FindingKind::NoSuchRound { noted: Noted::Dice, last: 7 },
        FindingKind::NoSuchRound { noted: Noted::Goal(goal()), last: 7 },
        FindingKind::NoSuchRound { noted: Noted::Research, last: 7 },
        FindingKind::UnusedDice { drafted: true },
        FindingKind::UnusedDice { drafted: false },
        FindingKind::NotSolo { players: 2 },
        FindingKind::DraftOnly("star"),
        FindingKind::GoalNotInPlay { code: goal() },
        FindingKind::GoalDeclared { code: goal(), met: None },
        FindingKind::GoalDeclared { code: goal(), met: Some(3) },
    ]
}

/// The words of a text that are its own: not what it quotes, not codes.
fn own_words(text: &str) -> BTreeSet<String> {
    let mut quoted = false;
    let plain: String = text
        .chars()
        .map(|c| {
            quoted = if quoted {
                !matches!(c, '“' | '»' | '”')
            } else {
                matches!(c, '„' | '«' | '“')
            };
            if quoted || !c.is_alphabetic() { ' ' } else { c }
        })
        .collect();
    plain.split_whitespace().map(str::to_lowercase).collect()
}

/// Words that many English sentences hold and no German or French one does.
const ENGLISH: [&str; 19] = [
    "the", "this", "is", "are", "of", "and", "not", "no", "with", "were", "only", "that", "at",
    "drawn", "rolled", "than", "its", "it", "which",
];

fn in_every_language(what: &str, told: impl Fn(Language) -> String) {
    let texts = Language::ALL.map(told);
    for (language, text) in Language::ALL.into_iter().zip(&texts) {
        assert!(!text.contains('$') && !text.contains('{'), "{what}: {text}");
        assert!(!text.starts_with("issue-") && !text.starts_with("finding-"), "{text}");
        if language != Language::En {
            let words = own_words(text);
            let foreign: Vec<_> = ENGLISH.iter().filter(|word| words.contains(**word)).collect();
            assert!(foreign.is_empty(), "{language:?} says {foreign:?}: {text}");
        }
    }
    let [english, german, french] = &texts;
    assert!(english != german && german != french && english != french, "{what}: {texts:?}");
}

#[test]
fn every_issue_is_told_in_every_language() {
    let numbers: BTreeSet<usize> = issues().iter().map(issue_number).collect();
    assert!(numbers.into_iter().eq(0..ISSUES), "an issue has no sample");
    for kind in issues() {
        for spaces in [1, 3] {
            let issue = issue(kind.clone(), spaces);
            in_every_language(kind.word(), |language| language.told(&issue));
        }
    }
}

#[test]
fn every_finding_is_told_in_every_language() {
    let numbers: BTreeSet<usize> = findings().iter().map(finding_number).collect();
    assert!(numbers.into_iter().eq(0..FINDINGS), "a finding has no sample");
    for kind in findings() {
        let spaces = vec![Space::new(2, 2)];
        let word = kind.word();
        let finding = Finding { player: Some(0), round: Some(3), spaces, kind };
        in_every_language(word, |language| language.told(&finding));
    }
}

#[test]
fn rounds_that_are_all_the_same_are_told_once() {
    let finding = |numbers: Vec<u8>| {
        let spaces = (0..numbers.len()).map(|column| Space::new(0, column as u8)).collect();
        Finding { player: None, round: None, spaces, kind: FindingKind::Numbers(numbers) }
    };
    let told = |language: Language, numbers: &[u8]| language.told(&finding(numbers.to_vec()));
    let all = "A1, A2 and A3: no round of the game is noted here; if all of this was drawn in round 1, \
               the game is legal";
    assert_eq!(told(Language::En, &[1, 1, 1]), all);
    let one =
        "A1: no round of the game is noted here; if it was drawn in round 4, the game is legal";
    assert_eq!(told(Language::En, &[4]), one);
    assert!(told(Language::En, &[1, 2, 1]).contains("in the rounds 1, 2 and 1, in this order"));
    for language in Language::ALL {
        assert!(told(language, &[1, 1, 1]).matches('1').count() == 2, "A1 and the round");
    }
}
