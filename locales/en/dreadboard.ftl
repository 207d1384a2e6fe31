### What the program itself says, whichever game is played.

list-and = { $most } and { $last }

## Setting up

setup-game = Which game?
setup-seat = Seat { $seat }, { $who }: who plays?
setup-or-file = Or type the name of a file.
setup-again = { $most ->
    [one] Type one number from 1 to { $count }, or the beginning of a name. Enter alone takes the choice in brackets.
   *[other] Type different numbers from 1 to { $count } with spaces between them, or names with commas. Enter alone takes the choice in brackets.
}
setup-pick-alone = { $many }; or { $number } alone: { $alone }.
sitter-human = A person at this screen
sitter-search = A bot that looks ahead (search)
sitter-greedy = A bot that thinks (greedy)
sitter-random = A bot that plays at random (random)

## Playing

play-pick-just = Choose { $most }, with spaces between the numbers.
play-pick = { $least ->
    [0] Choose up to { $most }, with spaces between the numbers; 0 for none.
   *[other] { $most ->
        [one] Choose one.
       *[other] Choose from { $least } to { $most }, with spaces between the numbers.
    }
}
play-anytime = Without answering yet, you can also:
play-step-in = It is not your turn, but you can act now:
play-no-step-in = You have nothing to step in with now.
play-let-pass = To do nothing until it is your turn, press Enter.
play-silent = do nothing
play-may = { $who } may step in: “as { $seat }” hands over the screen.
play-as-who = “as N” hands the screen to somebody who may step in: { $seats }.
play-as-nobody = Nobody else at this screen may step in now.
play-nothing = nothing
play-forced = Only one choice, made for you: { $choice }.
play-low-priority = Little to decide, so it was done for you: { $choice }.
play-prompt = (Enter: { $choice })
play-ask-all = From now on you get every question; “ask less” goes back.
play-ask-less = From now on what hardly matters is done for you; “ask all” goes back.
play-ask-how = “ask less” no longer asks you this kind of question; “ask all” asks you everything, even where there is next to nothing to decide; then “ask less” first goes back to what is usual.
play-ask-needed = This has to be decided: nothing can be done for you here.
play-pass-rule = From now on this kind of question is passed for you: { $choice }. “ask” lists them, “ask all” asks everything again.
play-pass-rule-list = Declined for you:
play-passed = Passed for you, as you wished: { $choice }.
play-hand-over = Pass the screen to { $who }. When nobody else is looking, press Enter.
play-narrow =
    This screen has { $columns } columns; the table is drawn for { $needed }.
    Make the window wider or the letters smaller.
play-earlier = { $count ->
    [one] … one earlier line; “log” shows it
   *[other] … { $count } earlier lines; “log” shows them
}
play-empty = Enter alone says nothing here. Type a number { $most ->
        [1] (1)
       *[other] from 1 to { $most }
    } or a word of a choice{ $none ->
        [1] , 0 for none
       *[other] { "" }
    }; “help” lists what else can be said.
