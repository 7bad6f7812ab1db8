//! What can be saved: the game, the scored board as picture or sheet, text, JSON, CSV, and an
//! empty board to practise on.

use super::why::Why;
use super::{page, store};
use crate::app::board::{beyond_sheet, details};
use crate::app::game::report_text;
use crate::app::state::State;
use crate::app::table::{edition_key, items, points, to_record};
use crate::app::text::Language;
use crate::app::{board_text, names};
use serde_json::json;

/// What is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The whole table, to go on later.
    Game,
    /// The scored board as PNG.
    Picture,
    /// The scored board as SVG, to print or to edit.
    Sheet,
    /// The scored board as PDF, to print.
    Pdf,
    /// Scores as text, with the boards in text form.
    Text,
    /// Scores as JSON.
    Json,
    /// Scores as CSV, a row a player.
    Csv,
    /// An empty board as SVG, to print.
    Practice,
    /// The checked game as text.
    Report,
    /// What was rolled for the table, a line a round.
    Rolls,
}

impl Form {
    /// The name suggested for the file.
    pub const fn file_name(self) -> &'static str {
        match self {
            Form::Game => "game.inkspector.json",
            Form::Picture => "board.png",
            Form::Sheet => "board.svg",
            Form::Pdf => "board.pdf",
            Form::Text => "scores.txt",
            Form::Json => "scores.json",
            Form::Csv => "scores.csv",
            Form::Practice => "practice-board.svg",
            Form::Report => "checked-game.txt",
            Form::Rolls => "rolls.txt",
        }
    }
}

/// The bytes of the file.
///
/// # Errors
///
/// Why it cannot be made.
pub fn bytes(state: &State, form: Form) -> Result<Vec<u8>, Why> {
    match form {
        Form::Game => {
            if let Some(record) = to_record(&state.doc) {
                return Ok(record.to_json().into_bytes());
            }
            Ok(store::game_to_text(&state.doc).into_bytes())
        }
        Form::Picture => page::picture(state),
        Form::Sheet => Ok(page::svg(state).into_bytes()),
        Form::Pdf => Ok(page::pdf(state)),
        Form::Text => Ok(text(state).into_bytes()),
        Form::Json => Ok(json_text(state).into_bytes()),
        Form::Csv => Ok(csv(state).into_bytes()),
        Form::Report => Ok(report_text(state).into_bytes()),
        Form::Rolls => {
            let dice = state.play.dice.as_ref().map(|dice| dice.tray.text());
            Ok(dice.unwrap_or_default().into_bytes())
        }
        Form::Practice => Ok(page::practice(state.lang(), state.doc.ruleset.edition).into_bytes()),
    }
}

/// Scores of everybody as text, with the evidence of the board shown and the boards themselves.
pub fn text(state: &State) -> String {
    let lang = state.lang();
    let mut out = format!("{}\n", state.t("app-name"));
    let rules = &state.doc.ruleset;
    out.push_str(&format!("{}\n", lang.t(edition_key(rules.edition))));
    for (ruling, answer) in rules.rulings.chosen() {
        let question = names::question(lang, ruling);
        out.push_str(&format!("{question} {}\n", names::answer(lang, ruling, *answer)));
    }
    for (index, (player, scored)) in state.doc.players.iter().zip(&state.scored).enumerate() {
        out.push_str(&format!("\n{}\n", state.player_name(index)));
        for line in scored.sheet.lines() {
            let name = names::item(lang, &line.item);
            out.push_str(&format!("{:>5}  {name}\n", line.points));
            for detail in details(lang, &scored.sheet, &line.item) {
                out.push_str(&format!("         {detail}\n"));
            }
        }
        for (name, points, details) in beyond_sheet(lang, scored) {
            out.push_str(&format!("{points:>5}  {name}\n"));
            for detail in details {
                out.push_str(&format!("         {detail}\n"));
            }
        }
        out.push_str(&format!("{:>5}  {}\n", scored.total, lang.t("total")));
        if !player.doubts.is_empty() {
            let count = [("count", player.doubts.len().into())];
            out.push_str(&format!("       {}\n", lang.with("unconfirmed-doubts", &count)));
        }
    }
    out.push_str(&format!("\n{}", board_text::write(&state.doc)));
    out
}

fn json_text(state: &State) -> String {
    let standing = &state.standing;
    let players: Vec<_> = state
        .scored
        .iter()
        .enumerate()
        .map(|(index, scored)| {
            let lines: Vec<_> = scored
                .sheet
                .lines()
                .iter()
                .map(|line| {
                    json!({
                        "line": store::item_word(&line.item),
                        "points": line.points,
                        "evidence": details(Language::En, &scored.sheet, &line.item),
                    })
                })
                .collect();
            json!({
                "name": state.player_name(index),
                "score": scored.total,
                "goals": scored.goals,
                "village_marks_kept": scored.kept,
                "rank": standing.places[index],
                "winner": standing.wins(index),
                "errors": scored.sheet.errors.len(),
                "confirmed": state.is_confirmed(index),
                "lines": lines,
            })
        })
        .collect();
    let rulings: serde_json::Map<String, serde_json::Value> = state
        .doc
        .ruleset
        .known_rulings()
        .into_iter()
        .map(|ruling| {
            let answer = state.doc.ruleset.answer(ruling);
            (ruling.key.to_owned(), ruling.answers[answer].key.into())
        })
        .collect();
    let play = json!({
        "version": store::VERSION,
        "game": { "name": "Railroad Ink", "highestWins": true },
        "edition": state.doc.ruleset.edition.word(),
        "expansions": state.doc.ruleset.expansions.iter().map(|e| e.id()).collect::<Vec<_>>(),
        "rulings": rulings,
        "players": players,
    });
    format!("{play:#}\n")
}

fn csv(state: &State) -> String {
    let quote = |text: String| {
        if text.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    let items = items(state);
    let mut rows = vec![
        ["player".to_owned()]
            .into_iter()
            .chain(items.iter().map(store::item_word))
            .chain(["village marks kept", "goals", "total", "rank"].map(str::to_owned))
            .collect::<Vec<_>>(),
    ];
    for (index, scored) in state.scored.iter().enumerate() {
        let mut row = vec![state.player_name(index)];
        for item in &items {
            row.push(points(&scored.sheet, item).map_or_else(String::new, |p| p.to_string()));
        }
        for figure in [scored.kept, scored.goals, scored.total] {
            row.push(figure.to_string());
        }
        row.push(state.standing.places[index].to_string());
        rows.push(row);
    }
    rows.into_iter()
        .map(|row| row.into_iter().map(quote).collect::<Vec<_>>().join(",") + "\r\n")
        .collect()
}

/// A picture as PNG.
///
/// # Errors
///
/// If the picture has no size that can be encoded.
pub fn png(image: &egui::ColorImage) -> Result<Vec<u8>, Why> {
    let rgba: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let [width, height] = image.size.map(|side| side as u32);
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::write_buffer_with_format(
        &mut bytes,
        &rgba,
        width,
        height,
        image::ExtendedColorType::Rgba8,
        image::ImageFormat::Png,
    )
    .map_err(|_| Why::Known("why-picture"))?;
    Ok(bytes.into_inner())
}
