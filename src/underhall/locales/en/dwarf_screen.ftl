### The words DWARF needs only on a screen of 80 columns: shorter than those in dwarf.ftl. Effects of fronts stay within
### 46 letters, attacks within 23.

## screen
screen-head = { $title }   round { $round }   Mountain { $mountain }
screen-mine = Mine { $number }
screen-holdings = Holdings
screen-specials = Special Actions
screen-specials_left = Special Actions (you may take { $left } more)
screen-empty = empty
screen-mustered = An army is mustered: no monster attacks this round.
screen-orcs = The orcs have attacked: no Mine actions this round.
screen-legend = ! attacks if nobody stands there   ◆+ extra worker   (◆) already used
screen-guide_legend = ▪ where a card sends { $automaton } first, ▫ where if that is taken
screen-guide_you = { $automaton }'s second worker follows the card you choose now.
screen-guide_help = { $automaton }'s second worker goes to { $location }: Get Help comes first.
screen-guide_card = { $automaton } next follows { $card }, to { $location }.
screen-guide_nowhere = { $automaton } next follows { $card } and finds no use for a worker.
screen-guide_mined = Next round { $automaton } first follows the card mined last.
screen-stacks = The stacks, from the top card to the lowest:
screen-discards = Discarded, out of the game:
screen-discards_1 = Discarded from the first Mountain, out of the game:
screen-discards_2 = Discarded from the second Mountain, out of the game:
screen-nothing = nothing
screen-leads = leads { $number }

## columns
columns-iron = iron
columns-steel = steel
columns-gold = gold
columns-items = items
columns-glory = glory

## heads
heads-iron = iron
heads-steel = steel
heads-gold = gold
heads-items = items
heads-glory = glory

## short
short-item = item
short-iron = i
short-steel = s
short-gold = g

## attacks
attacks-stop_mining = no Mine actions
attacks-take_iron = each loses { $amount } iron
attacks-take_gold = each loses { $amount } gold
attacks-take_all_gold = each loses all gold
attacks-gold_to_iron = { $amount } gold become iron

## fronts
fronts-muster_an_army = no monster attacks this round
fronts-hold_a_council = all top cards back into the Mountain
fronts-sell_an_item = 1 item for any 5 resources
fronts-past_glories = a covered card comes back on top
fronts-special_order = 5 resources, 1 of each at least, for 1 item
fronts-turn_back = top card into the Mountain, a worker there
fronts-apprentice = an extra worker beside another player's
fronts-collapse_the_shafts = all top cards to the bottom of their stacks
fronts-run_amok = all stacks are shuffled
