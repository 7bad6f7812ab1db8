//! What can be saved: the game, the scored board as picture or sheet, text, JSON, CSV, and an
//! empty board to practise on.

use super::art::{self, Canvas, MARGIN, v};
use super::state::{Lit, Panel, State};
use super::text::Language;
use super::theme::Palette;
use super::verdict::{figure, verdict};
use super::{board_text, light, names, record, standing, store};
use crate::board::Layout;
use crate::rules::Edition;
use crate::score::{Item, Sheet};
use egui::{Color32, Context, Shape, Vec2, vec2};
use serde_json::json;

/// What is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The whole table, to go on later.
    Game,
    /// The scored board as PNG.
    Picture,
    /// The scored board as SVG, to print.
    Sheet,
    /// Scores as text, with the boards in text form.
    Text,
    /// Scores as JSON.
    Json,
    /// Scores as CSV, a row a player.
    Csv,
    /// An empty board as SVG, to print.
    Practice,
}

impl Form {
    /// The name suggested for the file.
    pub const fn file_name(self) -> &'static str {
        match self {
            Form::Game => "game.inkspector.json",
            Form::Picture => "board.png",
            Form::Sheet => "board.svg",
            Form::Text => "scores.txt",
            Form::Json => "scores.json",
            Form::Csv => "scores.csv",
            Form::Practice => "practice-board.svg",
        }
    }
}

/// The bytes of the file.
///
/// # Errors
///
/// Why it cannot be made, for people.
pub fn bytes(state: &State, form: Form) -> Result<Vec<u8>, String> {
    match form {
        Form::Game => {
            if let Some(record) = record::to_record(&state.doc) {
                return Ok(record.to_json().into_bytes());
            }
            let text = store::game_to_text(&state.doc).map_err(|error| error.to_string())?;
            Ok(text.into_bytes())
        }
        Form::Picture => picture(state),
        Form::Sheet => Ok(sheet(state).into_bytes()),
        Form::Text => Ok(text(state).into_bytes()),
        Form::Json => Ok(json_text(state).into_bytes()),
        Form::Csv => Ok(csv(state).into_bytes()),
        Form::Practice => Ok(practice(state.lang(), state.doc.ruleset.edition).into_bytes()),
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
        if scored.goals != 0 {
            out.push_str(&format!("{:>5}  {}\n", scored.goals, lang.t("item-goals")));
        }
        out.push_str(&format!("{:>5}  {}\n", standing::sum(scored), lang.t("total")));
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
            .map(|part| format!("{:+} {}", part.points, part.what))
            .collect(),
    }
}

