### Arkham Horror: what the game and its scenarios are about, and the story the codex tells.
###
### ah3-codex-<n>-story is told when the card enters play, ah3-codex-<n>-back-story when its back is carried out or put in
### force; several backs are told apart as in titles.ftl. ah3-ending says how a game ended.

## The game

ah3-game = Arkham Horror
arkham-horror-title = Arkham Horror
arkham-horror-about = Investigators search the streets of Arkham for clues, keep doom down and fight what it calls up. The codex tells the story card by card, and what you find out decides which card comes next.
arkham-horror-players = 1–6
arkham-horror-length = 120–180 minutes
arkham-horror-mood = Ominous, together, one discovery after another

## The scenarios

ah3-scenario-approach-of-azathoth-about = Hours repeat themselves in Arkham, and strangers in robes seem to know why. Find out what they are about before that which sleeps at the centre of all worlds turns towards the city.
ah3-scenario-feast-for-umordhoth-about = At night graves are opened in Arkham, and what is left in them has been gnawed. Somebody feeds a hunger that lives below the city. Learn who it is before the table is laid.
ah3-scenario-veil-of-twilight-about = In the Black Cave a pale scar hangs in the air, and at dusk altered creatures come into the streets. The Silver Twilight Lodge takes a lively interest in this, and in you. Close what has been torn open.
ah3-scenario-echoes-of-the-deep-about = All over Arkham people dream of a city under water and wake with wet feet. At night something answers them from the river. Follow the dreams to where they come from before the city follows the dreams.

## The codex: cards 1 and 2

ah3-codex-1-story = Too much has gathered in one place. Like a fever it breaks out and runs from door to door.
ah3-codex-2-story = Where doom lies thick, the world wears thin. Something from elsewhere looks in, and anybody in the street may meet its eye.

## The codex: Approach of Azathoth

ah3-codex-3-story = You have read this newspaper before, and had this conversation. Nobody else in Arkham seems to notice that time repeats itself.
ah3-codex-3-back-story = The town clock strikes thirteen. In the street a stranger nods to you as if you were old acquaintances.
ah3-codex-4-story = Your notes agree on five places in the city. Which of them matter, only those who go there will learn.
ah3-codex-4-back-story = Behind one of five doors people are chanting. Behind another the air itself is out of true.
ah3-codex-5-story = Yesterday comes after tomorrow. Friends greet you as strangers, and far away a great sleeper turns over.
ah3-codex-5-back-story = What you have learned sets time in its order. All over Arkham the clocks begin to agree.
ah3-codex-6-story = A circle has been drawn here, and what is called up in it holds a wall around the heart of the trouble. Whoever knows enough can break it.
ah3-codex-6-back-story = The circle is broken, and the wall it held up falls with it. The way to the middle is open.
ah3-codex-7-story = Every step towards this place leads away from it. Something keeps you out, and its strength comes from elsewhere.
ah3-codex-7-back-story = All the strayed hours flow together here. Whoever knows enough can still put them back in order.
ah3-codex-8-story = Above Arkham the stars go out one by one. What was hidden has no need to hide any longer.
ah3-codex-8-back-story = At the centre of all things the blind sleeper stirs. Only from an hour that has not come yet can it still be lulled.
ah3-codex-9-story = Ruins under a sky without stars: this is Arkham as it will be. Nobody is left here to hear you, and every minute costs a piece of your mind.
ah3-codex-9-back-win-story = The music falls silent, and the sleeper sinks back into its dream. The way home leads through years that nobody remembers.
ah3-codex-9-back-lose-story = The sleeper opens the eyes it does not have. No dawn follows, and nobody is there to miss it.

## The codex: Feast for Umordhoth

