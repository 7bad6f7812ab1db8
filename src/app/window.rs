//! The window itself: frames, keys, dropped files, and the clipboard.

use crate::app::art::Textures;
use crate::app::board::{BoardAction, Panel, ROUTE_KEYS, space_id};
use crate::app::device::device;
use crate::app::files::FilesAction;
use crate::app::photo::BoardReader;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::photo::Camera;
#[cfg(target_arch = "wasm32")]
use crate::app::photo::{Job, Report};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::platform::Dialogs;
#[cfg(target_arch = "wasm32")]
use crate::app::platform::{Page, Steps, meet};
use crate::app::platform::{Platform, data_folder, first_settings};
use crate::app::state::{Action, Command, Group, Screen, State, Wishes, window_ui};
use crate::app::theme::{self, Shade};
use crate::board::plain;
#[cfg(target_arch = "wasm32")]
use crate::vision::Stop;
#[cfg(not(target_arch = "wasm32"))]
use crate::words::Language;
use egui::{Context, Event, Key, Modifiers, Ui};
use std::path::PathBuf;
use std::sync::Arc;

/// How the window is to be opened.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Files to open.
    pub files: Vec<PathBuf>,
    /// Width and height in points.
    pub size: Option<[f32; 2]>,
    /// Light or dark, instead of the setting.
    pub shade: Option<Shade>,
    /// Language, instead of the setting.
    pub language: Option<Language>,
}

/// The program in a window.
pub struct App {
    /// Everything shown.
    pub state: State,
    platform: Platform,
    textures: Textures,
    applied: Option<(Shade, u32)>,
    #[cfg(not(target_arch = "wasm32"))]
    title: String,
    #[cfg(target_arch = "wasm32")]
    steps: Steps,
}

impl App {
    /// A program that keeps its files in `folder` and reads photos with `reader`.
    pub fn new(ctx: &Context, folder: Option<PathBuf>, reader: Arc<dyn BoardReader>) -> App {
        let wake = {
            let ctx = ctx.clone();
            Arc::new(move || ctx.request_repaint())
        };
        let mut platform = Platform::new(folder, reader, wake);
        let mut state = State::new(platform.settings());
        state.files.first = first_settings();
        let kept = platform.kept();
        state.files.shared.clone_from(&kept.past);
        state.files.past = kept.past;
        state.files.left_behind = kept.left_behind;
        state.printed.boards = kept.boards;
        state.printed.sort();
        App {
            state,
            platform,
            textures: Textures::default(),
            applied: None,
            #[cfg(not(target_arch = "wasm32"))]
            title: String::new(),
            #[cfg(target_arch = "wasm32")]
            steps: Steps::default(),
        }
    }