fn json_text(state: &State) -> String {
    let standing = standing::standing(&state.scored);
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
                "score": standing::sum(scored),
                "goals": scored.goals,
                "rank": standing.places[index],
                "winner": standing.places[index] == 1,
                "errors": scored.sheet.errors.len(),
                "confirmed": state.doc.players[index].doubts.is_empty(),
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
            .chain(["goals".to_owned(), "total".to_owned(), "rank".to_owned()])
            .collect::<Vec<_>>(),
    ];
    let standing = standing::standing(&state.scored);
    for (index, scored) in state.scored.iter().enumerate() {
        let mut row = vec![state.player_name(index)];
        for item in &items {
            row.push(points(&scored.sheet, item).map_or_else(String::new, |p| p.to_string()));
        }
        row.push(scored.goals.to_string());
        row.push(standing::sum(scored).to_string());
        row.push(standing.places[index].to_string());
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

const CELL: f32 = 64.0;
const SIDE: f32 = 300.0;

fn sheet_size(layout: &Layout) -> Vec2 {
    let board = vec2(f32::from(layout.cols()), f32::from(layout.rows())) * CELL;
    board + Vec2::splat(2.0 * MARGIN * CELL) + vec2(SIDE, 64.0)
}

/// The scored board with its sums and rulings, as shapes.
fn sheet_shapes(ctx: &Context, state: &State) -> Vec<Shape> {
    let lang = state.lang();
    let ink = &Palette::of(false).board;
    let player = state.doc.player();
    let scored = state.score();
    let layout = player.sketch.layout();
    let origin = egui::pos2(MARGIN * CELL, MARGIN * CELL + 52.0);
    let mut canvas = Canvas::new(ctx, origin, CELL);
    let verdict = verdict(state).filter(|_| state.panel == Panel::Dispute);
    let overlay = match state.lit {
        // A sheet with nothing lit shows what earns most: the networks, and the errors.
        Lit::Nothing if verdict.is_none() => {
            let mut overlay = light::line(&scored.sheet, &Item::Networks);
            overlay.ends = light::line(&scored.sheet, &Item::Errors).ends;
            overlay
        }
        _ => light::overlay(state),
    };
    board_shapes(&mut canvas, state, &overlay);
    let right = f32::from(layout.cols()) + MARGIN + 0.25;
    let mut y = 0.1;
    let line = |canvas: &mut Canvas<'_>, x: f32, y: f32, text: &str, size: f32, colour: Color32| {
        left_text(canvas, ctx, x, y, text, size, colour);
    };
    let title = format!(
        "{} - {}",
        state.player_name(state.doc.current),
        lang.t(edition_key(state.doc.ruleset.edition))
    );
    line(&mut canvas, -MARGIN + 0.08, -MARGIN - 0.52, &title, 0.36, ink.pen);
    for entry in scored.sheet.lines() {
        // What the player wrote stands beside what is proven, where it differs.
        let written = player.written.get(&entry.item).and_then(|text| figure(text));
        let points = match written {
            Some(written) if written.abs() != entry.points.abs() => {
                format!("{}  ({written})", entry.points)
            }
            _ => entry.points.to_string(),
        };
        line(&mut canvas, right, y, &names::item(lang, &entry.item), 0.27, ink.pen);
        line(&mut canvas, right + 3.6, y, &points, 0.27, ink.pen);
        y += 0.42;
        for detail in details(lang, &scored.sheet, &entry.item) {
            for row in wrap(&detail, 42) {
                line(&mut canvas, right + 0.12, y, &row, 0.19, ink.number);
                y += 0.27;
            }
        }
        y += 0.08;
    }
    canvas.line(&[v(right, y), v(right + 4.1, y)], 0.02, ink.pen);
    y += 0.12;
    line(&mut canvas, right, y, &lang.t("total"), 0.36, ink.pen);
    line(&mut canvas, right + 3.5, y, &scored.total.to_string(), 0.36, ink.pen);
    y += 0.7;
    if let Some(verdict) = verdict {
        let colour = if verdict.stands { ink.good } else { ink.bad };
        for row in wrap(&verdict.text, 38) {
            line(&mut canvas, right, y, &row, 0.22, colour);
            y += 0.3;
        }
        for row in wrap(&verdict.rule, 46) {
            line(&mut canvas, right, y, &row, 0.18, ink.number);
            y += 0.25;
        }
        y += 0.15;
    }
    for note in &scored.sheet.rulings {
        let answer = names::answer(lang, note.ruling, note.answer);
        let source = note.ruling.answers.get(note.answer).map_or("", |answer| answer.source);
        let text = format!("{} {answer} ({source})", names::question(lang, note.ruling));
        for row in wrap(&text, 46) {
            line(&mut canvas, right, y, &row, 0.18, ink.number);
            y += 0.25;
        }
        y += 0.1;
    }
    let rows = f32::from(layout.rows());
    line(&mut canvas, right, rows + 0.2, &lang.t("app-made-by"), 0.18, ink.number);
    canvas.shapes
}

