### Cthulhu Wars: Duel: what can be wrong with position files and packs. Each goes on after the place.

## Positions: where play starts

cwd-error-two-factions = a game has two factions, not { $found }.
cwd-error-step = there is no step “{ $word }”. There are: { $known }.{ $near }
cwd-error-battle = a battle needs figures of both factions in { $zone }; put them on the map.
cwd-error-withering = the withering marker moves in the Action phase only; at this step it stands at 0.

## Positions: figures and gates

cwd-error-figures = “{ $words }” is no figure; write a kind with its number, such as “3 acolyte”, or “gate”.
cwd-error-too-many = { $found } of “{ $figure }” are named; the faction has { $most }.
cwd-error-keeper = nobody there can stand on the gate. A cultist can, and with “red-sign” a Dark Young; a gate that nobody keeps belongs to “free-gates”.
cwd-error-two-gates = { $zone } has a gate already, and a zone holds only one.
cwd-error-below = only “{ $figure }”, with the book “submerge”, can leave the map, and others along with it.

## Positions: books and Elder Signs

cwd-error-filled = each book fills one space, but { $filled } spaces and { $books } books are named.
cwd-error-last = “last-in-doom-phase” can be filled only after the five others.
cwd-error-signs-form = it takes the values of the Elder Signs, such as [1, 3], or how many there are.
cwd-error-signs = there are no more Elder Signs worth { $value }; the box has six of 1, four of 2 and two of 3.

## Packs

cwd-error-known = comes from the { $source } and stays as it is; a pack replaces only what was made up.
cwd-error-border-kept = the border with { $zone } is given by the rulebook; name it as well.
cwd-error-border-itself = a zone does not border on itself.
cwd-error-border-one-sided = { $zone } is named here, but its own list does not name { $of }.
cwd-error-apart = from { $from } no way leads to { $to }; all zones hang together.
cwd-error-homes = both factions would start in { $zone }.
