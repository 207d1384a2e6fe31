//! Applies a position file to the standard initial state.

use engine::{Card, End, Game, Msg, Playable, Pool, PositionFile, Problem, Seats, find_named};

use super::file::{File, Found, GateEntry, Parsed, PersonFile};
use super::{At, names};
use crate::content::{Content, GateSymbol, Item, Location, Locations, Monster, Pathway, Title};
use crate::state::{Figure, Gate, Seal, bits, pile};
use crate::{FinalHour, Frame, Setup};

pub(super) type Laid = Result<(), Problem>;

/// The number of gate tokens of each symbol besides the one that starts on the gate.
const MORE_TOKENS: u8 = 3;
/// The number of tokens in the gate stack at the start.
const GATE_STACK: u8 = 8;

/// The options of the file; missing ones have their defaults.
pub(super) fn setup(parsed: &Parsed<'_>, content: &Content) -> Result<Setup, Problem> {
    let file = &parsed.file;
    let mut setup = FinalHour::setup_with(content, &[]).map_err(|e| parsed.wrong(e.place, e.problem))?;
    if let Some(names) = &file.investigators {
        setup.investigators.clone_from(names);
    }
    if let Some(name) = &file.ancient_one {
        setup.ancient_one.clone_from(name);
    }
    setup.difficulty = file.difficulty.unwrap_or(setup.difficulty);
    setup.solo = file.solo;
    if let Some(word) = &file.lead {
        if file.solo {
            return Err(parsed.wrong("lead", Msg::new("fh-error-solo-lead")));
        }
        let names = &setup.investigators;
        let named = names.iter().position(|name| *name == word.0).map(|seat| seat as u8 + 1);
        setup.lead = named.or_else(|| word.0.parse().ok()).ok_or_else(|| {
            parsed.wrong("lead", Msg::new("fh-error-lead").among(&word.0, names.iter().map(String::as_str)))
        })?;
    }
    Ok(setup)
}

/// The standard initial state for these options.
pub(super) fn standard(
    parsed: &Parsed<'_>,
    setup: &Setup,
    content: &Content,
) -> Result<(FinalHour, Frame), Problem> {
    FinalHour::setup(setup, content).map_err(|error| parsed.wrong(error.place, error.problem))
}

/// Changes the standard state into the one that the file describes.
pub(super) fn table(parsed: &Parsed<'_>, at: At, game: &mut FinalHour, content: &Content) -> Laid {
    let lay = Lay { parsed, content };
    lay.gates(at, game)?;
    lay.clues(game)?;
    lay.people(game)?;
    lay.items(at, game)?;
    lay.board(game)?;
    lay.action_cards(at, game)?;
    lay.priority_cards(at, game)?;
    game.open.phase = at.phase();
    game.open.omens = parsed.file.omens;
    Ok(())
}

/// Finds a title by name, and which of its two cards if the words say so.
pub(super) fn title(content: &Content, called: &[&str]) -> Result<(Title, Option<u8>), Msg> {
    let (slug, copy) = match *called {
        [slug] => (slug, None),
        [slug, "1"] => (slug, Some(0)),
        [slug, "2"] => (slug, Some(1)),
        _ => return Err(Msg::new("fh-error-card-form").text("words", called.join(" "))),
    };
    let title = find_named(slug, Title::all().map(|title| (title, content.title(title))))?;
    Ok((title, copy))
}

/// Finds the item with this name.
pub(super) fn item(content: &Content, slug: &str) -> Result<Item, Msg> {
    find_named(slug, Item::all().map(|item| (item, content.item(item).slug.as_str())))
}

/// Puts these cards into a pile and shuffles it.
pub(super) fn shuffled<const N: usize, const P: usize>(cards: u64, pool: &mut Pool<N, P>, pile: usize) {
    bits(cards).for_each(|card| pool.put(Card(card), pile, End::Bottom, Seats::ALL));
    pool.shuffle(pile);
}

/// The file and the content it is read with.
pub(super) struct Lay<'a> {
    pub(super) parsed: &'a Parsed<'a>,
    pub(super) content: &'a Content,
}

