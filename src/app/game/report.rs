//! The checked game as text: who wins and why, goals, rounds, and every rule broken.

use super::findings::told;
use super::play::Judged;
use crate::app::board::figure;
use crate::app::state::State;
use crate::game::Verdict;
use crate::report::game_ruling_sentence;
use std::fmt::Write as _;

/// The whole result, in the language of the screen.
pub fn text(state: &State) -> String {
    let judged;
    let judged = match &state.play.judged {
        Some(known) => known,
        None => match Judged::of(&state.doc, None) {
            Some(made) => {
                judged = made;
                &judged
            }
            None => return state.t("check-mixed") + "\n",
        },
    };
    let mut out = String::new();
    // Writing into a string cannot fail.
    let mut line = |text: String| _ = writeln!(out, "{text}");
    line(state.t("app-name"));
    line(state.view.table.winner.clone());
    for tie in &state.view.table.ties {
        line(tie.clone());
    }
    for one in &judged.standings.list {
        line(state.with(
            "check-line",
            &[
                ("place", one.place.into()),
                ("name", state.player_name(one.player).into()),
                ("total", figure(one.total, one.total + one.unproven).into()),
                ("board", one.board.into()),
                ("goals", one.goals.into()),
                ("errors", one.errors.into()),
            ],
        ));
    }
    for goal in &judged.goals {
        line(String::new());
        let task = state.lang().task(goal.card);
        line(format!("{} {task}", goal.code));
        for (player, one) in goal.players.iter().enumerate() {
            let when = state.lang().when(&one.when);
            let points = state.lang().goal_points(one.points);
            line(format!("  {}: {when}, {points}", state.player_name(player)));
        }
    }
    let players = (0..judged.game.players.len()).map(Some).chain([None]);
    for player in players {
        let own: Vec<_> = judged.told(player).collect();
        let name = player.map(|player| state.player_name(player));
        match (&name, own.is_empty()) {
            (None, true) => continue,
            (Some(name), _) => line(format!("\n{name}")),
            (None, _) => line(format!("\n{}", state.t("check-everybody"))),
        }
        if own.is_empty() {
            line(format!("  {}", state.t("check-legal")));
        }
        for (_, finding, joint) in own {
            let (_, sign) = told(state.lang(), finding.verdict());
            let round = finding.round.filter(|_| joint.is_none());
            let round = round.map_or_else(String::new, |round| {
                state.with("round-is", &[("round", usize::from(round).into())]) + ": "
            });
            let text = match joint {
                Some(joint) => state.lang().tell(joint),
                None => state.lang().told(finding),
            };
            line(format!("  {sign} {round}{text}"));
            if finding.verdict() == Verdict::Broken {
                line(format!("      {}", state.lang().rule_told(finding.rule())));
            }
        }
    }
    if !judged.notes.is_empty() {
        line(format!("\n{}", state.t("rulings-title")));
    }
    for note in &judged.notes {
        line(format!("  {}", game_ruling_sentence(note, &judged.game, state.lang())));
    }
    out
}
