//! `inkspector compare`: several boards side by side, and who wins.

use super::audit::errors_told;
use super::input::{Board, Input};
use super::score::{Scored, unreadable_answered};
use super::{CliError, Context, Outcome, json_line, language, list, say, style};
use crate::board::{Value, message};
use crate::game::{Decided, First, LastTie, Standing, is_solo, rank};
use crate::notation::FORMAT;
use crate::report::{CompareForm, StandingForm, WinnerRulingForm, unproven_told};
use crate::rules::{Decides, Ruleset, Ruling};
use crate::score::{Item, Scorer, Sheet, beyond_proof};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    let mut scorer = Scorer::default();
    let mut boards = Vec::new();
    args.input.read(|board| {
        match board {
            Ok(board) => boards.push(Scored::new(board, &mut scorer)),
            Err(unreadable) => {
                outcome.add(Outcome::Unreadable);
                unreadable_answered(context, args.json, &unreadable)?;
            }
        }
        Ok(())
    })?;
    boards.iter().for_each(|scored| outcome.add(scored.outcome()));
    if outcome == Outcome::Unreadable {
        // A winner among some of the players would be no winner.
        return Err(CliError::Usage(message!("cli-no-winner-unread")));
    }
    // Totals of different editions or boards say nothing about each other.
    let printed =
        |scored: &Scored| (scored.board.rules.edition, scored.board.file.sketch.layout().surface());
    let owners = &owners(&boards);
    let count = boards.len();
    let own = |player: usize| (0..count).filter(move |&board| owners[board] == player);
    // Boards of one layer must be printed alike, and the first boards of all players be of one layer.
    let layer_of = |board: usize| boards[board].board.layer();
    let alike = (0..count).all(|board| {
        let like = (0..count).find(|&one| layer_of(one) == layer_of(board));
        like.is_some_and(|like| printed(&boards[like]) == printed(&boards[board]))
            && owners.first().is_some_and(|&first| layer_of(owners[board]) == layer_of(first))
    });
    let edition = |board: usize| boards[board].board.rules.edition;
    let layers_alone = (0..count).all(|board| edition(board) == edition(0))
        && owners.iter().any(|&owner| layer_of(owner) != layer_of(owners[0]));
    let worth = boards.iter().map(|one| Worth::of(&one.sheet, &one.board.rules));
    let (order, first) = ranked(owners, worth);
    if let ([one], true) = (&order[..], count > 1) {
        let name = &boards[one.player].board.name;
        return Err(CliError::Usage(message!("cli-one-player", name = name)));
    }
    if order.len() < 2 {
        return Err(CliError::Usage(message!("cli-two-boards")));
    }
    let name = |player: usize| boards[player].board.name.clone();
    let named = |first: &First| if alike { first.split(name) } else { Default::default() };
    let (winners, may_win) = named(&first);
    let rulings: Vec<(&'static Ruling, usize, First)> = other_orders(owners, &boards)
        .into_iter()
        .filter(|(_, _, other)| alike && *other != first)
        .collect();
    // The last of the winners is set apart from the next player by this.
    let decided_by_errors = winners
        .len()
        .checked_sub(1)
        .and_then(|last| order.get(last))
        .is_some_and(|one| one.decided == Decided::Errors);
    let mut goals: Vec<String> =
        // Those of a Solo board are timed, and on its sheet.
        boards
            .iter()
            .filter(|scored| !is_solo(scored.board.file.sketch.layout()))
            .flat_map(|scored| scored.board.file.goals.iter().cloned())
            .collect();
    goals.sort_unstable();
    goals.dedup();
    if args.json {
        let standings = order.iter().map(|one| StandingForm {
            place: one.place,
            name: name(one.player),
            total: one.total,
            total_at_most: (one.unproven > 0).then_some(one.total + one.unproven),
            errors: one.errors,
            boards: Some(own(one.player).collect::<Vec<_>>())
                .filter(|boards| boards.len() > 1)
                .unwrap_or_default(),
        });
        let form = CompareForm {
            inkspector: FORMAT,
            standings: standings.collect(),
            winners,
            may_win,
            decided_by_errors,
            winner_rulings: rulings
                .into_iter()
                .map(|(ruling, answer, first)| {
                    let (winners, may_win) = first.split(name);
                    let answer = ruling.answers[answer].key;
                    WinnerRulingForm { ruling: ruling.key, answer, winners, may_win }
                })
                .collect(),
            goals_not_counted: goals,
            boards: boards.iter().map(|scored| scored.form(false)).collect(),
        };
        json_line(context, &form)?;
        return Ok(outcome);
    }
    table(context, &boards)?;
    for one in order.iter().filter(|one| own(one.player).count() > 1) {
        let name = &boards[one.player].board.name;
        let mut total = message!("points", points = one.total);
        if one.unproven > 0 {
            let most = one.total + one.unproven;
            total = message!("ruling-total-open", told = total, most = most);
        }
        let errors = errors_told(one.errors, one.errors_beside);
        let sum = message!("cli-all-boards", name = name, total = total, errors = errors);
        writeln!(context.out, "{}", say(&sum))?;
    }
    let total = order.first().map_or(0, |one| one.total);
    let errors = order.first().map_or(0, |one| one.errors);
    let names = list(winners.iter().cloned());
    let verdict = match &winners[..] {
        [] if alike => message!("winner-open", names = list(may_win)),
        [] if layers_alone => message!("winner-none-layers"),
        [] => message!("winner-none"),
        [_] if decided_by_errors => message!("winner-errors", names = names, total = total),
        [_] => message!("winner", names = names, total = total),
        _ => message!("winner-shared", names = names, total = total, errors = errors),
    };
    writeln!(context.out, "\n{}", style::heading(context, say(&verdict)))?;
    for (ruling, answer, first) in &rulings {
        let (winners, may_win) = first.split(name);
        let told = message!(
            "ruling-winner-told",
            question = language().question(ruling),
            key = ruling.key,
            answer = ruling.answers[*answer].key,
            meaning = language().answer(ruling, *answer),
            source = language().answer_source(ruling, *answer),
            count = winners.len(),
            names = list(if winners.is_empty() { may_win } else { winners })
        );
        writeln!(context.out, "{}", say(&told))?;
    }
    if !goals.is_empty() {
        let goals = message!("cli-goals-not-counted", goals = list(goals));
        writeln!(context.out, "{}", say(&goals))?;
    }
    for scored in &boards {
        let name = &scored.board.name;
        for told in unproven_told(&scored.sheet, language()) {
            writeln!(context.out, "\n{name}: {told}")?;
        }
        super::score::written_verdict(context, &format!("\n{name}"), scored)?;
        if let Some(written) = scored.board.written(&scored.sheet) {
            for (field, points) in beyond_proof(&written, &scored.board.rules) {
                let field = Value::Name("field", field);
                let told = message!("cli-written-not-counted", name = field, points = points);
                writeln!(context.out, "\n{name}: {}", say(&told))?;
            }
        }
        if scored.board.mirrored {
            writeln!(context.out, "\n{name}: {}", language().t("cli-photo-mirrored"))?;
        }
        let sure = !scored.board.is_unclear();
        if !sure {
            writeln!(context.out, "\n{name}: {}", language().t("cli-not-confirmed"))?;
            super::score::not_confirmed(context, &scored.board)?;
        }
        if scored.broken() > 0 {
            let told = match sure {
                true => say(&message!("cli-shows-not-allowed", name = name)),
                false => format!("{name}: {}", language().t("cli-not-allowed-as-read")),
            };
            writeln!(context.out, "\n{told}")?;
            super::score::print_issues(context, &scored.issues, sure)?;
        }
        super::audit::tell(&scored.dice_findings().iter().collect::<Vec<_>>(), context)?;
        if !scored.disagreements.is_empty() {
            writeln!(context.out, "\n{name}: {}", language().t("cli-not-as-expected"))?;
            super::score::print_disagreements(context, scored)?;
        }
        for told in scored.ruling_sentences() {
            writeln!(context.out, "\n{name}: {told}")?;
        }
    }
    Ok(outcome)
}

