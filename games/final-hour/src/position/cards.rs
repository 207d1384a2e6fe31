//! The cards of a position: action cards on the table, in discard piles and decks, and all priority cards.

use engine::{Card, End, Msg, Pool, Problem, Seats};

use super::At;
use super::lay::{Laid, Lay, shuffled, title};
use crate::FinalHour;
use crate::content::{Action, Priority, Title};
use crate::rules::action_phase::CARDS_PER_ROUND;
use crate::setup::HAND_SIZE;
use crate::state::{Blind, Figure, Play, pile};

/// A played card as listed in the file.
struct Listed {
    figure: Figure,
    priority: Priority,
    action: Option<(Title, Option<u8>)>,
    resolved: bool,
}

impl Lay<'_> {
    /// Distributes the action cards: discarded, on the table, in the decks.
    pub(super) fn action_cards(&self, at: At, game: &mut FinalHour) -> Laid {
        let file = &self.parsed.file;
        let plays = self.plays(at, game)?;
        game.shut.actions = Pool::new();
        for figure in game.open.figures() {
            let who = game.open.person(figure).who;
            let mut gone = 0u64;
            let mut claim = |place: &str, title: Title, copy: Option<u8>| {
                let both = title.cards().map(|card| card.0);
                let mut wanted = both.iter().copied().filter(|card| copy.is_none_or(|copy| card % 2 == copy));
                let Some(card) = wanted.find(|card| gone & (1 << card) == 0) else {
                    let name = self.content.title(title);
                    return self.wrong(place, Msg::new("fh-error-copies").text("card", name));
                };
                gone |= 1 << card;
                Ok(Action(card))
            };
            if let Some((slug, said)) = self.person(game, figure) {
                let place = format!("{slug}.discard");
                for words in &said.discard {
                    let named = title(self.content, &words.split_whitespace().collect::<Vec<_>>());
                    let (title, copy) = self.parsed.placed(&place, named)?;
                    if title.investigator() != who {
                        return self.wrong(&place, Msg::new("fh-error-other-card").text("card", words));
                    }
                    let card = claim(&place, title, copy)?;
                    game.open.person_mut(figure).discard |= 1 << (card.0 % 10);
                }
            }
            let mut laid = Vec::new();
            for (turn, play) in plays.iter().enumerate().filter(|(_, play)| play.figure == figure) {
                let Some((title, copy)) = play.action else { continue };
                // A resolved card is in the discard pile, and the file may list it there as well.
                let discard = game.open.person(figure).discard;
                let named = copy.map(|copy| title.cards()[usize::from(copy)]);
                let again =
                    named.filter(|card| play.resolved && !file.solo && discard & (1 << (card.0 % 10)) != 0);
                let card = match again {
                    Some(card) => card,
                    None => claim("played", title, copy)?,
                };
                if !play.resolved {
                    laid.push((turn, card));
                    continue;
                }
                game.open.plays[turn].action = Some(card);
                if !file.solo {
                    game.open.person_mut(figure).discard |= 1 << (card.0 % 10);
                }
            }
            let on_table = laid.iter().fold(0u64, |mask, (_, card)| mask | 1 << card.0);
            let deck = who.cards().fold(0u64, |mask, card| mask | 1 << card.0) & !gone | on_table;
            shuffled(deck, &mut game.shut.actions, pile::ACTIONS + figure.index());
            for (turn, card) in laid {
                let holder = Seats::only(game.open.seat(figure));
                game.shut.actions.slide(pile::ACTIONS + figure.index(), 0, pile::LAID + turn, End::Top);
                game.shut.actions.see(pile::LAID + turn, 0, Card(card.0), holder);
            }
        }
        for (turn, play) in plays.iter().enumerate() {
            let Play { priority, resolved, figure, .. } = &mut game.open.plays[turn];
            (*priority, *resolved, *figure) = (Some(play.priority), play.resolved, play.figure);
        }
        game.open.played = plays.len() as u8;
        Ok(())
    }

    /// The played cards as listed in the file.
    fn plays(&self, at: At, game: &FinalHour) -> Result<Vec<Listed>, Problem> {
        let (file, open) = (&self.parsed.file, &game.open);
        let count = file.played.len();
        let four = usize::from(CARDS_PER_ROUND);
        match at {
            At::Priority if open.solo && count > 0 => {
                return self.wrong("played", Msg::new("fh-error-solo-row"));
            }
            At::Priority if count >= four => {
                return self.wrong("played", Msg::new("fh-error-four-are-all"));
            }
            At::Resolve if count != four => {
                return self.wrong("played", Msg::new("fh-error-four-resolved").num("found", count as i64));
            }
            At::Gates | At::EndOfRound | At::Omens(_) if count > 0 => {
                return self.wrong("played", Msg::new("fh-error-cards-gone"));
            }
            _ if count > four => return self.wrong("played", Msg::new("fh-error-four-at-most")),
            _ => {}
        }
        let mut plays = Vec::new();
        for (turn, words) in file.played.iter().enumerate() {
            plays.push(self.play(at, game, turn, &words.0)?);
        }
        let most = if at == At::Resolve && !open.solo { CARDS_PER_ROUND - 1 } else { 0 };
        let resolved = file.resolved.unwrap_or(0);
        if resolved > most {
            let why = Msg::new("fh-error-resolved").num("found", resolved).num("most", most);
            return self.wrong("resolved", why);
        }
        if open.solo {
            plays.sort_by_key(|play| play.priority);
            let acted = |figure| plays.iter().filter(|play| play.resolved && play.figure == figure).count();
            if open.figures().any(|figure| acted(figure) > 2) {
                return self.wrong("played", Msg::new("fh-error-solo-two"));
            }
            return Ok(plays);
        }
        let mut order: Vec<usize> = (0..plays.len()).collect();
        order.sort_by_key(|&turn| plays[turn].priority);
        let done = match at {
            At::Priority => 0,
            At::Resolve => resolved.into(),
            _ => plays.len(),
        };
        order.into_iter().take(done).for_each(|turn| plays[turn].resolved = true);
        Ok(plays)
    }

    /// Parses one played card: “8 dynamite”, or only the priority card where the action card no longer matters.
    fn play(&self, at: At, game: &FinalHour, turn: usize, words: &str) -> Result<Listed, Problem> {
        let (open, parts) = (&game.open, words.split_whitespace().collect::<Vec<_>>());
        let number = parts.first().and_then(|number| number.parse().ok());
        let Some(priority) = number.and_then(Priority::numbered) else {
            return self.wrong("played", Msg::new("fh-error-priority-first").text("words", words));
        };
        let action = match &parts[1..] {
            [] => None,
            name => Some(self.parsed.placed("played", title(self.content, name))?),
        };
        // A free card of a solo row belongs to nobody yet.
        let turn_of = if open.solo { 0 } else { (open.lead.0 + turn as u8) % open.count };
        let mut figure = Figure(turn_of);
        if let Some((title, _)) = action
            && open.person(figure).who != title.investigator()
        {
            let owner = open.figures().find(|&figure| open.person(figure).who == title.investigator());
            match owner {
                Some(owner) if open.solo => figure = owner,
                _ => {
                    let turns = &self.content.investigator(open.person(figure).who).slug;
                    let why = Msg::new("fh-error-turn").text("words", words).num("turn", turn as i64 + 1);
                    let why = why.text("who", turns);
                    return self.wrong("played", why);
                }
            }
        }
        if action.is_none() && !open.solo && matches!(at, At::Priority | At::Resolve) {
            let why = Msg::new("fh-error-which-action").text("words", words);
            return self.wrong("played", why);
        }
        Ok(Listed { figure, priority, action, resolved: open.solo && action.is_some() })
    }

    /// Distributes the priority cards: played, discarded, kept, in hands, in the deck.
    pub(super) fn priority_cards(&self, at: At, game: &mut FinalHour) -> Laid {
        let file = &self.parsed.file;
        let mut gone = 0u32;
        let mut claim = |place: &str, number: u8| {
            let Some(card) = Priority::numbered(number) else {
                return self.wrong(place, Msg::out_of_range(number, 1, 30));
            };
            if gone & (1 << card.0) != 0 {
                return self.wrong(place, Msg::named_twice(&number.to_string()));
            }
            gone |= 1 << card.0;
            Ok(card)
        };
        let blind = file.blind.unwrap_or(Blind::No);
        if blind != Blind::No && game.open.solo {
            return self.wrong("blind", Msg::new("fh-error-solo-blind"));
        }
        game.open.blind = blind;
        let face_down = blind == Blind::Now && at == At::Priority;
        let mut unseen = Vec::new();
        for turn in 0..usize::from(game.open.played) {
            let Play { figure, priority: Some(card), .. } = game.open.plays[turn] else { continue };
            claim("played", card.number())?;
            if face_down {
                game.open.plays[turn].priority = None;
                unseen.push((card, pile::BLIND + turn, game.open.seat(figure)));
            }
        }
        for &number in &file.discard {
            game.open.discard |= 1 << claim("discard", number)?.0;
        }
        if !file.kept.is_empty() && !game.open.solo {
            return self.wrong("kept", Msg::new("fh-error-kept"));
        }
        for &number in &file.kept {
            game.open.kept |= 1 << claim("kept", number)?.0;
        }
        for figure in game.open.figures() {
            let Some((slug, said)) = self.person(game, figure) else { continue };
            let place = format!("{slug}.hand");
            let hand = said.hand.as_deref().unwrap_or_default();
            if game.open.solo && !hand.is_empty() {
                return self.wrong(&place, Msg::new("fh-error-solo-hand"));
            }
            if hand.len() > usize::from(HAND_SIZE) {
                return self.wrong(&place, Msg::new("fh-error-hand").num("most", HAND_SIZE));
            }
            for &number in hand {
                let card = claim(&place, number)?;
                unseen.push((card, pile::HAND + figure.index(), game.open.seat(figure)));
            }
        }
        let seen = unseen.iter().fold(0u64, |mask, (card, ..)| mask | 1 << card.0);
        let deck = !u64::from(gone) & ((1 << Priority::COUNT) - 1) | seen;
        let pool = &mut game.shut.priority;
        *pool = Pool::new();
        shuffled(deck, pool, pile::DECK);
        for (card, to, seat) in unseen {
            pool.slide(pile::DECK, 0, to, End::Bottom);
            pool.see(to, pool.len(to) - 1, Card(card.0), Seats::only(seat));
        }
        Ok(())
    }
}
