### "How to play" Dig Deeper Dwarf: the page with pictures above the clauses. The rules of thumb are what bench/rule_of_thumb.py plays.

## howto
howto-aim = Dig Resources out of a mine that grows, carry them to the Camp and buy Jewelry: the most points win.
howto-turn = Your turn: as much as your cards allow, in any order
howto-end = The game ends at once when a new pile is needed and fewer than five Mining cards are left, or when no Mining card is left in the mine.
howto-win = The most points win: those on all your cards, with −1 for each Rubble, 1 for every 5 coins, and 2 for the most Rubble.

## labels
labels-mine = The mine: dwarfs walk from tile to tile where two open sides meet.
labels-pile = Mining piles of five at the open ends, each on an Event that all can read.
labels-camp = The Camp: here Jewelry is bought, and nobody can steal from you.
labels-hand = Your hand of five, from a deck of your own. Whatever you dig up goes into that deck.
labels-jewelry = Jewelry with its points and its two prices: coins, or exactly these Resources.
labels-actions = Action cards with what they cost, in cards.

## steps
steps-actions = Act
steps-actions_text = Play an Action card for what it shows, or discard cards for a basic action: 1 to Move, 2 to Mine. Others may answer with Thwart Plans and cancel an action.
steps-mine = Dig
steps-mine_text = Mining takes the top card of a pile beside your tile. Whoever takes the last one gets the Event and adds a new tile with new piles.
steps-reveal = Reveal
steps-reveal_text = Lay a Resource card before you and draw a card. It stays there to pay with, but dwarfs nearby can steal it.
steps-buy = Buy at the Camp
steps-buy_text = One piece of Jewelry a turn. The Resources you pay with are gone for good. Whoever begins and ends a turn at the Camp pays a Resource.
steps-craft = Craft
steps-craft_text = At the Camp or a Workbench, once a turn, discard cards for a better Action card.
steps-end = End your turn
steps-end_text = Keep one card if you like, discard the others, and draw up to five.

## tips
tips-reveal = Reveal every Resource card at once: each brings you another card.
tips-dig = Walk to the nearest pile and dig with all you have. Pay for the basic actions with what neither mines nor walks; if you can craft a card that mines, do.
tips-buy = As soon as your Resources pay for a piece of Jewelry, go to the Camp, buy the one worth most, and walk back to dig.