play-no-rule = No rule asks this; the game only needs to know.
play-nothing-refused = Nothing that you might expect is forbidden here.
play-not-refused = “{ $words }” is not among what is forbidden here; either it is offered or it is not part of this question.
play-no-card = No card, item or sheet has “{ $words }” in its name. “card WORDS” shows what one says.
play-undo-how = “undo” takes back the last decision, “undo 3” the last three.
play-undo-nothing = { $count ->
    [0] There is no decision to take back.
    [one] Only one decision can be taken back.
   *[other] Only { $count } decisions can be taken back.
}
play-log-how = “log” shows the last { $lines } lines, “log 50” the last fifty, “log all” everything.
play-undone = Taken back: { $count ->
    [one] the last decision
   *[other] the last { $count } decisions
}{ $others ->
    [0] {""}
   *[other] , with all that bots and rules answered since
}. A draw or roll that comes again comes out the same.
play-undone-revealed = Something hidden had become known meanwhile; you know it still.
play-card-how = “card WORDS” shows what is printed on cards, items and sheets with these words in their names.
play-lang-how = “lang en”, “lang ru” and “lang uk” change the language.
play-hint-more = { $count ->
    [one] … and one more that was tried less, or not at all
   *[other] … and { $count } more that were tried less, or not at all
}
play-save-how = “save FILE” writes the game to a file.
play-save-other = { $file } is another file, not a saved game, and was left as it is. Name a new file.
play-saved = Saved to { $file }.
play-not-saved = Could not save to { $file }: { $problem } The game goes on; try another place.
play-autosave-failed = The game cannot be saved automatically: { $problem } It goes on; use “save FILE” with another place.
play-hint = A careful player would take: { $choice }
play-hint-worlds = { $worlds ->
    [one] How the bot “{ $bot }” divided its thinking, after one guess at what you cannot see: the more of it a choice got, the better it seemed:
   *[other] How the bot “{ $bot }” divided its thinking, after { $worlds } guesses at what you cannot see: the more of it a choice got, the better it seemed:
}
play-resumed = Going on with { $file }.
play-left = Saved in { $file }. “dreadboard play --resume” goes on from here.
play-closed = The input is closed. The game is saved in { $file }; “dreadboard play --resume” goes on from here.
play-left-unsaved = The game could not be saved: there is no place to write to. Set DREADBOARD_HOME to a folder with free space.
play-over = The whole game is in { $file }; “dreadboard replay” shows it again.
play-help =
    { "  " }NUMBER or words   take that choice; the beginnings of its words will do
    { "  " }Enter alone       do nothing more, where the prompt says so
    { "  " }why [N]           the rule behind the question, or behind choice N
    { "  " }why not [WORDS]   what is forbidden here, and by which rule
    { "  " }rules [all] WORDS look up rules; the ids in brackets will do as well
    { "  " }look              show the table again
    { "  " }card WORDS        what a card, item or Ancient One’s sheet says
    { "  " }log [N|all]       what happened so far, the last N lines, with rules
    { "  " }hint              what a careful player would do, and which choices come next
    { "  " }ask [all|less]    less: this kind no longer; all: everything again; alone: what is not asked
    { "  " }as N              hand the screen to player N, who may step in
    { "  " }undo [N]          take back the last N decisions
    { "  " }save FILE         write the game to a file
    { "  " }lang en|ru|uk     speak another language
    { "  " }quit              leave; the game is saved and can be resumed

command-why-not = why not
command-why = why
command-rules = rules
command-look = look
command-card = card
command-undo = undo
command-log = log
command-all = all
command-save = save
command-hint = hint
command-ask = ask
command-less = less
command-as = as
command-lang = lang
command-help = help
command-quit = quit

# Words that choose nothing, where that is an answer.
reply-nothing = nothing | none
reply-unknown = “{ $words }” is not among the choices; type a number or words of a choice, { $none ->
    [1] 0 or “pass” for none,{" "}
   *[other] {""}
}or “help”.
reply-refused = “{ $words }” is not possible now. [{ $id }] { $rule }
reply-number = There is no choice { $number }; there are 1 to { $most }{ $none ->
    [1] , and 0 or “pass” for none
   *[other] {""}
}.
reply-ambiguous = “{ $words }” could be: { $meant }. Type more of it, or a number.
reply-count = { $found } chosen; it takes { $least ->
    [0] up to { $most }; 0 or “pass” for none
   *[other] { $least } to { $most }
}.
reply-twice = Choice { $number } is given twice.

## Saved games

list-none = There are no saved games. “dreadboard play” starts one.
list-unreadable = cannot be read
list-over = over
list-human = a person
list-now = just now
list-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
list-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
list-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## Rules

rules-none = No rule has “{ $query }” in it. Try fewer or other words, or an id.
rules-more = { $count ->
    [one] … and one more; “rules all{ $query }” shows it
   *[other] … and { $count } more; “rules all{ $query }” shows them
}
coverage-unsound = The ledger, the record and the sources do not fit together; the lines above say where.
prove-building = building the tests
prove-done = { $proved ->
    [one] One rule is proved
   *[other] { $proved } rules are proved
}; { $file } is up to date.
prove-differs = { $file } does not say what is proved: run “dreadboard rules prove { $game }” and keep the file. What differs: { $ids }
prove-lost = { $count ->
    [one] One rule was proved before and no longer is
   *[other] { $count } rules were proved before and no longer are
}: { $ids }. The record stays as it was; --accept would replace it.
prove-content-done = { $proved ->
    [one] One alteration of the content is noticed by a test
   *[other] { $proved } alterations of the content are noticed by a test
}; { $file } is up to date.
prove-content-lost = { $count ->
    [one] One alteration was noticed before and no longer is
   *[other] { $count } alterations were noticed before and no longer are
}: { $ids }. The record stays as it was; --accept would replace it.
prove-content-none = { $file } would name the tests that notice what is altered in this game’s content; there is no such file