ah3-codex-10-story = Bodies are found in Arkham, and the marks on them are of teeth. Whatever eats here likes its meat fresh.
ah3-codex-10-back-story = Lita Chantler has followed this trail for years, and on yours there is already a man in a mask. He is not alone: people whose faces you know well sit at the same table.
ah3-codex-11-story = Something under the streets has smelled the offerings. It is patient, but it is no longer asleep.
ah3-codex-11-back-story = The ground of Hangman’s Hill bursts open. The guest for whom all this was prepared has come to eat.
ah3-codex-12-story = It may be the man at the next table or the woman who lends you a pen. Find the worshipers before they sit down to eat.
ah3-codex-12-back-story = The great body sinks back into the earth it came from. Without their lord the ghouls scatter into the tunnels.
ah3-codex-13-story = Downtown they laugh about the wild man who howls at night. The howl you hear is quite close, and nobody laughs.
ah3-codex-14-story = An officer in Easttown takes down your statement and tears it up. Later he is seen at the Police Station, washing something off his hands.
ah3-codex-15-story = The undertaker of Rivertown looks you over as if taking your measure. More is dug in the Graveyard at night than the dead require.
ah3-codex-16-story = At St. Mary’s Hospital the dead are counted every evening, and every morning one is missing. The woman who keeps the list is never surprised.
ah3-codex-17-story = A friendly lady from the Historical Society asks you more than she tells you. Too late you notice whose history she is writing.
ah3-codex-18-story = The table is laid, and the table is the city. Every worshiper you have brought down leaves the guest of honour weaker.
ah3-codex-18-back-story = The feast lasts until morning. Nobody in Arkham gets up from the table.
ah3-codex-19-story = It stoops from the height of the gallows and sniffs at the town. Nothing hurts it like the things you have found out about it.

## The codex: Veil of Twilight

ah3-codex-20-story = On your table lies an invitation on heavy paper, from the Silver Twilight Lodge. Something in the city has torn, and the gentlemen of the Lodge know more about it than they say.
ah3-codex-20-back-story = The Lodge offers its help, and the price is not in money. Everybody has to answer alone.
ah3-codex-21-story = Where the world was torn it does not heal. Pale scars hang in the air, and with every rift there are more.
ah3-codex-21-back-story = A scar can be closed by somebody who knows how it was cut. It stays to be seen, but nothing comes through.
ah3-codex-22-story = You have sent the invitation back. From now on the Lodge is against you, and the work is yours alone.
ah3-codex-22-back-mended-story = The first scar closes, and you see the pattern: all of them are parts of one long cut. Now you know where to look for more.
ah3-codex-22-back-doom-story = You were too slow. A new crack runs through the city, and somebody was waiting for it.
ah3-codex-23-story = Your method works. If your nerves hold as long as your thread, the cut can be sewn up.
ah3-codex-23-back-win-story = The last stitch is drawn tight, and the hum behind the world stops. Nothing knocks any more.
ah3-codex-23-back-doom-story = The seams tear faster than you can sew. On the other side somebody is pulling.
ah3-codex-24-story = The oath is sworn, and the Lodge has work for you: mend what is torn and ask no questions. In the evening light the streets look like a drawing that somebody is correcting.
ah3-codex-24-back-mended-story = The scar closes, and what flowed out of it flows somewhere else. You have to decide whether you still stand with the Lodge.
ah3-codex-24-back-doom-story = Carl Sanford will not wait any longer. He turns a silver key in a lock that only he can see, and the city cracks anew.
ah3-codex-25-story = The Lodge has taught you to walk from rift to rift. It is not far, as long as you do not look down.
ah3-codex-25-back-story = The third scar closes, and all that flowed through it now obeys one hand. The Lodge has its door.
ah3-codex-26-story = Carl Sanford no longer hides what the scars are for: whoever holds them holds the door. He opens two more.
ah3-codex-26-back-story = Sanford calls through the open door, and Yog-Sothoth sends a servitor to the house of the Historical Society. It has not come to help anybody.
ah3-codex-27-story = There is nowhere left to retreat to: it is the servitor or the city. It listens wherever Sanford is spoken of.
ah3-codex-27-back-win-story = The servitor comes apart into light, and the rifts fall silent. The scars stay where everybody can see them.
ah3-codex-27-back-lose-story = The key has found its gate. What steps through was on this side all along.
ah3-codex-28-story = A cluster of shining spheres, never the same number twice. Every open scar feeds it, and whoever turns away from it leaves a stain behind.

## The codex: Echoes of the Deep

