//! What is known of a monster on the table: its card, its fights, its health.

use effects::Texts;
use engine::{Seat, Seats};
use rulebook::rule;

use super::texts::{Scope, This};
use crate::ArkhamHorror;
use crate::content::{Constant, Content, Keyword, Monster, MonsterDef, Name, Space, Special, Trait};
use crate::state::MonsterAt;

impl ArkhamHorror {
    /// The monster's card.
    pub fn monster_def<'c>(&self, content: &'c Content, monster: Monster) -> &'c MonsterDef {
        &content.monsters[content.scenario(self.open.scenario).monsters[monster.index()].index()]
    }

    /// The monster of this name, among those of the scenario. Of several copies it is the first.
    pub fn monster_named(&self, content: &Content, name: &Name) -> Option<Monster> {
        Monster::all()
            .take(content.scenario(self.open.scenario).monsters.len())
            .find(|&monster| self.monster_def(content, monster).slug == *name)
    }

    /// Whether the monster has the keyword.
    pub fn has_keyword(&self, content: &Content, monster: Monster, keyword: Keyword) -> bool {
        self.monster_def(content, monster).keywords.contains(&keyword)
    }

    /// Whether the monster has the trait.
    pub fn has_trait(&self, content: &Content, monster: Monster, with: Trait) -> bool {
        self.monster_def(content, monster).traits.contains(&with)
    }

    /// Whether the monster is massive.
    pub fn is_massive(&self, content: &Content, monster: Monster) -> bool {
        self.has_keyword(content, monster, Keyword::Massive)
    }

    /// The seats of the investigators with whom the monster is engaged.
    pub fn engaged_seats(&self, content: &Content, monster: Monster) -> Seats {
        let state = self.open.monster(monster);
        match state.at {
            MonsterAt::Engaged(seat) => Seats::only(seat),
            MonsterAt::Ready(space) if rule!("ah3:454.2", self.is_massive(content, monster)) => {
                let overlooks = |seat| !state.noticed.has(seat) && self.overlooks(content, monster, seat);
                let here = self.open.people_at(space).filter(|&seat| !overlooks(seat));
                here.fold(Seats::NONE, Seats::with).without(state.evaded_by)
            }
            _ => Seats::NONE,
        }
    }

    /// Whether the monster is engaged with the investigator.
    pub fn is_engaged_with(&self, content: &Content, monster: Monster, seat: Seat) -> bool {
        match self.open.monster(monster).at {
            MonsterAt::Engaged(with) => with == seat,
            MonsterAt::Ready(space) => {
                self.open.person(seat).at == space && self.engaged_seats(content, monster).has(seat)
            }
            _ => false,
        }
    }

    /// The monsters engaged with the investigator.
    pub fn engaged_monsters<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = Monster> + Clone + 'a {
        Monster::all().filter(move |&monster| self.is_engaged_with(content, monster, seat))
    }

    /// Whether the investigator is engaged with a monster.
    pub fn is_engaged(&self, content: &Content, seat: Seat) -> bool {
        self.engaged_monsters(content, seat).next().is_some()
    }

    /// Whether the investigator is engaged with a monster that is not watching, which restricts their actions.
    pub fn is_held(&self, content: &Content, seat: Seat) -> bool {
        let holds =
            |monster| !rule!("ah3:446.2", self.has_keyword(content, monster, Keyword::Watching), else false);
        let mut engaged = self.engaged_monsters(content, seat);
        rule!("ah3:446.3", engaged.any(holds), else engaged.next().is_some_and(holds) && engaged.all(holds))
    }

    /// Whether the monster is ready: on the board, and neither exhausted nor engaged.
    pub fn is_ready(&self, content: &Content, monster: Monster) -> bool {
        matches!(self.open.monster(monster).at, MonsterAt::Ready(_))
            && self.engaged_seats(content, monster).is_empty()
    }

    /// Whether the monster pays no attention to the investigator, who wears Tattered Cloak.
    pub fn overlooks(&self, content: &Content, monster: Monster, seat: Seat) -> bool {
        self.special(content, seat, Special::Unnoticed).is_some()
            && rule!("ah3:403.5f", self.monster_def(content, monster).codex.is_none())
    }

    /// The damage that defeats the monster: at least 0.
    pub fn health(&self, content: &Content, monster: Monster) -> u8 {
        let def = self.monster_def(content, monster);
        let elite = rule!("ah3:495.2", def.elite, else 0);
        let count = rule!("ah3:495.3", self.open.players, else self.open.in_play().count() as u8);
        let printed = i16::from(def.health) + i16::from(elite) * i16::from(count);
        let changes: i16 = self
            .codex_rules(content)
            .map(|(card, side)| {
                let scope = Scope::new(self.open.lead, This::Codex(card));
                side.constants
                    .iter()
                    .map(|constant| match constant {
                        Constant::Health { monster: name, by, per } if *name == def.slug => {
                            i16::from(*by) * i16::from(self.value(content, per, scope))
                        }
                        _ => 0,
                    })
                    .sum::<i16>()
            })
            .sum();
        (printed + changes).clamp(0, i16::from(u8::MAX)) as u8
    }

    /// Whether the monster has suffered so much damage that it is defeated. A monster without any damage never is, even if
    /// its health sinks to 0 (ruling M28).
    pub fn is_beaten(&self, content: &Content, monster: Monster) -> bool {
        let damage = self.open.monster(monster).damage;
        damage > 0 && rule!("ah3:445.9", damage >= self.health(content, monster))
    }

    /// The spaces next to this one.
    pub fn adjacent<'c>(&self, content: &'c Content, space: Space) -> &'c [Space] {
        content.scenario(self.open.scenario).adjacent.get(space.index()).map_or(&[], Vec::as_slice)
    }

    /// The distance between two spaces; 255 if there is no way.
    pub fn distance(&self, content: &Content, from: Space, to: Space) -> u8 {
        match content.scenario(self.open.scenario).distance.get(from.index()) {
            Some(row) => row[to.index()],
            None if from == to => 0,
            None => u8::MAX,
        }
    }
}
