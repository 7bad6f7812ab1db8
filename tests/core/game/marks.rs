//! When marks of expansions can have been drawn: goals, and dice that are written down.

use inkspector::game::{DieFace, read_die};
use inkspector::game::{FindingKind, Game, Player, Verdict, When, audit, goals, when_met};
use inkspector::notation::BoardFile;
use inkspector::words::Language;

/// A board in the text form with these expansions, on the classic board.
fn file(expansions: &str, text: &str) -> BoardFile {
    let text = format!("expansions: {expansions}\n{}", text.replace(';', "\n"));
    BoardFile::read(&text).expect("a board")
}

fn met(expansions: &str, code: &str, text: &str) -> When {
    let file = file(expansions, text);
    when_met(&file.sketch, &file.ruleset().expect("rules"), code).0
}

/// `A2 h.h.` to `F2 h.h.` in rounds 1 to 6.
const DOWN: &str = "A2 h.h. 1; B2 h.h. 2; C2 h.h. 3; D2 h.h. 4; E2 h.h. 5; F2 h.h. 6";

/// The game of one player with faces of expansion dice by round, and special routes marked off.
fn game(expansions: &str, text: &str, faces: &[(u8, &str)]) -> Game {
    let file = file(expansions, text);
    let mut game = Game::new(file.ruleset().expect("rules"));
    for &(round, words) in faces {
        let read = |word| match read_die(word, &game.ruleset) {
            Ok(DieFace::Shown(shown)) => shown,
            other => panic!("{word}: {other:?}"),
        };
        let faces = words.split_whitespace().map(read).collect();
        game.expansion_rolls.insert(round, faces);
    }
    game.players = vec![Player::new("Anna", file.sketch)];
    game
}

fn broken(game: &Game) -> Vec<String> {
    let findings = audit(game).findings;
    let broken = findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.tell(&finding.in_round())).collect()
}

/// What of it concerns dice of expansions.
fn of_dice(game: &Game) -> Vec<String> {
    let findings = audit(game).findings;
    let of_expansions = |kind: &FindingKind| match kind {
        FindingKind::Issue(issue) => issue.kind.word() == "expansion",
        kind => matches!(kind, FindingKind::FaceNotRolled { .. }),
    };
    let broken = findings.iter().filter(|finding| of_expansions(&finding.kind));
    broken.map(|finding| Language::En.tell(&finding.in_round())).collect()
}

/// Two dice a round draw five forests in round 3 at the earliest.
#[test]
fn forests_are_dated_by_their_dice() {
    let five = format!("mark tree: A1 A3 A5 A7 C1; {DOWN}");
    assert_eq!(met("forest", "FA", &five), When::Between(3, 6));
    // The seventh space of row A needs no tree; three trees with C1 may be drawn in round 2.
    let numbered = five.replace("A1 A3 A5 A7 C1", "A1:1 A3:1 A5:2 A7:2 C1:4");
    assert_eq!(met("forest", "FA", &numbered), When::Round(4));
    // Four of them by round 3: the fifth decides.
    let narrowed = five.replace("A1 A3 A5 A7 C1", "A1:5 A3 A5 A7 C1");
    assert_eq!(met("forest", "FA", &narrowed), When::Between(5, 6));
    // Points stay open for two who may have been first.
    let mut both = game("forest", &five, &[]);
    both.goals = vec!["FA".into()];
    both.players.push(both.players[0].clone());
    let results = goals(&both);
    assert!(results[0].players.iter().all(|one| one.points.is_none()), "{results:?}");
    // Six forests, of which a tree on a late route merged two: met before that, or never.
    let merged = "mark tree: A1 A3 A5 A7 C1 A2 C2; A2 h.h. 6; C2 h.h. 6";
    assert_eq!(met("forest", "FA", merged), When::Between(3, 5), "round 6 has no die left");
    let merged = "mark tree: A1 A3 A5 A7 C1 A2; A2 h.h. 6";
    assert_eq!(met("forest", "FA", merged), When::Untold);
    let merged = "mark tree: A1 A3 A5 A7 C1 A2";
    assert_eq!(met("forest", "FA", merged), When::Untold);
    // Never more than four of five forests can have stood apart.
    let never = "mark tree: A1 A2 A3 A5 A7 C1; A2 h.h. 1";
    assert_eq!(met("forest", "FA", never), When::Never);
    assert_eq!(met("forest", "FB", "mark tree: A1 B2 C3 D4"), When::Between(2, 6));
    assert_eq!(met("forest", "FC", "mark tree: A2 A4 A6 B1"), When::Between(2, 6));
    // A basic goal, met with trees: the whole of row A.
    let row = "mark tree: A1 A3 A5 A7; A2 h.h. 1; A4 r.r. 1; A6 h.h. 4";
    assert_eq!(met("forest", "C", row), When::Between(4, 6));
}

