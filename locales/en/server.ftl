## What the server says
server-setting-unknown = there is no setting “{ $word }”. There are: { $known }.{ $near }
server-setting-value = the setting “{ $key }” cannot be “{ $value }”.
server-setting-file = the settings in { $file } cannot be read: { $problem }

## Why not
server-broken = Something broke on the server. Nothing was lost; try again.
server-ends = The server is closing. Come back in a moment.
server-no-table = There is no such table, or it is not open to you.
server-no-seat = There is no such seat.
server-no-address = There is nothing at this address.
server-odd-request = This address does not take such a request.
server-no-language = This language is not available.
server-no-guest = The server does not know you yet. Open the first page, and allow cookies for it.
server-no-invitation = This invitation does not exist or has been used.
server-no-moment = The game never had so many moves.
server-no-request = Nobody asks to take anything back now.
server-other-request = That request is no longer open. Look at what is asked for now.
server-request-stands = Somebody else is already asking to take something back. Answer that first.
server-no-socket = This address is for live connections only.
server-origin = The request does not come from a page of this server.
server-not-your-seat = That is not your seat.
server-not-your-view = You may not look through that seat.
server-bot-plays = A bot plays for you. Take your seat back first.
server-not-declinable = This question has to be answered; it cannot be passed for you.
server-rules-too-long = These rules are too long to be kept.
server-stale = The question has been answered or has changed meanwhile.
server-nothing-asked = You have nothing to decide right now.
server-nothing-to-undo = There is nothing to take back.
server-no-undo = At this table nothing is taken back.
server-undo-not-free = Where people play against each other, moves are taken back only when everybody agrees, or never.
server-quick-not-together = Only where all play together may answers leave without delay: quick answers can give hands away.
server-nothing-said = There is nothing to say in that.
server-too-long = That is too long; { $most } { $most ->
    [one] character is
   *[other] characters are
 } the most.
server-bad-name = A name cannot contain the character { $character }: it is invisible, or it changes how the text around it is shown. Leave it out.
server-name-marks = A name has at most { $most } accents or other marks on one character, and none without a character.
server-no-allies = Nobody at this table plays on your side. Say it to everybody.
server-silence = The rules forbid talk about the game now ({ $rule }).
server-not-the-maker = Only whoever made the table can close it.
server-others-sit = Somebody else sits at this table; you can give up your seat, but not close it.
server-seat-taken = Somebody has this seat already.
server-seat-count = { $found } { $found ->
    [one] seat is
   *[other] seats are
 } filled, but the game has { $wanted }.
server-nobody-there = There is no person in this seat.
server-not-away = They are here; only they can give their seat to a bot.
server-just-gone = They have only just gone. After { $seconds } { $seconds ->
    [one] second
   *[other] seconds
 } a bot may stand in.
server-entry-unread = This version of the game does not know what was done in entry { $entry } of { $of }. The table shows how it stood before.
server-log-beginning = What this table began with, or the first entry of its log, was changed outside the game. It cannot be played on.
server-log-missing = Entry { $entry } of this table’s log is missing. The table shows how it stood before and cannot be played on.
server-log-changed = Entry { $entry } of this table’s log was changed outside the game. The table shows how it stood before and cannot be played on.
server-bot-silent = A bot has to answer and does not know how. The game cannot go on.
server-no-time-left = There is no time left on your clock; the bot plays on.
server-not-over = The game is not over; until then nobody sees all of it.
server-other-game = That moment is of another game.
server-save-of = This is a saved game of “{ $found }”, and here “{ $wanted }” is set up. Open it there.
server-too-many-tables = You have { $most } { $most ->
    [one] game
   *[other] games
 } going, and that is the most. Finish or close one first.
server-too-many-today = You have begun { $most } { $most ->
    [one] game
   *[other] games
 } within a day, and that is the most. Begin the next one later.
server-too-many-bytes = Too much has been stored by you or from your address within an hour. Try again later.
server-too-much-kept = Your games and groups that are still going take up as much space as one guest may have. Finish or close one first.
server-low-space = The server is running out of disk space. Games in progress continue, but no new ones can begin now. Try again later.
server-too-many-guests = Too many new guests have come from your address. Try again in an hour.
server-too-many-sockets = You have too many pages open at once.
server-too-many-watch = As many people watch this table as may. Try again later.
server-too-fast = Too much at once. Wait a moment.
server-hint-comes = A hint is on its way already.
server-too-large = That is too large.
server-unread = The request was cut off.
server-malformed = The request cannot be read: { $problem }
server-binary = Frames are texts, not bytes.

## System messages
server-took-back = { $who } took back { $own ->
    [0] what was done last
    [one] the last decision
   *[other] the last { $own } decisions
}{ $others ->
    [0] {""}
   *[other] , and with it what was done since by { $whose }
}.{ $rolls ->
    [0] {""}
   *[other] {" "}What was drawn or rolled meanwhile comes out the same if it comes again.
}{ $revealed ->
    [0] {""}
   *[other] {" "}Something hidden had come to light.
}
server-not-taken-back = { $who } does not agree: nothing is taken back.
server-no-longer-asked = The request to take back is no longer open ({ $who }).
server-came = { $name } takes a seat: { $who }.
server-left = A seat is given up: { $who }.
server-stood-in = A bot plays on: { $who }.
server-back = A person plays again: { $who }.
server-time-out = The time is up, and a bot plays on: { $who }.
server-came-unnamed = Somebody takes a seat: { $who }.

## Campaigns

server-no-campaign = There is no such group, or it is not yours.
server-nobody-before = Nobody played here in the game before: say who sits there.
server-campaign-changed = Something has changed in the meantime. The page shows the current state.
server-places-changed = Somebody has come or left meanwhile. See who plays now, and begin the game again.
server-campaign-playing = A game of this group is being played: finish it first.
server-too-many-campaigns = You have gathered { $most } { $most ->
    [one] group
   *[other] groups
 }, and that is the most; close one that you do not play in any more.
server-campaign-full = So much has been changed in this group that no further change is kept. Play its next game.
server-campaign-not-closable = Only whoever gathered a group can close it, and not during a game.
server-campaign-not-playing = No game of this group is being played.
server-places-full = More friends are invited already than can play. Take an invitation back first.
server-place-taken = This place is somebody else’s already, or a friend is invited to it.
server-place-not-yours = That is somebody else’s place; they can give it up, or whoever gathered the group can.

## What people did in a campaign

server-deed-undone = Taken back: { $what }
server-deed-undone-some = The last change was taken back.
server-deed-unknown = Something was done that this version of the program cannot name.
server-deed-began = A game begins: { $game }.
server-deed-gave-up = The game was given up.
server-deed-took = Takes a place: { $who }.
server-deed-freed = A place is free again: { $who }.
server-deed-came = Comes to the group.
server-deed-withdrew = A place is given up.