## Positions and replays

position-refused = Not possible:
position-roll = --roll “{ $words }”: { $why }
position-choice = { $asked } { $why } What can be chosen: { $offered }.
position-not-asked = { $who } has nothing to decide now.
position-over = The game is over before “{ $words }” could be used.
position-roll-first = A roll is awaited before “{ $words }” can be used; give it with --roll, or dice with --seed.
position-answer-first = An answer is awaited before “{ $words }” can be used; give it with --choose. { $asked }
position-asked = { $who }: { $question }
replay-summary = { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, all played again. Fingerprint { $digest }.
replay-open = The game is not over.
replay-differs = The game differs from the file there: { $problem }
replay-differs-file = { $file }: played the same for { $moves ->
    [one] one move
   *[other] { $moves } moves
}, then { $problem }
replay-prompt = { $at } of { $most } (Enter next, b back, a number, q) >
replay-how = Enter goes on, b goes back, a number goes there, q ends.

## Simulation

sim-head = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
} by { $bots }, seed { $seed }
sim-spread = { $what }: { $least } to { $most }, median { $median }, mean { $mean }
sim-shares = { $what }: { $shares } of games
sim-share = { $value } in { $share }
sim-decisions = Decisions in a game
sim-won = won: { $who } (shared victories count half)
sim-won-all = won
sim-speed = { $decisions } decisions in { $seconds } s, { $speed } a second
sim-digest = Digest { $digest }
sim-unfinished = { $count ->
    [one] One game did not end. The first is game { $number } of seed { $seed }: { $why }
   *[other] { $count } games did not end. The first is game { $number } of seed { $seed }: { $why }
}
sim-endless = no end after { $moves } moves.

## Bots against each other

arena-head-pairs = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
} for each pair, every other one with sides swapped, seed { $seed }
arena-head-teams = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
} for each team, seed { $seed }: how often it wins
arena-counts = won { $won }, lost { $lost }, shared { $shared }
arena-elo = Strength (400 more: ten to one)

## What can be wrong

error-plain = { $problem }
error-file = { $file }: { $problem }
error-output = The output cannot be written: { $problem }
error-random = The system gives no random numbers: { $problem }. A game with --seed needs none.
error-option-form = “{ $word }” is no option; write one as name=value, for example difficulty=hard.
error-no-such-seat = There is no seat { $seat }; there are seats 1 to { $most }.
error-no-such-move = There is no move { $move }; there are { $most }.
error-unknown-language = There is no language “{ $name }”; there are en, ru and uk.
error-nothing-to-resume = There is no unfinished game to go on with. “dreadboard play” starts one; “--resume FILE” takes up a saved one; “--list” shows them.
error-resume-differs = { $file } cannot be taken up as it is: { $problem } “dreadboard replay FILE --continue” plays on from the last point that agrees.
error-closed-before-start = The input was closed before the game was set up; give the options on the command line, or --defaults.
error-sim-seats = { $found } bots for { $seats } seats; name one for all, or one for each.
error-bot-time = “{ $bot }” thinks by the clock, so its games could not be played again; give it a number of walks, for example search:2000.
error-arena-bots = Name at least two bots, for example --seats search:2000 greedy.
error-arena-seats = Bots are compared in games for two or in those that are won together; this one has { $seats } seats.
error-no-sources = This needs the sources: run it in a checkout, or name its folder with --root.

## What can be wrong on the command line

error-arg = { $problem } “--help” says what can be given.
error-arg-unknown = “{ $arg }” has no place here.{ $near }
error-arg-command = There is no command “{ $word }”.{ $near }
error-arg-no-command = Name a command: { $known }.
error-arg-missing = This is missing: { $arg }.
error-arg-no-value = { $arg } needs a value.
error-arg-excess = { $arg }: “{ $value }” is one value too many.
error-arg-count = { $arg } takes { $wanted } values, not { $found }.
error-arg-twice = { $arg } is given more than once.
error-arg-conflict = { $arg } cannot go together with { $prior }.
error-arg-text = An argument is not a text in UTF-8.
error-seat-form = “{ $word }” does not say who sits where; write a seat and who sits there, for example 1=human.
error-no-seat = “{ $word }” is no seat; seats count from 1.

