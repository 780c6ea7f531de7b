### Every word DWARF says, in Brazilian Portuguese. The player is "você"; there is no printed Brazilian edition, so names
### of cards are ours.
###
### Terms, for all files of this language (one word, one thing):
###   baralho deck of cards          pilha stack, pile              carta do topo top card
###   carta coberta covered card     virada para baixo face down    revelar to reveal
###   comprar to draw (a card)       descartar, descarte to discard, discard pile
###   jogador player                 lugar seat                     jogador inicial start player
###   partida a game played          jogo a game in its box         mesa table
###   rodada round                   turno, vez turn                jogada move
###   trabalhador worker             trabalhador extra extra worker item item
###   local location                 poço shaft                     Montanha the Mountain
###   ferro, aço, ouro, glória iron, steel, gold, glory             recurso resource
###   Ação Especial Special Action   autômato automaton             devolver to return (pay)
###   dica hint                      desfazer to take back          semente seed
###   cláusula, seção clause, section (of the rules)                gravação record
###
### Amounts are said with "de" ("3 de ferro", "4 de glória"), items are counted ("2 itens"). A card's name has a gender
### and a number of its own: it is the subject of verbs without a participle (vai, vão), or it stands apart (in brackets,
### after a comma or colon). A player's name is followed by nothing that would need a gender.
### Plurals choose by [1], not [one]: CLDR puts 0 there too, but Brazilians say "0 cartas".

## game
game-title = DWARF
game-about = Dois trabalhadores por rodada numa mina de nove poços: escavar, forjar, defender.
game-credit = criado por Lee Broderick, publicado por Dragon Dawn Productions
game-aim = Lidere dois entre aço, ouro e itens
game-aim_more = Quem tem mais aço lidera o aço, e assim com o ouro e os itens; quem empata no máximo não lidera nada. Vence quem lidera mais dos três. O jogo acaba depois de uma rodada em que alguém tem quatro itens, ou quando a Montanha se esgota.
game-seat = Jogador { $number }
game-and = e

## opponents
opponents-eldhusfifl = Eldhúsfífl
opponents-andvettr = Andvéttr
opponents-andvettr_fadir = Andvéttr faðir

## options
options-edition = edição: v1 (a impressa, manual alemão V1.0) ou pnp (print-and-play 1.95, em inglês)
options-players = jogadores: 1 é solo contra um autômato; 4 e 5 jogam com dois conjuntos
options-solo_opponent = adversário solo: eldhusfifl (o mais fácil), andvettr, andvettr_fadir (o mais difícil)
options-mountain = Montanha: shuffled (embaralhada) ou a_on_b (cartas A sobre as cartas B, menos sorte)
options-special_backs = qual verso cada carta de Ação Especial tem: sheet ou duplex
options-mountain_end = a partida acaba quando falta carta na Montanha (failed_draw) ou assim que ela fica vazia (empty)

## option_names
option_names-edition = Edição
option_names-players = Jogadores
option_names-solo_opponent = Autômato
option_names-mountain = A Montanha
option_names-special_backs = Versos especiais
option_names-mountain_end = Quando a Montanha acaba

## option_values
option_values-players_1 = 1, contra um autômato
option_values-edition_v1 = V1.0, como impressa
option_values-edition_pnp = print-and-play 1.95, em inglês
option_values-solo_opponent_eldhusfifl = Eldhúsfífl, o mais fácil
option_values-solo_opponent_andvettr = Andvéttr
option_values-solo_opponent_andvettr_fadir = Andvéttr faðir, o mais difícil
option_values-mountain_shuffled = todas as cartas embaralhadas
option_values-mountain_a_on_b = cartas A sobre as cartas B
option_values-special_backs_sheet = como na folha
option_values-special_backs_duplex = como na impressão frente e verso
option_values-mountain_end_failed_draw = quando faltar uma carta
option_values-mountain_end_empty = com a última carta

## amounts
# Words behind a number; those that end in _one are for the page.
amounts-iron = { $count ->
   *[other] de ferro
}
amounts-iron_one = de ferro
amounts-steel = { $count ->
   *[other] de aço
}
amounts-steel_one = de aço
amounts-gold = { $count ->
   *[other] de ouro
}
amounts-gold_one = de ouro
amounts-items = { $count ->
    [1] item
   *[other] itens
}
amounts-items_one = item
amounts-glory = { $count ->
   *[other] de glória
}
amounts-glory_one = de glória

## columns
columns-iron = ferro
columns-steel = aço
columns-gold = ouro
columns-items = itens
columns-glory = glória
columns-workers = trabalhadores
columns-helpers = extras
columns-categories = lidera

## actions
actions-mine = Minerar
actions-forge = Forjar
actions-defend = Defender
actions-get_help = Pedir Ajuda

