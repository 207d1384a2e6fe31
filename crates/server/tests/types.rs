//! Checks that the client's TypeScript types are up to date with the protocol.

use std::path::Path;

use engine::suite::types;
use registry::{Printed, RuleText, ViewAt};
use server::protocol as p;
use ts_rs::TS;

#[test]
fn the_clients_types_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
    types(&folder, |to| {
        p::ServerFrame::export_all(to)?;
        p::ClientFrame::export_all(to)?;
        p::Guest::export_all(to)?;
        p::Settings::export_all(to)?;
        p::Game::export_all(to)?;
        p::Start::export_all(to)?;
        p::Offered::export_all(to)?;
        p::NewTable::export_all(to)?;
        p::Tables::export_all(to)?;
        p::Failure::export_all(to)?;
        p::Replay::export_all(to)?;
        p::Proofread::export_all(to)?;
        p::NewCampaign::export_all(to)?;
        p::CampaignOffered::export_all(to)?;
        p::CampaignCard::export_all(to)?;
        p::CampaignPage::export_all(to)?;
        p::SubmittedForm::export_all(to)?;
        p::NextGame::export_all(to)?;
        p::NewPlace::export_all(to)?;
        p::Invited::export_all(to)?;
        ViewAt::export_all(to)?;
        Printed::export_all(to)?;
        RuleText::export_all(to)
    });
}