/// The same of the other expansions' goals.
#[test]
fn marks_of_every_expansion_are_dated() {
    // A canyon from edge to edge through the centre: seven segments, three a die.
    let canyon = "mark canyon: A4E B4E C4E D4E E4E F4E G4E";
    assert_eq!(met("canyon", "CC", canyon), When::Between(2, 7));
    let narrowed = canyon.replace("G4E", "G4E:3");
    assert_eq!(met("canyon", "CC", &narrowed), When::Between(3, 7));
    // Six bridges over it, routes with numbers.
    let bridges =
        format!("{canyon}; A4 .r.r 1; B4 .h.h 1; C4 .r.r 1; D4 .h.h 2; E4 .r.r 2; F4 .h.h 2");
    assert_eq!(met("canyon", "CA", &bridges), When::Between(2, 7));
    let crossing = "mark canyon: A4E B4E C4E; A4 .hh. 1; A5 ..hh 1; B5 h.hh 1; B4 hh.. 1; \
                    C5 h..h 2; C4 .h.h 2";
    assert_eq!(met("canyon", "CB", crossing), When::Between(2, 7));
    // Four cacti side by side: two dice a round.
    assert_eq!(met("desert", "DA", "mark cactus: A1x2 A2x2 B1x2 B2x2"), When::Between(2, 6));
    assert_eq!(met("desert", "DB", "mark cactus: A1x2 A2x2 A3x2 A4x2"), When::Between(2, 6));
    // Four wet spaces in a row; a closed lake of two; piers that join two exits.
    assert_eq!(met("lake", "LB", "mark water: A1N A3N A5N A7N"), When::Between(2, 6));
    assert_eq!(met("lake", "LC", "mark water: C3E C4W"), When::Between(1, 6));
    assert_eq!(met("lake", "LC", "mark water: C3ES C4WS D3NE D4NW"), When::Between(2, 6));
    let piers = "mark pier: A2 A4; mark water: A2S A4S B2NE B3NEW B4NW; A2 h...s 1; A4 r...s 1";
    assert_eq!(met("lake", "LA", piers), When::Between(3, 6));
    // Trails without numbers: two dice a round.
    let trails = "mark trail-nw: C3 C4 C5 D3 D4; mark trail-se: C3 C4 C5 D3 D4; \
                  C3 .h.h; C4 .h.h; C5 .h.h; D3 .h.h; D4 .h.h";
    assert_eq!(met("trail", "TC", trails), When::Between(3, 6));
    let line = "mark trail-nw: C1 C2 C3 C4 C5; mark trail-se: C1 C2 C3 C4 C5; \
                C1 .h.h; C2 .h.h; C3 .h.h; C4 .h.h; C5 .h.h";
    assert_eq!(met("trail", "TA", line), When::Between(3, 6));
    // Lava: a route with lava in its space between two exits, and lava of later rounds.
    let ring = "mark volcano: D4; mark lava: C3E";
    assert_eq!(met("lava", "VA", ring), When::Never);
    // Two craters beside one network: one a round.
    let craters = "mark crater: B3 D3; A3 .h.h 1; C3 hhh. 1; A2 .hh. 1; B2 hhh. 1; C2 hh.. 1";
    let When::Between(2, 6) = met("meteor", "MB", craters) else {
        panic!("{:?}", met("meteor", "MB", craters));
    };
}

/// What may have been erased may have met a goal; without dice for it, it did not.
#[test]
fn what_may_have_gone() {
    let three = "mark cactus: A1x2 A2x2 B2x2";
    assert_eq!(met("desert", "DA", three), When::Untold);
    assert_eq!(met("desert", "DB", "mark cactus: A1x2 A2x2 A3x2"), When::Untold);
    // No two rounds later the same three stand there, and no arid face was rolled.
    let dry: Vec<(u8, &str)> = (1..=7).map(|round| (round, "two-cacti two-cacti")).collect();
    let mut known = game("desert", three, &dry);
    known.goals = vec!["DA".into()];
    assert_eq!(goals(&known)[0].players[0].when, When::Never);
    // Four central spaces hold something: a cactus may have stood in a fifth.
    let centre = "C3 h.h. 1; C4 h.h. 1; C5 h.h. 2; D3 h.h. 2";
    assert_eq!(met("desert", "A", centre), When::Untold);
    assert_eq!(met("forest", "A", centre), When::Never);
    // Met in round 5 by what is left, and perhaps earlier with what is gone.
    let later = format!("{centre}; E5 h.h. 5");
    assert_eq!(met("desert", "A", &later), When::Between(2, 5));
    assert_eq!(met("forest", "A", &later), When::Round(5));
    // Lava takes routes only where lava stands now.
    let hemmed =
        "mark volcano: D4; mark lava: C3E; C4 .hhh 1; D5 hhh. 1; E4 hh.h 1; D3 h.hh 1; C3 h.h. 2";
    assert_eq!(met("lava", "K", hemmed), When::Never);
    assert_eq!(met("meteor", "C", &DOWN.replace("F2 h.h. 6", "F2 h.h. 5")), When::Never);
    let crater = format!("mark crater: G2:6; {DOWN}");
    // With a route in every space that a meteor may have hit, it may have been met before.
    let When::Between(_, 6) = met("meteor", "C", &crater) else { panic!("{crater}") };
}