## kinds
kinds-iron_seam = Veio de Ferro
kinds-gold_seam = Veio de Ouro
kinds-alloy_steel = Fundir Aço
kinds-forge_sword = Forjar Espada
kinds-forge_mace = Forjar Maça
kinds-forge_diadem = Forjar Diadema
kinds-forge_helm = Forjar Elmo
kinds-forge_axe = Forjar Machado
kinds-forge_crown = Forjar Coroa
kinds-forge_dagger = Forjar Adaga
kinds-forge_armour = Forjar Armadura
kinds-orc_raiders = Orcs Saqueadores
kinds-knockers = Duendes da Mina
kinds-dragon = Dragão
kinds-great_dragon = Grande Dragão
kinds-sidhe = Sidhe
kinds-get_help = Pedir Ajuda

## numbers
numbers-orc_raiders = many
numbers-knockers = many
numbers-sidhe = many

## fronts
fronts-muster_an_army = Reunir um Exército
fronts-hold_a_council = Convocar o Conselho
fronts-sell_an_item = Vender um Item
fronts-past_glories = Glórias Passadas
fronts-special_order = Encomenda Especial
fronts-turn_back = Meia-Volta
fronts-apprentice = Aprendiz
fronts-collapse_the_shafts = Desmoronamento
fronts-run_amok = Frenesi

## effects
effects-muster_an_army = nenhum monstro ataca nesta rodada
effects-hold_a_council = toda carta do topo volta para a Montanha, mas nunca a última de uma pilha
effects-sell_an_item = 1 item por 5 recursos quaisquer
effects-past_glories = trazer uma carta coberta de volta ao topo
effects-special_order = 5 recursos, pelo menos 1 de cada tipo, por 1 item
effects-turn_back = uma carta do topo volta para a Montanha e um trabalhador extra vai para lá
effects-apprentice = um trabalhador extra ao lado do de outro jogador
effects-collapse_the_shafts = toda carta do topo vai para o fundo da sua pilha
effects-run_amok = todas as pilhas são embaralhadas
effects-stop_mining = ninguém minera
effects-take_iron = todos perdem { $amount } de ferro
effects-take_gold = todos perdem { $amount } de ouro
effects-take_all_gold = todos perdem todo o ouro
effects-gold_to_iron = { $amount } de ouro viram ferro
effects-get_help = 2 trabalhadores extras

## payments
payments-workers = os dois trabalhadores
payments-glory = 4 de glória e um trabalhador

## moves
moves-place = colocar um trabalhador: { $card } ({ $location })
moves-decline = não colocar trabalhador
moves-special = pegar { $front } da pilha { $pile }, pagando com { $payment }
moves-sell = vender um item por { $mix }
moves-order = devolver { $split } em troca de um item
moves-recall = trazer de volta ao topo: { $card } ({ $location })
moves-turn_back = devolver à Montanha e colocar ali um trabalhador extra: { $card } ({ $location })
moves-apprentice = colocar um trabalhador extra ao lado de outro: { $card } ({ $location })
moves-resolve = usar a seguir: { $card } ({ $location })

## prompts
prompts-first_turns = { $seat }: coloque seu primeiro trabalhador ou pegue uma Ação Especial.
prompts-second_turns = { $seat }: coloque seu segundo trabalhador ou nenhum.
prompts-help = { $seat }: coloque um trabalhador extra ou nenhum.
prompts-sell_item = { $seat }: quais cinco recursos você pega pelo seu item?
prompts-special_order = { $seat }: quais cinco recursos você devolve em troca de um item?
prompts-past_glories = { $seat }: qual carta coberta volta ao topo?
prompts-turn_back = { $seat }: qual carta do topo volta para a Montanha?
prompts-apprentice = { $seat }: ao lado de qual trabalhador você coloca o seu?
prompts-order_mine = { $seat }: qual carta de Minerar você usa primeiro?
prompts-order_forge = { $seat }: qual carta de Forjar você usa primeiro?