ah3-codex-29-story = The plates taken at the Observatory show a sky that is on no chart. Half the town dreams of the same city under water.
ah3-codex-29-back-story = Laid over a map, the dreams point to four districts. In each of them the drowned city has already broken through a little.
ah3-codex-30-story = At night a note comes from the river that is heard with the bones. Something answers it.
ah3-codex-30-back-story = By the Unvisited Isle it rises, hung with weed and shells, and the river draws back before it. The echo has found a body.
ah3-codex-31-story = From the Observatory the places can be found where the dream comes through. Each has to be closed before the city rises.
ah3-codex-31-back-docks-story = Four breaches are closed, and the fifth lies below the River Docks, where the dream began. Go there and finish it.
ah3-codex-31-back-late-story = The last breach is closed, too late to keep the city down. But the one who rose with it has been cut off from the dreamers.
ah3-codex-32-story = In Rivertown the cobbles are wet though it has not rained, and walls give like flesh. It takes main force to press the breach shut.
ah3-codex-32-back-story = The breach closes with the sound of a wave running back. Rivertown is dry.
ah3-codex-33-story = Downtown every front has one window too many. Only somebody who looks closely will find the one through which the dream comes in.
ah3-codex-33-back-story = The window is found, and where it was there is brick. Downtown sleeps without dreams.
ah3-codex-34-story = The sleepers of Northside speak with one voice and open their doors to the river. Somebody has to talk them out of it.
ah3-codex-34-back-story = One after another they wake and shut their doors. Northside speaks with many voices again.
ah3-codex-35-story = At the university the blackboards fill with a script that nobody teaches. Whoever reads it must have the will to stop reading.
ah3-codex-35-back-story = The last line is read and wiped away. The university smells of chalk again, and no longer of the sea.
ah3-codex-36-story = At the River Docks the steps lead down deeper than the river is. Whoever finds the right words can shut the door from within.
ah3-codex-36-back-story = The word is spoken, and the water closes over the steps. Below, a great bell stops in mid-stroke.
ah3-codex-37-story = The river has been falling for days, and there are roofs in it that nobody built. The lines of the towers do not meet where they should.
ah3-codex-37-back-story = The river parts. At the docks stands the dreamer itself, awake.
ah3-codex-38-story = The drowned city stands in the middle of Arkham, and its corners swallow streets. Every breach you have closed has cost its lord strength.
ah3-codex-38-back-win-story = Cthulhu sinks, and the city with it. The dream goes on, but nobody in Arkham listens to it.
ah3-codex-38-back-lose-story = The dream needs no sleepers any more. What was under water is now above, and everything else is below.
ah3-codex-39-story = It walks on the bed of the river, and the river reaches to its waist. Whatever stands in its way is carried along.
ah3-codex-40-story = It is too large for the eye to take in. Whoever has seen all of it has forgotten the rest of the world.

## How games end

ah3-ending-codex-5 = Time in Arkham runs in order again, and Azathoth sleeps on. You have won!
ah3-ending-codex-9-win = Azathoth has been lulled from a future that now will never come, and not everybody finds the way back from it. You have won!
ah3-ending-codex-9-lose = Azathoth is awake, and of Arkham nothing is left but chaos. You have lost.
ah3-ending-codex-12 = Umordhoth has been defeated, and Arkham’s dead can rest. You have won!
ah3-ending-codex-18 = Umordhoth has feasted, and Arkham was the meal. You have lost.
ah3-ending-codex-23 = The scars are mended, and nothing comes through the veil any more. You have won!
ah3-ending-codex-25 = The scars are mended, and their power is now in the hands of the Silver Twilight Lodge. You have won, on the side of the Lodge.
ah3-ending-codex-27-win = The servitor of Yog-Sothoth has been defeated, and Arkham stands, scars and all. You have won!
ah3-ending-codex-27-lose = The key has opened the gate, and Yog-Sothoth is in Arkham. You have lost.
ah3-ending-codex-36 = The great breach below the River Docks is closed, and R’lyeh stays under water. You have won!
ah3-ending-codex-38-win = Cthulhu has been defeated, and R’lyeh has sunk again. You have won!
ah3-ending-codex-38-lose = R’lyeh has risen for good, and Cthulhu rules over what was Arkham. You have lost.
ah3-ending-nobody-left = The last investigator is gone, and nobody is left to take up the case. You have lost.
