//! Applies a position file to the standard initial state.

use engine::{Card, End, Msg, Pool, Problem, Seat, Seats, find_named};

use super::figures::Figures;
use super::file::{Parsed, SideFile, Signs};
use super::{At, names};
use crate::Duel;
use crate::content::{Book, Content, Faction, Kind, Needs, Power, Slot, Zone, Zones};
use crate::rules::SEATS;
use crate::rules::end::LAST_RITUAL_COST;
use crate::setup::FIRST_RITUAL_COST;
use crate::state::{enemy, pile, sign_value};

type Done = Result<(), Problem>;

/// The number of Elder Signs.
const SIGNS: u8 = 12;
/// The largest value accepted for any counter.
const MAX_COUNTER: u8 = 99;

/// Sets the first player if the file names one.
pub(super) fn first_player(parsed: &Parsed<'_>, game: &mut Duel, content: &Content) -> Done {
    if let Some(name) = &parsed.file.first {
        game.open.first = parsed.placed("first", names::seat(game, content, name))?;
    }
    Ok(())
}

/// Changes the standard state into the one that the file describes. Returns the number of Elder Signs that each seat
/// has yet to draw.
pub(super) fn table(
    parsed: &Parsed<'_>,
    at: At,
    game: &mut Duel,
    content: &Content,
) -> Result<[u8; 2], Problem> {
    let lay = Lay { parsed, content };
    lay.tracks(at, game)?;
    game.open.gates = Zones::NONE;
    for seat in SEATS {
        lay.sheet(seat, game)?;
        lay.figures(seat, game)?;
    }
    lay.free_gates(game)?;
    SEATS.into_iter().try_for_each(|seat| lay.spaces(seat, at, game))?;
    if let At::Battle(_, zone) = at
        && SEATS.iter().any(|&seat| game.side(seat).figure_count(zone) == 0)
    {
        return Err(
            lay.wrong("at", Msg::new("cwd-error-battle").text("zone", &content.map.zones[zone.index()].slug))
        );
    }
    lay.signs(game)
}

/// The file and the content it is read with.
struct Lay<'a> {
    parsed: &'a Parsed<'a>,
    content: &'a Content,
}

