//! The results of a finished scenario that matter to the campaign.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{CardDef, CardId, Content, Weakness};
use crate::state::{Fate, Zone, pile};
use crate::{End, Lcg, Verdict};

/// The code of the Ghoul Priest, and the codes of the Masked Hunter and the agenda that brings him into play.
const PRIEST: &str = "01116";
const HUNTER: (&str, &str) = ("01121b", "01121a");

/// The results of a finished scenario, as far as they matter to the campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Report {
    /// The name of the scenario.
    pub scenario: String,
    /// The resolution; 0 if none was reached.
    pub resolution: u8,
    /// Whether it was a standalone scenario and was won.
    #[serde(default)]
    pub won: bool,
    /// The experience in the victory display.
    pub experience: u8,
    /// The seat of the lead investigator at the end, counted from 0.
    pub lead: usize,
    /// Whether the Ghoul Priest is in the victory display.
    #[serde(default)]
    pub priest_fell: bool,
    /// Cultists in the victory display, by code.
    #[serde(default)]
    pub interrogated: Vec<String>,
    /// Cultists still in play or in the encounter deck, by code.
    #[serde(default)]
    pub escaped: Vec<String>,
    /// The results of each investigator, in order of seats.
    pub people: Vec<ReportOf>,
}

/// The results of one investigator.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct ReportOf {
    /// Whether the investigator resigned.
    pub resigned: bool,
    /// Physical trauma from the scenario's own effects.
    pub physical: u8,
    /// Mental trauma from the scenario's own effects.
    pub mental: u8,
    /// Experience lost to a weakness.
    pub less_experience: u8,
    /// The basic weaknesses that were in the deck, by code; `None` if not known.
    pub weaknesses: Option<Vec<String>>,
}

impl Report {
    /// Makes the report of a finished game.
    pub fn of(content: &Content, game: &Lcg, end: End) -> Report {
        let scenario = &content.scenarios()[usize::from(end.scenario)];
        let all = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let code = |card: CardId| game.def(content, card).code.clone();
        // The cultists who can escape are the ones who return later.
        let cultist = |code: &str| Report::cultists(content).any(|def| def.code == code);
        let hides = Report::hides(content, &scenario.slug);
        let lies = |card: CardId, zone: Zone| hides && game.card(card).zone == zone && cultist(&code(card));
        let deck = |card: &CardId| {
            lies(*card, Zone::Hidden) && game.scenario.find(pile::ENCOUNTERS, Lcg::pooled(*card)).is_none()
        };
        let early = game.def(content, game.open.agenda).code == HUNTER.1;
        let hunter = |card: &CardId| early && code(*card) == HUNTER.0;
        let about = |card: &CardId| lies(*card, Zone::Play) || deck(card) || hunter(card);
        let person = |at: u8| {
            let (seat, first) = (Seat(at), CardId::investigator(Seat(at)).0);
            let block = (first + 1..first + CardId::BLOCK as u8).map(CardId);
            let basic = block.filter(|&card| game.def(content, card).weakness == Some(Weakness::Basic));
            let person = game.person(seat);
            ReportOf {
                resigned: person.fate == Fate::Resigned,
                physical: person.physical,
                mental: person.mental,
                less_experience: person.less_experience,
                weaknesses: Some(basic.map(code).collect()),
            }
        };
        Report {
            scenario: scenario.slug.clone(),
            resolution: end.resolution,
            won: end.verdict == Verdict::Won,
            experience: end.experience,
            lead: game.open.lead.index(),
            priest_fell: all().any(|card| game.card(card).zone == Zone::Victory && code(card) == PRIEST),
            interrogated: all().filter(|&card| lies(card, Zone::Victory)).map(code).collect(),
            escaped: all().filter(about).map(code).collect(),
            people: (0..game.open.count).map(person).collect(),
        }
    }

    /// The cultists of The Midnight Masks, who return in a later scenario if they escaped.
    pub(crate) fn cultists(content: &Content) -> impl Iterator<Item = &CardDef> {
        let codes = content.scenarios().iter().flat_map(|def| &def.escapees);
        codes.filter_map(|code| content.kind(code)).map(|kind| content.card(kind))
    }

    /// Whether this is the scenario in which the cultists can be interrogated.
    pub(crate) fn hides(content: &Content, scenario: &str) -> bool {
        content.scenario(scenario).is_some_and(|def| def.agendas.iter().any(|agenda| agenda == HUNTER.1))
    }

    /// The same report with the named cultists interrogated and all others escaped.
    #[must_use]
    pub(crate) fn interrogating(self, content: &Content, titles: &[&str]) -> Report {
        if !Report::hides(content, &self.scenario) {
            return self;
        }
        let named = |def: &&CardDef| titles.contains(&def.title.as_str());
        let code = |def: &CardDef| def.code.clone();
        let interrogated = Report::cultists(content).filter(named).map(code).collect();
        let escaped = Report::cultists(content).filter(|def| !named(def)).map(code).collect();
        Report { interrogated, escaped, ..self }
    }

    /// A report with a chosen resolution for a scenario that is not played; no cultist was interrogated. Add the
    /// investigators with [`Report::unhurt`].
    pub fn chosen(content: &Content, scenario: &str, resolution: u8) -> Report {
        let known = content.scenario(scenario).is_some();
        debug_assert!(known, "a scenario of the campaign");
        let report = Report {
            scenario: scenario.into(),
            resolution,
            won: false,
            experience: 0,
            lead: 0,
            priest_fell: false,
            interrogated: Vec::new(),
            escaped: Vec::new(),
            people: Vec::new(),
        };
        report.interrogating(content, &[])
    }

    /// The same report with this number of investigators, all resigned and unhurt. `lead` is counted from 0.
    #[must_use]
    pub fn unhurt(self, people: usize, lead: usize) -> Report {
        let people = vec![ReportOf { resigned: true, ..ReportOf::default() }; people];
        Report { people, lead, ..self }
    }
}
