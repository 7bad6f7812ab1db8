//! What earns each line of a score, in words.

use crate::score::{Item, Sheet};
use crate::words::{Language, letter};

/// What earns a line's points, one text a part.
pub fn details(lang: Language, sheet: &Sheet, item: &Item) -> Vec<String> {
    let list = |spaces: Vec<String>| -> Vec<String> {
        if spaces.is_empty() { Vec::new() } else { vec![spaces.join(" ")] }
    };
    match item {
        Item::Networks => sheet
            .networks()
            .iter()
            .enumerate()
            .map(|(number, network)| {
                lang.with(
                    "detail-network",
                    &[
                        ("letter", letter(number).into()),
                        ("exits", network.exits.len().into()),
                        ("points", i32::from(network.points).into()),
                    ],
                )
            })
            .collect(),
        Item::Longest(kind) => {
            let route = sheet.longest(*kind);
            let spaces: Vec<String> = route.passes.iter().map(|p| p.space.to_string()).collect();
            if spaces.is_empty() {
                return Vec::new();
            }
            let ring =
                if route.closed { format!(" ({})", lang.t("detail-ring")) } else { String::new() };
            let mut told = vec![format!("{}{ring}", spaces.join(" - "))];
            if !route.proven() {
                told.push(lang.with("evidence-unproven", &[("most", route.at_most.into())]));
            }
            told
        }
        Item::Centre => list(sheet.centre().iter().map(ToString::to_string).collect()),
        Item::Villages => sheet.villages().as_ref().map_or_else(Vec::new, |track| {
            list(track.active.iter().map(ToString::to_string).collect())
        }),
        Item::Errors => list(
            sheet
                .errors()
                .iter()
                .map(|open| format!("{} {}", open.end.space, lang.name_of(open.end.side)))
                .map(|text| format!("{text};"))
                .collect(),
        )
        .into_iter()
        .map(|text| text.trim_end_matches(';').to_owned())
        .collect(),
        Item::Extra(source) => sheet
            .extras()
            .iter()
            .filter(|extra| extra.source == *source)
            .flat_map(|extra| {
                let paid = extra.parts.iter().map(|part| (format!("{:+} ", part.points), part));
                // What earns nothing in a line without points needs no figure.
                let nothing = if extra.parts.is_empty() { "" } else { "0 " };
                let unpaid = extra.aside.iter().map(move |part| (nothing.to_owned(), part));
                paid.chain(unpaid)
            })
            .map(|(points, part)| format!("{points}{}", lang.tell(&part.what)))
            .collect(),
    }
}
