//! Texts of cards, items and sheets, generated from their effects.

use engine::Msg;

use super::names;
use crate::content::{
    Ancient, Area, Content, Effect, Item, Native, Pathways, Place, Reach, Script, Timing, Toward, Who,
};

/// The text of a script: one sentence for each effect, addressed to its resolver.
pub fn card_text(content: &Content, script: Script) -> Vec<Msg> {
    say(content, script, Voice { form: Form::Sentence, there: false })
}

/// The text of an item, including when it may be used.
pub fn item_text(content: &Content, item: Item) -> Msg {
    let item = content.item(item);
    let id = match item.timing {
        Timing::Before => "fh-use-before",
        Timing::After => "fh-use-after",
    };
    Msg::new(id).say("text", card_text(content, item.effect))
}

/// The text of a reckoning, line by line, fewest omens first.
pub fn reckoning_text(content: &Content, ancient: Ancient) -> Vec<Msg> {
    let bands = &content.ancient(ancient).reckoning;
    let line = |(at, band): (usize, &crate::content::Band)| {
        let msg = match bands.get(at + 1) {
            Some(next) => Msg::new("fh-band").num("to", next.from - 1),
            None => Msg::new("fh-band-last"),
        };
        msg.num("from", band.from).say("text", card_text(content, band.effect))
    };
    bands.iter().enumerate().map(line).collect()
}

/// The text of a script in the third person: fragments to be listed after a name.
pub(super) fn deeds_of_another(content: &Content, script: Script) -> Vec<Msg> {
    say(content, script, Voice { form: Form::They, there: false })
}

/// How an effect is phrased.
#[derive(Clone, Copy)]
struct Voice {
    form: Form,
    /// Whether the effect takes place in a location just entered.
    there: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// A whole sentence, addressed to the resolver.
    Sentence,
    /// A clause addressed to the resolver.
    Bare,
    /// A clause about somebody else.
    They,
}

impl Voice {
    fn slug(self) -> &'static str {
        match self.form {
            Form::Sentence => "say",
            Form::Bare => "bare",
            Form::They => "they",
        }
    }

    fn they(self) -> bool {
        self.form == Form::They
    }

    /// The voice for a clause inside a sentence of this voice.
    fn inside(self) -> Voice {
        Voice { form: if self.they() { Form::They } else { Form::Bare }, ..self }
    }
}

fn say(content: &Content, script: Script, voice: Voice) -> Vec<Msg> {
    let mut all = Vec::new();
    let mut last = None;
    for &effect in content.effects(script) {
        if last == Some(effect) {
            all.push(Msg::new("fh-effect-again").text("voice", voice.slug()));
        } else {
            all.extend(effect_text(content, effect, voice));
        }
        last = Some(effect);
    }
    all
}

