### What the browser client says of itself, whichever game is played.

## Everywhere

web-nav = Main pages
web-home = Home
web-settings = Settings
web-language = Language
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-unreachable = The server cannot be reached.
web-lost = There is no such page
web-lost-about = This address leads nowhere. Check whether it was copied completely.
web-unofficial = Unofficial. No publisher’s art or text: every picture and every sentence here is our own.

## Home

web-home-title = Which box do we open tonight?
web-home-about = Set up at once, every rule kept and explained. Play against bots, with friends by a link, or round one screen.
web-mine = Your tables
web-continue = Continue
web-close-table = Close the table
web-close-table-sure = Close this table for good?
web-close-table-about = Nothing of the game is kept, and links to it lead nowhere from then on.
web-games = Games
web-players = Players
web-length = Length
web-kind = You play
web-together = together
web-against = against each other
web-new-table = New table
web-rules = Rules
web-joinable = Tables with a free seat
web-join = Join
web-watchable = Tables to watch
web-watch = Watch
web-finished = Finished games
web-replay = Replay
web-your-turn = Your turn
web-you = you
web-nameless = a guest
web-seat-free = free seat

bot-novice = Novice bot
bot-novice-about = Does anything that is allowed.
bot-steady = Steady bot
bot-steady-about = Takes what looks best at once.
bot-keen = Keen bot
bot-keen-about = Looks ahead for a moment.
bot-ruthless = Ruthless bot
bot-ruthless-about = Looks ahead as far as the server lets it.

## New table

web-begin = Begin with
web-begin-fresh = A fresh set-up
web-begin-save = A saved game
web-begin-save-about = The file that “Download” gives at a table, or that the terminal writes. The game goes on where it stopped.
web-begin-save-text = Or paste its text
web-begin-save-empty = Choose the file of a saved game first, or paste its text.
web-begin-position = A position written by hand
web-begin-position-about = A position file, or its text. Whatever it does not say is as in an ordinary set-up.
web-begin-position-text = Or write it here
web-begin-position-empty = Choose a position file first, or write the position.
web-pack = Play with the values of your own box (a pack file)
web-pack-about = A pack replaces values that we had to make up by those printed in your box.
web-pack-text = Or paste it here
web-file-example = Show an example
web-file-choose = Choose a file
web-who-plays = Who plays
web-who-plays-about = Any seat can be yours, somebody else’s at this screen, a friend’s or a bot’s.
web-your-name = Your name
web-their-name = Their name
web-seat-me = Me
web-seat-me-about = You decide for this seat.
web-seat-here = Somebody else at this screen
web-seat-here-short = at this screen
web-seat-friend = A friend, by a link
web-seat-friend-about = You get a link to send once the table is ready.
web-seat-bots = Bots
web-only-bots = Only bots sit here: you would watch them.
web-options = The game
web-option-count-just = { $most }; chosen: { $now }
web-option-count = { $least ->
    [0] up to { $most }; chosen: { $now }
   *[other] from { $least } to { $most }; chosen: { $now }
}
web-option-lacks = { $count ->
    [one] Choose one more.
   *[other] Choose { $count } more.
}
web-option-incomplete = Above, something is still to be chosen.
web-option-wrong = Above, something is still wrong.
web-policy = The table
web-undo = Taking moves back
web-undo-free = Whenever somebody likes
web-undo-consent = When everybody else agrees
web-undo-never = Never
web-open = Open table
web-open-about = Strangers find it, can take free seats and watch.
web-private = Private table
web-stand-in-allowed = Bots may stand in
web-stand-in-allowed-about = When somebody is away, the others can let a bot play on for them until they are back.
web-quick-passes = Quick answers
web-quick-passes-about = Answers that need no decision are given at once. They can give hands away: everybody sees who had something to choose.
web-clock = Time to think, for each seat in all
web-clock-none = No clock
web-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-make-table = Sit down and begin

## Campaigns

