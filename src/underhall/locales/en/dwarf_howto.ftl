### "How to play" DWARF: the page with pictures above the clauses. The rules of thumb are what bench/rule_of_thumb.py plays.

## howto
howto-aim = Send your two workers into a mine that changes every round, and end with more than everybody else in two of three things: steel, gold and items.
howto-turn = A round, step by step
howto-end = The game ends after a round in which somebody holds 4 items, or when a card must be drawn and the Mountain is empty.
howto-win = You lead in steel, gold or items if you have more of it than everybody else. Whoever leads in the most of the three wins; then glory decides.

## labels
labels-mine = The mine: nine locations, a stack of cards on each. Only the top card counts.
labels-mountain = The Mountain: the cards that are still to come.
labels-specials = Three piles of Special Actions: on your first turn, both your workers or one and 4 glory buy the top one. Then it covers a location.
labels-workers = Your two workers, and two extra workers for Get Help.
labels-holdings = What you hold, open to all: iron, steel, gold, items and glory.

## steps
steps-mining = Mining
steps-mining_text = Two new cards come from the Mountain. Each covers the location printed on it.
steps-placing = Place your workers
steps-placing_text = One worker each from the start player on, then the second in reverse order, always on a location where nobody stands. Nothing happens yet.
steps-help = Get Help
steps-help_text = Now the cards are carried out. First, a worker on Get Help brings two extra workers, who are placed at once. It costs the start player the marker.
steps-defend = Defend
steps-defend_text = A worker beats the monster and earns 1 glory. A monster that nobody faces attacks everybody: it takes iron or gold, or stops all mining this round.
steps-mine = Mine
steps-mine_text = An Iron Seam brings 3 iron, a Gold Seam 1 gold. Alloy Steel turns 3 iron into 2 steel.
steps-forge = Forge
steps-forge_text = Pay what the card asks for and take an item. What you have just mined can pay for it. It costs the start player the marker.

## tips
tips-two = Two of the three are enough. Forge until you are two items ahead, but make your fourth item only if you lead in steel or gold as well.
tips-help = Take Get Help whenever it is free: four workers do more than two. Then make steel of every 3 iron.
tips-workers = Face Orc Raiders if you have a worker in the mine. Otherwise dig gold until you lead in it, else iron; if all seams are taken, face any monster.
