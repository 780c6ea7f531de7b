### Every word DWARF says.
### German words are those of the German V1.0 rulebook where it has one: card names, Ehrenmedaille, Ressourcen. There
### "verdeckt" means face down; a card with others on top of it lies open to all (D-11) and is "überdeckt".
### A German card name is never inflected: it is the subject, or stands apart (after a colon or a comma, in brackets).

## game
game-title = DWARF
game-about = Two workers a round on a mine of nine shafts: dig, forge, defend.
game-credit = designed by Lee Broderick, published by Dragon Dawn Productions
game-aim = Lead two of steel, gold and items
game-aim_more = Whoever has the most steel leads steel, and so with gold and items; who shares the most leads nothing. Whoever leads most of the three wins. The game ends after a round in which somebody holds four items, or when the Mountain runs out.
game-seat = Player { $number }
game-and = and

## opponents
opponents-eldhusfifl = Eldhúsfífl
opponents-andvettr = Andvéttr
opponents-andvettr_fadir = Andvéttr faðir

## options
options-edition = edition: v1 (production edition, German V1.0 rulebook) or pnp (English print-and-play 1.95)
options-players = players: 1 is solo against an automaton; 4 and 5 play with two sets
options-solo_opponent = solo opponent: eldhusfifl (easiest), andvettr, andvettr_fadir (hardest)
options-mountain = Mountain: shuffled, or a_on_b (A cards above B cards, less random)
options-special_backs = which back each Special Action card has: sheet or duplex
options-mountain_end = the game ends when a draw from the Mountain fails (failed_draw) or as soon as it is empty (empty)

## option_names
option_names-edition = Edition
option_names-players = Players
option_names-solo_opponent = Automaton
option_names-mountain = The Mountain
option_names-special_backs = Special Action backs
option_names-mountain_end = When the Mountain ends

## option_values
option_values-players_1 = 1, against an automaton
option_values-edition_v1 = V1.0, as printed
option_values-edition_pnp = English print-and-play 1.95
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, the easiest
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, the hardest
option_values-mountain_shuffled = all cards shuffled
option_values-mountain_a_on_b = A cards above B cards
option_values-special_backs_sheet = as on the sheet
option_values-special_backs_duplex = as printed on both sides
option_values-mountain_end_failed_draw = once a card is missing
option_values-mountain_end_empty = with the last card

## amounts
# Words behind a number; those that end in _one are for the page.
amounts-iron = { $count ->
   *[other] iron
}
amounts-iron_one = iron
amounts-steel = { $count ->
   *[other] steel
}
amounts-steel_one = steel
amounts-gold = { $count ->
   *[other] gold
}
amounts-gold_one = gold
amounts-items = { $count ->
    [one] item
   *[other] items
}
amounts-items_one = item
amounts-glory = { $count ->
   *[other] glory
}
amounts-glory_one = glory

## columns
columns-iron = iron
columns-steel = steel
columns-gold = gold
columns-items = items
columns-glory = glory
columns-workers = workers
columns-helpers = helpers
columns-categories = leads

## actions
actions-mine = Mine
actions-forge = Forge
actions-defend = Defend
actions-get_help = Get Help

## kinds
kinds-iron_seam = Iron Seam
kinds-gold_seam = Gold Seam
kinds-alloy_steel = Alloy Steel
kinds-forge_sword = Forge Sword
kinds-forge_mace = Forge Mace
kinds-forge_diadem = Forge Diadem
kinds-forge_helm = Forge Helm
kinds-forge_axe = Forge Axe
kinds-forge_crown = Forge Crown
kinds-forge_dagger = Forge Dagger
kinds-forge_armour = Forge Armour
kinds-orc_raiders = Orc Raiders
kinds-knockers = Knockers
kinds-dragon = Dragon
kinds-great_dragon = Great Dragon
kinds-sidhe = Sidhe
kinds-get_help = Get Help

## numbers
numbers-orc_raiders = many
numbers-knockers = many
numbers-sidhe = many

## fronts
fronts-muster_an_army = Muster an Army
fronts-hold_a_council = Hold a Council
fronts-sell_an_item = Sell an Item
fronts-past_glories = Past Glories
fronts-special_order = Special Order
fronts-turn_back = Turn Back
fronts-apprentice = Apprentice
fronts-collapse_the_shafts = Collapse the Shafts
fronts-run_amok = Run Amok

## effects
effects-muster_an_army = no monster attacks this round
effects-hold_a_council = every top card goes back into the Mountain, but never a stack's last
effects-sell_an_item = 1 item for any 5 resources
effects-past_glories = bring a covered card back on top
effects-special_order = 5 resources, at least 1 of each, for 1 item
effects-turn_back = a top card back into the Mountain, an extra worker there
effects-apprentice = an extra worker beside another player's
effects-collapse_the_shafts = every top card goes to the bottom of its stack
effects-run_amok = every stack is shuffled
effects-stop_mining = no Mine actions
effects-take_iron = each loses { $amount } iron
effects-take_gold = each loses { $amount } gold
effects-take_all_gold = each loses all gold
effects-gold_to_iron = { $amount } gold become iron
effects-get_help = 2 extra workers

