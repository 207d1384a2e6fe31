//! The nearest spelling.

/// The candidate spelt most like the word, if any is close to it.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let best = candidates.into_iter().map(|other| (distance(&word, &other.to_lowercase()), other)).min()?;
    (best.0 <= 1 + word.chars().count() / 3).then_some(best.1)
}

/// How many letters must be changed, added or left out.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
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
        assert_eq!(nearest("", []), None);
    }
}
