//! The one list of commands: menu, buttons, shortcuts and help all read it.

use crate::app::device::device;
use egui::{Key, KeyboardShortcut, Modifiers};

/// Where a command stands in the menu and in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Files and exports.
    File,
    /// Changes to the table.
    Edit,
    /// Drawing with the keyboard.
    Draw,
    /// Rounds and dice.
    Play,
    /// What is shown.
    View,
}

impl Group {
    /// Every group in the order of the menu.
    pub const ALL: [Group; 5] = [Group::File, Group::Edit, Group::Draw, Group::Play, Group::View];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Group::File => "menu-file",
            Group::Edit => "menu-edit",
            Group::Draw => "menu-draw",
            Group::Play => "menu-play",
            Group::View => "menu-view",
        }
    }
}

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident $group:ident $key:literal $shortcut:expr;)*) => {
        /// Something the program can do that needs no further word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $($(#[$doc])* $name,)*
        }

        impl Command {
            /// Every command, in the order of the menu.
            pub const ALL: &'static [Command] = &[$(Command::$name),*];

            /// Every command that this build offers.
            pub fn offered() -> impl Iterator<Item = Command> {
                Command::ALL.iter().copied().filter(|command| command.is_offered())
            }

            /// The key of its name in the catalogue; its hint has the same key with `-hint`.
            pub const fn key(self) -> &'static str {
                match self { $(Command::$name => concat!("cmd-", $key),)* }
            }

            /// Where it stands.
            pub const fn group(self) -> Group {
                match self { $(Command::$name => Group::$group,)* }
            }

            /// The keys that run it.
            pub const fn shortcut(self) -> Option<KeyboardShortcut> {
                match self { $(Command::$name => $shortcut,)* }
            }
        }
    };
}

const fn ctrl(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

const fn ctrl_shift(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key))
}

const fn plain(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::NONE, key))
}

const fn alt(key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(Modifiers::ALT, key))
}

commands! {
    /// Choose photos, boards or a game.
    Open File "open" ctrl(Key::O);
    /// Look through the camera.
    Photograph File "photograph" None;
    /// Type a path instead.
    OpenPath File "open-path" ctrl_shift(Key::O);
    /// Take a photo or a board text from the clipboard.
    Paste File "paste" ctrl_shift(Key::V);
    /// Start with an empty table.
    NewTable File "new" ctrl(Key::N);
    /// Save the game.
    Save File "save" ctrl(Key::S);
    /// Save the game under another name.
    SaveAs File "save-as" ctrl_shift(Key::S);
    /// The scored board as a picture.
    SavePicture File "save-picture" ctrl(Key::P);
    /// The scored board as a sheet to print.
    SavePdf File "save-pdf" ctrl_shift(Key::P);
    /// The same as a drawing.
    SaveSheet File "save-sheet" None;
    /// The score as text, to the clipboard.
    CopyText File "copy-text" ctrl_shift(Key::C);
    /// The play as a link for the app BG Stats, to the clipboard.
    CopyPlay File "copy-play" None;
    /// The board as a link that another phone reads off the screen.
    ShowCode File "show-code" ctrl(Key::E);
    /// The score as text, to a file.
    SaveText File "save-text" None;
    /// The table as JSON.
    SaveJson File "save-json" None;
    /// The table as CSV.
    SaveCsv File "save-csv" None;
    /// Every game of the history as CSV.
    SaveHistory File "save-history" None;
    /// Everything that is kept, in one file.
    SaveAll File "save-all" ctrl_shift(Key::E);
    /// The checked game as text.
    SaveReport File "save-report" None;
    /// What was rolled for the table.
    SaveRolls File "save-rolls" None;
    /// An empty board to print.
    SavePractice File "save-practice" None;
    /// Close the window.
    Quit File "quit" ctrl(Key::Q);

    /// One step back.
    Undo Edit "undo" ctrl(Key::Z);
    /// One step forth.
    Redo Edit "redo" ctrl(Key::Y);
    /// Empty the board.
    ClearBoard Edit "clear-board" ctrl(Key::Backspace);
    /// One more board at the table.
    AddPlayer Edit "add-player" ctrl(Key::T);
    /// The next player's board.
    NextPlayer Edit "next-player" alt(Key::ArrowRight);
    /// The player's board before.
    PreviousPlayer Edit "previous-player" alt(Key::ArrowLeft);
    /// Keep the finished game in the history.
    FinishGame Edit "finish" None;

    /// Move up.
    Up Draw "up" plain(Key::ArrowUp);
    /// Move down.
    Down Draw "down" plain(Key::ArrowDown);
    /// Move left.
    Left Draw "left" plain(Key::ArrowLeft);
    /// Move right.
    Right Draw "right" plain(Key::ArrowRight);
    /// Turn the route in hand and the one in the space.
    Turn Draw "turn" plain(Key::R);
    /// Mirror it.
    Mirror Draw "mirror" plain(Key::F);
    /// Draw the route in hand.
    Stamp Draw "stamp" plain(Key::Enter);
    /// Empty the space.
    Erase Draw "erase" plain(Key::Delete);
    /// Take up what is drawn in the space, or put it down.
    Move Draw "move" plain(Key::M);
    /// Take what the expansions draw into the hand, one after the other.
    NextTool Draw "next-tool" plain(Key::P);
    /// To where drawing goes on.
    GoOn Draw "go-on" plain(Key::E);
    /// A higher round number.
    RoundUp Draw "round-up" plain(Key::Plus);
    /// A lower round number.
    RoundDown Draw "round-down" plain(Key::Minus);
    /// Put the route down, put the light out.
    Release Draw "release" plain(Key::Escape);

    /// Roll the dice of the next round.
    RollDice Play "roll-dice" ctrl(Key::R);
    /// The board before the first round.
    ReplayFirst Play "replay-first" plain(Key::Home);
    /// One round back.
    ReplayBack Play "replay-back" plain(Key::PageUp);
    /// Play the rounds, or stop.
    ReplayPlay Play "replay-play" plain(Key::Space);
    /// One round on.
    ReplayNext Play "replay-next" plain(Key::PageDown);
    /// The finished board.
    ReplayLast Play "replay-last" plain(Key::End);

    /// The start screen.
    ShowStart View "show-start" ctrl(Key::Num1);
    /// The photo.
    ShowPhoto View "show-photo" ctrl(Key::Num2);
    /// What was read.
    ShowReview View "show-review" ctrl(Key::Num3);
    /// Photo and redrawn board in turn.
    SwapPhoto View "swap-photo" plain(Key::W);
    /// The board.
    ShowBoard View "show-board" ctrl(Key::Num4);
    /// All players.
    ShowTable View "show-table" ctrl(Key::Num5);
    /// The checked game.
    ShowCheck View "show-check" ctrl(Key::Num6);
    /// The rounds one by one.
    ShowReplay View "show-replay" ctrl(Key::Num7);
    /// Dice for the table.
    ShowDice View "show-dice" ctrl(Key::Num8);
    /// A printed board to write down.
    ShowPrinted View "show-printed" None;
    /// Help.
    ShowHelp View "show-help" plain(Key::F1);
    /// The score beside the board.
    ShowScore View "show-score" alt(Key::Num1);
    /// The issues beside the board.
    ShowIssues View "show-issues" alt(Key::Num2);
    /// The dispute beside the board.
    ShowDispute View "show-dispute" alt(Key::Num3);
    /// The walk through the score.
    ShowLearn View "show-learn" alt(Key::Num4);
    /// Jump to the next issue.
    NextIssue View "next-issue" plain(Key::F8);
    /// Light or dark.
    ToggleShade View "toggle-shade" ctrl(Key::D);
    /// The next language.
    NextLanguage View "next-language" ctrl(Key::L);
    /// Bigger text.
    BiggerText View "bigger-text" ctrl_shift(Key::ArrowUp);
    /// Smaller text.
    SmallerText View "smaller-text" ctrl_shift(Key::ArrowDown);
}