    /// Asks other file dialogs than the desktop's.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn with_dialogs(mut self, dialogs: Arc<dyn Dialogs>) -> App {
        self.platform.set_dialogs(dialogs);
        self
    }

    /// Takes over what the command line asks for.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn apply(&mut self, options: &Options) {
        if let Some(shade) = options.shade {
            self.state.settings.shade = shade;
        }
        if let Some(language) = options.language {
            self.state.settings.language = language;
            self.state.settle();
        }
        if !options.files.is_empty() && !self.state.files.left_behind.is_empty() {
            let told = self.state.t("told-left-behind");
            self.state.tell(told);
        }
        self.state.update(FilesAction::Opened(options.files.clone()));
        self.platform.perform(&mut self.state);
    }

    /// Does something, and whatever follows from it.
    pub fn act(&mut self, action: impl Into<Action>) {
        self.state.update(action);
        self.platform.perform(&mut self.state);
    }

    /// Takes in what has been finished meanwhile.
    pub fn poll(&mut self) {
        for action in self.platform.take() {
            self.state.update(action);
        }
        #[cfg(target_arch = "wasm32")]
        self.steps.back(&mut self.state);
        self.platform.perform(&mut self.state);
    }

    /// One frame.
    pub fn show(&mut self, ui: &mut Ui) {
        self.poll();
        let ctx = ui.ctx().clone();
        let wanted = (self.state.settings.shade, (self.state.settings.scale * 100.0) as u32);
        if self.applied != Some(wanted) {
            self.applied = Some(wanted);
            theme::apply(&ctx, self.state.settings.shade, self.state.settings.scale);
            if device().touched {
                theme::make_large(&ctx);
            }
            // The frame has begun with the style of before.
            ui.set_style(ctx.global_style());
            ctx.request_repaint();
        }
        let mut wishes = Wishes::default();
        self.files_and_clipboard(&ctx, &mut wishes);
        keys(&ctx, &self.state, &mut wishes);
        window_ui(ui, &self.state, &mut self.textures, &mut wishes);
        self.state.board.focus_cursor = false;
        let changed = !wishes.is_empty();
        for wish in wishes {
            self.state.update(wish);
        }
        self.platform.perform(&mut self.state);
        if changed {
            // What has changed is shown at once; an idle window asks for nothing.
            ctx.request_repaint();
        }
        if let Some(text) = self.platform.copied.take() {
            ctx.copy_text(text);
        }
        if self.platform.quit {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
        self.tell_title(&ctx);
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn tell_title(&mut self, ctx: &Context) {
        let title = self.window_title();
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn tell_title(&mut self, ctx: &Context) {
        let title = self.window_title();
        self.steps.tell(&self.state, title, ctx.global_style().visuals.dark_mode);
    }

    /// The title of the window: on a board, whose it is and what it is worth.
    pub fn window_title(&self) -> String {
        let name = self.state.t("app-name");
        match self.state.screen {
            Screen::Board | Screen::Review => {
                let player = self.state.player_name(self.state.doc.current);
                let title = format!("{player}: {} - {name}", self.state.score().total);
                // The system's own texts end at a character that ends texts.
                plain(&title).into_owned()
            }
            _ => name,
        }
    }

    fn files_and_clipboard(&mut self, ctx: &Context, wishes: &mut Wishes) {
        let (dropped, pasted) = ctx.input(|input| {
            let pasted = input.events.iter().find_map(|event| match event {
                Event::Paste(text) => Some(text.clone()),
                _ => None,
            });
            (input.raw.dropped_files.clone(), pasted)
        });
        let paths = self.platform.dropped(&dropped);
        if !paths.is_empty() {
            wishes.push(FilesAction::Opened(paths));
        }
        if let Some(text) = pasted
            && !ctx.text_edit_focused()
        {
            let bytes: Arc<[u8]> = text.into_bytes().into();
            wishes.push(FilesAction::Loaded(self.state.t("clipboard"), bytes, None));
        }
    }

    /// Called once when the window has closed.
    pub fn close(&mut self) {
        self.platform.close(&self.state);
    }
}

/// Turns keys into commands and routes, unless somebody is typing text.
fn keys(ctx: &Context, state: &State, wishes: &mut Wishes) {
    // A question holds every key until it is answered.
    if state.question.is_some() {
        return;
    }
    let typing = ctx.text_edit_focused();
    let on_board = matches!(state.screen, Screen::Board);
    // Marks are drawn beside a photo too.
    let review = state.screen == Screen::Review;
    let marks = review && state.board.tool.is_some();
    // Enter and the arrow keys belong to the board only while no other widget has the focus.
    let focus = ctx.memory(|memory| memory.focused());
    // What stands beside the board may be read while keys are pressed: then they draw only once a space
    // was chosen.
    let draws = review || state.board.panel == Panel::Draw;
    let at_board = focus.is_none() && draws || focus == state.board.cursor.map(space_id);
    let plain_allowed = !typing;
    ctx.input_mut(|input| {
        // Shortcuts with more modifiers go first, so that Ctrl+Shift+S is not taken for Ctrl+S.
        if !typing && input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) {
            wishes.push(Command::Redo);
        }
        let mut commands: Vec<Command> = Command::offered().collect();
        commands.sort_by_key(|command| match command.shortcut() {
            Some(keys) if keys.modifiers.command && keys.modifiers.shift => 0,
            Some(keys) if keys.modifiers.any() => 1,
            _ => 2,
        });
        for command in commands {
            let Some(shortcut) = command.shortcut() else { continue };
            let plain = shortcut.modifiers.is_none();
            let moves = matches!(
                command,
                Command::Up | Command::Down | Command::Left | Command::Right | Command::Stamp
            );
            let draws = command.group() == Group::Draw;
            let function = matches!(shortcut.logical_key, Key::F1 | Key::F8);
            let allowed = match (plain, draws) {
                (false, _) => {
                    !typing || !matches!(command, Command::Undo | Command::Redo | Command::CopyText)
                }
                (true, _) if function => true,
                (true, true) if command == Command::Release => plain_allowed,
                (true, _) if command == Command::SwapPhoto => {
                    plain_allowed && state.screen == Screen::Review
                }
                (true, true) if moves => {
                    let ready = state.board.cursor.is_some() || state.board.brush.is_some();
                    plain_allowed && (on_board || marks) && at_board && ready
                }
                (true, _) if command.group() == Group::Play => {
                    plain_allowed && state.screen == Screen::Replay && focus.is_none()
                }
                (true, true) => {
                    let next = review && command == Command::NextTool;
                    plain_allowed && (on_board || marks || next) && at_board
                }
                (true, _) => plain_allowed && on_board,
            };
            if allowed && input.consume_shortcut(&shortcut) {
                wishes.push(command);
            }
        }
        if plain_allowed && state.screen == Screen::Replay && focus.is_none() {
            for (key, command) in
                [(Key::ArrowLeft, Command::ReplayBack), (Key::ArrowRight, Command::ReplayNext)]
            {
                if input.consume_key(Modifiers::NONE, key) {
                    wishes.push(command);
                }
            }
        }
        if plain_allowed && on_board && at_board {
            for (id, key) in ROUTE_KEYS {
                if input.consume_key(Modifiers::NONE, key) {
                    wishes.push(BoardAction::TypeRoute(id));
                }
            }
            for key in [Key::Backspace, Key::Num0] {
                if input.consume_key(Modifiers::NONE, key) {
                    wishes.push(Command::Erase);
                }
            }
            if input.consume_key(Modifiers::NONE, Key::Equals) {
                wishes.push(Command::RoundUp);
            }
        }
    });
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}

/// Opens the window and stays until it closes.
///
/// # Errors
///
/// What the window system or the graphics driver says if there can be no window.
#[cfg(not(target_arch = "wasm32"))]
pub fn run(options: Options) -> Result<(), eframe::Error> {
    let [width, height] = options.size.unwrap_or([1280.0, 800.0]);
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Inkspector")
        .with_app_id("inkspector")
        .with_inner_size([width, height])
        .with_min_inner_size([360.0, 480.0])
        .with_drag_and_drop(true);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../web/page/icon-192.png"))
    {
        viewport = viewport.with_icon(icon);
    }
    let native = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        multisampling: 0,
        ..Default::default()
    };
    eframe::run_native(
        "Inkspector",
        native,
        Box::new(move |creation| {
            let reader = Arc::new(Camera);
            let mut app = App::new(&creation.egui_ctx, data_folder(), reader);
            app.apply(&options);
            Ok(Box::new(app))
        }),
    )
}

/// The reader of a page's window: a worker reads, which has a program of its own.
#[cfg(target_arch = "wasm32")]
struct Elsewhere;

#[cfg(target_arch = "wasm32")]
impl BoardReader for Elsewhere {
    fn read(&self, _: &Job, _: &mut dyn FnMut(Report) -> Result<(), Stop>) -> Result<(), Stop> {
        Err(Stop)
    }
}

/// Runs the program in a canvas of a page, for as long as the page is open.
///
/// # Errors
///
/// What the browser says if it cannot draw there.
#[cfg(target_arch = "wasm32")]
pub async fn run_in(
    canvas: web_sys::HtmlCanvasElement,
    page: Page,
) -> Result<(), web_sys::wasm_bindgen::JsValue> {
    meet(page);
    let create: eframe::AppCreator<'static> = Box::new(|creation| {
        let app = App::new(&creation.egui_ctx, data_folder(), Arc::new(Elsewhere));
        Ok(Box::new(app))
    });
    eframe::WebRunner::new().start(canvas, eframe::WebOptions::default(), create).await
}