fn effect_text(content: &Content, effect: Effect, voice: Voice) -> Vec<Msg> {
    let of = |id: &str| Msg::new(format!("fh-effect-{id}")).text("voice", voice.slug());
    let at = |msg: Msg, place: Place| msg.name("place", place_name(place, voice));
    let msg = match effect {
        Effect::Move(steps) => of("move").num("steps", steps),
        Effect::Roam { up_to, entering } => of("roam")
            .num("steps", up_to)
            .list("what", say(content, entering, Voice { there: true, ..voice.inside() })),
        Effect::Attack { wounds, at: place } => at(of("attack").num("wounds", wounds), place),
        Effect::Destroy { count, at: place } => at(of("destroy").num("count", count), place),
        Effect::Investigate(place) => at(of("explore"), place),
        Effect::Seal { count, on: Pathways::Yours } => of("seal-yours").num("count", count),
        Effect::Seal { count, on: Pathways::Any } => of("seal-any").num("count", count),
        Effect::Push { count, from, to: Toward::Anywhere } => at(of("push").num("count", count), from),
        Effect::Push { count, from, to: Toward::You } => at(of("lure").num("count", count), from),
        Effect::Heal { health, who: Who::You } => of("heal-you").num("health", health),
        Effect::Heal { health, who } => of("heal").num("health", health).name("who", who_name(who, voice)),
        Effect::Lose { health, who: Who::You } => of("lose-you").num("health", health),
        Effect::Lose { health, who } => of("lose").num("health", health).name("who", who_name(who, voice)),
        Effect::Repair { tokens, at: place } => at(of("repair").num("tokens", tokens), place),
        Effect::Destruction { tokens, at: place } => at(of("destruction").num("tokens", tokens), place),
        Effect::Spawn { count, at: place } => at(of("spawn").num("count", count), place),
        Effect::SpawnSpecial { kind, count, at: place } => {
            at(of("spawn-special").num("count", count).name("kind", names::kind(kind)), place)
        }
        Effect::SpawnOrActivate { kind, at: place } => {
            at(of("spawn-or-activate").name("kind", names::kind(kind)), place)
        }
        Effect::ActivateZone(zone) => of("activate-zone").name("zone", names::zone(zone)),
        Effect::ActivateKind { kind, reach: Reach::One } => {
            of("activate-one").name("kind", names::kind(kind))
        }
        Effect::ActivateKind { kind, reach: Reach::All } => {
            of("activate-all").name("kind", names::kind(kind))
        }
        Effect::Omens(more @ 0..) => of("more-omens").num("omens", more),
        Effect::Omens(fewer) => of("fewer-omens").num("omens", fewer.unsigned_abs()),
        Effect::Each { who: Who::You, then } => return say(content, then, voice),
        Effect::Each { who, then } => {
            let id = match who {
                Who::All | Who::Others | Who::OthersInYourZone => "each",
                Who::You | Who::Lead | Who::One | Who::OneOther => "someone",
            };
            let theirs = Voice { form: Form::They, there: false };
            of(id).name("who", who_name(who, voice)).list("what", say(content, then, theirs))
        }
        Effect::Either { this, that } => of("either")
            .list("this", say(content, this, voice.inside()))
            .list("that", say(content, that, voice.inside())),
        Effect::Native(Native::GalaVolley) => of("gala-volley"),
        Effect::Native(Native::BlindRound) => of("blind-round"),
        Effect::Native(Native::BreakSeal) => of("break-seal"),
    };
    vec![msg]
}

fn place_name(place: Place, voice: Voice) -> String {
    let name = match place {
        Place::Here if voice.there => "there".into(),
        Place::Here if voice.they() => "theirs".into(),
        Place::Here => "here".into(),
        Place::RitualSite => "ritual-site".into(),
        Place::Gate(symbol) => format!("gate-{}", symbol.slug()),
        Place::One(area) => format!("one-{}", area_slug(area, voice)),
        Place::Among(area) => format!("among-{}", area_slug(area, voice)),
        Place::Each(area) => format!("each-{}", area_slug(area, voice)),
    };
    format!("fh-place-{name}")
}

fn area_slug(area: Area, voice: Voice) -> String {
    let slug = match area {
        Area::Adjacent if voice.they() => "their-adjacent",
        Area::Adjacent => "adjacent",
        Area::YourZone if voice.they() => "their-zone",
        Area::YourZone => "zone",
        Area::Board => "board",
        Area::Gates => "gates",
        Area::SmallestGates => "smallest-gates",
        Area::LargestGates => "largest-gates",
        Area::Others => "others",
        Area::Lair(kind) => return format!("lair-{}", kind.slug()),
    };
    slug.into()
}

fn who_name(who: Who, voice: Voice) -> String {
    let slug = match who {
        Who::You => "you",
        Who::Lead => "lead",
        Who::All => "all",
        Who::Others => "others",
        Who::OthersInYourZone if voice.they() => "others-in-their-zone",
        Who::OthersInYourZone => "others-in-zone",
        Who::One => "one",
        Who::OneOther => "one-other",
    };
    format!("fh-who-{slug}")
}
