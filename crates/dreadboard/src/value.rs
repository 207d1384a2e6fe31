//! Parsers of command-line values, with errors that say what would be valid.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use registry::{BotKind, Lang, Msg};

use crate::seat_player::SeatPlayer;

/// Why a value is invalid. It passes through clap as the source of its error.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Wrong(pub(crate) Msg);

/// Parses a language.
pub(crate) fn language(text: &str) -> Result<Lang, Wrong> {
    text.parse().map_err(|_| Wrong(Msg::unknown(text, Lang::ALL.map(Lang::code))))
}

/// Parses a bot.
pub(crate) fn bot(text: &str) -> Result<BotKind, Wrong> {
    text.parse().map_err(|_| {
        let known = BotKind::ALL.map(|kind| kind.to_string());
        Wrong(Msg::unknown(text, known.iter().map(String::as_str)))
    })
}

/// Parses a seat, returned as an index from 0, and its player.
pub(crate) fn seat(text: &str) -> Result<(usize, SeatPlayer), Wrong> {
    let (seat, who) =
        text.split_once('=').ok_or_else(|| Wrong(Msg::new("error-seat-form").text("word", text)))?;
    let at = seat.trim().parse::<usize>().ok().and_then(|seat| seat.checked_sub(1));
    let at = at.ok_or_else(|| Wrong(Msg::new("error-no-seat").text("word", seat)))?;
    Ok((at, who.trim().parse()?))
}

/// Parses a server setting and its value.
pub(crate) fn setting(text: &str) -> Result<(String, String), Wrong> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| Wrong(Msg::new("error-setting-form").text("word", text)))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// Returns a parser for a whole number within bounds.
pub(crate) fn number<T>(bounds: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, Wrong> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let fits = text.parse().ok().filter(|number| bounds.contains(number));
        fits.ok_or_else(|| {
            let want = Msg::new("error-want-range").text("least", bounds.start().to_string());
            Wrong(unfit(text, want.text("most", bounds.end().to_string())))
        })
    }
}

/// The message for a value that is not what is expected.
pub(crate) fn unfit(found: &str, want: Msg) -> Msg {
    Msg::new("error-unfit").text("found", found).say("want", vec![want])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_a_number_and_who_sits_there() {
        let wrong = |text| seat(text).unwrap_err().0.id;
        assert_eq!(seat("2=greedy"), Ok((1, SeatPlayer::Bot(BotKind::Greedy))));
        assert_eq!(wrong("2"), "error-seat-form");
        assert_eq!(wrong("0=human"), "error-no-seat");
        assert_eq!(wrong("first=human"), "error-no-seat");
        assert!(seat("1=nobody").unwrap_err().to_string().contains("human, search:2000, greedy"));
    }

    #[test]
    fn a_number_lies_within_its_bounds() {
        let few = number(1..=9_u16);
        assert_eq!(few("9"), Ok(9));
        for wrong in ["0", "10", "70000", "-1", "x", ""] {
            assert!(few(wrong).is_err(), "{wrong}");
        }
    }
}
