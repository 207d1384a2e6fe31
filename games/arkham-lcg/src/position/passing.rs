//! State that ends with the turn, the phase or the round: uses of limited abilities, and lasting effects.

use engine::{Msg, Seat};

use super::At;
use super::cards;
use super::lay::{Done, PositionBuilder};
use crate::Lcg;
use crate::content::{Ability, Against, CardId, Content, Lasting, Limit, Per, Skill, Until, When};
use crate::state::{Held, Used};

impl PositionBuilder<'_> {
    /// Finds a card in play by name; `acolyte#2` is the second one with that title, in the order of the file.
    pub(super) fn in_play(&self, game: &Lcg, name: &str) -> Result<CardId, Msg> {
        let (title, number) = match name.split_once('#') {
            Some((title, number)) => (title, number.parse().unwrap_or(0)),
            None => (name, 1),
        };
        let all = named(game, self.content, &self.laid);
        let exact = || all.iter().filter(|(of, _)| of == title);
        let coded = || all.iter().filter(|(_, card)| game.def(self.content, *card).code == title);
        let nth = |found: Option<&(String, CardId)>| found.map(|&(_, card)| card);
        let at = usize::checked_sub(number, 1);
        let found = at.and_then(|at| nth(exact().nth(at)).or_else(|| nth(coded().nth(at))));
        found.ok_or_else(|| Msg::unknown(name, all.iter().map(|(title, _)| title.as_str())))
    }

    /// Records the uses of limited abilities.
    pub(super) fn limits_used(&self, game: &mut Lcg) -> Done {
        for text in &self.parsed.file.used {
            let used = self.parsed.placed("used", self.use_of(game, None, text))?;
            game.open.used.push(used);
        }
        for (at, (title, said)) in self.parsed.players.iter().enumerate() {
            for text in &said.used {
                let used = self.use_of(game, Some(Seat(at as u8)), text);
                game.open.used.push(self.parsed.placed(&format!("{title}.used"), used)?);
            }
        }
        Ok(())
    }

    /// Reads one used ability, such as “roland-banks”, “knife 2” or “hospital-debts times 2”.
    fn use_of(&self, game: &Lcg, who: Option<Seat>, text: &str) -> Result<Used, Msg> {
        let mut words = text.split_whitespace().peekable();
        let name = words.next().unwrap_or_default();
        let card = self.in_play(game, name)?;
        let limited = limited(game, self.content, card);
        let mut limited = limited.into_iter().filter(|(_, _, limit)| limit.group == who.is_none());
        let number = words.next_if(|word| *word != "times").map(number).transpose()?;
        let found = match number {
            None => limited.next(),
            Some(number) => limited.find(|(_, of, _)| *of == number),
        };
        let (ability, _, limit) =
            found.ok_or_else(|| Msg::new("lcg-error-position-unlimited").text("word", text))?;
        let n = match words.next() {
            None => 1,
            Some("times") => number_of(words.next())?,
            Some(word) => return Err(Msg::unknown(word, ["times"])),
        };
        if n == 0 || n > limit.n {
            return Err(Msg::out_of_range(n, 1, limit.n));
        }
        let same = |used: &Used| (used.card, used.ability, used.who) == (card, ability, who);
        if game.open.used.iter().any(same) {
            return Err(Msg::named_twice(name));
        }
        Ok(Used { card, ability, who, per: limit.per, n })
    }

    /// Adds the effects that last to the end of the turn, the phase or the round.
    pub(super) fn lasting(&self, at: At, game: &mut Lcg) -> Done {
        for text in &self.parsed.file.lasting {
            let held = self.parsed.placed("lasting", self.held(at, game, text))?;
            game.open.lasting.push(held);
        }
        Ok(())
    }

    /// Reads one lasting effect, such as “combat+2 on roland-banks until phase”.
    fn held(&self, at: At, game: &Lcg, text: &str) -> Result<Held, Msg> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [what, "on", on, "until", until] = words[..] else {
            return Err(Msg::new("lcg-error-position-lasting").text("word", text));
        };
        let what = lasting_of(what)?;
        let on = self.in_play(game, on)?;
        let ends: &[(&str, Until)] = match at {
            At::Turn(_) => &[("phase", Until::Phase), ("round", Until::Round), ("turn", Until::Turn)],
            _ => &[("phase", Until::Phase), ("round", Until::Round)],
        };
        let end = ends.iter().find(|(word, _)| *word == until);
        let &(_, until) = end.ok_or_else(|| Msg::unknown(until, ends.iter().map(|(word, _)| *word)))?;
        Ok(Held { what, on, from: on, until })
    }
}

