//! Set-ups of every kind: each scenario at each difficulty for each number of investigators, with starter decks or
//! random decks, and any campaign before it.

use arkham_lcg::content::{CardType, Designator, Difficulty, When};
use arkham_lcg::deck::{Listed, Purpose, SIZE};
use arkham_lcg::{Choice, Content, Deck, Lcg, Setup, Story};
use engine::{Dice, Playable, shuffle};

/// The maximum number of investigators.
const MOST: usize = 4;
/// The number of basic weaknesses in the box, which must suffice for those that decks require by their experience.
const BASICS: usize = 10;
/// The most experience that the cards of a standalone deck may cost.
const STANDALONE: usize = 49;

/// The kind of game, without its decks.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// The scenario, by its index in the campaign.
    pub(crate) scenario: usize,
    /// The difficulty level.
    pub(crate) difficulty: Difficulty,
    /// The number of investigators.
    pub(crate) count: usize,
}

impl Kind {
    /// Every scenario at every difficulty for every number of investigators.
    pub(crate) fn all(content: &Content) -> Vec<Kind> {
        let mut all = Vec::new();
        for scenario in 0..content.scenarios().len() {
            for difficulty in Difficulty::ALL {
                all.extend((1..=MOST).map(|count| Kind { scenario, difficulty, count }));
            }
        }
        all
    }

    /// The name in reports.
    pub(crate) fn name(&self, content: &Content) -> String {
        let Kind { scenario, difficulty, count } = *self;
        format!("{}, {}, for {count}", content.scenarios()[scenario].slug, word(difficulty))
    }

    /// A random set-up of this kind: a team, half of it with random decks, and results of earlier scenarios.
    pub(crate) fn any(&self, content: &Content, dice: &mut dyn Dice) -> Setup {
        let people = content.cards().iter().filter(|card| card.card_type == CardType::Investigator);
        let mut team: Vec<_> = people.map(|card| (card.title.as_str(), card.code.as_str())).collect();
        shuffle(&mut team, dice);
        team.truncate(self.count);
        let titles: Vec<&str> = team.iter().map(|(title, _)| *title).collect();
        let mut given = vec![
            ("scenario".to_string(), content.scenarios()[self.scenario].slug.clone()),
            ("difficulty".to_string(), word(self.difficulty)),
            ("investigators".to_string(), titles.join(",")),
        ];
        for (at, (_, code)) in team.iter().enumerate() {
            if dice.below(2) == 0 {
                let deck = any_deck(content, code, self.experience(dice), dice);
                let text = Listed { name: String::new(), deck }.export();
                given.push((format!("deck-{}", at + 1), text));
            }
        }
        let mut setup =
            Lcg::random_setup(content, &given, dice).unwrap_or_else(|why| panic!("{given:?}: {why}"));
        if dice.below(2) == 0 {
            self.campaign(&mut setup, dice);
        }
        setup
    }

    /// The experience that the cards of a deck may cost: nothing, or as much as the weaknesses in the box suffice for.
    fn experience(&self, dice: &mut dyn Dice) -> u16 {
        let most = (BASICS / self.count * 10 - 1).min(STANDALONE) as u64;
        if dice.below(2) == 0 { 0 } else { dice.below(most + 1) as u16 }
    }

    /// The same scenario in a campaign with random results before it.
    fn campaign(&self, setup: &mut Setup, dice: &mut dyn Dice) {
        let mut coin = || dice.below(2) == 0;
        setup.story.standalone = false;
        if self.scenario == 0 {
            return;
        }
        let (house_burned, priest_alive, past_midnight) = (coin(), coin(), coin());
        let escaped = dice.below(64) as u8;
        setup.story = Story { house_burned, priest_alive, past_midnight, escaped, ..setup.story };
        for deck in &mut setup.decks {
            deck.physical = dice.below(3) as u8;
            deck.mental = dice.below(3) as u8;
        }
    }
}

/// Whether the choice resigns or ends the turn.
pub(crate) fn gives_up(game: &Lcg, content: &Content, choice: &Choice) -> bool {
    match *choice {
        Choice::EndTurn => true,
        Choice::Use(card, at) => {
            let ability = &game.def(content, card).abilities[usize::from(at)];
            matches!(ability.when, When::Action(_, Designator::Resign))
        }
        _ => false,
    }
}

/// The option value of a difficulty.
fn word(difficulty: Difficulty) -> String {
    let word = serde_json::to_value(difficulty).expect("plain data");
    word.as_str().expect("a word").into()
}

/// A random legal deck whose cards cost at most this much experience.
fn any_deck(content: &Content, investigator: &str, experience: u16, dice: &mut dyn Dice) -> Deck {
    let mut deck = Deck::starter(content, investigator).expect("everybody has a starter deck");
    let counts = |code: &str| content.kind(code).is_some_and(|kind| content.card(kind).counts());
    deck.cards.retain(|code, _| !counts(code));
    let each = content.cards().iter().filter(|card| card.counts());
    let mut cards: Vec<&str> = each.flat_map(|card| [card.code.as_str(); 2]).collect();
    shuffle(&mut cards, dice);
    for code in cards {
        if deck.size(content) == u16::from(SIZE) {
            break;
        }
        *deck.cards.entry(code.into()).or_default() += 1;
        let wrong = deck.problems(content, Purpose::Campaign);
        let lacks_cards_only = wrong.iter().all(|problem| problem.what.id == "lcg-error-deck-size");
        if !lacks_cards_only || deck.experience(content) > experience {
            *deck.cards.get_mut(code).expect("just put in") -= 1;
        }
    }
    deck
}
