//! Everything the game can say is there in three languages, and reads as it should.

mod cards;
mod chance;
mod grammar;
mod options;
mod play;
#[path = "../../../final-hour/tests/words/speech.rs"]
mod speech;
mod things;

use speech::{LANGUAGES, Speech, ids, locale_file};

#[test]
fn languages_have_the_same_messages() {
    let [en, ru, uk] = Speech::all();
    let differ = |other: &Speech| en.ids().symmetric_difference(other.ids()).cloned().collect::<Vec<_>>();
    assert_eq!(differ(&ru), Vec::<String>::new());
    assert_eq!(differ(&uk), Vec::<String>::new());
}

#[test]
fn messages_and_rule_statements_do_not_share_ids() {
    for language in LANGUAGES.into_iter().filter(|&language| language != "en") {
        let words = ids(&locale_file(language, "arkham-lcg.ftl"));
        let rules = ids(&locale_file(language, "rules-lcg.ftl"));
        assert_eq!(words.intersection(&rules).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
