use super::file::{from_half, rough, to_half};
use super::*;

/// A network with a layer of each kind, small enough for a test.
pub(crate) fn small() -> Spec {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    Spec {
        size: 18,
        channels: 2,
        layers: vec![
            down(4, 2, 1, 3),
            Layer::Residual,
            Layer::Context,
            down(3, 1, 1, 4),
            down(3, 2, 0, 5),
            Layer::Residual,
            Layer::Context,
            Layer::Residual,
        ],
        local: 3,
        global: 2,
    }
}

/// Numbers from -1 to 1 without order.
pub(crate) fn noise(count: usize, seed: u64) -> Vec<f32> {
    let mut random = crate::game::Random::new(seed);
    (0..count).map(|_| (random.bits() >> 40) as f32 / (1u64 << 23) as f32 - 1.0).collect()
}

#[test]
fn a_second_picture_leaves_nothing_behind() {
    let spec = small();
    let net = Net::new(&spec, &Params { values: noise(Params::count(&spec), 1) });
    let (one, two) = (noise(648, 2), noise(648, 3));
    let mut fresh = net.activations();
    net.forward(&two, &mut fresh);
    let mut used = net.activations();
    net.forward(&one, &mut used);
    assert_ne!(fresh.local, used.local);
    net.forward(&two, &mut used);
    assert_eq!(fresh.local, used.local);
    assert_eq!(fresh.global, used.global);
}

#[test]
fn halves_round_to_nearest() {
    for (value, half) in [(0.0, 0), (1.0, 0x3c00), (-2.0, 0xc000), (65504.0, 0x7bff), (1e9, 0x7bff)]
    {
        assert_eq!(to_half(value), half, "{value}");
    }
    assert_eq!(from_half(to_half(0.1)), 0.099_975_586);
    assert_eq!(from_half(to_half(-3e-6)), -2.980_232_2e-6);
    for bits in 0..0x7c00u16 {
        assert_eq!(to_half(from_half(bits)), bits);
    }
}

#[test]
fn rough_halves_are_near_and_finite() {
    for half in (0..0x7c00).flat_map(|size| [size, size | 0x8000]) {
        let (exact, near) = (from_half(half), from_half(rough(half)));
        assert!(near.is_finite() && rough(half).is_multiple_of(4), "{half:x}");
        // Half of the last digit kept; the largest have none above them.
        let step = (exact.abs() / 512.0).max(2.0 * from_half(1));
        assert!((near - exact).abs() <= step, "{half:x}: {exact} {near}");
        assert_eq!(rough(rough(half)), rough(half));
    }
}

#[test]
fn model_files_read_back_and_damage_is_seen() {
    let spec = small();
    let params = Params { values: noise(Params::count(&spec), 1) };
    let file = write_model(&spec, &params, "a test");
    let (read_spec, read, about): (Spec, Params, String) = read_model(&file).unwrap();
    assert_eq!((&read_spec, about.as_str()), (&spec, "a test"));
    let far =
        read.values.iter().zip(&params.values).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
    // Nine binary digits of numbers up to 1.
    assert!(far < 2.5e-3, "{far}");
    assert!(matches!(read_model::<String>(b"PNG"), Err(ModelError::NotAModel)));
    for cut in 8..file.len() {
        assert!(read_model::<String>(&file[..cut]).is_err(), "{cut}");
    }
    let mut other = file.clone();
    *other.last_mut().unwrap() ^= 1;
    assert!(matches!(read_model::<String>(&other), Err(ModelError::Damaged("hash"))));
    other[8] = 9;
    assert!(matches!(read_model::<String>(&other), Err(ModelError::Version(9))));
}