/// The names of the cards in play that a file can refer to: investigators, places, and other cards in the order listed.
fn named(game: &Lcg, content: &Content, listed: &[CardId]) -> Vec<(String, CardId)> {
    let people = game.players().map(CardId::investigator);
    let people = people.map(|card| (game.def(content, card).title.clone(), card));
    let slugs = &content.scenarios()[usize::from(game.open.scenario)].places;
    let places =
        game.places().map(|place| (slugs[usize::from(place.0 - CardId::PLACES.0)].slug.clone(), place));
    let listed =
        listed.iter().map(|&card| (cards::name(content, game.open.kinds[card.index()]).to_string(), card));
    people.chain(places).chain(listed).collect()
}

/// The name of a card in play in a file that lists cards in this order.
fn name_in_file(game: &Lcg, content: &Content, listed: &[CardId], card: CardId) -> Option<String> {
    let all = named(game, content, listed);
    let (name, _) = all.iter().find(|(_, other)| *other == card)?;
    let before =
        all.iter().take_while(|(_, other)| *other != card).filter(|(other, _)| other == name).count();
    Some(if before > 0 { format!("{name}#{}", before + 1) } else { name.clone() })
}

/// The abilities of a card with a limit that lasts beyond a test: index, number among those that can be used, limit.
fn limited(game: &Lcg, content: &Content, card: CardId) -> Vec<(u8, u8, Limit)> {
    let is_usable = |ability: &&Ability| {
        !matches!(
            ability.when,
            When::Revelation | When::Play(..) | When::Committed | When::Advance | When::Objective
        )
    };
    let all = &game.def(content, card).abilities;
    let numbered = all.iter().enumerate().map(|(at, ability)| {
        let number = all[..at].iter().filter(is_usable).count() as u8 + 1;
        (at as u8, number, ability)
    });
    let counts = |limit: &Limit| limit.per != Per::Test;
    numbered.filter_map(|(at, number, ability)| Some((at, number, ability.limit.filter(counts)?))).collect()
}

/// Writes a used ability for the list `used`.
pub(super) fn write_use(game: &Lcg, content: &Content, listed: &[CardId], used: &Used) -> Option<String> {
    let name = name_in_file(game, content, listed, used.card)?;
    let all = limited(game, content, used.card);
    let &(_, number, _) = all.iter().find(|(at, _, _)| *at == used.ability)?;
    let number = if all.len() > 1 { format!(" {number}") } else { String::new() };
    let times = if used.n > 1 { format!(" times {}", used.n) } else { String::new() };
    Some(format!("{name}{number}{times}"))
}

/// Writes a lasting effect for the list `lasting`.
pub(super) fn write_held(game: &Lcg, content: &Content, listed: &[CardId], held: &Held) -> Option<String> {
    let on = name_in_file(game, content, listed, held.on)?;
    let until = match held.until {
        Until::Phase => "phase",
        Until::Turn => "turn",
        Until::Round => "round",
    };
    Some(format!("{} on {on} until {until}", lasting_word(held.what)))
}

const SKILLS: [(Skill, &str); 4] = [
    (Skill::Willpower, "willpower"),
    (Skill::Intellect, "intellect"),
    (Skill::Combat, "combat"),
    (Skill::Agility, "agility"),
];

/// The lasting effects that are written as single words.
const EFFECTS: [(Lasting, &str); 5] = [
    (Lasting::Unseen, "unseen"),
    (Lasting::Blank, "blank"),
    (Lasting::NoTokens, "no-tokens"),
    (Lasting::Immune(Against::Players), "immune-to-player-cards"),
    (Lasting::Immune(Against::Treacheries), "immune-to-treacheries"),
];

fn lasting_word(what: Lasting) -> String {
    let skill_word = |of: Skill| SKILLS.iter().find(|(skill, _)| *skill == of).map_or("", |(_, word)| word);
    match what {
        Lasting::Skill(skill, n) => format!("{}{n:+}", skill_word(skill)),
        Lasting::InPlaceOf(skill) => format!("{}-instead", skill_word(skill)),
        plain => EFFECTS.iter().find(|(of, _)| *of == plain).map_or("", |(_, word)| word).into(),
    }
}

fn lasting_of(word: &str) -> Result<Lasting, Msg> {
    if let Some(&(what, _)) = EFFECTS.iter().find(|(_, of)| *of == word) {
        return Ok(what);
    }
    for (skill, of) in SKILLS {
        match word.strip_prefix(of) {
            Some("-instead") => return Ok(Lasting::InPlaceOf(skill)),
            Some(n) if n.starts_with(['+', '-']) => {
                if let Ok(n @ -9..=9) = n.parse() {
                    return Ok(Lasting::Skill(skill, n));
                }
            }
            _ => {}
        }
    }
    let known = EFFECTS.iter().map(|&(_, of)| of).chain(["combat+2", "intellect-instead"]);
    Err(Msg::unknown(word, known))
}

fn number_of(word: Option<&str>) -> Result<u8, Msg> {
    number(word.unwrap_or_default())
}

fn number(word: &str) -> Result<u8, Msg> {
    word.parse().map_err(|_| {
        Msg::new("error-unfit")
            .text("found", word)
            .say("want", vec![Msg::new("error-want-range").num("least", 1).num("most", 9)])
    })
}
