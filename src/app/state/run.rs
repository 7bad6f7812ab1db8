//! What each command of the list does.

use super::command::Command;
use super::data::{Question, Screen};
use super::update::SCALES;
use super::whole::State;
use crate::app::board::{BoardAction, Lit, Panel};
use crate::app::files::{Effect, Export, link, text};
use crate::app::photo::Compare;
use crate::app::platform::now;
use crate::app::theme::Shade;
use crate::board::{Cell, Side};
use crate::rules::laying;
use crate::words::Language;

impl State {
    /// Runs a command that makes sense now; any other does nothing.
    pub(in crate::app) fn run(&mut self, command: Command) {
        if !self.allows(command) {
            return;
        }
        match command {
            Command::Open => self.effects.push(Effect::PickFiles),
            Command::Photograph => self.effects.push(Effect::Photograph),
            Command::OpenPath => self.question = Some(Question::OpenPath(String::new())),
            Command::Paste => self.effects.push(Effect::Paste),
            Command::NewTable if self.doc.is_blank() => self.screen = Screen::Start,
            Command::NewTable => self.question = Some(Question::NewTable),
            Command::Save => match self.files.file.clone() {
                Some(path) => {
                    let known = self.files.print;
                    self.effects.push(Effect::Save(path, Export::Game, known));
                }
                None => self.effects.push(Effect::PickSave(Export::Game)),
            },
            Command::SaveAs => self.effects.push(Effect::PickSave(Export::Game)),
            Command::SavePicture => self.effects.push(Effect::PickSave(Export::Picture)),
            Command::SavePdf => self.effects.push(Effect::PickSave(Export::Pdf)),
            Command::SaveSheet => self.effects.push(Effect::PickSave(Export::Sheet)),
            Command::CopyText => {
                let text = text(self);
                self.effects.push(Effect::Copy(text));
                let told = self.t("told-copied");
                self.tell(told);
            }
            Command::ShowCode => self.show_code(),
            Command::CopyPlay => {
                let link = link(self, now());
                self.effects.push(Effect::Copy(link));
                let told = self.t("told-copied-play");
                self.tell(told);
            }
            Command::SaveHistory => self.effects.push(Effect::PickSave(Export::History)),
            Command::SaveAll => self.effects.push(Effect::PickSave(Export::Everything)),
            Command::SaveText => self.effects.push(Effect::PickSave(Export::Text)),
            Command::SaveJson => self.effects.push(Effect::PickSave(Export::Json)),
            Command::SaveCsv => self.effects.push(Effect::PickSave(Export::Csv)),
            Command::SavePractice => self.effects.push(Effect::PickSave(Export::Practice)),
            Command::SaveReport => self.effects.push(Effect::PickSave(Export::Report)),
            Command::SaveRolls => self.effects.push(Effect::PickSave(Export::Rolls)),
            Command::Quit => self.effects.push(Effect::Quit),
            Command::Undo | Command::Redo => self.take_step(command == Command::Undo),
            Command::ClearBoard => self.change(None, |doc| {
                let board = doc.game.ruleset.new_board(doc.layout());
                doc.player_mut().sketch = board;
                doc.beside_mut().forget_reading();
            }),
            Command::AddPlayer => {
                self.change(None, |doc| {
                    let board = doc.game.ruleset.new_board(doc.layout());
                    doc.add_player(board);
                });
                self.after_jump();
            }
            Command::NextPlayer => {
                self.show_player((self.doc.current + 1) % self.doc.game.players.len())
            }
            Command::PreviousPlayer => {
                let count = self.doc.game.players.len();
                self.show_player((self.doc.current + count - 1) % count);
            }
            Command::FinishGame => self.finish_game(),
            Command::Up => self.step(Side::North),
            Command::Down => self.step(Side::South),
            Command::Left => self.step(Side::West),
            Command::Right => self.step(Side::East),
            Command::Turn => self.turn(false),
            Command::Mirror => self.turn(true),
            Command::Stamp if self.board.lifted.is_some() => self.lift_or_put(),
            Command::Stamp => {
                if let Some(space) = self.board.cursor {
                    self.press_by_key(space);
                }
            }
            Command::Move => self.lift_or_put(),
            Command::NextTool => {
                let tool = self.next_tool();
                self.update_board(BoardAction::Tool(tool));
            }
            Command::Erase => {
                if let Some(space) = self.board.cursor {
                    self.erase(space);
                }
            }
            Command::GoOn => {
                let next = laying::next_open(&self.doc.player().sketch, self.board.cursor);
                if next.is_some() {
                    self.board.cursor = next;
                    self.board.focus_cursor = true;
                }
            }
            Command::RoundUp | Command::RoundDown => {
                if let Some(space) = self.board.cursor {
                    let rounds = self.doc.game.ruleset.rounds(self.doc.layout());
                    let up = command == Command::RoundUp;
                    self.change_cell(space, |cell| {
                        let round = match (cell.round, up) {
                            (None, true) => Some(1),
                            (None, false) => None,
                            (Some(round), true) => Some((round + 1).min(rounds.max(1))),
                            (Some(round), false) => round.checked_sub(1).filter(|&r| r > 0),
                        };
                        Cell { round, ..cell }
                    });
                }
            }
            Command::Release => {
                if self.question.take().is_none() {
                    self.board.brush = None;
                    self.board.tool = None;
                    self.board.stroke = None;
                    self.board.lifted = None;
                    self.board.lit = Lit::Nothing;
                    self.claim.tapping = false;
                }
            }
            Command::ShowStart => self.screen = Screen::Start,
            Command::ShowPhoto => self.screen = Screen::Photo,
            Command::ShowReview => self.screen = Screen::Review,
            Command::SwapPhoto => {
                self.photos.compare = Compare::Turns;
                self.photos.swapped = !self.photos.swapped;
            }
            Command::ShowBoard => self.screen = Screen::Board,
            Command::ShowTable => self.screen = Screen::Table,
            Command::ShowPrinted => self.screen = Screen::Printed,
            Command::ShowHelp => self.screen = Screen::Help,
            Command::ShowReplay => self.go(Screen::Replay),
            Command::ShowCheck => self.go(Screen::Check),
            Command::ShowDice => self.go(Screen::Dice),
            Command::ShowScore => self.show_beside(Panel::Score),
            Command::ShowIssues => self.show_beside(Panel::Issues),
            Command::ShowDispute => self.show_beside(Panel::Dispute),
            Command::ShowLearn => self.show_beside(Panel::Learn),
            Command::NextIssue => {
                let count = self.score().issues.len();
                let next = match self.board.lit {
                    Lit::Issue(number) => (number + 1) % count,
                    _ => 0,
                };
                self.screen = Screen::Board;
                self.board.panel = Panel::Issues;
                self.board.lit = Lit::Issue(next);
                self.board.cursor = self.score().issues[next].spaces.first().copied();
                self.board.focus_cursor = true;
            }
            Command::RollDice
            | Command::ReplayFirst
            | Command::ReplayBack
            | Command::ReplayPlay
            | Command::ReplayNext
            | Command::ReplayLast => self.run_play(command),
            Command::ToggleShade => {
                let shade = match self.settings.shade {
                    Shade::Dark => Shade::Light,
                    _ => Shade::Dark,
                };
                self.set_shade(shade);
            }
            Command::NextLanguage => {
                let all = Language::ALL;
                let now = all.iter().position(|&lang| lang == self.lang()).unwrap_or(0);
                self.set_language(all[(now + 1) % all.len()]);
            }
            Command::BiggerText | Command::SmallerText => {
                let now = SCALES.iter().position(|s| (s - self.settings.scale).abs() < 0.01);
                let now = now.unwrap_or(1);
                let next = match command {
                    Command::BiggerText => (now + 1).min(SCALES.len() - 1),
                    _ => now.saturating_sub(1),
                };
                self.set_scale(SCALES[next]);
            }
        }
    }
}