fn left_text(
    canvas: &mut Canvas<'_>,
    ctx: &Context,
    x: f32,
    y: f32,
    text: &str,
    size: f32,
    colour: Color32,
) {
    let at = canvas.at(x, y);
    let font = egui::FontId::proportional(size * CELL);
    let shape =
        ctx.fonts_mut(|fonts| Shape::text(fonts, at, egui::Align2::LEFT_TOP, text, font, colour));
    canvas.shapes.push(shape);
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        // There is always a last row.
        let last = rows.len() - 1;
        if rows[last].is_empty() {
            rows[last] = word.to_owned();
        } else if rows[last].chars().count() + 1 + word.chars().count() <= width {
            rows[last].push(' ');
            rows[last].push_str(word);
        } else {
            rows.push(word.to_owned());
        }
    }
    rows
}

/// Board, lines and marks.
pub fn board_shapes(canvas: &mut Canvas<'_>, state: &State, overlay: &art::Overlay) {
    let ink = &Palette::of(false).board;
    let sketch = &state.doc.player().sketch;
    art::printed(canvas, sketch.layout(), ink);
    art::overlay_below(canvas, sketch, overlay, ink);
    for (space, cell) in sketch.drawn() {
        art::drawing(canvas, space, &cell.drawing, ink);
    }
    art::rounds(canvas, sketch, ink);
    art::expansion_marks(canvas, sketch, ink);
    art::overlay_above(canvas, sketch.layout(), overlay, ink);
}

fn picture(state: &State) -> Result<Vec<u8>, String> {
    let size = sheet_size(state.doc.layout());
    let ground = Palette::of(false).raised;
    let image = art::picture_of_shapes(size, 2.0, ground, |ctx| sheet_shapes(ctx, state));
    png(&image)
}

/// A picture as PNG.
///
/// # Errors
///
/// What the encoder says.
pub fn png(image: &egui::ColorImage) -> Result<Vec<u8>, String> {
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
    .map_err(|error| error.to_string())?;
    Ok(bytes.into_inner())
}

/// Shapes made outside a frame: a context of its own lays out the text.
fn shapes_outside(paint: impl Fn(&Context) -> Vec<Shape>) -> Vec<Shape> {
    let ctx = Context::default();
    let mut shapes = Vec::new();
    for _ in 0..2 {
        let output = ctx.run_ui(egui::RawInput::default(), |ui| shapes = paint(ui.ctx()));
        output.drop_without_applying_deltas();
    }
    shapes
}

fn sheet(state: &State) -> String {
    let shapes = shapes_outside(|ctx| sheet_shapes(ctx, state));
    let title = state.player_name(state.doc.current);
    art::svg_of_shapes(&shapes, sheet_size(state.doc.layout()), &title)
}

/// An empty board to print and draw on.
pub fn practice(lang: Language, edition: Edition) -> String {
    let layout = edition.layout();
    let ink = &Palette::of(false).board;
    let shapes = shapes_outside(|ctx| {
        let origin = egui::pos2(MARGIN * CELL, MARGIN * CELL + 20.0);
        let mut canvas = Canvas::new(ctx, origin, CELL);
        art::printed(&mut canvas, &layout, ink);
        art::rounds(&mut canvas, &crate::board::Sketch::new(layout.clone()), ink);
        // A row to write the points into.
        let top = f32::from(layout.rows()) + MARGIN + 0.3;
        let mut x = 0.0;
        let mut items = vec!["item-networks", "item-highway", "item-railway", "item-centre"];
        if !layout.buildings().is_empty() {
            items.push("item-villages");
        }
        items.extend(["item-errors", "total"]);
        let width = f32::from(layout.cols()) / items.len() as f32;
        for key in items {
            canvas.outline((x, top + 0.32, width - 0.08, 0.6), 0.06, 0.02, ink.pen);
            let text = lang.t(key);
            let size = (width * 1.55 / text.chars().count() as f32).min(0.17);
            canvas.text(v(x + width / 2.0 - 0.04, top + 0.16), &text, size, ink.number);
            x += width;
        }
        canvas.shapes
    });
    let size = vec2(f32::from(layout.cols()), f32::from(layout.rows())) * CELL
        + vec2(2.0 * MARGIN * CELL, 2.0 * MARGIN * CELL + 120.0);
    art::svg_of_shapes(&shapes, size, &lang.t("practice-title"))
}