impl Lay<'_> {
    fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.parsed.wrong(place, what)
    }

    fn zone(&self, place: &str, name: &str) -> Result<Zone, Problem> {
        self.parsed.placed(place, names::zone(self.content, name))
    }

    /// The file's keys for the seat, its faction, and a function that gives the full path of a key.
    fn of(&self, seat: Seat, game: &Duel) -> (&SideFile, &Faction, impl Fn(&str) -> String + use<>) {
        let sheet = game.sheet(self.content, seat);
        let slug = sheet.slug.clone();
        (&self.parsed.players[seat.index()].1, sheet, move |key: &str| format!("{slug}.{key}"))
    }

    fn tracks(&self, at: At, game: &mut Duel) -> Done {
        let (file, open) = (&self.parsed.file, &mut game.open);
        let round = self.parsed.within("round", file.round.unwrap_or(1), 1, MAX_COUNTER)?;
        // The round counter is increased when the Action phase begins.
        open.round = if at == At::ActionPhase { round - 1 } else { round };
        open.phase = at.phase();
        open.active = at.active(open.first);
        open.withering = self.parsed.within("withering", file.withering, 0, MAX_COUNTER)?;
        if open.withering > 0 && !matches!(at, At::ActionPhase | At::Turn(_) | At::Battle(..)) {
            return Err(self.wrong("withering", Msg::new("cwd-error-withering")));
        }
        open.ritual = self.parsed.within(
            "ritual",
            file.ritual.unwrap_or(open.ritual),
            FIRST_RITUAL_COST,
            LAST_RITUAL_COST + 1,
        )?;
        Ok(())
    }

    /// Sets power, doom and spellbooks.
    fn sheet(&self, seat: Seat, game: &mut Duel) -> Done {
        let (said, sheet, key) = self.of(seat, game);
        let side = game.side_mut(seat);
        side.power = self.parsed.within(&key("power"), said.power.unwrap_or(side.power), 0, MAX_COUNTER)?;
        side.doom = self.parsed.within(&key("doom"), said.doom, 0, MAX_COUNTER)?;
        let books = || Book::all().zip(&sheet.books).map(|(book, text)| (book, text.slug.as_str()));
        for book in self.parsed.each_once(&key("books"), &said.books, |name| find_named(name, books()))? {
            side.books |= 1 << book.0;
        }
        Ok(())
    }

    /// Sets the captured figures, those off the map and on it, and the gates they control.
    fn figures(&self, seat: Seat, game: &mut Duel) -> Done {
        let (said, sheet, key) = self.of(seat, game);
        let side = game.side_mut(seat);
        (side.figures, side.keeps) = Default::default();
        side.captured = said.captured;
        self.check_figure_counts(&key("captured"), game, seat)?;
        self.below(seat, game)?;
        let Some(map) = &said.map else {
            // Default as in the setup: all cultists at home, one of them on the gate.
            let left = game.pool(self.content, seat, Kind::CULTIST);
            let figures = Figures { of: [left, 0, 0, 0, 0, 0], gate: (left > 0).then_some(None) };
            return self.put(&key("map"), seat, sheet.home, figures, game);
        };
        // A zone joined by a portal may be given as its two halves, whose figures are added together.
        let mut halves: Vec<(Zone, &str, Figures)> = Vec::new();
        for (name, text) in map {
            let place = key(&format!("map.{name}"));
            let zone = self.zone(&place, name)?;
            let figures = self.parsed.placed(&place, Figures::read(sheet, text))?;
            let twice = || {
                let slug = &self.content.map.zones[zone.index()].slug;
                self.wrong(&place, Msg::named_twice(slug))
            };
            match halves.iter_mut().find(|(other, ..)| *other == zone) {
                None => halves.push((zone, name, figures)),
                Some((_, other, first)) => {
                    if !self.are_halves(zone, [*other, name]) {
                        return Err(twice());
                    }
                    if first.gate.is_some() && figures.gate.is_some() {
                        return Err(self.second_gate(&place, zone));
                    }
                    first.join(figures);
                }
            }
        }
        halves.into_iter().try_for_each(|(zone, name, figures)| {
            self.put(&key(&format!("map.{name}")), seat, zone, figures, game)
        })
    }

    /// Whether these names belong to the two different halves of the zone.
    fn are_halves(&self, zone: Zone, names: [&str; 2]) -> bool {
        let half = |name: &str| {
            let parts = &self.content.map.zones[zone.index()].parts;
            let whole = parts.iter().position(|part| part == name);
            whole.or_else(|| parts.iter().position(|part| part.split('-').any(|word| word == name)))
        };
        matches!(names.map(half), [Some(one), Some(other)] if one != other)
            && names.iter().all(|name| *name != self.content.map.zones[zone.index()].slug)
    }

    fn second_gate(&self, place: &str, zone: Zone) -> Problem {
        let name = &self.content.map.zones[zone.index()].slug;
        self.wrong(place, Msg::new("cwd-error-two-gates").text("zone", name))
    }

    /// Places figures in a zone, and its gate if there is one.
    fn put(&self, place: &str, seat: Seat, zone: Zone, figures: Figures, game: &mut Duel) -> Done {
        for kind in Kind::all() {
            game.side_mut(seat).figures[kind.index()][zone.index()] = figures.of[kind.index()];
        }
        self.check_figure_counts(place, game, seat)?;
        let Some(by) = figures.gate else { return Ok(()) };
        let mut keepers = game.keeper_kinds(self.content, seat).filter(|kind| figures.of[kind.index()] > 0);
        let keeper = match by {
            None => keepers.next(),
            Some(kind) => keepers.find(|&keeper| keeper == kind),
        };
        let keeper = keeper.ok_or_else(|| self.wrong(place, Msg::new("cwd-error-keeper")))?;
        drop(keepers);
        self.open_gate(place, zone, game)?;
        let keeps = &mut game.side_mut(seat).keeps[keeper.index()];
        *keeps = keeps.with(zone);
        Ok(())
    }

    fn open_gate(&self, place: &str, zone: Zone, game: &mut Duel) -> Done {
        let gates = &mut game.open.gates;
        if gates.has(zone) {
            return Err(self.second_gate(place, zone));
        }
        *gates = gates.with(zone);
        Ok(())
    }

    /// Adds the gates that nobody controls.
    fn free_gates(&self, game: &mut Duel) -> Done {
        self.parsed.file.free_gates.iter().try_for_each(|name| {
            let zone = self.zone("free-gates", name)?;
            self.open_gate("free-gates", zone, game)
        })
    }

    /// Sets the figures that have submerged with their Great Old One.
    fn below(&self, seat: Seat, game: &mut Duel) -> Done {
        let (said, sheet, key) = self.of(seat, game);
        let place = key("below");
        let figures = self.parsed.placed(&place, Figures::read(sheet, &said.below))?;
        if figures == Figures::default() {
            return Ok(());
        }
        let dives = game.powers(self.content, seat).any(|power| matches!(power, Power::Submerge { .. }));
        let god = sheet.great_old_one();
        if !dives || figures.of[god.index()] == 0 || figures.gate.is_some() {
            let god = &sheet.figure(god).slug;
            return Err(self.wrong(&place, Msg::new("cwd-error-below").text("figure", god)));
        }
        game.side_mut(seat).below = figures.of;
        self.check_figure_counts(&place, game, seat)
    }

    /// Checks that no kind has more figures than the faction owns.
    fn check_figure_counts(&self, place: &str, game: &Duel, seat: Seat) -> Done {
        let (sheet, side) = (game.sheet(self.content, seat), game.side(seat));
        for kind in sheet.kinds() {
            let captured = if kind == Kind::CULTIST { side.captured } else { 0 };
            let on_map = side.figures[kind.index()].iter().map(|&count| u32::from(count)).sum::<u32>();
            let named = on_map + u32::from(side.below[kind.index()]) + u32::from(captured);
            let figure = sheet.figure(kind);
            if named > u32::from(figure.count) {
                let what = Msg::new("cwd-error-too-many").num("found", named).text("figure", &figure.slug);
                return Err(self.wrong(place, what.num("most", figure.count)));
            }
        }
        Ok(())
    }

    /// Sets the filled spaces, one for each book, and the number of awakenings.
    fn spaces(&self, seat: Seat, at: At, game: &mut Duel) -> Done {
        let (said, sheet, key) = self.of(seat, game);
        let named = || Slot::all().zip(&sheet.requirements).map(|(slot, text)| (slot, text.slug.as_str()));
        let filled = said.filled.as_deref().unwrap_or_default();
        let filled = self.parsed.each_once(&key("filled"), filled, |name| find_named(name, named()))?;
        let mut slots = filled.into_iter().fold(0u8, |slots, slot| slots | 1 << slot.0);
        let all = || (0..sheet.requirements.len() as u8).map(Slot);
        let needs = |slot: Slot| sheet.requirements[slot.index()].needs;
        let risen = game.has_great_old_one_in_play(self.content, seat);
        game.side_mut(seat).awakened = said.awakened.unwrap_or(u8::from(risen));
        let books = game.side(seat).book_count();
        if said.filled.is_none() {
            // Default order: spaces whose requirement is met now, then the others from the top, then those that cannot
            // have been met yet, and last the one that has to be filled last.
            let mut order: Vec<Slot> = all().collect();
            let last = |slot: Slot| needs(slot) == Needs::LastInDoomPhase;
            let too_early = |slot: Slot| match needs(slot) {
                Needs::FirstDoomPhase => !self.had_first_doom_go(seat, at, game),
                Needs::Awaken => said.awakened == Some(0),
                _ => false,
            };
            let meets = |slot: Slot| game.meets(self.content, seat, slot);
            order.sort_by_key(|&slot| (last(slot), too_early(slot), !meets(slot)));
            slots = order.into_iter().take(books.into()).fold(0, |slots, slot| slots | 1 << slot.0);
        }
        let woken = all().any(|slot| slots & (1 << slot.0) != 0 && needs(slot) == Needs::Awaken);
        let least = u8::from(woken || risen);
        let awakened =
            self.parsed.within(&key("awakened"), said.awakened.unwrap_or(least), least, MAX_COUNTER)?;
        game.side_mut(seat).awakened = awakened;
        if slots.count_ones() != u32::from(books) {
            let what = Msg::new("cwd-error-filled").num("filled", slots.count_ones()).num("books", books);
            return Err(self.wrong(&key("filled"), what));
        }
        let full = (1u8 << sheet.requirements.len()) - 1;
        for slot in all().filter(|slot| slots & (1 << slot.0) != 0) {
            match needs(slot) {
                Needs::LastInDoomPhase if slots != full => {
                    return Err(self.wrong(&key("filled"), Msg::new("cwd-error-last")));
                }
                // This requirement is recorded as fulfilled.
                Needs::Sacrifice(_) => game.side_mut(seat).past_requirements |= 1 << slot.0,
                _ => {}
            }
        }
        game.side_mut(seat).slots = slots;
        Ok(())
    }

    /// Whether the seat's go in the first Doom phase is over.
    fn had_first_doom_go(&self, seat: Seat, at: At, game: &Duel) -> bool {
        let first_round = self.parsed.file.round.unwrap_or(1) == 1;
        !first_round
            || match at {
                At::EndOfRound => true,
                At::DoomGo(now) => now != seat && seat == game.open.first,
                At::ActionPhase | At::Turn(_) | At::Battle(..) => false,
                At::Gather | At::FirstPlayer | At::DoomPhase => false,
            }
    }

    /// Distributes the Elder Signs: revealed, held, in the bag. Returns the number that each seat has yet to draw.
    fn signs(&self, game: &mut Duel) -> Result<[u8; 2], Problem> {
        let mut left: Vec<Card> = (0..SIGNS).map(Card).collect();
        let mut claim = |place: &str, value: u8| {
            self.parsed.within(place, value, 1, 3)?;
            let found = left.iter().position(|&card| sign_value(card) == value);
            let at =
                found.ok_or_else(|| self.wrong(place, Msg::new("cwd-error-signs").num("value", value)))?;
            Ok::<Card, Problem>(left.remove(at))
        };
        for &value in &self.parsed.file.revealed {
            claim("revealed", value)?;
        }
        let (mut held, mut undrawn) = (Vec::new(), [0; 2]);
        for seat in SEATS {
            let (said, _, key) = self.of(seat, game);
            match &said.signs {
                Signs::Values(values) => {
                    for &value in values {
                        held.push((seat, claim(&key("signs"), value)?));
                    }
                }
                Signs::Count(count) => undrawn[seat.index()] = *count,
            }
        }
        let bag = left.len() as u8;
        for seat in SEATS {
            let (_, _, key) = self.of(seat, game);
            let others = undrawn[enemy(seat).index()].min(bag);
            self.parsed.within(&key("signs"), undrawn[seat.index()], 0, bag - others)?;
        }
        game.signs = Pool::new();
        left.iter().chain(held.iter().map(|(_, card)| card)).for_each(|&card| {
            game.signs.put(card, pile::BAG, End::Bottom, Seats::ALL);
        });
        game.signs.shuffle(pile::BAG);
        for (seat, card) in held {
            let own = pile::HELD + seat.index();
            game.signs.slide(pile::BAG, 0, own, End::Bottom);
            game.signs.see(own, game.signs.len(own) - 1, card, Seats::only(seat));
        }
        Ok(undrawn)
    }
}