impl Lay<'_> {
    pub(super) fn wrong<T>(&self, place: &str, what: Msg) -> Result<T, Problem> {
        Err(self.parsed.wrong(place, what))
    }

    fn location(&self, place: &str, word: &str) -> Result<Location, Problem> {
        self.parsed.placed(place, names::location(self.content, word))
    }

    /// Sets the ritual site, the gates, and the round that follows from their tokens.
    fn gates(&self, at: At, game: &mut FinalHour) -> Laid {
        let file = &self.parsed.file;
        let open = &mut game.open;
        if let Some(word) = &file.ritual {
            open.ritual = self.location("ritual", &word.0)?;
        }
        for (symbol, entry) in &file.gates {
            let place = format!("gates.{}", symbol.slug());
            let (word, tokens) = match entry {
                GateEntry::At(word) => (Some(word), None),
                GateEntry::Full { at, tokens } => (at.as_ref(), *tokens),
            };
            let gate = &mut open.gates[symbol.index()];
            if let Some(word) = word {
                gate.at = self.location(&place, &word.0)?;
            }
            gate.tokens = self.parsed.within(&place, tokens.unwrap_or(1), 1, 1 + MORE_TOKENS)?;
        }
        if open.gate_locations().with(open.ritual).len() != 4 {
            let place = if file.gates.is_empty() { "ritual" } else { "gates" };
            return self.wrong(place, Msg::new("fh-error-four-places"));
        }
        let turned: u8 = open.gates.iter().map(|gate| gate.tokens - 1).sum();
        let most = if at.is_past_gates() { GATE_STACK } else { GATE_STACK - 1 };
        if turned > most {
            let why = Msg::new("fh-error-tokens").num("found", turned).num("most", most);
            return self.wrong("gates", why);
        }
        open.round = if at.is_past_gates() { turned.max(1) } else { turned + 1 };

        let left = |symbol: GateSymbol, Gate { tokens, .. }: Gate| {
            let first = symbol.index() as u8 * (1 + MORE_TOKENS);
            (first + tokens..first + 1 + MORE_TOKENS).fold(0, |mask, card| mask | 1u64 << card)
        };
        let stack = GateSymbol::ALL.iter().fold(0, |mask, &symbol| mask | left(symbol, open.gate(symbol)));
        game.shut.gates = Pool::new();
        shuffled(stack, &mut game.shut.gates, pile::DECK);
        // One token is removed unseen during setup. Every round takes one from the stack, so tokens that were drawn but
        // are on none of the file's gates are removed as well.
        let rounds_done = if at.is_past_gates() { open.round } else { open.round - 1 };
        for _ in 0..1 + rounds_done - turned {
            game.shut.gates.slide(pile::DECK, 0, pile::REMOVED, End::Top);
        }
        Ok(())
    }

    /// Sets the clues that were found and distributes the others.
    fn clues(&self, game: &mut FinalHour) -> Laid {
        let file = &self.parsed.file;
        let taken = game.open.gate_locations().with(game.open.ritual);
        let place = |word: &str| match names::location(self.content, word)? {
            at if taken.has(at) => Err(Msg::new("fh-error-no-clue").num("at", at.number())),
            at => Ok(at),
        };
        let explored: Locations =
            self.parsed.each_once("explored", &file.explored, place)?.into_iter().collect();
        if explored.len() != file.found.len() {
            let (found, places) = (file.found.len(), explored.len());
            let why =
                Msg::new("fh-error-clue-count").num("found", found as i64).num("explored", places as i64);
            return self.wrong(if file.found.is_empty() { "explored" } else { "found" }, why);
        }
        let mut gone = 0u16;
        for clue in &file.found {
            let mut tokens = match clue {
                Found::Symbol(symbol) => symbol.index() as u8 * 2..symbol.index() as u8 * 2 + 2,
                Found::Item(_) => 10..13,
            };
            match clue {
                Found::Symbol(symbol) => game.open.found[symbol.index()] += 1,
                Found::Item(_) => game.open.found_items += 1,
            }
            let Some(token) = tokens.find(|token| gone & (1 << token) == 0) else {
                return self.wrong("found", Msg::new("fh-error-clue-kinds"));
            };
            gone |= 1 << token;
        }
        if (gone & 0x3ff).count_ones() > 8 {
            return self.wrong("found", Msg::new("fh-error-clue-slots"));
        }
        game.shut.clues = Pool::new();
        game.lay_clues(gone, explored);
        Ok(())
    }

    /// Sets the locations and health of the investigators.
    fn people(&self, game: &mut FinalHour) -> Laid {
        let playing = File::players(game, self.content);
        for (slug, _) in self.parsed.players.iter().filter(|(slug, _)| self.parsed.has(slug)) {
            if !playing.iter().any(|(_, name)| name == slug) {
                return self.wrong(slug, Msg::new("fh-error-not-playing"));
            }
        }
        for figure in game.open.figures() {
            game.open.person_mut(figure).at = game.open.ritual;
            let Some((slug, said)) = self.person(game, figure) else { continue };
            let person = game.open.person_mut(figure);
            if let Some(word) = &said.at {
                person.at = self.location(&format!("{slug}.at"), &word.0)?;
            }
            let health = said.health.unwrap_or(person.health);
            person.health = self.parsed.within(&format!("{slug}.health"), health, 1, person.full)?;
        }
        Ok(())
    }

    /// The file's keys for an investigator in play.
    pub(super) fn person(&self, game: &FinalHour, figure: Figure) -> Option<(&str, &PersonFile)> {
        let slug = &self.content.investigator(game.open.person(figure).who).slug;
        Some((slug, self.parsed.player(slug)?))
    }

    /// Distributes the items: held, used, in the deck.
    fn items(&self, at: At, game: &mut FinalHour) -> Laid {
        let mut gone = 0u16;
        let mut claim = |place: &str, slug: &str| {
            let item = self.parsed.placed(place, item(self.content, slug))?;
            if gone & (1 << item.0) != 0 {
                return self.wrong(place, Msg::named_twice(slug));
            }
            gone |= 1 << item.0;
            Ok(1u16 << item.0)
        };
        for figure in game.open.figures() {
            let Some((owner, said)) = self.person(game, figure) else { continue };
            for slug in &said.items {
                game.open.person_mut(figure).items |= claim(&format!("{owner}.items"), slug)?;
            }
        }
        for slug in &self.parsed.file.used_items {
            game.open.used_items |= claim("used-items", slug)?;
        }
        if let At::Item(item, user) = at {
            game.open.person_mut(user.figure).items &= !(1 << item.0);
            game.open.used_items |= 1 << item.0;
        }
        game.shut.items = Pool::new();
        shuffled(!u64::from(gone) & ((1 << Item::COUNT) - 1), &mut game.shut.items, pile::DECK);
        Ok(())
    }

    /// Sets monsters, destruction tokens and seals.
    fn board(&self, game: &mut FinalHour) -> Laid {
        let file = &self.parsed.file;
        for (word, &tokens) in &file.destruction {
            let place = format!("destruction.{word}");
            let at = self.location(&place, word)?;
            game.open.ruins[at.index()] = game.open.ruins[at.index()].saturating_add(tokens);
            self.fits(&place, game, at)?;
        }
        let mut cup: u64 = (1 << Monster::COMMON) - 1;
        for (word, faces) in file.monsters.iter().flatten() {
            let place = format!("monsters.{word}");
            let at = self.location(&place, word)?;
            for face in faces {
                let left = cup | game.open.supply;
                let chosen = self.tokens(&place, face, left)?;
                cup &= !chosen;
                game.open.supply &= !chosen;
                game.open.monsters[at.index()] |= chosen;
            }
            self.fits(&place, game, at)?;
        }
        for (place, faces) in [("beside", &file.beside), ("cup", &file.cup)] {
            let Some(faces) = faces else { continue };
            if file.monsters.is_none() {
                return self.wrong(place, Msg::new("fh-error-monsters-first"));
            }
            let mut named = 0;
            for face in faces {
                named |= self.tokens(place, face, cup & !named)?;
            }
            game.open.beside = if place == "cup" { cup & !named } else { named };
        }
        if file.cup.is_some() && file.beside.is_some() {
            return self.wrong("cup", Msg::new("fh-error-cup-or-beside"));
        }
        cup &= !game.open.beside;
        game.shut.cup = Pool::new();
        shuffled(cup, &mut game.shut.cup, pile::DECK);
        for words in &file.seals {
            let (path, seal) = match words.split_whitespace().collect::<Vec<_>>()[..] {
                [path] => (path, Seal::Fresh),
                [path, "used"] => (path, Seal::Used),
                _ => return self.wrong("seals", Msg::new("fh-error-seal-form").text("words", words)),
            };
            let named = |&it: &Pathway| {
                let (a, b) = self.content.board.ends(it);
                names::pathway(self.content, it) == path || format!("{b}-{a}") == path
            };
            let Some(path) = Pathway::all().find(named) else {
                return self.wrong("seals", Msg::new("fh-error-pathway").text("path", path));
            };
            if game.open.seals[path.index()] != Seal::None {
                return self.wrong("seals", Msg::new("fh-error-one-seal").text("words", words));
            }
            game.open.seals[path.index()] = seal;
        }
        Ok(())
    }

    /// Takes a number of tokens with a face from those left: “red 2 stalker”, “3 deep-one”.
    fn tokens(&self, place: &str, words: &str, left: u64) -> Result<u64, Problem> {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let counted = words.split_once(' ').and_then(|(first, face)| Some((first.parse().ok()?, face)));
        let (count, face): (u32, &str) = counted.unwrap_or((1, &words));
        let alike = |mask: u64| {
            bits(mask).filter(|&token| names::face(self.content, Monster(token)) == face).collect::<Vec<_>>()
        };
        if alike((1 << Monster::COUNT) - 1).is_empty() {
            let mut faces: Vec<_> = Monster::all().map(|token| names::face(self.content, token)).collect();
            faces.dedup();
            return self.wrong(place, Msg::unknown(face, faces.iter().map(String::as_str)));
        }
        let tokens = alike(left);
        if count == 0 || count as usize > tokens.len() {
            let why = Msg::new("fh-error-too-few").num("found", count).text("face", face);
            let why = why.num("left", tokens.len() as i64);
            return self.wrong(place, why);
        }
        Ok(tokens[..count as usize].iter().fold(0, |mask, token| mask | 1 << token))
    }

    fn fits(&self, place: &str, game: &FinalHour, at: Location) -> Laid {
        let (monsters, ruins) =
            (game.open.monsters[at.index()].count_ones(), u32::from(game.open.ruins[at.index()]));
        let cells = self.content.board.cells(at);
        if monsters + ruins > u32::from(cells) {
            let why = Msg::new("fh-error-cells").num("at", at.number()).num("cells", cells);
            let why = why.num("monsters", monsters).num("tokens", ruins);
            return self.wrong(place, why);
        }
        Ok(())
    }
}
