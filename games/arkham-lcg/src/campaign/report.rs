//! What a scenario that is over has to tell the campaign.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{CardDef, CardId, Content, Weakness};
use crate::state::{Fate, Zone, pile};
use crate::{End, Lcg, Verdict};

/// The Ghoul Priest, and the Masked Hunter with the agenda that he comes out of.
const PRIEST: &str = "01116";
const HUNTER: (&str, &str) = ("01121b", "01121a");

/// A scenario that is over, as far as it matters afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Report {
    /// The scenario, by name.
    pub scenario: String,
    /// The resolution; 0 if none was reached.
    pub resolution: u8,
    /// Whether it was played by itself, and won.
    #[serde(default)]
    pub won: bool,
    /// Experience in the victory display.
    pub experience: u8,
    /// Who led at the end, counted from 0.
    pub lead: usize,
    /// Whether the Ghoul Priest lies in the victory display.
    #[serde(default)]
    pub priest_fell: bool,
    /// Cultists in the victory display, by code.
    #[serde(default)]
    pub interrogated: Vec<String>,
    /// Cultists who were still about, by code.
    #[serde(default)]
    pub escaped: Vec<String>,
    /// How the investigators fared, in order of seats.
    pub people: Vec<ReportOf>,
}

/// How one investigator fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct ReportOf {
    /// Whether the investigator resigned.
    pub resigned: bool,
    /// Physical trauma from the scenario itself.
    pub physical: u8,
    /// Mental trauma from the scenario itself.
    pub mental: u8,
    /// Experience that a weakness takes.
    pub less_experience: u8,
    /// The basic weaknesses the deck has had, by code; none if that is not known.
    pub weaknesses: Option<Vec<String>>,
}

impl Report {
    /// The report of a game that is over.
    pub fn of(content: &Content, game: &Lcg, end: End) -> Report {
        let scenario = &content.scenarios()[usize::from(end.scenario)];
        let all = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let code = |card: CardId| game.def(content, card).code.clone();
        // Those who can get away are the same that come back later.
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

    /// Those who hide from the investigators, and come back later if they got away.
    pub(crate) fn cultists(content: &Content) -> impl Iterator<Item = &CardDef> {
        let codes = content.scenarios().iter().flat_map(|def| &def.escapees);
        codes.filter_map(|code| content.kind(code)).map(|kind| content.card(kind))
    }

    /// Whether the scenario is the one they hide in.
    pub(crate) fn hides(content: &Content, scenario: &str) -> bool {
        content.scenario(scenario).is_some_and(|def| def.agendas.iter().any(|agenda| agenda == HUNTER.1))
    }

    /// The same report, with these of those who hide interrogated, by title: all others got away.
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

    /// A resolution that players choose for a scenario they do not play: nobody was interrogated. Who has not played it is
    /// said by [`Report::unhurt`].
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

    /// The same report, of so many people who all got away unhurt; that seat led, counted from 0.
    #[must_use]
    pub fn unhurt(self, people: usize, lead: usize) -> Report {
        let people = vec![ReportOf { resigned: true, ..ReportOf::default() }; people];
        Report { people, lead, ..self }
    }
}
