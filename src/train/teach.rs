//! Training the reader on painted boards: its large network and its small one.

use super::adam::AdamW;
use super::backward::Gradients;
use super::pool::{Lesson, PaintedBoard};
use super::run::{self, Learner, RunOptions, RunProgress, Subject, TeachError, lose, read};
use super::view::{BoardView, BoxView};
use crate::paint::{Family, Rng};
use crate::vision::nn::{Activations, Net, Spec, read_model, write_model};
use crate::vision::reader::heads::{DRAWN, GLOBAL, Head};
use crate::vision::reader::{Calibration, SPACES, digits, spec};
use std::path::Path;

/// Loss of the outputs for the whole picture counts this much.
const GLOBAL_SHARE: f32 = 0.1;

/// What is learned in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The large network: routes, pose, print.
    Routes,
    /// The small network: round numbers.
    Digits,
}

/// Boxes of a board shown in one step, most of them written in.
const BOXES: usize = 16;

impl Course {
    /// The settings of a full run.
    pub fn options(self) -> RunOptions {
        let (steps, fresh, batch, memory, name) = match self {
            Course::Routes => (13_000, 6, 16, 3000, "routes"),
            Course::Digits => (2500, 2, 8, 1500, "digits"),
        };
        RunOptions {
            seed: 1,
            steps,
            from: None,
            fresh,
            batch,
            memory,
            out: Path::new("models").join(name).with_extension("bin"),
            checkpoint: Path::new("target/training").join(name).with_extension("checkpoint"),
            check_every: 200,
            check_boards: 24,
            lesson: Lesson::default(),
        }
    }

    /// The form of its network.
    pub fn spec(self) -> Spec {
        match self {
            Course::Routes => spec(),
            Course::Digits => digits::spec(),
        }
    }
}

struct Worker {
    course: Course,
    act: Activations,
    sums: Gradients,
    view: BoardView,
    one: BoxView,
    local: Vec<f32>,
}

impl Worker {
    fn new(course: Course, net: &Net) -> Worker {
        Worker {
            course,
            one: BoxView::empty(),
            act: net.activations(),
            sums: Gradients::new(net),
            view: BoardView::empty(),
            local: vec![0.0; SPACES * DRAWN],
        }
    }

    fn learn_digits(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        let mut rng = Rng::new(seed);
        let (mut written, mut blank): (Vec<usize>, Vec<usize>) =
            (0..SPACES).partition(|&space| example.truth[space].digit != Some(0));
        rng.shuffle(&mut written);
        rng.shuffle(&mut blank);
        written.truncate(BOXES * 3 / 4);
        written.extend(blank.into_iter().take(BOXES - written.len()));
        let weight = 1.0 / (batch * written.len()) as f32;
        let mut loss = 0.0;
        for space in written {
            self.one.show(example, space, &mut rng);
            net.forward(&self.one.picture, &mut self.act);
            let mut gradient = [0.0; digits::OUTPUTS];
            let bits = example.truth[space].figure_bits();
            loss += lose(&self.act.local, bits, weight, &mut gradient);
            self.sums.backward(net, &mut self.act, &gradient, &[]);
        }
        loss
    }

    fn learn_routes(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        self.view.show(example, &mut Rng::new(seed), false);
        net.forward(&self.view.picture, &mut self.act);
        let share = 1.0 / batch as f32;
        let weight = share / SPACES as f32;
        let mut loss = 0.0;
        self.local.fill(0.0);
        let spaces = self.act.local.chunks_exact(DRAWN).zip(self.local.chunks_exact_mut(DRAWN));
        for ((outputs, gradient), truth) in spaces.zip(&self.view.truth) {
            for head in Head::DRAWING.into_iter().chain(Head::MARKS) {
                let range = head.range();
                loss +=
                    lose(&outputs[range.clone()], truth.bits(head), weight, &mut gradient[range]);
            }
        }
        let mut global = [0.0; GLOBAL];
        let pose = Head::Pose.range();
        let print = Head::Print.range();
        let out = &self.act.global;
        loss +=
            lose(&out[pose.clone()], 1 << self.view.pose, GLOBAL_SHARE * share, &mut global[pose]);
        let bits = if self.view.pose == 4 { 0 } else { 1 << u16::from(self.view.challenge) };
        loss += lose(&out[print.clone()], bits, GLOBAL_SHARE * share, &mut global[print]);
        self.sums.backward(net, &mut self.act, &self.local, &global);
        loss
    }
}

impl Learner<PaintedBoard> for Worker {
    fn learn(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        match self.course {
            Course::Routes => self.learn_routes(net, example, seed, batch),
            Course::Digits => self.learn_digits(net, example, seed, batch),
        }
    }

    fn sums(&mut self) -> &mut Gradients {
        &mut self.sums
    }
}

/// Boards of a lesson, and what is learned from them.
#[derive(Clone)]
struct Boards {
    course: Course,
    lesson: Lesson,
}

impl Subject for Boards {
    type Example = PaintedBoard;
    type Learner = Worker;
    const AHEAD: usize = 24;

    fn spec(&self) -> Spec {
        self.course.spec()
    }