/// What a board counts in the order of the players.
#[derive(Clone, Copy)]
struct Worth {
    total: i32,
    /// How many points more it may be, as far as longest lines are not proven.
    unproven: i32,
    errors: usize,
    /// How many of them lines of expansions count.
    beside: usize,
}

impl Worth {
    fn of(sheet: &Sheet, rules: &Ruleset) -> Worth {
        let (total, unproven) = (sheet.total(), sheet.may_lack());
        let beside = marks(sheet, rules);
        Worth { total, unproven, errors: sheet.errors().len() + beside, beside }
    }
}

/// What lines of expansions count as errors where totals are equal.
fn marks(sheet: &Sheet, rules: &Ruleset) -> usize {
    sheet.extras().into_iter().map(|extra| rules.error_marks(extra)).sum()
}

/// The players in order, from what each of their boards counts, and who wins. A player has the number of
/// the first board.
fn ranked(owners: &[usize], boards: impl Iterator<Item = Worth>) -> (Vec<Standing>, First) {
    let mut order: Vec<Standing> = Vec::new();
    for (&player, Worth { total, unproven, errors, beside }) in owners.iter().zip(boards) {
        match order.iter_mut().find(|one| one.player == player) {
            Some(one) => {
                one.board += total;
                one.total += total;
                one.unproven += unproven;
                one.errors += errors;
                one.errors_beside += beside;
            }
            None => order.push(Standing {
                unproven,
                errors,
                errors_beside: beside,
                ..Standing::new(player, total)
            }),
        }
    }
    order.sort_by_key(|one| one.player);
    let first = rank(&mut order, LastTie::Nothing);
    (order, first)
}