web-campaign = Group and log
web-my-campaigns = Your campaigns and groups
web-open-campaign = Open
web-begin-campaign = Gather the group
web-no-campaign = This group cannot be opened
web-campaign-next = Next: { $game }
web-campaign-now = Being played: { $game }
web-campaign-over = It is over
web-campaign-playing = A game is being played
web-campaign-lost = A game cannot go on
web-campaign-lost-about = This version of the program does not play the game as it was played so far, and nothing of it is in the log. Whoever gathered the group can give the game up; then it is begun anew.
web-give-up = Give this game up
web-give-up-sure = Give this game up?
web-give-up-about = Everything stands where it stood before this game. The table stays, but what happens at it is not written into the log any more.
web-given-up = The game was given up.
web-to-table = To the table
web-members = Those who play
web-member-lost = lost
web-member-file = Show the deck
web-member-more = What they have
web-forms-common = The group
web-form-submit = Do it
web-form-submitted = Done:
web-form-undone = Taken back.
web-undo-form = Take back the last change
web-journal = Log
web-journal-empty = Nothing has been written yet.
web-played = Games played
web-played-game = Game { $number }: replay
web-next-game = The next game
web-play-next = Play: { $game }
web-begin-sure = Begin before everybody is ready?
web-begin-sure-about = Still preparing: { $names }. Whatever they still meant to do before this game cannot be done once it has begun.
web-begin-anyway = Begin all the same
web-seat-before = As before: { $name }
web-seat-place = { $name }, whose place it is
web-seat-before-about = Whoever has this place, or played here in the game before.
web-seat-instead = { $name } (a bot plays this time)
web-seat-instead-about = A bot plays this time; the place stays with { $name }.
web-seat-until-about = A bot plays until the friend comes by the link.
web-place-yours = You play this one
web-place-of = Played by { $name }
web-place-nobody = It is not said yet who plays this one
web-place-expected = A friend is expected here
web-place-came = { $name } has come meanwhile and plays { $who }.
web-place-ready = ready
web-place-preparing = still preparing
web-place-take = I play this one
web-place-invite = Invite a friend
web-place-withdraw = Take the invitation back
web-place-leave = Give up my place
web-place-free = Free the place
web-place-sure = Give this place up?
web-place-sure-about = Whoever has it comes back only by a new invitation. Nothing else changes.
web-place-gone = The place is gone.
web-place-without = { $name } has not chosen yet whom to play
web-place-without-you = You have not chosen yet whom to play.
web-place-choose-free = Take somebody whom nobody plays yet.
web-place-choose-join = Everybody here is played already. Join with somebody new: “{ $form }” under “{ $where }”.
web-place-choose-either = Take somebody whom nobody plays yet, or join with somebody new: “{ $form }” under “{ $where }”.
web-place-choose-none = Everybody here is played already. Wait until a place becomes free.
web-say-ready = I am ready
web-say-not-ready = Not ready after all
web-company = Friends
web-company-about = A friend who comes by a link chooses here whom to play, and prepares, before the next game begins.
web-still-preparing = Still preparing: { $names }.
web-changes = Who did what
web-changes-all = Show all { $count }
web-invited-campaign = Friends are expecting you
web-invited-to = You are to play: { $who }. You can choose otherwise once you are there.
web-invited-choose = Once you are there, you choose whom to play.
web-take-place = Take the place
web-close-campaign = Close the group
web-close-campaign-sure = Close this group for good?
web-close-campaign-about = Its log and its decks are not kept. The games that were played stay.
web-to-campaign = Back to the group
web-to-campaign-about = What happened here is written into the group’s log.

## A text or a choice of many

web-option-own = my own
web-option-own-about = Choose a file, or paste its text below.
web-find = Find
web-find-in = Find: { $what }
web-find-none = Nothing has these words.
web-find-chosen = Chosen: { $what }
web-export-file = Download
web-export-copy = Copy the text

## Joining

web-invited = You are expected at a table
web-invitation-lost = This invitation cannot be opened
web-sit-down = Take the seat
web-invitation-number = Invitation { $number }: send this link
web-invitation-for = For { $who }: send this link
web-expected = Friends are still expected
web-you-watch = You are watching
web-sit-as = Take the seat: { $who }

