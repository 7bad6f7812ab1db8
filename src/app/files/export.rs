//! What can be saved: the game, the scored board as picture or sheet, text, JSON, CSV, and an
//! empty board to practise on.

use super::board_text;
use super::everything::everything;
use super::kinds::Export;
use super::page;
use super::store::{game_to_text, item_word};
use super::why::Why;
use crate::app::board::{beyond_sheet, details};
use crate::app::game::report_text;
use crate::app::state::State;
use crate::app::table::{Beside, SeriesRow, day, edition_key, series, time};
use crate::notation::Past;
use crate::score::Evidence;
use crate::words::Language;
use serde_json::json;

/// The version of the form of scores for other programs.
const FORM: u32 = 1;

/// The bytes of the file.
///
/// # Errors
///
/// Why it cannot be made.
pub fn bytes(state: &State, form: Export) -> Result<Vec<u8>, Why> {
    match form {
        Export::Game => {
            // A record cannot tell what lies beside the boards.
            let bare = state.doc.desk.iter().all(Beside::says_nothing);
            if let Some(record) = state.doc.record().filter(|_| bare) {
                return Ok(record.to_json().into_bytes());
            }
            Ok(game_to_text(&state.doc).into_bytes())
        }
        Export::Picture => page::picture(state),
        Export::Sheet => page::svg(state),
        Export::Pdf => page::pdf(state),
        Export::Text => Ok(text(state).into_bytes()),
        Export::Json => Ok(json_text(state).into_bytes()),
        Export::Csv => Ok(csv(state).into_bytes()),
        Export::Series => Ok(series_csv(state).into_bytes()),
        Export::History => Ok(history_csv(&state.files.past).into_bytes()),
        Export::Report => Ok(report_text(state).into_bytes()),
        Export::Rolls => {
            let dice = state
                .play
                .dice
                .as_ref()
                .map(|dice| dice.tray.text(|comment| state.lang().tell(comment)));
            Ok(dice.unwrap_or_default().into_bytes())
        }
        Export::Practice => Ok(page::practice(state.lang(), state.doc.layout()).into_bytes()),
        // The platform adds what other windows keep, and the photos.
        Export::Everything => Ok(everything(state).to_json().into_bytes()),
        Export::Board => {
            let text = state.printed.form.as_ref().map(|form| form.board.to_text());
            Ok(text.unwrap_or_default().into_bytes())
        }
    }
}

/// Scores of everybody as text, with the evidence of the board shown and the boards themselves.
pub fn text(state: &State) -> String {
    let lang = state.lang();
    let mut out = format!("{}\n", state.t("app-name"));
    let rules = &state.doc.game.ruleset;
    out.push_str(&format!("{}\n", lang.t(edition_key(rules.edition))));
    for (ruling, answer) in rules.rulings.chosen() {
        let question = lang.question(ruling);
        out.push_str(&format!("{question} {}\n", lang.answer(ruling, *answer)));
    }
    for (index, scored) in state.view.scored.iter().enumerate() {
        out.push_str(&format!("\n{}\n", state.player_name(index)));
        for line in &scored.lines {
            out.push_str(&format!("{:>5}  {}\n", line.figure(), line.name));
            for detail in &line.details {
                out.push_str(&format!("         {detail}\n"));
            }
        }
        for (name, points, details) in beyond_sheet(lang, scored) {
            out.push_str(&format!("{points:>5}  {name}\n"));
            for detail in details {
                out.push_str(&format!("         {detail}\n"));
            }
        }
        out.push_str(&format!("{:>5}  {}\n", scored.total_figure(), lang.t("total")));
        let verdict = state.view.verdicts.get(index).cloned().flatten();
        if let Some(verdict) = verdict {
            out.push_str(&format!("       {verdict}\n"));
        } else if let Some(left) = state.unconfirmed(index) {
            let left = lang.with("unconfirmed-table", &[("left", left.into())]);
            out.push_str(&format!("       {left}\n"));
        }
    }
    out.push_str(&format!("\n{}", board_text::write(&state.doc)));
    out
}