## payments
payments-workers = both workers
payments-glory = 4 glory and one worker

## moves
moves-place = put a worker on { $card } ({ $location })
moves-decline = place no worker
moves-special = take { $front } from pile { $pile } with { $payment }
moves-sell = sell an item for { $mix }
moves-order = return { $split } for an item
moves-recall = bring { $card } back on top ({ $location })
moves-turn_back = send { $card } ({ $location }) back into the Mountain and put an extra worker there
moves-apprentice = put an extra worker beside the one on { $card } ({ $location })
moves-resolve = use { $card } ({ $location }) next

## prompts
prompts-first_turns = { $seat }: place your first worker, or take a Special Action.
prompts-second_turns = { $seat }: place your second worker, or place none.
prompts-help = { $seat }: place an extra worker, or none.
prompts-sell_item = { $seat }: which five resources do you take for your item?
prompts-special_order = { $seat }: which five resources do you return for an item?
prompts-past_glories = { $seat }: which covered card comes back on top?
prompts-turn_back = { $seat }: which top card goes back into the Mountain?
prompts-apprentice = { $seat }: beside which worker do you put yours?
prompts-order_mine = { $seat }: which Mine card do you use first?
prompts-order_forge = { $seat }: which Forge card do you use first?

## refusals
refusals-not_now = '{ $move }' is not possible now
refusals-over = the game is over
refusals-occupied = '{ $move }': location { $location } is occupied
refusals-no_second_mine = '{ $move }': there is no second Mine with fewer than four players
refusals-must_act = '{ $move }': on the first turn you must place a worker or take a Special Action
refusals-no_second_special = '{ $move }': no Special Action on the second turn
refusals-three_specials = '{ $move }': against { $opponent } you may take only three Special Actions
refusals-empty_pile = '{ $move }': pile { $pile } is empty
refusals-no_glory = '{ $move }': you need 4 glory for that
refusals-choose_mix = '{ $move }': first choose five resources for your item, for example 'sell for 5i'
refusals-choose_split = '{ $move }': first choose five resources to return, for example 'order with 1i+3s+1g'
refusals-cannot_pay_split = '{ $move }': you do not have these resources
refusals-recall_below = '{ $move }': choose a card that lies covered in a stack, for example 'recall C10'
refusals-turn_back_where = '{ $move }': choose an available location with at least two cards, for example 'turn back 5'
refusals-apprentice_where = '{ $move }': choose a location where another player's worker stands, for example 'apprentice 5'
refusals-resolve_own = '{ $move }': choose which of your two cards to use first, with 'resolve' and its location

## events
events-round = round { $round } begins
events-mined = { $number ->
    [many] { $card } are laid on { $location }
   *[one] { $card } is laid on { $location }
}
events-discarded = { $number ->
    [many] { $card } belong to the same location and are discarded
   *[one] { $card } belongs to the same location and is discarded
}
events-placed = { $seat } puts a worker on { $card } ({ $location })
events-helper_placed = { $seat } puts an extra worker on { $card } ({ $location })
events-helper_declined = { $seat } does without an extra worker
events-helper_lost = { $seat } loses an extra worker: no location is left for it
events-declined = { $seat } places no second worker
events-turn_lost = { $seat } can do nothing and loses the turn
events-automaton_stays = { $seat } finds no use for a worker
events-special = { $seat } takes { $front } with { $payment }
events-no_effect = for { $seat } it has no effect
events-sold = { $seat } sells an item for { $gain }
events-ordered = { $seat } returns { $loss } for an item
events-recalled = { $seat } brings { $card } back on top ({ $location })
events-returned = { $number ->
    [many] { $card } ({ $location }) go back into the Mountain
   *[one] { $card } ({ $location }) goes back into the Mountain
}
events-collapsed = every top card goes to the bottom of its stack
events-amok = every stack is shuffled
events-covered = the card is laid on { $location } as { $card }
events-worked_gain = { $seat } gets { $gain } from { $card }
events-worked_for = { $seat } turns { $loss } into { $gain } with { $card }
events-worked_loss = { $seat } returns { $loss } for { $card }
events-cannot_pay = { $seat } cannot pay for { $card }
events-beaten = victory over { $card } ({ $location })
events-attacks = attack: { $card } ({ $location })
events-suffered_loss = { $seat } loses { $loss }
events-suffered_for = { $seat } has { $loss } turned into { $gain }
events-suffered_gain = { $seat } gets { $gain }
events-glory = { $seat } earns { $glory }
events-marker = { $seat } is start player now
events-ended_items = somebody holds four items: the game is over
events-ended_mountain = the Mountain is exhausted: the game is over
events-ended_glory = { $opponent } has 12 glory and wins at once

