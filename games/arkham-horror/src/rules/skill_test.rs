//! Tests.
//!
//! The record of a test lies in [`Open::tests`](crate::state::Open::tests), the innermost last. [`ArkhamHorror::begin_test`]
//! adds it and returns the procedure that carries the test out. The procedure removes the record when it is done, so that
//! the frame that comes back is all that whoever asked for the test has to read: [`SkillTest::result`].

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::Skill;
use crate::state::{AssetSet, Roll, Test, TestKind};
use crate::{ArkhamHorror, Content, Cx, Offer, Step, Wake};

/// The test at this place of the tests in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SkillTest {
    pub(crate) at: u8,
    /// The result, once the test is over.
    result: Option<u8>,
}

impl SkillTest {
    /// The test at this place of the tests in progress.
    pub fn new(at: u8) -> SkillTest {
        SkillTest { at, result: None }
    }

    /// The number of successes of a test that is over; `None` if the test was dropped together with all that depends on
    /// it, because the investigator left the game during it. The test is passed with at least 1.
    pub fn result(&self) -> Option<u8> {
        self.result
    }
}

impl ArkhamHorror {
    /// Begins a test: call what is returned, and read [`SkillTest::result`] from the frame that comes back. `modifier` is
    /// the one of whatever asks for the test; dice that components add are counted by the test itself.
    pub fn begin_test(&mut self, seat: Seat, skill: Skill, kind: TestKind, modifier: i8) -> SkillTest {
        let test = SkillTest::new(self.open.tests.len() as u8);
        self.open.tests.push(Test {
            seat,
            skill,
            kind,
            modifier,
            bonus: 0,
            used: AssetSet::NONE,
            hands: 0,
            pool: 0,
            dice: Roll::default(),
            added: 0,
            result: None,
        });
        test
    }
}

impl Procedure<ArkhamHorror> for SkillTest {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }

    fn offer(&self, _game: &ArkhamHorror, _: &Content, _: Seat, _q: &mut Offer) {}
}
