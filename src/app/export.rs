//! What can be saved: the game, the scored board as picture or sheet, text, JSON, CSV, and an
//! empty board to practise on.

use super::state::{GoalLine, Scored, State};
use super::text::Language;
use super::why::Why;
use super::{board_text, names, record, sheet, store};
use crate::rules::Edition;
use crate::score::{Item, Sheet};
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
            if let Some(record) = record::to_record(&state.doc) {
                return Ok(record.to_json().into_bytes());
            }
            Ok(store::game_to_text(&state.doc).into_bytes())
        }
        Form::Picture => sheet::picture(state),
        Form::Sheet => Ok(sheet::svg(state).into_bytes()),
        Form::Pdf => Ok(sheet::pdf(state)),
        Form::Text => Ok(text(state).into_bytes()),
        Form::Json => Ok(json_text(state).into_bytes()),
        Form::Csv => Ok(csv(state).into_bytes()),
        Form::Report => Ok(super::report::text(state).into_bytes()),
        Form::Rolls => {
            let dice = state.play.dice.as_ref().map(|dice| dice.tray.text());
            Ok(dice.unwrap_or_default().into_bytes())
        }
        Form::Practice => Ok(sheet::practice(state.lang(), state.doc.ruleset.edition).into_bytes()),
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

/// The name of an edition.
pub const fn edition_key(edition: Edition) -> &'static str {
    match edition {
        Edition::Classic => "edition-classic",
        Edition::Challenge => "edition-challenge",
    }
}

/// What earns a line's points, one text a part.
pub fn details(lang: Language, sheet: &Sheet, item: &Item) -> Vec<String> {
    let list = |spaces: Vec<String>| -> Vec<String> {
        if spaces.is_empty() { Vec::new() } else { vec![spaces.join(" ")] }
    };
    match item {
        Item::Networks => sheet
            .networks
            .iter()
            .enumerate()
            .map(|(number, network)| {
                lang.with(
                    "detail-network",
                    &[
                        ("letter", names::network(number).into()),
                        ("exits", network.exits.len().into()),
                        ("points", i32::from(network.points).into()),
                    ],
                )
            })
            .collect(),
        Item::Highway | Item::Railway => {
            let route = if *item == Item::Highway { &sheet.highway } else { &sheet.railway };
            let spaces: Vec<String> = route.passes.iter().map(|p| p.space.to_string()).collect();
            if spaces.is_empty() {
                return Vec::new();
            }
            let ring =
                if route.closed { format!(" ({})", lang.t("detail-ring")) } else { String::new() };
            vec![format!("{}{ring}", spaces.join(" - "))]
        }
        Item::Centre => list(sheet.centre.iter().map(ToString::to_string).collect()),
        Item::Villages => sheet.villages.as_ref().map_or_else(Vec::new, |track| {
            list(track.active.iter().map(ToString::to_string).collect())
        }),
        Item::Errors => list(
            sheet
                .errors
                .iter()
                .map(|open| format!("{} {}", open.end.space, names::side(lang, open.end.side)))
                .map(|text| format!("{text};"))
                .collect(),
        )
        .into_iter()
        .map(|text| text.trim_end_matches(';').to_owned())
        .collect(),
        Item::Extra(source, title) => sheet
            .extras
            .iter()
            .filter(|extra| extra.source == *source && extra.title == *title)
            .flat_map(|extra| &extra.parts)
            .map(|part| format!("{:+} {}", part.points, lang.words(&part.what)))
            .collect(),
    }
}

/// The lines of a player's score that no sheet has: goal cards, and village marks that outlive
/// their routes. Name, points, and what earns them.
pub fn beyond_sheet(lang: Language, scored: &Scored) -> Vec<(String, i32, Vec<String>)> {
    let mut lines = Vec::new();
    if scored.kept != 0 {
        lines.push((lang.t("item-kept"), scored.kept, Vec::new()));
    }
    if !scored.goal_lines.is_empty() {
        let details = scored.goal_lines.iter().map(|goal| goal_detail(lang, goal)).collect();
        lines.push((lang.t("item-goals"), scored.goals, details));
    }
    lines
}

/// What a goal card gives, in words.
pub fn goal_detail(lang: Language, goal: &GoalLine) -> String {
    let task = lang.words(goal.task);
    let values = [("code", goal.code.clone().into()), ("task", task.into())];
    match goal.points {
        Some(points) => {
            let [code, task] = values;
            lang.with("goal-points", &[code, task, ("points", points.into())])
        }
        None => lang.with("goal-open", &values),
    }
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

/// Every line that any player's sheet has, in the order of the sheets.
pub fn items(state: &State) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for scored in &state.scored {
        for line in scored.sheet.lines() {
            if !items.contains(&line.item) {
                // Errors stay last, whatever lines other boards add.
                let end = items.len() - usize::from(items.last() == Some(&Item::Errors));
                items.insert(end, line.item);
            }
        }
    }
    items
}

/// A line's points on a sheet, if the sheet has it.
pub fn points(sheet: &Sheet, item: &Item) -> Option<i32> {
    sheet.lines().into_iter().find(|line| line.item == *item).map(|line| line.points)
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
