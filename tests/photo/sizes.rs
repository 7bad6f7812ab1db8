//! Photographs of boards with more spaces than the networks were taught: read in pieces.

use inkspector::board::Layout;
use inkspector::game::{Random, Style, play};
use inkspector::notation::BoardFile;
use inkspector::paint::{PhotoOptions, Tier, photo};
use inkspector::rules::Edition;
use inkspector::vision::reader::Reader;
use inkspector::vision::{Photo, ReadOptions, read_photo};
use std::sync::Arc;

/// A Giant board with exits of our own.
fn giant() -> Arc<Layout> {
    let text = include_str!("../../samples/layouts/giant-thirteen-exits.board");
    Arc::clone(BoardFile::read(text).unwrap().sketch.layout())
}

/// A game on a board of 9x9, painted and photographed straight on: what is drawn is read.
#[test]
fn a_giant_board_is_read() {
    let layout = giant();
    let seed = 19 * 1_000_003;
    let game = play(&layout, Edition::Classic, Style::Any, &mut Random::new(seed));
    let options =
        PhotoOptions { sketch: Some(game.sketch.clone()), ..PhotoOptions::new(seed, Tier::Easy) };
    let painted = photo(&options);
    let picture = Photo::decode(&painted.jpeg().unwrap()).unwrap();
    let options = ReadOptions { layout: Some(Arc::clone(&layout)), ..ReadOptions::default() };
    let read = read_photo(&picture, &Reader::bundled().unwrap(), &options).unwrap();
    let right = |space: &_| read.decoded.sketch.drawing(*space) == game.sketch.drawing(*space);
    let count = layout.spaces().filter(right).count();
    assert!(count >= 79, "{count} of 81 spaces");
    assert!(game.sketch.drawn().count() > 30);
}