/// A route is erased by lava only if no free space lies beside an open side.
#[test]
fn erased_routes_are_proven_or_ruled_out() {
    let free = "mark volcano: D4; mark lava: C4NS:1 D5WE:2 D6WE:3; A2 h.h. 1; A4 r.r. 1; A6 hh.. 1; \
                B1 hrhro 1; B2 h.h. 2; C2 h.h. 2; D2 h.h. 2";
    assert_eq!(met("lava", "VC", free), When::Never);
    let told = broken(&game("lava", free, &[]));
    assert!(told.iter().any(|told| told.contains("not drawn could be drawn")), "{told:?}");
    // Six meteors erase at most six routes, the first none.
    let few =
        game("meteor", "A2 h.h. 1; A4 r.r. 1; B2 h.h. 3; B4 r.r. 4; C2 h.h. 5; C4 r.r. 6", &[]);
    let told = broken(&few);
    assert!(told.iter().any(|told| told.contains("missing; nothing can have erased")), "{told:?}");
    // Dice that are provably left out prove no route destroyed.
    let left_out = "mark crater: D2:2; A2 h.h. 1; B2 h.h. 2; C2 h.h. 3; E2 h.h. 5; F2 h.h. 6";
    assert_eq!(met("meteor", "MC", left_out), When::Untold);
    // With the last round drawn whole, the rounds before it lack more than four meteors destroy.
    let few = "A2 h.h. 1; A4 r.r. 1; B2 h.h. 3; B4 r.r. 4; C2 h.h. 5; A6 h.h. 6; C4 r.r. 6; B1 .rr. 6; \
               B7 r..r 6";
    let told = broken(&game("meteor", few, &[]));
    assert!(told.iter().any(|told| told.contains("can have been erased since")), "{told:?}");
}

/// At least one lava die each round, whatever rounds the lava has.
#[test]
fn lava_of_each_round() {
    let one = file("lava", &format!("mark volcano: D4; mark lava: C4SN; {DOWN}"));
    let rules = one.ruleset().unwrap();
    let found = inkspector::check::check_expansions(&one.sketch, &rules);
    let told: Vec<String> = found.iter().map(|found| Language::En.tell(&found.what)).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("5 of the rounds 1"), "{told:?}");
    let six = file(
        "lava",
        &format!("mark volcano: D4; mark lava: C4SN B4NS A4NS E4NS F4NS G4NS; {DOWN}"),
    );
    assert_eq!(inkspector::check::check_expansions(&six.sketch, &rules), []);
}

