//! What the operating system says of a file, in plain words that say what to do.

use crate::board::{Message, Told, message};
use crate::disk;
use crate::notation::SourceError;
use std::io::Error;

/// Why a file cannot be read or written.
pub fn why(error: &Error) -> Message {
    if let Some(known) = SourceError::of(error) {
        return known.message();
    }
    if error.get_ref().is_some() {
        // Said by this program or a library in words of its own.
        return message!("error-said", said = error.to_string());
    }
    match disk::why(error.kind()) {
        Some(key) => Message::new(key, Vec::new()),
        None => {
            let said = error.to_string();
            // The number of the error means nothing to a reader.
            let said = said.split(" (os error").next().unwrap_or(&said);
            message!("why-system", said = said)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use std::io::ErrorKind;

    #[test]
    fn no_number_of_an_error_is_shown() {
        let told = |error: &Error| Language::En.tell(&why(error));
        for number in 1..134 {
            let told = told(&Error::from_raw_os_error(number));
            assert!(!told.contains("os error"), "{told}");
        }
        assert!(told(&ErrorKind::NotFound.into()).contains("no such file"));
        assert_eq!(told(&Error::other("no boards in it")), "no boards in it");
    }
}
