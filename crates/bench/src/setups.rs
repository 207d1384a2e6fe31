//! Set-ups of any game, drawn at random.

use table::{Count, Dice, Playable, shuffle};

use crate::games::Given;

/// What is given, and a random value for every other option that makes sense after those before it.
pub(crate) fn any<G: Playable>(content: &G::Content, given: Given, dice: &mut dyn Dice) -> G::Setup {
    let mut chosen: Vec<(String, String)> =
        given.iter().map(|&(key, value)| (key.into(), value.into())).collect();
    loop {
        let mut options = G::options(content, &chosen).into_iter();
        let Some(next) = options.find(|option| chosen.iter().all(|(key, _)| key != option.key)) else {
            return G::setup_with(content, &chosen).expect("options that go together make a set-up");
        };
        let Count { least, most, alone } = next.count;
        let mut words: Vec<String> = next.values.into_iter().map(|(word, _)| word).collect();
        shuffle(&mut words, dice);
        if alone.as_ref() == words.first() {
            words.truncate(1);
        } else {
            words.retain(|word| Some(word) != alone.as_ref());
            words.truncate(least + dice.below((most - least) as u64 + 1) as usize);
        }
        chosen.push((next.key.into(), words.join(",")));
    }
}