## The table

web-no-opening = This table cannot be opened
web-seats = Seats
web-side = Question, log and seats
web-board = The board
web-board-as = Show the table as
web-as-picture = Picture
web-as-list = Lists
web-lists-empty = Nothing to list yet.
web-can-choose = can be chosen
web-near = Next to: { $areas }
web-link-connecting = Connecting…
web-link-lost = Connection lost, trying again…
web-link-closed = Not connected
web-skip-motion = Skip
web-since = Since your last decision: { $count }
web-since-here = Since your last decision

web-asked = Your turn, { $who }
web-may = { $who }, you can act now, but nobody has to wait for you
web-may-step-in = You can step in
web-waiting = Waiting for { $who }
web-happening = The game goes on…
web-picked = { $min ->
    [0] Chosen: { $count } of at most { $max }
   *[other] Chosen: { $count }; needed: { $min } to { $max }
}
web-picked-of = Chosen: { $count } of { $max }
web-pick-none = Choose none
web-fill = Pick as many as may be
web-pick-all = Pick all
web-nth-picked = picked as number { $n }
web-clear = Start over
web-filter = Find among the choices
web-filter-none = No choice has these words.
web-same-rest = Same for the rest: { $choice }
web-pass-until = Let things go on until something concerns me
web-pass-until-about = Answers “{ $choice }” for you, now and for as long as nothing else that matters can be chosen.
web-unask = Do not ask me this…
web-unask-about = Answers “{ $choice }” for you whenever this is asked. Nobody can tell it from an answer of your own.
web-unask-now = For now
web-unask-now-about = until something else is asked
web-unask-turn = Until my next turn
web-unask-always = Always at this table
web-pass-rules = Not asked
web-pass-rules-count = { $count ->
    [one] Not asked: one kind of question
   *[other] Not asked: { $count } kinds of question
}
web-pass-rules-until-now = until something else is asked
web-pass-rules-until-turn = until your next turn
web-pass-rules-until-always = always at this table
web-pass-rules-times = { $count ->
    [0] not come up yet
    [one] passed once for you
   *[other] passed { $count } times for you
}
web-pass-rules-undo = Ask again
web-pass-rules-undo-of = Ask again: { $question }
web-pass-rules-hold = Ask me the next one
web-pass-rules-held = You will be asked the next one
web-anytime = Before you answer, you can also
web-step-in = You can
web-certain = This is certain:
web-nothing-certain = Nothing more is certain.
web-tap-again = Tap once more to do it.
web-why-not-list = Why not…? ({ $count })
web-which = What do you mean?
web-sure = Do this?
web-sure-parting = Whoever does this is out of the game. Once nobody is left the game is over, and that cannot be taken back.
web-details = Details
web-thing = On the table
web-other-side = The other side: what happens when it advances
web-why-not = Why can this not be chosen?
web-why-not-other = The choice belongs to something else, but touches this:
web-why-not-question = You can’t do anything with this right now.
web-why-not-turn = You have nothing to decide right now.

web-tools = Tools
web-take-move-back = Take back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-take = Pick what the bot would
web-hint-best = The bot would take this.
web-hint-line = The bot would choose: { $choice }.
web-hint-compare = What else it thought about, and how much
web-hint-share = { $percent }{ "\u00A0" }%
web-hint-none = none of them
web-hint-nothing = nothing, and wait
web-save = Download
web-undo-never-here = At this table nothing is taken back.
web-undo-nothing = There is nothing of yours to take back now.
web-undo-asked = { $moves ->
    [one] { $who } would like to take back the last move.
   *[other] { $who } would like to take back the last { $moves } moves.
}
web-undo-asked-yours = { $moves ->
    [one] You have asked to take back the last move.
   *[other] You have asked to take back the last { $moves } moves.
}
web-undo-asked-last = { $who } would like to take back their last decision.
web-undo-asked-last-yours = You have asked to take back your last decision.
web-undo-withdraw = Withdraw
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-awaited = Still to answer: { $who }.

