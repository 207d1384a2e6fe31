//! Names for choices and rolls in position files, scripts and tests: short words that are the same in every language.

use engine::{MoveError, Msg, Odds, Offer, Position, Seat};

use crate::content::{CardId, Content, Skill, Token, When};
use crate::rules::Deck;
use crate::setup::{SetUp, Stage};
use crate::{Choice, Frame, Lcg};

/// Finds the seat of an investigator by title.
pub(super) fn seat(game: &Lcg, content: &Content, name: &str) -> Result<Seat, Msg> {
    let title = |seat: &Seat| game.def(content, CardId::investigator(*seat)).title.as_str();
    let seats: Vec<Seat> = (0..game.open.count).map(Seat).collect();
    let found = seats.iter().find(|seat| title(seat) == name);
    found.copied().ok_or_else(|| Msg::unknown(name, seats.iter().map(title)))
}

/// Finds a place in play by name.
pub(super) fn place(game: &Lcg, content: &Content, name: &str) -> Result<CardId, Msg> {
    let named = |place: CardId| place_name(game, content, place);
    game.places().find(|&place| named(place) == name).ok_or_else(|| {
        let all = &content.scenarios()[usize::from(game.open.scenario)].places;
        if !all.iter().any(|def| def.slug == name) {
            return Msg::unknown(name, all.iter().map(|def| def.slug.as_str()));
        }
        let laid: Vec<&str> = game.places().map(named).collect();
        Msg::new("lcg-error-position-place").text("word", name).text("known", laid.join(", "))
    })
}

fn place_name<'a>(game: &Lcg, content: &'a Content, place: CardId) -> &'a str {
    let def = &content.scenarios()[usize::from(game.open.scenario)];
    &def.places[usize::from(place.0 - CardId::PLACES.0)].slug
}

/// Reads a chaos token: “+1”, “0”, “-2”, “skull”.
pub(super) fn token(word: &str) -> Result<Token, Msg> {
    let word = plain(word);
    let named = |token: &Token| token_word(*token) == word;
    let number = || word.parse().ok().filter(|n| (-8..=1).contains(n)).map(Token::Number);
    Token::SYMBOLS.into_iter().find(named).or_else(number).ok_or_else(|| {
        let words = ["+1", "0", "-1", "-2", "-8"];
        let all = Token::SYMBOLS.map(token_word);
        Msg::unknown(&word, words.into_iter().chain(all.iter().map(String::as_str)))
    })
}

/// Replaces the minus sign with a hyphen, as both are accepted.
fn plain(word: &str) -> String {
    word.trim().replace('−', "-")
}

/// The word for a chaos token.
pub(super) fn token_word(token: Token) -> String {
    match token {
        Token::Number(n) if n > 0 => format!("+{n}"),
        Token::Number(n) => n.to_string(),
        Token::Skull => "skull".into(),
        Token::Cultist => "cultist".into(),
        Token::Tablet => "tablet".into(),
        Token::ElderThing => "elder-thing".into(),
        Token::AutoFail => "auto-fail".into(),
        Token::ElderSign => "elder-sign".into(),
    }
}

/// The names of a card. Of several cards in play with the same title, all but the first have a number.
pub fn names(game: &Lcg, content: &Content, card: CardId) -> Vec<String> {
    if card.is_place() {
        return vec![place_name(game, content, card).to_string()];
    }
    let def = game.def(content, card);
    let twins = |other: &CardId| *other < card && game.def(content, *other).title == def.title;
    let before = if game.is_in_play(card) { game.open.play.iter().filter(twins).count() } else { 0 };
    let number = if before > 0 { format!("#{}", before + 1) } else { String::new() };
    vec![format!("{}{number}", def.title), format!("{}{number}", def.code)]
}

