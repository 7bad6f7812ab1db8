//! A play as a link that the app BG Stats opens, in the form that its makers publish for other
//! programs: the play as JSON, in the link itself. Nothing is sent; whoever gets the link opens it.

use crate::app::state::State;
use crate::app::table::{day, edition_key, time};
use serde_json::json;

/// Where the app listens for plays.
const PLACE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The link for the table as it stands, at a moment in seconds since 1970.
pub fn link(state: &State, now: u64) -> String {
    let standing = &state.view.standing;
    let seats = 0..state.doc.game.players.len();
    let players: Vec<_> = seats
        .map(|seat| {
            json!({
                "name": state.player_name(seat),
                "sourcePlayerId": state.player_name(seat),
                "score": state.view.scored.get(seat).map(|scored| scored.total),
                "rank": standing.places.get(seat),
                "winner": standing.wins(seat),
                "startPlayer": state.doc.game.star == Some(seat),
            })
        })
        .collect();
    let lang = state.lang();
    let expansions = state.doc.game.ruleset.expansions.iter();
    let names: Vec<String> = expansions.map(|&expansion| lang.name_of(expansion)).collect();
    let edition = lang.t(edition_key(state.doc.game.ruleset.edition));
    let board = std::iter::once(edition).chain(names).collect::<Vec<_>>().join(", ");
    let play = json!({
        "sourceName": "Inkspector",
        "sourcePlayId": now.to_string(),
        "playDate": format!("{} {}", day(now), time(now)),
        "board": board,
        "game": {
            "name": "Railroad Ink",
            "sourceGameId": "railroad-ink",
            "highestWins": true,
            "noPoints": false,
        },
        "players": players,
    });
    format!("{PLACE}{}", encoded(&play.to_string()))
}

/// A text as it may stand in a link (RFC 3986, Percent-Encoding).
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::files::FilesAction;

    fn decoded(text: &str) -> String {
        let mut bytes = Vec::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            if first == '%' {
                bytes.push(u8::from_str_radix(&rest[1..3], 16).unwrap());
                rest = &rest[3..];
            } else {
                bytes.push(first as u8);
                rest = &rest[1..];
            }
        }
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_play_is_a_link() {
        let mut state = State::new(Default::default());
        let text = include_bytes!("../../../samples/games/four-friends.json");
        state.update(FilesAction::Loaded("game".to_owned(), text[..].into(), None));
        let link = link(&state, 1_735_689_599);
        let data = link.strip_prefix(PLACE).unwrap();
        assert!(data.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"{}<>&# ".contains(&byte)));
        let play: serde_json::Value = serde_json::from_str(&decoded(data)).unwrap();
        assert_eq!(play["playDate"], "2024-12-31 23:59:59");
        let players = play["players"].as_array().unwrap();
        assert_eq!(players.len(), 4);
        let winners = players.iter().filter(|player| player["winner"] == true);
        assert!(winners.clone().all(|player| player["rank"] == 1) && winners.count() == 1);
        for (player, scored) in players.iter().zip(&state.view.scored) {
            assert_eq!(player["score"], scored.total);
        }
        assert_eq!(decoded(&encoded("Zoë & Bo: 5 %")), "Zoë & Bo: 5 %");
    }
}