fn json_text(state: &State) -> String {
    let standing = &state.view.standing;
    let several = state.doc.game.has_more_boards();
    let players: Vec<_> = state
        .view
        .scored
        .iter()
        .enumerate()
        .map(|(index, scored)| {
            let lines: Vec<_> = scored
                .sheet
                .lines
                .iter()
                .map(|line| {
                    let mut form = json!({
                        "line": item_word(&line.item),
                        "points": line.points,
                        "evidence": details(Language::En, &scored.sheet, &line.item),
                    });
                    if let Evidence::Route(route) = &line.evidence
                        && !route.proven()
                    {
                        form["at_most"] = route.at_most.into();
                    }
                    form
                })
                .collect();
            let mut form = json!({
                "name": state.player_name(index),
                "score": scored.total,
                "goals": scored.goals,
                "village_marks_kept": scored.kept,
                "rank": standing.places[index],
                "winner": standing.wins(index),
                "errors": scored.errors(),
                "confirmed": state.is_confirmed(index),
                "lines": lines,
            });
            if several {
                form["more_boards"] = scored.more.into();
            }
            if standing.may_win.contains(&index) {
                form["may_win"] = true.into();
            }
            let lacks = scored.may_lack();
            if lacks > 0 {
                form["score_at_most"] = (scored.total + lacks).into();
            }
            form
        })
        .collect();
    let rulings: serde_json::Map<String, serde_json::Value> = state
        .doc
        .game
        .ruleset
        .known_rulings()
        .into_iter()
        .map(|ruling| {
            let answer = state.doc.game.ruleset.answer(ruling);
            (ruling.key.to_owned(), ruling.answers[answer].key.into())
        })
        .collect();
    let play = json!({
        "version": FORM,
        "game": { "name": "Railroad Ink", "highestWins": true },
        "edition": state.doc.game.ruleset.edition.word(),
        "expansions": state.doc.game.ruleset.expansions.iter().map(|e| e.id()).collect::<Vec<_>>(),
        "rulings": rulings,
        "players": players,
    });
    format!("{play:#}\n")
}

/// A field as it stands in CSV (RFC 4180).
fn quote(text: String) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Every finished game, a row a player, the newest game first and its winner in front.
fn history_csv(games: &[Past]) -> String {
    let mut out = "day,time,player,total,order\r\n".to_owned();
    for game in games {
        for (number, (name, total)) in game.players.iter().enumerate() {
            let (day, time, name) = (day(game.when), time(game.when), quote(name.clone()));
            out.push_str(&format!("{day},{time},{name},{total},{}\r\n", number + 1));
        }
    }
    out
}

/// The standings over the ticked games, a row a player.
fn series_csv(state: &State) -> String {
    let mut out = "place,player,games,wins,points,mean,best\r\n".to_owned();
    for (number, row) in series(state.files.ticked_games(), &state.files.tied).iter().enumerate() {
        let (name, mean) = (quote(row.name.clone()), row.mean());
        let SeriesRow { games, wins, points, best, .. } = row;
        let place = number + 1;
        out.push_str(&format!("{place},{name},{games},{wins},{points},{mean},{best}\r\n"));
    }
    out
}

fn csv(state: &State) -> String {
    let lines = &state.view.table.rows;
    // Longest lines that are not proven on some board: how long they may be at most.
    let open: Vec<_> = lines.iter().filter(|line| line.at_most != line.points).collect();
    let lacking = state.view.scored.iter().any(|scored| scored.may_lack() > 0);
    let several = state.doc.game.has_more_boards();
    let mut rows = vec![
        ["player".to_owned()]
            .into_iter()
            .chain(lines.iter().map(|line| item_word(&line.item)))
            .chain(several.then(|| "more boards".to_owned()))
            .chain(["village marks kept", "goals", "total", "rank"].map(str::to_owned))
            .chain(open.iter().map(|line| format!("{} at most", item_word(&line.item))))
            .chain(lacking.then(|| "total at most".to_owned()))
            .collect::<Vec<_>>(),
    ];
    for (index, scored) in state.view.scored.iter().enumerate() {
        let mut row = vec![state.player_name(index)];
        for line in lines {
            let points = line.points.get(index).copied().flatten();
            row.push(points.map_or_else(String::new, |points| points.to_string()));
        }
        row.extend(several.then(|| scored.more.to_string()));
        for figure in [scored.kept, scored.goals, scored.total] {
            row.push(figure.to_string());
        }
        row.push(state.view.standing.places[index].to_string());
        for line in &open {
            row.push(line.at_most.get(index).copied().flatten().unwrap_or_default().to_string());
        }
        row.extend(lacking.then(|| (scored.total + scored.may_lack()).to_string()));
        rows.push(row);
    }
    rows.into_iter()
        .map(|row| row.into_iter().map(quote).collect::<Vec<_>>().join(",") + "\r\n")
        .collect()
}