/// Who wins if all boards follow the same answer, for every answer that changes some sheet.
fn other_orders(owners: &[usize], boards: &[Scored]) -> Vec<(&'static Ruling, usize, First)> {
    let mut asked: Vec<&'static Ruling> = Vec::new();
    for Scored { board, sheet, .. } in boards {
        let graph = board.rules.graph(&board.file.sketch);
        let ties = board.rules.questions(&board.file.sketch, &graph, Decides::Ties);
        for ruling in sheet.rulings.iter().map(|note| note.ruling).chain(ties) {
            if !asked.iter().any(|known| known.key == ruling.key) {
                asked.push(ruling);
            }
        }
    }
    let under = |scored: &Scored, ruling: &'static Ruling, answer: usize| {
        let sheet = &scored.sheet;
        let note = sheet.rulings.iter().find(|note| note.ruling.key == ruling.key);
        let other = note.and_then(|note| note.others.iter().find(|one| one.answer == answer));
        let rules = scored.board.rules.with_answer(ruling, answer);
        let now = Worth::of(sheet, &rules);
        let Some(other) = other else { return now };
        let changed = other.lines.iter().find(|(item, _)| *item == Item::Errors);
        let errors = changed.map_or(now.errors, |(_, points)| {
            points.unsigned_abs() as usize + marks(sheet, &rules)
        });
        let unproven = other.at_most - other.total;
        // Who wins is told, and no numbers of errors.
        Worth { total: other.total, unproven, errors, beside: 0 }
    };
    let mut orders = Vec::new();
    for ruling in asked {
        for answer in 0..ruling.answers.len() {
            let worth = boards.iter().map(|scored| under(scored, ruling, answer));
            orders.push((ruling, answer, ranked(owners, worth).1));
        }
    }
    orders
}

/// For each board the place of its player's first one: a board of a layer of its own belongs to the
/// player whose name it bears.
fn owners(boards: &[Scored]) -> Vec<usize> {
    let mut owners: Vec<usize> = (0..boards.len()).collect();
    let named = |board: usize| boards[board].board.file.player.trim();
    let layer = |board: usize| boards[board].board.layer();
    for board in 0..boards.len() {
        if layer(board).is_empty() || named(board).is_empty() {
            continue;
        }
        let surface = |&other: &usize| layer(other).is_empty() && named(other) == named(board);
        let Some(owner) = (0..boards.len()).find(surface) else { continue };
        let taken = (0..board).any(|other| owners[other] == owner && layer(other) == layer(board));
        if !taken {
            owners[board] = owner;
        }
    }
    owners
}

/// Categories in rows, boards in columns.
fn table(context: &mut Context, boards: &[Scored]) -> Result<(), CliError> {
    // Every line that any board has, in the order of the sheet; errors stand last.
    let mut items: Vec<Item> = Vec::new();
    for line in boards.iter().flat_map(|scored| &scored.sheet.lines) {
        if line.item != Item::Errors && !items.contains(&line.item) {
            items.push(line.item.clone());
        }
    }
    items.push(Item::Errors);
    let first = items.iter().map(|item| language().item(item).chars().count()).max().unwrap_or(0);
    let shown = |name: &str| match name.char_indices().nth(28) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    };
    let name = |board: &Board| match board.layer() {
        "" => shown(&board.name),
        layer => shown(&format!("{} ({layer})", board.name)),
    };
    let names: Vec<String> = boards.iter().map(|scored| name(&scored.board)).collect();
    let width = |name: &String| name.chars().count().max(5) + 2;
    let row = |title: &str, cells: Vec<String>| {
        let mut line = format!("{title:first$}");
        for (cell, name) in cells.iter().zip(&names) {
            line += &format!("{cell:>width$}", width = width(name));
        }
        line
    };
    writeln!(context.out, "{}", style::heading(context, row("", names.clone())))?;
    for item in &items {
        let cells = boards.iter().map(|scored| {
            let line = scored.sheet.line(item);
            line.map_or_else(|| "-".to_owned(), |line| line.points.to_string())
        });
        writeln!(context.out, "{}", row(&language().item(item), cells.collect()))?;
    }
    let totals = boards.iter().map(|scored| scored.sheet.total().to_string()).collect();
    let total = row(&language().t("total"), totals);
    writeln!(context.out, "{}", "─".repeat(total.chars().count()))?;
    writeln!(context.out, "{}", style::heading(context, total))?;
    Ok(())
}