web-tab-log = Log and talk
web-tab-seats = Seats
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
web-moment = Go to move { $move }
web-chat = Say something to the table
web-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
web-send = Send
web-silent = Silence
web-silence = The rules forbid talk at the moment.
web-watcher = somebody watching

web-presence-here = here
web-presence-away = away
web-presence-stood-in = a bot plays for them
web-presence-stood-in-yours = a bot plays for you
web-thinks = to answer
web-look-through = Look through this seat
web-back-to = Back to { $who }, who is to answer
web-look-public = Look as a spectator
web-stand-in = Let a bot play for me
web-stand-in-last = Nobody else decides here: the bots play the game to its end at once.
web-is-away = { $name }, away
web-missed = { $name } is away, and it is their move.
web-missed-wait = The game waits until they are back.
web-missed-soon = If they are not back in { $seconds } s, a bot can play for them.
web-stand-in-other = Let a bot stand in
web-take-back = Take my seat back
web-stood-in = A bot plays { $who } for you.
web-hand-over-seat = Hand the seat to somebody
web-follow-allow = Spectators may see my side
web-leave-seat = Leave the table
web-leave-bot = A bot plays on in this seat, and it does not come back to you.
web-leave-free = The seat becomes free for somebody else, and it does not come back to you.
web-leave-campaign = Your place in the group goes with it.
web-leave-pause = For a break, simply close the page: the game waits at home under “Your tables”.
web-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}

web-give-screen = Give the screen to { $name }
web-give-screen-about = Nothing secret is on this page until the next player takes it.
web-ready = I am { $name }: show me the table

web-play-again = Play again
web-play-again-about = The same start with the same people; “New table” lets you choose anew.
web-over = The game is over
web-won = won
web-lost-game = lost
web-drawn = drawn

## Replay

web-no-replay = This replay cannot be opened
web-viewer = Seen by
web-viewer-public = everybody at once
web-first = To the beginning
web-back = One step back
web-forward = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-move-of = Move { $move } of { $all }
web-speed = Speed
web-link-moment = Link to this moment
web-link-private = This table is private: the link opens only for those who have a seat here, in the browser they played in.
web-link-open = This table is open: whoever has the link can watch.
web-play-on = Play on from here
web-play-on-about = A new table as it stood after move { $move }. The old one stays as it is.

## Rules

web-rule = Rule
web-rule-open = Open rule { $rule }
web-rule-none = This paragraph states no rule of its own.
web-rule-before = The rule before it:
web-rule-in-book = Open it in the rules
web-rules-about = Every rule the game keeps, in our own words. Each has an address you can send to somebody.
web-how = How to play
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-none = No rule has all these words. Try fewer of them, or only the beginning of a word.
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}

## Settings

web-you-title = You
web-keep = Save
web-kept = Saved.
web-looks = Looks
web-theme = Light
web-theme-auto = Same as the system
web-theme-light = Paper and ink
web-theme-dark = Lamp at night
web-text-size = Text size: { $percent }{ "\u00A0" }%
web-motion = Motion
web-motion-calm = Calm: each thing that happens is shown
web-motion-quick = Quick
web-motion-none = None: show the outcome at once
web-playing = Playing
web-concern = Questions
web-concern-all = Ask me everything
web-concern-mine = Pass for me where there is little to decide
web-confirm-clicks = Ask again after a click on the board
web-as-lists = Show the table as lists instead of a picture
web-single-keys = Single keys at the table
web-keys = Keys at the table
web-key-choose = take the choice with this sign
web-key-confirm = confirm what is picked, where several make an answer
web-key-walk = walk through the choices, and on to Confirm
web-key-rule = to the rule of a choice, and back to it
web-key-take = take what has the focus, on the board too
web-key-lists = picture or lists
web-key-undo = take back
web-key-hint = ask for a hint
web-key-skip = skip motion, close a dialog
web-key-keys = show these keys
web-no-sound = There is no sound.