## refusals
refusals-not_now = '{ $move }' não é possível agora
refusals-over = a partida acabou
refusals-occupied = '{ $move }': o local { $location } está ocupado
refusals-no_second_mine = '{ $move }': a segunda mina só existe a partir de quatro jogadores
refusals-must_act = '{ $move }': no primeiro turno você precisa colocar um trabalhador ou pegar uma Ação Especial
refusals-no_second_special = '{ $move }': nada de Ação Especial no segundo turno
refusals-three_specials = '{ $move }': contra { $opponent } você só pode pegar três Ações Especiais
refusals-empty_pile = '{ $move }': a pilha { $pile } está vazia
refusals-no_glory = '{ $move }': você precisa de 4 de glória para isso
refusals-choose_mix = '{ $move }': primeiro escolha cinco recursos pelo seu item, por exemplo 'sell for 5i'
refusals-choose_split = '{ $move }': primeiro escolha cinco recursos para devolver, por exemplo 'order with 1i+3s+1g'
refusals-cannot_pay_split = '{ $move }': você não tem esses recursos
refusals-recall_below = '{ $move }': escolha uma carta coberta de uma pilha, por exemplo 'recall C10'
refusals-turn_back_where = '{ $move }': escolha um local livre com pelo menos duas cartas, por exemplo 'turn back 5'
refusals-apprentice_where = '{ $move }': escolha um local com um trabalhador de outro jogador, por exemplo 'apprentice 5'
refusals-resolve_own = '{ $move }': escolha qual das suas duas cartas usar primeiro, com 'resolve' e o local dela

## events
events-round = começa a rodada { $round }
events-mined = { $number ->
    [many] { $card } vão para o local { $location }
   *[one] { $card } vai para o local { $location }
}
events-discarded = { $number ->
    [many] { $card } pertencem ao mesmo local e vão para o descarte
   *[one] { $card } pertence ao mesmo local e vai para o descarte
}
events-placed = { $seat } coloca um trabalhador: { $card } ({ $location })
events-helper_placed = { $seat } coloca um trabalhador extra: { $card } ({ $location })
events-helper_declined = { $seat } dispensa um trabalhador extra
events-helper_lost = { $seat } perde um trabalhador extra: não sobrou local para ele
events-declined = { $seat } não coloca o segundo trabalhador
events-turn_lost = { $seat } não pode fazer nada e perde a vez
events-automaton_stays = { $seat } não tem onde usar um trabalhador
events-special = { $seat } pega { $front }, pagando com { $payment }
events-no_effect = não tem efeito para { $seat }
events-sold = { $seat } vende um item por { $gain }
events-ordered = { $seat } devolve { $loss } em troca de um item
events-recalled = { $seat } traz de volta ao topo: { $card } ({ $location })
events-returned = { $number ->
    [many] { $card } ({ $location }) voltam para a Montanha
   *[one] { $card } ({ $location }) volta para a Montanha
}
events-collapsed = toda carta do topo vai para o fundo da sua pilha
events-amok = todas as pilhas são embaralhadas
events-covered = a carta vai para o local { $location } como { $card }
events-worked_gain = { $seat } recebe { $gain } ({ $card })
events-worked_for = { $seat } transforma { $loss } em { $gain } ({ $card })
events-worked_loss = { $seat } devolve { $loss } ({ $card })
events-cannot_pay = { $seat } não pode pagar: { $card }
events-beaten = vitória: { $card } ({ $location })
events-attacks = ataque: { $card } ({ $location })
events-suffered_loss = { $seat } perde { $loss }
events-suffered_for = { $seat } tem que trocar { $loss } por { $gain }
events-suffered_gain = { $seat } recebe { $gain }
events-glory = { $seat } ganha { $glory }
events-marker = { $seat } recebe o marcador de jogador inicial
events-ended_items = alguém tem quatro itens: a partida acabou
events-ended_mountain = a Montanha se esgotou: a partida acabou
events-ended_glory = { $opponent } tem 12 de glória e vence na hora

## verdicts: por que venceu quem venceu
verdicts-leads = { $case ->
    [won] Você lidera em { $parts }: você vence.
   *[other] { $winner } lidera em { $parts } e vence.
}
verdicts-tie = { $case ->
    [won] Você e { $rival } lideram o mesmo número, mas você tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    }: { $own } a { $theirs }.
    [lost] { $winner } lidera tantos quanto você, mas tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    }: { $own } contra { $theirs }.
   *[other] { $winner } e { $rival } lideram o mesmo número, mas { $winner } tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    }: { $own } a { $theirs }.
}
verdicts-nobody = { $case ->
    [won] Ninguém lidera nada, mas você tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    } que { $rival }: { $own } a { $theirs }.
    [lost] Ninguém lidera nada, mas { $winner } tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    } que você: { $own } a { $theirs }.
   *[other] Ninguém lidera nada, mas { $winner } tem mais { $column ->
        [glory] glória
        [iron] ferro
       *[items] itens
    } que { $rival }: { $own } a { $theirs }.
}
verdicts-glory = { $winner } tem { $own } de glória e vence na hora.
verdicts-shared = { $case ->
    [won] Você divide a vitória com { $others }: vocês empatam em tudo o que conta.
   *[other] { $winners } dividem a vitória: empatam em tudo o que conta.
}

## endings
endings-items = alguém tinha quatro itens no fim de uma rodada
endings-mountain = a Montanha se esgotou
endings-glory = o autômato tinha 12 de glória

