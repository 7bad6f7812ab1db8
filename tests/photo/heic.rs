//! HEIC files of several tiles, good ones and such as would take for ever.

use inkspector::vision::{Photo, PhotoError};

/// A picture alone of 200 x 152 pixels: where its boxes begin and end is written beside it.
const ALONE: &[u8] = include_bytes!("../data/photos/photo.heic");

/// The tile's codec, its colours, how deep they are, and its bytes.
fn parts() -> [&'static [u8]; 4] {
    let part = |name: &[u8; 4]| {
        let at = ALONE.windows(4).position(|four| four == name).unwrap() - 4;
        let length = u32::from_be_bytes(*ALONE[at..].first_chunk().unwrap()) as usize;
        &ALONE[at..at + length]
    };
    [part(b"hvcC"), part(b"colr"), part(b"pixi"), &part(b"mdat")[8..]]
}

fn boxed(name: &[u8; 4], body: &[&[u8]]) -> Vec<u8> {
    let body = body.concat();
    [&(body.len() as u32 + 8).to_be_bytes()[..], name, &body].concat()
}

fn size(width: u32, height: u32) -> Vec<u8> {
    boxed(b"ispe", &[&[0; 4], &width.to_be_bytes(), &height.to_be_bytes()])
}

/// How the bytes of a tile are found.
#[derive(Clone, Copy, PartialEq)]
enum Bytes {
    /// Each has its own.
    Own,
    /// All have the same.
    Shared,
    /// Each is made of the one before.
    Made,
}

/// Rows and columns of tiles that make a picture of this size.
fn grid(rows: u8, cols: u8, (width, height): (u32, u32), bytes: Bytes) -> Vec<u8> {
    let [codec, colour, depth, data] = parts();
    let tiles = u16::from(rows) * u16::from(cols);
    let own = if bytes == Bytes::Own { tiles } else { 1 };
    let form = [&[0, 1, rows - 1, cols - 1][..], &width.to_be_bytes(), &height.to_be_bytes()];
    let form = form.concat();
    let main = tiles + 1;
    let entry = |item: u16, kind: &[u8]| {
        boxed(b"infe", &[&[2, 0, 0, 0], &item.to_be_bytes(), &[0; 2], kind, &[0]])
    };
    let mut entries: Vec<u8> = (1..=tiles).flat_map(|item| entry(item, b"hvc1")).collect();
    entries.extend(entry(main, b"grid"));
    let mut properties = Vec::new();
    for item in 1..=tiles {
        properties.extend(item.to_be_bytes());
        properties.extend([4, 0x81, 2, 3, 4]);
    }
    properties.extend(main.to_be_bytes());
    properties.extend([3, 5, 2, 4]);
    let listed: Vec<u8> = (1..=tiles).flat_map(u16::to_be_bytes).collect();
    let shown = boxed(b"ipco", &[codec, colour, &size(200, 152), depth, &size(width, height)]);
    let meta = |start: u32| {
        let mut places = Vec::new();
        for item in 1..=tiles {
            let made = bytes == Bytes::Made && item > 1;
            let at = if bytes == Bytes::Own { u32::from(item - 1) * data.len() as u32 } else { 0 };
            let at = if made { 0 } else { start + at };
            places.extend(item.to_be_bytes());
            places.extend([0, if made { 2 } else { 0 }, 0, 0, 0, 1]);
            places.extend(u32::from(item - 1).to_be_bytes());
            places.extend(at.to_be_bytes());
            places.extend((data.len() as u32).to_be_bytes());
        }
        places.extend(main.to_be_bytes());
        places.extend([0; 5]);
        places.push(1);
        places.extend([0; 4]);
        places.extend((start + u32::from(own) * data.len() as u32).to_be_bytes());
        places.extend((form.len() as u32).to_be_bytes());
        let many = main.to_be_bytes();
        boxed(
            b"meta",
            &[
                &[0; 4],
                &boxed(b"hdlr", &[&[0; 8], b"pict", &[0; 13]]),
                &boxed(b"pitm", &[&[0; 4], &many]),
                &boxed(b"iloc", &[&[1, 0, 0, 0, 0x44, 4], &many, &places]),
                &boxed(b"iinf", &[&[0; 4], &many, &entries]),
                &boxed(
                    b"iref",
                    &[&[0; 4], &boxed(b"dimg", &[&many, &tiles.to_be_bytes(), &listed])],
                ),
                &boxed(b"iprp", &[&shown, &boxed(b"ipma", &[&[0; 6], &many, &properties])]),
            ],
        )
    };
    let head = &ALONE[..28];
    let start = head.len() + meta(0).len() + 8;
    let held = data.repeat(usize::from(own));
    [head, &meta(start as u32), &boxed(b"mdat", &[&held, &form])].concat()
}

fn refused(file: &[u8]) -> String {
    match Photo::decode(file) {
        Err(PhotoError::Heic(why)) => why,
        other => panic!("{:?}", other.map(|photo| photo.size())),
    }
}

#[test]
fn tiles_make_a_picture() {
    let photo = Photo::decode(&grid(2, 3, (590, 300), Bytes::Own)).unwrap();
    assert_eq!(photo.size(), (590, 300));
    let alone = Photo::decode(ALONE).unwrap();
    let (one, another) = (alone.full().get_pixel(50, 60), photo.full().get_pixel(450, 60));
    assert_eq!(one, another);
}

#[test]
fn tiles_that_would_take_for_ever_are_refused() {
    // A picture of a few pixels, of tiles of a hundred millions.
    let why = refused(&grid(60, 60, (200, 200), Bytes::Shared));
    assert!(why.contains("more pixels"), "{why}");
    let why = refused(&grid(20, 20, (4000, 3000), Bytes::Shared));
    assert!(why.contains("over and over"), "{why}");
    let why = refused(&grid(2, 2, (400, 300), Bytes::Made));
    assert!(why.contains("made of other parts"), "{why}");
}

/// Some kilobytes that would be unpacked to gigabytes, and lists that would be searched for ever.
#[test]
fn lists_that_no_photo_has_are_refused() {
    let mut file = grid(8, 8, (1600, 1216), Bytes::Shared);
    let at = file.windows(4).position(|four| four == b"iloc").unwrap();
    file[at + 8] = 0;
    let why = refused(&file);
    assert!(why.contains("no length"), "{why}");
    let why = refused(&grid(100, 100, (8000, 8000), Bytes::Shared));
    assert!(why.contains("more parts"), "{why}");
}
