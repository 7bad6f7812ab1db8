//! Time from the bytes of a photo to a board, step by step, on a painted 12 megapixel photo.

use criterion::{Criterion, criterion_group, criterion_main};
use inkspector::board::Layout;
use inkspector::paint::{PhotoOptions, Tier, photo};
use inkspector::vision::decode::decode;
use inkspector::vision::reader::Reader;
use inkspector::vision::{Photo, ReadOptions, locate, look_twice, read_photo, rectify};
use std::hint::black_box;

fn steps(criterion: &mut Criterion) {
    // The first with a board's print: sheets ruled by hand take another way.
    let painted = (7..27).find_map(|seed| {
        let mut options = PhotoOptions::new(seed, Tier::Normal);
        options.size = Some((4000, 3000));
        let bytes = photo(&options).jpeg().expect("a picture of this size can be saved");
        let decoded = Photo::decode(&bytes).expect("a painted photo is sound");
        let located = locate(&decoded, &Layout::classic()).ok()?;
        Some((bytes, decoded, located))
    });
    let (bytes, decoded, located) = painted.expect("a painted board is found");
    let board = rectify(&decoded, &located.grid);
    let reader = Reader::bundled().expect("the bundled models fit the program");
    let reading = look_twice(&reader, &board.fine);
    let other = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    let puzzle = Photo::open(other.join("not-a-board.jpg")).expect("a sample");
    let layout = Layout::classic();

    let mut group = criterion.benchmark_group("photo");
    group.sample_size(10);
    group.bench_function("decode 12 MP JPEG", |bench| {
        bench.iter(|| black_box(Photo::decode(black_box(&bytes)).is_ok()));
    });
    group.bench_function("locate", |bench| {
        bench.iter(|| black_box(locate(black_box(&decoded), &layout).is_ok()));
    });
    group.bench_function("rectify", |bench| {
        bench.iter(|| black_box(rectify(black_box(&decoded), &located.grid)));
    });
    group.bench_function("read", |bench| {
        bench.iter(|| black_box(look_twice(&reader, black_box(&board.fine))));
    });
    group.bench_function("decode jointly", |bench| {
        let knowledge = &reader.about().knowledge;
        bench.iter(|| black_box(decode(black_box(&reading), &layout, knowledge)));
    });
    group.bench_function("refuse a puzzle", |bench| {
        bench.iter(|| black_box(read_photo(&puzzle, &reader, &ReadOptions::default()).is_err()));
    });
    group.bench_function("file to board", |bench| {
        bench.iter(|| {
            let photo = Photo::decode(black_box(&bytes)).expect("decoded before");
            black_box(read_photo(&photo, &reader, &ReadOptions::default()).is_ok())
        });
    });
    group.finish();
}

criterion_group!(benches, steps);
criterion_main!(benches);