## reasons
# What a move brings, for hints ("assume ...") and, behind a name, for turning points ("Brokk assume ...").
reasons-ends_won = encerra a partida e vence
reasons-ends_level = encerra a partida e divide a vitória
reasons-ends_lost = encerra a partida e perde
reasons-last_item = forja na liderança o item que encerra a partida
reasons-last_item_behind = forja o item que encerra a partida, embora outros liderem
reasons-leads_steel = assume a liderança em aço
reasons-leads_gold = assume a liderança em ouro
reasons-leads_items = assume a liderança em itens
reasons-level_steel = empata em aço
reasons-level_gold = empata em ouro
reasons-level_items = empata em itens
reasons-gives_up_steel = perde a liderança em aço
reasons-gives_up_gold = perde a liderança em ouro
reasons-gives_up_items = perde a liderança em itens
reasons-enlarges_steel = amplia a liderança em aço
reasons-enlarges_gold = amplia a liderança em ouro
reasons-enlarges_items = amplia a liderança em itens
reasons-behind_steel = fica só { $count } de aço atrás
reasons-behind_gold = fica só { $count } de ouro atrás
reasons-behind_items = fica só { $count ->
    [one] um item
   *[other] { $count } itens
} atrás
reasons-gains_steel = recebe { $steel }
reasons-gains_gold = recebe { $gold }
reasons-gains_items = forja { $items }
reasons-gains_iron = recebe { $iron }
reasons-gains_glory = ganha { $glory }
reasons-costs_steel = custa { $steel } a { $seat }
reasons-costs_gold = custa { $gold } a { $seat }
reasons-costs_items = custa { $items } a { $seat }
reasons-costs_iron = custa { $iron } a { $seat }
reasons-can_forge = tem tudo para um item: { $card }
reasons-nearly_forge = fica a { $count ->
    [one] um recurso
   *[other] { $count } recursos
} de um item: { $card }
reasons-gets_help = traz trabalhadores extras
reasons-once_stopped = compensa assim que alguém detiver o monstro
reasons-stops_monster = detém um monstro: { $card }
reasons-last_forge = ocupa a última forja livre: { $card }
reasons-denies_item = tira de { $seat } a forja: { $card }
reasons-denies_steel = afasta { $seat } da liderança em aço
reasons-denies_gold = afasta { $seat } da liderança em ouro
reasons-denies_items = afasta { $seat } da liderança em itens
reasons-keeps_glory = nega { $glory } a { $opponent }
reasons-gives_glory = deixa { $opponent } ganhar { $glory }

## terms
terms-items = { $change } em itens
terms-steel = { $change } em aço
terms-gold = { $change } em ouro
terms-iron = { $change } em ferro
terms-glory = { $amount ->
   *[other] { $change } em glória
}

## features
features-seats = para cada lugar no fim da rodada: ferro, aço, ouro, glória, trabalhadores por vir, categorias lideradas, cartas de Forja que pode pagar, itens (1, 2, 3, 4 ou mais)
features-edges = os termos da avaliação escrita à mão: aço, ouro, itens e tudo junto
features-steel_ahead = vantagem em aço sobre o melhor outro, de -6 a 6
features-gold_ahead = vantagem em ouro sobre o melhor outro, de -6 a 6
features-items_ahead = vantagem em itens sobre o melhor outro, de -3 a 3
features-iron_ahead = vantagem em ferro sobre o melhor outro, de -4 a 4
features-glory_ahead = vantagem em glória sobre o melhor outro, de -4 a 4
features-on_show = cartas no topo de uma pilha, por tipo
features-free = as mesmas sem trabalhador, enquanto há trabalhadores por vir
features-marker = quem tem o marcador depois desta rodada
features-asked = quem deve decidir
features-clock = cartas na Montanha mais baixa, de quatro em quatro
features-specials = cartas especiais no topo de um monte
features-standing = se o lugar venceria agora, se o jogo termina com esta rodada, e ambos
features-holdings = para cada lugar agora: ferro, aço, ouro, itens, glória, trabalhadores regulares e extras
features-places = para cada local: tipo da carta no topo, altura, de quem é o trabalhador regular e o extra
features-piles = para cada monte especial: a carta no topo e quantas há
features-mountains = para cada Mina: cartas na Montanha, cartas B não misturadas embaixo, descartes
features-question = o que se pergunta
features-round = a rodada
features-this_round = Reunir um Exército, Orcs Saqueadores
features-players = quantos jogadores
features-options = pnp, A sobre B, duplex, termina vazia
features-solo_opponent = qual autômato
features-at_turn = a quem se pergunta, quem tem o marcador agora
