//! The names of choices, rolls and things in position files, the same in every language.

use engine::{Msg, Position, Seat, find_named};

use crate::content::{CardId, Content, Skill, Token, When};
use crate::rules::Deck;
use crate::setup::{SetUp, Stage};
use crate::{Choice, Frame, Lcg};

/// The title of the investigator of a seat.
pub(super) fn title<'a>(game: &Lcg, content: &'a Content, seat: Seat) -> &'a str {
    &game.def(content, CardId::investigator(seat)).title
}

/// Finds the seat of an investigator by title.
pub(super) fn seat(game: &Lcg, content: &Content, name: &str) -> Result<Seat, Msg> {
    let seats = (0..game.open.count).map(Seat);
    find_named(name, seats.map(|seat| (seat, title(game, content, seat))))
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

/// The name of a place in play.
pub(super) fn place_name<'a>(game: &Lcg, content: &'a Content, place: CardId) -> &'a str {
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
fn card_names(game: &Lcg, content: &Content, card: CardId) -> Vec<String> {
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
pub(super) fn choice(game: &Lcg, content: &Content, choice: Choice) -> Vec<String> {
    let title = |seat: Seat| title(game, content, seat).to_string();
    let with = |word: &str, card: CardId| -> Vec<String> {
        card_names(game, content, card).into_iter().map(|name| format!("{word} {name}")).collect()
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
        Choice::Pick(card) => card_names(game, content, card),
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

/// The names of a value of the pending roll: a chaos token, or a card.
pub(super) fn rolled(position: &Position<Lcg>, content: &Content, value: u32) -> Vec<String> {
    let (game, card) = (position.game(), engine::Card(value as u8));
    let Some(top) = position.stack().last() else { return Vec::new() };
    let titles = |card: CardId| {
        let def = game.def(content, card);
        vec![def.title.clone(), def.code.clone()]
    };
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
}