impl Command {
    /// Whether this build offers it. A page of a browser knows no paths, cannot look at the
    /// clipboard unasked, and is not the one to close its window; it saves by downloads alone. It may
    /// have a camera, and an address for others to open.
    pub fn is_offered(self) -> bool {
        if self == Command::Photograph {
            return device().camera;
        }
        if self == Command::ShowCode {
            return device().address.is_some();
        }
        let desktop =
            matches!(self, Command::OpenPath | Command::Paste | Command::SaveAs | Command::Quit);
        !(desktop && cfg!(target_arch = "wasm32"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// Only a browser lacks some.
    #[test]
    fn a_desktop_offers_every_command_but_camera_and_link() {
        let page = [Command::Photograph, Command::ShowCode];
        let but = Command::ALL.iter().copied().filter(|command| !page.contains(command));
        assert_eq!(Command::offered().collect::<Vec<_>>(), but.collect::<Vec<_>>());
    }

    #[test]
    fn no_key_runs_two_commands() {
        let mut seen: Vec<KeyboardShortcut> = Vec::new();
        for shortcut in Command::ALL.iter().filter_map(|command| command.shortcut()) {
            assert!(!seen.contains(&shortcut), "{shortcut:?}");
            seen.push(shortcut);
        }
        for (_, key) in crate::app::board::ROUTE_KEYS {
            let shortcut = KeyboardShortcut::new(Modifiers::NONE, key);
            assert!(!seen.contains(&shortcut), "{shortcut:?}");
            seen.push(shortcut);
        }
    }

    #[test]
    fn every_command_is_named_in_every_language() {
        for language in Language::ALL {
            for command in Command::ALL {
                assert!(language.find(command.key()).is_some(), "{language:?} {}", command.key());
                let hint = format!("{}-hint", command.key());
                assert!(language.find(&hint).is_some(), "{language:?} {hint}");
            }
            for group in Group::ALL {
                assert!(language.find(group.key()).is_some());
            }
        }
    }
}