## What can be wrong in files

error-line = line { $line }: { $what }
error-place = { $place }: { $what }
error-pack = pack: { $what }
error-near = { " " }Did you mean “{ $near }”?
error-unknown-game = There is no game “{ $word }”. There are: { $known }.{ $near }
error-which-game = it does not say which game it is of. Write game = "{ $game }" at its top, or give --game; there are { $known }.{ $count ->
    [0] {""}
   *[other] {" "}{ $why }
}
error-which-game-not = As a position of { $game }: { $why }
error-no-campaign = This game has no campaigns.
error-campaign-unreadable = The campaign cannot be read: { $problem }
error-unknown-option = There is no option “{ $word }”. There are: { $known }.{ $near }
error-unknown = there is no “{ $word }”. There are: { $known }.{ $near }
error-unknown-key = there is no key “{ $word }”. There are: { $known }.{ $near }
error-option-unused = this changes nothing beside what else is chosen. Leave it out, or choose otherwise.
error-count-just = { $found } given; it takes exactly { $most ->
    [one] one
   *[other] { $most }
}.
error-count = { $found } given; it takes { $least ->
    [one] one
   *[other] { $least }
} to { $most }.
error-range = { $found } is not possible; it can be { $least } to { $most }.
error-named-twice = “{ $word }” appears more than once.
error-twice = the key “{ $key }” appears twice.
error-missing = the key “{ $key }” is missing.
error-one-key = there has to be exactly one key between these braces.
error-unfit = “{ $found }” does not fit; it takes { $want }.
error-want = it takes { $want }.
error-want-bool = true or false
error-want-text = a word in quotation marks
error-want-name = a word in quotation marks, or a table with one key
error-want-word = a word in quotation marks or a number
error-want-list = a list in square brackets
error-want-table = a table of keys and values
error-want-number = a whole number
error-want-range = a whole number from { $least } to { $most }
error-want-other = something else ({ $detail })
error-unclear = this cannot be understood ({ $detail }).
error-toml = “{ $text }” is not TOML from column { $column } on ({ $detail }).
error-toml-quotes = “{ $text }”: the value is missing, or it is a word without quotation marks. Write it as key = "word".
error-toml-value = “{ $text }”: a key without a value. Write both as key = "word".
error-toml-open = “{ $text }”: a bracket or quotation mark is opened here and not closed.
error-json = this is not JSON from column { $column } on ({ $detail }).
error-json-cut = the file breaks off at column { $column }.
error-roll = the roll cannot come to “{ $word }”. It can be: { $known }.{ $near }
error-forbidden = “{ $word }” is forbidden by { $rule }. There are: { $known }.{ $near }
error-no-positions = { $game } has no position files.
error-bug = this is a defect of the program; please report it: { $why }.
error-file-missing = there is no such file or folder.
error-file-denied = the system does not allow it.
error-file-folder = this is a folder, not a file.
error-file-not-regular = this is not a regular file, but a pipe, a device or the like.
error-file-no-folder = a part of this path is a file, not a folder.
error-file-full = the disk is full.
error-file-system = the system says “{ $detail }”.
error-file-text = this is not a text in UTF-8: byte { $byte } belongs to no letter.
error-no-home = there is no place for data; set DREADBOARD_HOME to a folder.

refused-over = the game is over.
refused-roll-awaited = a roll is awaited, not an answer.
refused-answer-awaited = an answer is awaited, not a roll.
refused-not-asked = seat { $seat } has nothing to decide now.
refused-not-offered = that answer is not among those offered to seat { $seat }.
refused-roll = the roll cannot come to { $value }.

save-unreadable = this is not a saved game: { $what }
save-other-game = this is a game of { $found }, not of { $wanted }.
save-setup = its set-up cannot be played: { $what }
save-start = the position it starts from cannot be: { $what }
save-differs = entry { $entry } of { $of } differs: { $why }
save-version = The file was written by version { $old }, and this is { $new }.
save-content = It was played with other content ({ $content }).
save-no-such-move = there is no move { $move } to go back to.
save-other-question = there is another question here.