    fn paint(&self, seed: u64, family: Family) -> PaintedBoard {
        self.lesson.paint(seed, family)
    }

    fn learner(&self, net: &Net) -> Worker {
        Worker::new(self.course, net)
    }

    fn wrong(&self, _options: &RunOptions, adam: &AdamW, held: &[PaintedBoard]) -> f32 {
        check(self.course, &Net::new(&self.spec(), &adam.mean), held)
    }

    fn model(&self, options: &RunOptions, adam: &AdamW) -> Vec<u8> {
        // What goes on from a model is trusted as far as that was, until it is fitted.
        let before = options.from.as_deref().and_then(|path| read(path).ok());
        let before = before.and_then(|bytes| read_model::<Calibration>(&bytes).ok());
        let before = before.map_or_else(Calibration::default, |(_, _, about)| about);
        let (seed, steps, batch) = (options.seed, adam.step, options.batch);
        let about = Calibration { seed, steps, batch, ..before };
        write_model(&self.spec(), &adam.mean, about)
    }
}

/// Trains a network, or goes on with a run that was cut off; writes the model at every check.
pub fn teach(
    course: Course,
    options: &RunOptions,
    report: &mut dyn FnMut(&RunProgress),
) -> Result<(), TeachError> {
    let lesson = Lesson { fine: course == Course::Digits, ..options.lesson.clone() };
    let boards = Boards { course, lesson };
    run::teach(&boards, options, report)
}

/// Share of spaces wrongly drawn, or of round boxes wrongly read, over some boards.
pub fn check(course: Course, net: &Net, boards: &[PaintedBoard]) -> f32 {
    if course == Course::Digits {
        return check_digits(net, boards);
    }
    let (mut act, mut view) = (net.activations(), BoardView::empty());
    let mut wrong = 0;
    for board in boards {
        view.show(board, &mut Rng::new(0), true);
        net.forward(&view.picture, &mut act);
        for (outputs, truth) in act.local.chunks_exact(DRAWN).zip(&board.truth) {
            let hit = |head: Head| {
                let bits = truth.bits(head);
                let part = &outputs[head.range()];
                let best = (0..part.len()).max_by(|&a, &b| part[a].total_cmp(&part[b]));
                bits == 0 || best.is_some_and(|best| bits >> best & 1 == 1)
            };
            wrong += usize::from(!Head::DRAWING.into_iter().all(hit));
        }
    }
    wrong as f32 / (boards.len() * SPACES).max(1) as f32
}

fn check_digits(net: &Net, boards: &[PaintedBoard]) -> f32 {
    let mut wrong = 0;
    for board in boards {
        for (outputs, truth) in digits::read(net, &board.pixels).iter().zip(&board.truth) {
            let best = (0..outputs.len()).max_by(|&a, &b| outputs[a].total_cmp(&outputs[b]));
            let bits = truth.figure_bits();
            wrong += usize::from(bits != 0 && best.is_none_or(|best| bits >> best & 1 == 0));
        }
    }
    wrong as f32 / (boards.len() * SPACES).max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(folder: &Path, name: &str, steps: u64) -> RunOptions {
        RunOptions {
            steps,
            fresh: 1,
            batch: 2,
            memory: 3,
            out: folder.join(name).with_extension("bin"),
            checkpoint: folder.join(name).with_extension("checkpoint"),
            check_every: 2,
            check_boards: 1,
            ..Course::Digits.options()
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_model() {
        let folder = tempfile::tempdir().unwrap();
        let mut models = Vec::new();
        for name in ["one", "two"] {
            let options = small(folder.path(), name, 3);
            teach(Course::Digits, &options, &mut |_| {}).unwrap();
            models.push(std::fs::read(&options.out).unwrap());
        }
        assert_eq!(models[0], models[1]);
        let other = RunOptions { seed: 2, ..small(folder.path(), "three", 3) };
        teach(Course::Digits, &other, &mut |_| {}).unwrap();
        assert_ne!(models[0], std::fs::read(&other.out).unwrap());
    }

    #[test]
    fn a_run_goes_on_from_its_checkpoint() {
        let folder = tempfile::tempdir().unwrap();
        let mut steps = Vec::new();
        for total in [2, 4] {
            let options = small(folder.path(), "run", total);
            teach(Course::Digits, &options, &mut |p| steps.push((p.step, p.check.is_some())))
                .unwrap();
        }
        assert_eq!(steps, [(1, false), (2, true), (3, false), (4, true)]);
        // Started once more it has nothing to do, but its model is there.
        let options = small(folder.path(), "run", 4);
        let model = std::fs::read(&options.out).unwrap();
        std::fs::remove_file(&options.out).unwrap();
        teach(Course::Digits, &options, &mut |_| unreachable!("no step is left")).unwrap();
        assert_eq!(std::fs::read(&options.out).unwrap(), model);
        let options = small(folder.path(), "run", 6);
        std::fs::write(&options.checkpoint, b"something else").unwrap();
        let refused = teach(Course::Digits, &options, &mut |_| {});
        assert!(matches!(refused, Err(TeachError::Checkpoint(_))));
    }
}
