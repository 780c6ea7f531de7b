### "How to play" Dwar7s Fall and Dwar7s Duel: the page with pictures above the clauses. The rules of thumb are what bench/rule_of_thumb.py plays.

## howto
howto-aim = Build one map together, send your seven dwarfs for gems and trade them for goals: whoever has the most points when somebody has completed three goals wins.
howto-turn = Your turn: three actions, then your tasks
howto-end = When somebody ends a turn with three completed goals, the round is played to its end, and the game is over. Your secret goal counts as soon as you reveal it.
howto-win = The most points win: goals, 3 for each slain monster, gems in hand, and the points of all cards in your kingdom, also the negative ones.

## labels
labels-map = The map belongs to all: everybody may use every card. What one can reach from your castle is your kingdom.
labels-walls = Walls: nobody walks through them, and a kingdom ends there.
labels-dwarfs = Dwarfs at work. The small helmet says how many of one colour the card needs.
labels-hand = Your hand: a castle, four mines, a tavern, a store, a dragon and a frost giant. Everybody has the same nine.
labels-goals = Trading goals with their price in gems, and your secret goal.
labels-gems = Gems and ogre cards you have won. With your kingdom cards you can keep nine.

## steps
steps-lay = Action: lay a card
steps-lay_text = Next to any card on the map, turned as you like. Once your castle lies there you have a fourth action, unless a frost giant is in your kingdom.
steps-place = Action: place a dwarf
steps-place_text = On any card with a free place. Distance and walls do not matter.
steps-move = Action: move a dwarf
steps-move_text = To the next card with a free place, if there is no wall between.
steps-resolve = Then: your tasks
steps-resolve_text = Where enough of your dwarfs stand, the card does its work and they come home. A gold mine gives 2 gold, other mines 1 gem, a tavern an ogre card. At a castle you dig up a covered card.
steps-store = At the store: goals
steps-store_text = Three dwarfs on a store trade the gems of one face-up goal for that goal.
steps-monster = Monsters
steps-monster_text = Mines in a kingdom with a dragon give nothing. Five dwarfs slay a monster: a trophy for 3 points.

## tips
tips-castle = Begin with your castle. Lay a mine with an open way to it when you want its gem: it brings points at the end, too.
tips-goal = Go for the goal that gives the most points for the dwarfs it takes. Fill one mine after the other, but only for the gems it still lacks; as soon as the mines that are full bring them, send three dwarfs to a store.
tips-monsters = Lay the dragon, the frost giant, the store and the tavern open to a rival’s castle and not to yours: their points are negative. Slay with five dwarfs whatever monster is in your own kingdom.
