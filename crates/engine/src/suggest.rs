//! Spelling suggestions.

/// Longer words get no suggestion.
const MAX_WORD_CHARS: usize = 64;

/// Returns the candidate with the closest spelling or, failing that, the only candidate in which some part starts with
/// the word.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let letters = word.chars().count();
    if letters > MAX_WORD_CHARS {
        return None;
    }
    let candidates: Vec<&str> = candidates.into_iter().collect();
    let (far, best) =
        candidates.iter().map(|other| (strsim::levenshtein(&word, &other.to_lowercase()), *other)).min()?;
    if far < letters && far <= 1 + letters / 3 {
        return Some(best);
    }
    let begins = |other: &&&str| other.to_lowercase().split(['-', ' ']).any(|part| part.starts_with(&word));
    let mut alike = candidates.iter().filter(|_| letters > 1).filter(begins);
    let first = alike.next()?;
    alike.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_near_and_another_word_is_not() {
        let names = ["final-hour", "doom"];
        assert_eq!(nearest("finalhour", names), Some("final-hour"));
        assert_eq!(nearest("Dom", names), Some("doom"));
        assert_eq!(nearest("chess", names), None);
        assert_eq!(nearest("4", ["2", "3"]), None);
        assert_eq!(nearest("", ["a"]), None);
        assert_eq!(nearest("", []), None);
        let long = "doom".repeat(20);
        assert_eq!(nearest(&long, [long.as_str()]), None);
    }

    #[test]
    fn a_part_of_a_name_is_enough_if_it_is_only_one() {
        let names = ["jenny-barnes", "ashcan-pete", "ashley"];
        assert_eq!(nearest("jenny", names), Some("jenny-barnes"));
        assert_eq!(nearest("Pete", names), Some("ashcan-pete"));
        assert_eq!(nearest("ash", names), None);
    }
}