/// Dice that are written down are held against the marks.
#[test]
fn known_dice_are_held_against_marks() {
    let all = |words: &'static str| (1..=6).map(|round| (round, words)).collect::<Vec<_>>();
    // A cactus of round 1 outlived an arid roll: a special route was marked off, or a rule broken.
    let dry = [(1, "straight-highway-cactus two-cacti"), (2, "arid two-cacti")];
    let stands = "mark cactus: A2; A2 h.h. 1";
    let mut desert = game("desert", stands, &dry);
    assert_eq!(of_dice(&desert), [""; 0]);
    let kinds = |game: &Game| -> Vec<&str> {
        audit(game).findings.iter().map(|finding| finding.kind.word()).collect()
    };
    assert!(kinds(&desert).contains(&"ignored"), "{:?}", kinds(&desert));
    desert.players[0].marked_off = Some(Vec::new());
    assert_eq!(of_dice(&desert).len(), 1, "{:?}", of_dice(&desert));
    assert!(!kinds(&desert).contains(&"ignored"));
    // The same without a number, as the only cacti.
    let mut bare = game("desert", "mark cactus: C3", &dry);
    assert_eq!(of_dice(&bare).len(), 1, "one cactus stands on a route: {:?}", of_dice(&bare));
    bare = game("desert", "mark cactus: C3x2", &[(1, "two-cacti two-cacti"), (2, "arid arid")]);
    bare.players[0].marked_off = Some(Vec::new());
    assert_eq!(of_dice(&bare), [""; 0], "it may be of a later round");
    // Whole patterns.
    let threes: Vec<(u8, &str)> = (1..=7).map(|round| (round, "three three")).collect();
    let told = of_dice(&game("canyon", "mark canyon: A1E", &threes));
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("no roll that is known"), "{told:?}");
    assert_eq!(of_dice(&game("canyon", "mark canyon: A1E B1E C1E", &threes)), [""; 0]);
    let told = of_dice(&game("canyon", "mark canyon: A1E B1E C1E D1E", &threes));
    assert_eq!(told.len(), 1, "{told:?}");
    // Faces of marks without a number.
    let told = of_dice(&game("lake", "mark water: C3N", &all("two-sides two-sides")));
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(of_dice(&game("lake", "mark water: C3NE", &all("two-sides two-sides"))), [""; 0]);
    let told =
        of_dice(&game("forest", "mark tree: C3 C5 E1", &[(1, "trees trees"), (2, "trees trees")]));
    assert_eq!(told, [""; 0]);
    let curves = all("curve-highway curve-railway");
    assert_eq!(of_dice(&game("forest", "mark tree: C3", &curves)).len(), 1);
    // Amounts over rounds: one trees face in all, two spaces with trees.
    let mut once = all("curve-highway curve-railway");
    once[2].1 = "trees curve-railway";
    assert_eq!(of_dice(&game("forest", "mark tree: C3", &once)), [""; 0]);
    let told = of_dice(&game("forest", "mark tree: C3 E5", &once));
    assert_eq!(told.len(), 1, "{told:?}");
    // Lava needs a die each round, and joins what is there.
    let corners = all("corner corner");
    let lava = "mark volcano: D4; mark lava: C4NS; C4 .... 1";
    assert_eq!(of_dice(&game("lava", lava, &corners)).len(), 1);
}

/// Numbers of marks are read and written.
#[test]
fn marks_have_rounds() {
    let text = "expansions: canyon, forest\nmark canyon: A1E:2 B1E:2 C3NE:4\nmark tree: C5:3 A2\nA2 h.h. 1\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(file.sketch.cell("C5".parse().unwrap()).round, Some(3));
    let back = BoardFile::read(&file.write_in(inkspector::notation::Style::Grid)).unwrap();
    assert_eq!(back.sketch, file.sketch);
    let list = BoardFile::read(&file.write_in(inkspector::notation::Style::List)).unwrap();
    assert_eq!(list.sketch, file.sketch);
    let json = BoardFile::from_json(&file.to_json()).unwrap();
    assert_eq!(json.sketch, file.sketch);
    let numbers = file.sketch.marks().filter_map(|(mark, _)| file.sketch.mark_round(mark));
    assert_eq!(numbers.collect::<Vec<u8>>(), [2, 2, 4, 4]);
    // A space has one number.
    let twice = "expansions: forest\nmark tree: A2:3\nA2 h.h. 1\n";
    assert!(BoardFile::read(twice).is_err());
}

