//! Compiles the raw files into lookup tables; all scripts are stored in one list.

use engine::{Msg, Problem};
use rulebook::RuleId;

use super::check::{self, ScriptContext, defect};
use super::raw::{
    AncientRow, FILES, LayoutTable, LowerTable, MonstersFile, PriorityFile, RawContent, RawScript,
};
use super::{
    Action, ActionCard, Ancient, AncientOne, Band, Board, Colour, Content, Difficulty, Effect, GateSymbol,
    Investigator, Item, ItemCard, Kind, Layout, Location, Monster, Priority, PriorityCard, Profile, Script,
    Title, Token,
};

/// Compiles and validates the files.
pub(super) fn compile(book: &RawContent, id: String) -> Result<Content, Problem> {
    let board = Board::from_file(&book.board).map_err(|why| Problem::new("board", defect(why)))?;
    let mut arena = Arena::default();

    let investigators: Vec<Profile> =
        book.investigators.iter().map(|row| Profile { slug: row.id.clone(), source: row.source }).collect();
    let mut titles = Vec::new();
    let mut cards = Vec::new();
    for (row, title) in book.titles.iter().zip(Title::all()) {
        let place = format!("cards.{}", row.id);
        let owner = investigators.get(title.investigator().index());
        if owner.is_none_or(|owner| owner.slug != row.of) {
            let why = "titles come five to an investigator, in the investigators' order";
            return Err(Problem::new(place, defect(why)));
        }
        let upper = arena.lay(&row.upper.does, ScriptContext::Card, &format!("{place}.upper"))?;
        for lower in lower_effects(&row.lower, &place, &mut arena)? {
            cards.push(ActionCard {
                upper,
                lower,
                upper_source: row.upper.source,
                lower_source: row.lower.source,
            });
        }
        titles.push(row.id.clone());
    }

    let mut items = Vec::new();
    for row in &book.items {
        let effect = arena.lay(&row.does, ScriptContext::Card, &format!("items.{}", row.id))?;
        items.push(ItemCard { slug: row.id.clone(), timing: row.r#use, effect, source: row.source });
    }

    let tokens = tokens(&book.monsters)?;
    let mut ancients = Vec::new();
    for row in &book.ancients {
        ancients.push(ancient(row, &board, &tokens, &mut arena)?);
    }

    for (what, have, want) in [
        ("investigators", investigators.len(), Investigator::COUNT),
        ("cards", cards.len(), Action::COUNT),
        ("items", items.len(), Item::COUNT),
        ("ancient-ones", ancients.len(), Ancient::COUNT),
    ] {
        check::count(what, have, want)?;
    }
    check::unlike("cards", book.titles.iter().map(|row| row.id.as_str()))?;
    check::unlike("items", book.items.iter().map(|row| row.id.as_str()))?;

    Ok(Content {
        id,
        board,
        effects: arena.effects,
        masks: masks(&tokens),
        tokens,
        priority: priority(&book.priority)?,
        ancients,
        investigators,
        titles,
        cards,
        items,
    })
}

/// All scripts, one after another. A nested script comes before the one that contains it.
#[derive(Default)]
struct Arena {
    effects: Vec<Effect>,
}

impl Arena {
    /// Validates a script and adds it.
    fn lay(&mut self, tree: &RawScript, voice: ScriptContext<'_>, place: &str) -> Result<Script, Problem> {
        check::script(tree, voice).map_err(|why| Problem::new(place, why))?;
        self.add(tree).ok_or_else(|| Problem::new(place, Msg::new("fh-error-too-many-effects")))
    }

    fn add(&mut self, tree: &RawScript) -> Option<Script> {
        let mut fits = true;
        let effects: Vec<Effect> = tree
            .0
            .iter()
            .map(|effect| {
                effect.with_scripts(|inside| {
                    self.add(inside).unwrap_or_else(|| {
                        fits = false;
                        Script::default()
                    })
                })
            })
            .collect();
        let start = u16::try_from(self.effects.len()).ok()?;
        let len = u16::try_from(effects.len()).ok()?;
        self.effects.extend(effects);
        fits.then_some(Script { start, len })
    }
}

fn lower_effects(lower: &LowerTable, place: &str, arena: &mut Arena) -> Result<[Script; 2], Problem> {
    let place = format!("{place}.lower");
    let [first, second] = lower.cards().ok_or_else(|| Problem::new(&place, Msg::new("fh-error-lower")))?;
    Ok([arena.lay(first, ScriptContext::Card, &place)?, arena.lay(second, ScriptContext::Card, &place)?])
}

/// Common tokens first, red before blue, then the special kinds in order.
fn tokens(file: &MonstersFile) -> Result<Vec<Token>, Problem> {
    let mut tokens = Vec::new();
    let mut add = |count: u8, token: Token, symbols: &[_], place: String| {
        if symbols.len() > 2 {
            return Err(Problem::new(place, defect("a monster has at most two symbols")));
        }
        if !(1..=9).contains(&token.health) {
            return Err(Problem::new(place + ".health", Msg::out_of_range(token.health, 1, 9)));
        }
        let symbols = [symbols.first().copied(), symbols.get(1).copied()];
        tokens.extend(std::iter::repeat_n(Token { symbols, ..token }, count.into()));
        Ok(())
    };
    for &colour in Colour::ALL {
        for row in &file.common.token {
            let (health, source) = (row.health, file.common.source);
            let token = Token { kind: None, colour, health, symbols: [None; 2], source };
            add(row.of_each_colour, token, &row.symbols, "monsters.common".into())?;
        }
    }
    for row in &file.special {
        let (kind, colour, health, source) = (row.kind, row.colour, row.health, row.source);
        let token = Token { kind: Some(kind), colour, health, symbols: [None; 2], source };
        add(row.count, token, &row.symbols, format!("monsters.{}", kind.slug()))?;
    }
    check::count(
        "common monsters",
        tokens.iter().filter(|token| token.kind.is_none()).count(),
        Monster::COMMON,
    )?;
    check::count("monsters", tokens.len(), Monster::COUNT)?;
    Ok(tokens)
}

/// The tokens of each special kind, as bit sets.
fn masks(tokens: &[Token]) -> [u64; Kind::ALL.len()] {
    let mut masks = [0; Kind::ALL.len()];
    for (n, token) in tokens.iter().enumerate() {
        if let Some(kind) = token.kind {
            masks[kind.index()] |= 1 << n;
        }
    }
    masks
}

fn priority(file: &PriorityFile) -> Result<Vec<PriorityCard>, Problem> {
    check::count("priority", file.card.len(), Priority::COUNT)?;
    if !file.card.iter().map(|row| row.number).eq(1..=30) {
        return Err(Problem::new("priority", defect("the cards are numbered 1 to 30, in order")));
    }
    let card = |symbol, omens| PriorityCard { symbol, omens, source: file.source };
    Ok(file.card.iter().map(|row| card(row.symbol, row.omens)).collect())
}

/// The id as a slice of a content file, which makes it `'static`. Packs cannot introduce other ids.
fn embedded_id(id: &str) -> Option<RuleId> {
    FILES.into_iter().find_map(|file: &'static str| file.find(id).map(|at| RuleId(&file[at..at + id.len()])))
}

fn ancient(
    row: &AncientRow,
    board: &Board,
    tokens: &[Token],
    arena: &mut Arena,
) -> Result<AncientOne, Problem> {
    let place = format!("ancient-ones.{}", row.id);
    let mut reckoning: Vec<Band> = Vec::new();
    for band in &row.reckoning {
        let place = format!("{place}.reckoning.{}", band.omens);
        if reckoning.last().map_or(0, |last| last.from) >= band.omens {
            let why = "the lines of a reckoning begin with 1 omen or more and ascend";
            return Err(Problem::new(place, defect(why)));
        }
        let effect = arena.lay(&band.does, ScriptContext::Reckoning(&row.kinds), &place)?;
        let rule = band.rule.as_deref().and_then(embedded_id);
        reckoning.push(Band { from: band.omens, effect, source: band.source, rule });
    }
    let layout = |difficulty: Difficulty| {
        layout(row.layout(difficulty), board, tokens)
            .map_err(|why| Problem::new(format!("{place}.commons.{}", difficulty.slug()), why))
    };
    let layouts = [layout(Difficulty::Easy)?, layout(Difficulty::Normal)?, layout(Difficulty::Hard)?];
    Ok(AncientOne { slug: row.id.clone(), kinds: row.kinds.clone(), layouts, reckoning })
}

fn layout(table: &LayoutTable, board: &Board, tokens: &[Token]) -> Result<Layout, Msg> {
    let gates = table.gates.all();
    let mut layout = Layout {
        ritual: table.ritual,
        gates,
        commons: [0; Location::COUNT],
        specials: Vec::new(),
        commons_source: table.commons.source,
    };
    for row in &table.at_gates {
        let at = gates[GateSymbol::index(row.gate)];
        layout.commons[at.index()] += row.common;
        let present = Kind::ALL.iter().map(|&kind| (kind, at, row.of(kind)));
        layout.specials.extend(present.filter(|&(_, _, count)| count > 0));
    }
    for (name, &count) in &table.commons.at {
        let at = check::location(board, name)?;
        if at == table.ritual || gates.contains(&at) {
            return Err(Msg::new("fh-error-commons-gate").num("at", at.number()));
        }
        layout.commons[at.index()] = count;
    }
    check::layout(&layout, board, tokens)?;
    Ok(layout)
}