/// The names of the choice in the pending question, the full name first.
pub fn spell(game: &Lcg, content: &Content, choice: Choice) -> Vec<String> {
    let title = |seat: Seat| game.def(content, CardId::investigator(seat)).title.clone();
    let with = |word: &str, card: CardId| -> Vec<String> {
        names(game, content, card).into_iter().map(|name| format!("{word} {name}")).collect()
    };
    match choice {
        Choice::Pass => vec!["pass".into()],
        Choice::EndTurn => vec!["end-turn".into()],
        Choice::Turn(seat) => vec![title(seat)],
        Choice::Investigate => vec!["investigate".into()],
        Choice::Move(place) => with("move", place),
        Choice::Draw => vec!["draw".into()],
        Choice::Resource => vec!["resource".into()],
        Choice::Engage(enemy) => with("engage", enemy),
        Choice::Fight(enemy) => with("fight", enemy),
        Choice::Evade(enemy) => with("evade", enemy),
        Choice::Play(card) => with("play", card),
        Choice::Use(card, at) => {
            let usable = |when: When| {
                !matches!(
                    when,
                    When::Revelation | When::Play(..) | When::Committed | When::Advance | When::Objective
                )
            };
            let all = &game.def(content, card).abilities;
            let number = all[..usize::from(at)].iter().filter(|ability| usable(ability.when)).count() + 1;
            let plain = with("use", card);
            if all.iter().filter(|ability| usable(ability.when)).count() < 2 {
                return plain;
            }
            plain.iter().map(|words| format!("{words} {number}")).chain(plain.iter().cloned()).collect()
        }
        Choice::AdvanceAct => vec!["advance".into()],
        Choice::Commit(card) => with("commit", card),
        Choice::Pick(card) => names(game, content, card),
        Choice::Part(part) => vec![format!("part {}", part + 1)],
        Choice::Skill(skill) => vec![
            match skill {
                Skill::Willpower => "willpower",
                Skill::Intellect => "intellect",
                Skill::Combat => "combat",
                Skill::Agility => "agility",
            }
            .into(),
        ],
        Choice::Damage(card) => with("damage", card),
        Choice::Horror(card) => with("horror", card),
        Choice::Replace(card) => with("replace", card),
        Choice::Deck(Some(seat)) => vec![format!("deck {}", title(seat))],
        Choice::Deck(None) => vec!["deck encounters".into()],
        Choice::Token(at) => vec![format!("token {}", at + 1)],
    }
}

/// Finds the choice with this name among those offered to the seat and its anytime choices.
pub fn read_choice(
    position: &Position<Lcg>,
    content: &Content,
    offer: &Offer<Lcg>,
    words: &str,
) -> Result<Choice, Msg> {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let names = |of: Choice| spell(position.game(), content, of);
    let full = |of: Choice| names(of).swap_remove(0);
    let open = || offer.choices().iter().chain(offer.anytime()).map(|&(choice, _)| choice);
    let mut meant: Vec<Choice> = open().filter(|&choice| names(choice).contains(&words)).collect();
    // Among identical cards the first is taken.
    meant.dedup_by_key(|choice| full(*choice));
    match meant[..] {
        [only] => Ok(only),
        [] => {
            let known: Vec<String> = open().map(full).collect();
            let known = known.iter().map(String::as_str);
            match offer.refused().iter().find(|(choice, _)| names(*choice).contains(&words)) {
                Some((_, rule)) => Err(Msg::new("error-forbidden").among(&words, known).text("rule", rule.0)),
                None => Err(Msg::unknown(&words, known)),
            }
        }
        _ => {
            let all = meant.into_iter().map(full).collect::<Vec<_>>().join(", ");
            Err(Msg::new("reply-ambiguous").text("words", words).text("meant", all))
        }
    }
}

/// Finds the value of the pending roll with this name: a chaos token, or a card.
pub fn read_roll(position: &Position<Lcg>, content: &Content, words: &str) -> Result<u32, Msg> {
    let mut odds = Odds::new();
    position.odds(content, &mut odds);
    let game = position.game();
    let Some(top) = position.stack().last().filter(|_| !odds.faces().is_empty()) else {
        return Err(MoveError::AnswerAwaited.msg());
    };
    let titles = |card: CardId| {
        let def = game.def(content, card);
        vec![def.title.clone(), def.code.clone()]
    };
    let shown = |value: u32| -> Vec<String> {
        let card = engine::Card(value as u8);
        match top {
            Frame::SkillTest(_) => vec![token_word(game.open.bag[value as usize])],
            Frame::Drop(drop) => game.hand(drop.seat).nth(value as usize).map(titles).unwrap_or_default(),
            Frame::SetUp(SetUp { stage: Stage::Lot, .. }) => {
                let sets = &content.scenarios()[usize::from(game.open.scenario)].one_of;
                sets.get(value as usize).cloned().into_iter().collect()
            }
            Frame::SetUp(_) | Frame::Weaken(_) => {
                let def = content.card(crate::content::CardDefId(value as u8));
                vec![def.title.clone(), def.code.clone()]
            }
            Frame::DrawCards(draw) => titles(Lcg::unpooled(draw.seat, card)),
            Frame::Search(search) => titles(Lcg::unpooled(search.env.you, card)),
            Frame::Scry(scry) => match scry.deck {
                Some(Deck::Of(seat)) => titles(Lcg::unpooled(seat, card)),
                Some(Deck::Encounters) | None => titles(Lcg::of_scenario(card)),
            },
            _ => titles(Lcg::of_scenario(card)),
        }
    };
    // Among identical outcomes the first is taken.
    let values = || odds.faces().into_iter().map(|(value, _)| value);
    let found = values().find(|&value| shown(value).iter().any(|name| *name == plain(words)));
    found.ok_or_else(|| {
        let mut known: Vec<String> = values().filter_map(|value| shown(value).into_iter().next()).collect();
        known.sort();
        known.dedup();
        Msg::new("error-roll").among(words.trim(), known.iter().map(String::as_str))
    })
}