## verdicts: why whoever won has won
verdicts-leads = { $case ->
    [won] You lead { $parts }: you win.
   *[other] { $winner } leads { $parts } and wins.
}
verdicts-tie = { $case ->
    [won] You and { $rival } lead equally many, but you have more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    }: { $own } to { $theirs }.
    [lost] { $winner } leads as many as you, but has more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    }: { $own } to your { $theirs }.
   *[other] { $winner } and { $rival } lead equally many, but { $winner } has more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    }: { $own } to { $theirs }.
}
verdicts-nobody = { $case ->
    [won] Nobody leads anything, but you have more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    } than { $rival }: { $own } to { $theirs }.
    [lost] Nobody leads anything, but { $winner } has more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    } than you: { $own } to { $theirs }.
   *[other] Nobody leads anything, but { $winner } has more { $column ->
        [glory] glory
        [iron] iron
       *[items] items
    } than { $rival }: { $own } to { $theirs }.
}
verdicts-glory = { $winner } has { $own } glory and wins at once.
verdicts-shared = { $case ->
    [won] You share the victory with { $others }: you are equal in all that counts.
   *[other] { $winners } share the victory: they are equal in all that counts.
}

## endings
endings-items = four items were held at the end of a round
endings-mountain = the Mountain was exhausted
endings-glory = the automaton had 12 glory

## reasons
# What a move brings, for hints ("takes the gold lead") and, behind a name, for turning points ("Brokk takes ...").
reasons-ends_won = ends the game and wins it
reasons-ends_level = ends the game and shares the victory
reasons-ends_lost = ends the game and loses it
reasons-last_item = forges the item that ends the game, in the lead
reasons-last_item_behind = forges the item that ends the game, though others lead
reasons-leads_steel = takes the steel lead
reasons-leads_gold = takes the gold lead
reasons-leads_items = takes the lead in items
reasons-level_steel = draws level in steel
reasons-level_gold = draws level in gold
reasons-level_items = draws level in items
reasons-gives_up_steel = gives up the steel lead
reasons-gives_up_gold = gives up the gold lead
reasons-gives_up_items = gives up the lead in items
reasons-enlarges_steel = enlarges the steel lead
reasons-enlarges_gold = enlarges the gold lead
reasons-enlarges_items = enlarges the lead in items
reasons-behind_steel = is only { $count } steel behind
reasons-behind_gold = is only { $count } gold behind
reasons-behind_items = is only { $count ->
    [one] one item
   *[other] { $count } items
} behind
reasons-gains_steel = gets { $steel }
reasons-gains_gold = gets { $gold }
reasons-gains_items = forges { $items }
reasons-gains_iron = gets { $iron }
reasons-gains_glory = earns { $glory }
reasons-costs_steel = costs { $seat } { $steel }
reasons-costs_gold = costs { $seat } { $gold }
reasons-costs_items = costs { $seat } { $items }
reasons-costs_iron = costs { $seat } { $iron }
reasons-can_forge = has all for an item: { $card }
reasons-nearly_forge = is { $count ->
    [one] one resource
   *[other] { $count } resources
} short of an item: { $card }
reasons-gets_help = brings extra workers
reasons-once_stopped = pays as soon as somebody stops the monster
reasons-stops_monster = stops a monster: { $card }
reasons-last_forge = takes the last free forge: { $card }
reasons-denies_item = denies { $seat } the forge: { $card }
reasons-denies_steel = keeps { $seat } from the steel lead
reasons-denies_gold = keeps { $seat } from the gold lead
reasons-denies_items = keeps { $seat } from the lead in items
reasons-keeps_glory = keeps { $opponent } from { $glory }
reasons-gives_glory = lets { $opponent } earn { $glory }

## terms
terms-items = { $change } item(s)
terms-steel = { $change } steel
terms-gold = { $change } gold
terms-iron = { $change } iron
terms-glory = { $amount ->
   *[other] { $change } glory
}

## features
features-seats = for each seat at the end of the round: iron, steel, gold, glory, workers to come, categories led, Forge cards it can pay, items (1, 2, 3, 4 or more)
features-edges = the hand-written evaluator's terms: steel, gold, items, and all together
features-steel_ahead = steel ahead of the best other, from -6 to 6
features-gold_ahead = gold ahead of the best other, from -6 to 6
features-items_ahead = items ahead of the best other, from -3 to 3
features-iron_ahead = iron ahead of the best other, from -4 to 4
features-glory_ahead = glory ahead of the best other, from -4 to 4
features-on_show = cards on top of a stack, by kind
features-free = the same without a worker, while workers are still to come
features-marker = who has the marker after this round
features-asked = who is asked
features-clock = cards left in the lower Mountain, in fours
features-specials = special cards on top of a pile
features-standing = whether the seat would win now, whether the game ends with this round, and both
features-holdings = for each seat now: iron, steel, gold, items, glory, regular and extra workers
features-places = for each location: kind of the card on top, height, whose regular and whose extra worker
features-piles = for each special pile: the card on top, and how many there are
features-mountains = for each Mine: cards in the Mountain, B cards unmixed below, discards
features-question = what is asked
features-round = the round
features-this_round = Muster an Army, Orc Raiders
features-players = how many players
features-options = pnp, A on B, duplex, ends when empty
features-solo_opponent = which automaton
features-at_turn = who is asked, who has the marker now