/// A face of an expansion is a die of the expansion, whatever route its word resembles.
#[test]
fn words_of_expansion_faces() {
    for id in ["forest", "trail", "lava", "river", "canyon", "desert", "lake", "meteor"] {
        let text = format!(r#"{{"inkspector_game": 1, "expansions": ["{id}"]}}"#);
        let mut game = Game::from_json(&text).unwrap();
        for round in 1..=game.rounds() {
            game.roll_round(round, 7);
        }
        let back = Game::from_json(&game.to_json()).unwrap();
        assert_eq!(back, game, "{id}");
        assert_eq!(broken(&back), [""; 0], "{id}");
        assert_eq!(back.rolls[&1].len(), 4, "{id}");
    }
}

/// What stands on a route came after it; what something was drawn over was there before.
#[test]
fn rounds_of_marks_and_routes() {
    let told = |expansions: &str, text: &str| of_dice(&game(expansions, text, &[]));
    for (expansions, text) in [
        ("power-grid", "mark accumulator: D4; mark bolt: A2:1; A2 h.h. 2"),
        ("lamps", "mark lamp: A2; mark lit: A2:1; A2 h.h. 2; B2 hhhh 2"),
        ("ritual", "mark arc: C1W:1; B1 r.rr 1; C1 r..r 2; mark ritual: E4; E4 .hh. 1"),
        ("investigation", "mark clue: A2; mark found: A2:1; mark investigator: A2; A2 h.h. 2"),
    ] {
        let early = told(expansions, text);
        let sentence = "marked round 1, but the route here was drawn in round 2";
        let found = early.iter().filter(|told| told.contains(sentence)).count();
        assert_eq!(found, 1, "{expansions}: {early:?}");
        let later = text.replace(":1;", ":2;");
        let left = told(expansions, &later);
        assert!(!left.iter().any(|told| told.contains(sentence)), "{expansions}: {left:?}");
    }
    // One arc a round.
    let arcs = "B1 r.rr 1; C1 r..r 1; F1 r.rr 1; G1 r..r 1; mark arc: C1W:1 G1W:";
    let two = told("ritual", &format!("{arcs}1"));
    assert!(
        two.iter().any(|told| told.contains("2 arcs are marked as drawn in round 1")),
        "{two:?}"
    );
    let apart = told("ritual", &format!("{arcs}2"));
    assert!(!apart.iter().any(|told| told.contains("2 arcs")), "{apart:?}");
    // A pattern goes into empty spaces.
    let late = told("tetromino", "mark enhanced: A1:2 A2:2 B1:2 B2:2; A2 h.h. 1");
    assert!(
        late.iter()
            .any(|told| told.contains("marked round 2, but something was drawn here in round 1")),
        "{late:?}"
    );
}

/// Whether the audit of a board finds a rule broken, what it says, and at most how many routes of each
/// round can be gone.
fn erased(expansion: &str, text: &str, rolls: &[(u8, &str)]) -> (Vec<String>, Vec<Option<usize>>) {
    let game = game(expansion, text, rolls);
    let audit = audit(&game);
    let told =
        audit.findings.iter().map(|finding| Language::En.tell(&finding.in_round())).collect();
    (told, audit.boards[0].rounds.iter().map(|round| round.gone_at_most).collect())
}

/// A die that could be drawn is missing for sure where nothing can have erased its route.
#[test]
fn what_cannot_be_erased_is_missing() {
    let missing = |told: &[String]| told.iter().any(|told| told.contains("missing; nothing"));
    // Aliens: what stands beside a shield came after the last attack, and in round 1 no alien had one.
    let shield = "mark alien: B2 F5; mark shield: B2; A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 hrhro 1; \
                  C2 h.h. 4; B2 h.h. 4";
    let (told, gone) = erased("invaders", shield, &[]);
    assert!(missing(&told), "{told:?}");
    assert_eq!(gone.last(), Some(&Some(0)), "{gone:?}");
    assert!(told.iter().any(|told| told.starts_with("round 4: 2 dice")), "{told:?}");
    let whole = "mark alien: B2 F5; mark shield: B2; A2 h.h. 1; B2 h.h. 4; C2 hh.. 4; C3 .h.h 5; \
                 C4 ..hh 5; D4 hh.. 5; D5 .h.h 6; D6 .h.h 6; D7 .h.h 6";
    let told = erased("invaders", whole, &[]).0;
    let rounds =
        "rounds 1, 4, 5 and 6: 7 dice could be drawn, whatever they showed, and are missing";
    assert!(told.iter().any(|told| told.starts_with(rounds)), "{told:?}");
    let first = "mark alien: B2 F5; mark shield: B2; A2 h.h. 1; B1 .r.r 2; A6 h.h. 3";
    assert_eq!(erased("invaders", first, &[]).1[0], Some(0));
    // Free placements erase nothing: the audit is as without the expansion.
    let free: Vec<(u8, &str)> = (1..=7).map(|round| (round, "free")).collect();
    let three = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1";
    let (told, gone) = erased("construction", three, &free);
    assert!(told.iter().all(|told| !told.contains("may be erased")), "{told:?}");
    assert!(told.iter().any(|told| told.contains("could be drawn")), "{told:?}");
    assert_eq!(gone, [None]);
    assert!(erased("construction", three, &[]).0.iter().any(|told| told.contains("may be erased")));
    // Only the die of round 2 tears down: nothing of round 3 is gone, one of the two before it.
    let mut one = free;
    one[1].1 = "destroy";
    let four = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 hrhro 1; B4 r.r. 2; B2 h.h. 2; B6 h.h. 2; C2 h.h. 3; C4 r.r. 3";
    let (told, gone) = erased("construction", four, &one);
    assert!(missing(&told), "{told:?}");
    assert_eq!(gone, [None, None, Some(0)]);
}