serve-address = Dreadboard is at { $address }
serve-data = Tables are stored in { $folder }. Press Ctrl+C to stop.
serve-no-address = cannot listen at { $address }: { $problem }
serve-no-data = the tables in { $folder } cannot be opened: { $problem }
serve-held = another server already uses the tables in { $folder } ({ $who }). End it, or name another folder with --data.
serve-held-unknown = another server already uses the tables in { $folder }, perhaps by another name or link. End it, or name another folder with --data.
serve-newer = the tables in { $folder } were written by a newer version of Dreadboard. Use that version, or name another folder with --data.
serve-no-space = before the tables in { $folder } are brought up to date, a copy of them is made, and there is no room for it: { $needed } MB are needed, { $free } MB are free. Free some space, or move the folder to a larger disk.
error-setting-form = “{ $word }” is not a setting; write KEY=VALUE.

backup-made = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
 } copied to { $file }; the copy is in order.
backup-exists = { $file } is there already. Name another file, or replace it with --force.
backup-in-data = { $file } is in the folder where the server keeps its tables, and could replace them. Name a file in another folder, best on another disk.
backup-faulty = The copy is in { $file }, but it has { $faults } { $faults ->
    [one] fault
   *[other] faults
 }, as the server’s tables have. Keep older copies; “dreadboard restore --faulty” would take this one.
verify-good = { $file } is in order: { $tables } { $tables ->
    [one] table
   *[other] tables
 }, { $entries } { $entries ->
    [one] entry
   *[other] entries
 } in their logs.
verify-replayed = { $file } is in order: { $tables } { $tables ->
    [one] table
   *[other] tables
 }, { $entries } { $entries ->
    [one] entry
   *[other] entries
 } in their logs, all played again.
verify-unchained = An older version wrote it, whose logs hold nothing to compare them with. They will once a server of this version has opened it.
verify-faults = { $file } has { $faults } { $faults ->
    [one] fault
   *[other] faults
 }.
verify-newer = a newer version of Dreadboard wrote it. Use that version.
verify-file = The file is damaged: { $problem }
verify-no-tables = These are no tables of Dreadboard.
verify-schema = The column { $column } of { $table } is missing.
verify-reference = { $table }.{ $column } names { $id }, which is not in { $other }.
verify-pack = The pack { $hash } was changed.
verify-table = Table { $table }: { $problem }
verify-unread = it cannot be read: { $problem }
verify-broke-down = playing it again broke down.
verify-log-beginning = what it began with, or entry 1 of its log, was changed.
verify-log-missing = entry { $entry } of its log is missing.
verify-log-changed = entry { $entry } of its log was changed.
restore-done = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
 } in { $folder } now.
restore-faulty = { $file } has { $faults } { $faults ->
    [one] fault
   *[other] faults
 }, and nothing was changed. Restore an older copy, or this one as it is with --faulty.
restore-unfinished = { $file } has the name under which restoring writes its own copy, which would replace it. Rename it, then restore it.
restore-replaced = What was there before is in { $file }.

## Campaigns

campaign-what = What now?
campaign-help =
    { "  " }NUMBER or words   do what that line says; the beginning of one of its words will do
    { "  " }Enter alone       do what the line with the number in brackets says
    { "  " }quit              leave; “dreadboard campaign --resume” goes on

    “Play” begins the next game. The other lines change the campaign before it. Each change is saved
    at once; then another line takes back what was changed since the last game, step by step.
    A deck that is written to a file can be used elsewhere, and here again.
campaign-play = Play: { $game }
campaign-take-back = Take the last change back
campaign-export = Write a deck to a file: { $who }
campaign-export-file = File
campaign-exported = Written to { $file }.
campaign-leave = Leave; everything is saved
campaign-left = Saved in { $file }. Go on with dreadboard campaign --resume.
campaign-over = Everything is in { $file }.
campaign-list-none = There are no saved campaigns. Begin one with dreadboard campaign.
error-no-campaign-to-resume = There is no campaign to go on with. Begin one with dreadboard campaign.
campaign-lost = The game that was being played cannot be played on.
campaign-give-up = Give it up, and begin it anew
error-campaign-unwritten = it cannot be written: { $problem }
