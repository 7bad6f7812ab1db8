//! Photos read side by side on all cores: what comes of them is handed out in their order.

use super::CliError;
use crate::vision::ROOM;
use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};

/// What is told of a thing once its work has ended: its number, the bytes that it took, and what came
/// of it; nothing where the work broke off, which must not be waited for.
struct End<R>(Sender<(usize, u64, Option<R>)>, usize, u64, Option<R>);

impl<R> Drop for End<R> {
    fn drop(&mut self) {
        // Whoever would hear of it may have stopped.
        let _ = self.0.send((self.1, self.2, self.3.take()));
    }
}

/// Does some work for each of many things, several at a time, and hands out what came of it in the
/// order of the things.
///
/// `next` gives a thing with the bytes that its work takes. No more is begun than has room, and no
/// more than a few wait for their turn to be handed out, however many there are.
///
/// # Errors
/// The first that `each` answers; work that has begun is still done.
///
/// # Panics
/// Where the work does.
pub fn side_by_side<T: Send, R: Send>(
    mut next: impl FnMut() -> Option<(T, u64)>,
    work: impl Fn(T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let (sender, receiver) = channel::<(usize, u64, Option<R>)>();
    let work = &work;
    rayon::in_place_scope(|scope| {
        let most = rayon::current_num_threads() + 2;
        // A thing that is too large for the room has it alone: the next one is not even read meanwhile.
        let (mut waiting, mut ended) = (None, false);
        // Things begun and handed out, and the bytes of those at work.
        let (mut begun, mut out, mut taken) = (0, 0, 0_u64);
        let mut done: BTreeMap<usize, R> = BTreeMap::new();
        loop {
            // This thread does no work of its own, so that it may wait here.
            loop {
                if waiting.is_none() && !ended && taken <= ROOM {
                    waiting = next();
                    ended = waiting.is_none();
                }
                let Some((thing, bytes)) = waiting.take() else { break };
                if begun - out >= most || (taken > 0 && taken + bytes > ROOM) {
                    waiting = Some((thing, bytes));
                    break;
                }
                let (number, sender) = (begun, sender.clone());
                (begun, taken) = (begun + 1, taken + bytes);
                scope.spawn(move |_| {
                    let mut end = End(sender, number, bytes, None);
                    end.3 = Some(work(thing));
                });
            }
            if out == begun {
                return Ok(());
            }
            // This end keeps a sender, so that there is always one.
            let Ok((number, bytes, result)) = receiver.recv() else { return Ok(()) };
            taken -= bytes;
            // The scope goes on with what broke it off.
            let Some(result) = result else { return Ok(()) };
            done.insert(number, result);
            while let Some(result) = done.remove(&out) {
                out += 1;
                each(result)?;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn all_is_handed_out_in_order() {
        let mut numbers = 0..200_u64;
        let mut seen = Vec::new();
        let work = |number: u64| {
            std::thread::sleep(Duration::from_micros(number * 7919 % 400));
            number
        };
        side_by_side(
            || numbers.next().map(|number| (number, 1)),
            work,
            |number| {
                seen.push(number);
                Ok(())
            },
        )
        .unwrap();
        assert_eq!(seen, (0..200).collect::<Vec<_>>());
    }

    #[test]
    fn no_more_is_begun_than_has_room() {
        let (now, most, alone) = (AtomicU64::new(0), AtomicU64::new(0), AtomicUsize::new(0));
        // Things that are too large for the room: how many were read and how many are done.
        let (mut large, large_done) = (0, AtomicUsize::new(0));
        let sizes = [ROOM / 3, ROOM / 2, ROOM / 4, 2 * ROOM, ROOM / 3];
        let mut numbers = 0..60_usize;
        let work = |size: u64| {
            let all = now.fetch_add(size, Ordering::SeqCst) + size;
            match size > ROOM {
                true => _ = alone.fetch_add(usize::from(all == size), Ordering::SeqCst),
                false => _ = most.fetch_max(all, Ordering::SeqCst),
            }
            std::thread::sleep(Duration::from_micros(300));
            now.fetch_sub(size, Ordering::SeqCst);
            large_done.fetch_add(usize::from(size > ROOM), Ordering::SeqCst);
        };
        let next = || {
            let done = large_done.load(Ordering::SeqCst);
            assert_eq!(large, done, "nothing is read beside what is too large");
            let size = sizes[numbers.next()? % sizes.len()];
            large += usize::from(size > ROOM);
            Some((size, size))
        };
        side_by_side(next, work, |()| Ok(())).unwrap();
        assert!(most.into_inner() <= ROOM);
        assert_eq!(alone.into_inner(), 12, "what is too large for the room has it alone");
    }

    /// A fault of the program shows itself; nobody waits for a work that has broken off.
    #[test]
    #[should_panic(expected = "the fifth")]
    fn a_fault_is_not_waited_for() {
        let mut numbers = 0..20;
        let work = |number| assert!(number != 5, "the fifth");
        let _ = side_by_side(|| numbers.next().map(|number| (number, 1)), work, |()| Ok(()));
    }

    #[test]
    fn an_error_ends_it() {
        let mut numbers = 0..;
        let mut seen = 0;
        let result = side_by_side(
            || numbers.next().map(|number: u32| (number, 1)),
            |number| number,
            |_| {
                seen += 1;
                match seen {
                    9 => Err(CliError::Io(std::io::ErrorKind::BrokenPipe.into())),
                    _ => Ok(()),
                }
            },
        );
        assert!(result.is_err() && seen == 9);
    }
}
