### Every word Dig Deeper Dwarf says, in Brazilian Portuguese; all names are ours. Names of single cards and tiles stand in
### dig_deeper_dwarf_cards.ftl. General terms are at the head of dwarf.ftl; here also:
###   peça tile                     Acampamento Camp              Entulho Rubble           Bancada Workbench
###   carta de Mineração Mining     carta de Ação Action card     Evento Event             Joia Jewelry card
###   Companheiro Companion         Traço Trait                   Recurso Resource         moeda coin
###   pilha de compra draw pile     descarte discard pile         ação básica basic action fabricar to craft
###   frustrar to thwart            anular to cancel              PV pontos de vitória (VP)
### Moves and actions are infinitives. Cards and events stand after verbs without agreement, or apart after a colon.

## game
game-title = Dig Deeper Dwarf
game-about = De dois a quatro anões dividem uma mina que cresce: cavar, levar gemas ao Acampamento e frustrar os planos alheios.
game-credit = publicado por Hiveworld + Spieldurst
game-aim = Tenha mais pontos quando a mina se esgotar
game-aim_more = Os pontos estão nas Joias, gemas e outras cartas do seu baralho; cinco moedas valem mais um. O jogo acaba quando é preciso uma nova pilha de Mineração e não há como formá-la, ou quando a mina se esgota.
game-seat = Jogador { $number }
game-and = e

## options
options-players = jogadores: de 2 a 4; 1 é um treino não oficial que só dá uma pontuação
options-action_cards = cartas de Ação: off tira a fabricação e metade das cartas de Mineração (para iniciantes: com event_cards off)
options-event_cards = cartas de Evento: off as deixa de fora
options-glueck_auf = Glück auf!: os eventos chegam de surpresa, do fundo da pilha
options-traits = Traços: cada um fica com um de dois
options-birthday_party = o evento promocional Festa de Aniversário
options-start = quem começa: random (sorteio) ou um lugar
options-max_rounds = a partida acaba depois dessas rodadas; 0 é sem limite

## option_names
option_names-players = Jogadores
option_names-action_cards = Cartas de Ação
option_names-event_cards = Cartas de Evento
option_names-glueck_auf = Glück auf!
option_names-traits = Traços
option_names-birthday_party = Festa de Aniversário
option_names-start = Quem começa
option_names-max_rounds = Última rodada

## option_values
option_values-on = sim
option_values-off = não
option_values-random = por sorteio
option_values-players_1 = 1, para treinar
option_values-start_1 = lugar 1
option_values-start_2 = lugar 2
option_values-start_3 = lugar 3
option_values-start_4 = lugar 4

## actions
actions-move = Mover
actions-mine = Minerar
actions-steal = Roubar um Recurso
actions-drive = Expulsar um Companheiro
actions-remove = Remover uma Carta
actions-give = Dar Entulho
actions-draw = Comprar uma Carta
actions-swap = Descartar e Comprar uma Carta
actions-investigate = Investigar
actions-copy = Copiar uma Carta de Ação
actions-thwart = Frustrar Planos
actions-book = Olhada do Livrogumelo
actions-crunch = Lanche do Croque-Nhoque

## acts
acts-move = mover-se para o { $side }
acts-mine_pile = minerar a pilha ao { $side }
acts-mine_rubble_here = minerar o Entulho da sua própria peça
acts-mine_rubble = minerar o Entulho da peça ao { $side }
acts-steal = roubar um Recurso de { $seat }
acts-drive = expulsar { $companion }
acts-remove = remover uma carta do jogo
acts-remove_rubble = remover uma carta de Entulho para a peça ao { $side }
acts-give = dar Entulho: remover uma carta do jogo
acts-give_side = dar Entulho à peça ao { $side }
acts-give_seat = dar Entulho a { $seat }
acts-draw = comprar uma carta
acts-swap = descartar uma carta e depois comprar uma
acts-investigate_jewelry = investigar a pilha de Joias { $number }
acts-investigate_actions = investigar a pilha de Ações { $number }
acts-investigate_mining = investigar a pilha de compra de Mineração
acts-investigate_events = investigar a pilha de Eventos
acts-investigate_deck = investigar a pilha de compra de { $seat }
acts-investigate_pile = investigar a pilha de Mineração { $cell }
acts-copy = copiar a última carta de Ação concluída
acts-book = olhar o topo da própria pilha de compra com o Livrogumelo
acts-crunch = deixar o Croque-Nhoque comer uma carta de Entulho

## sides
sides-north = norte
sides-east = leste
sides-south = sul
sides-west = oeste

## events_names
events_names-bookling = Livrogumelo
events_names-crunchy_munchy = Croque-Nhoque
events_names-diggy = Cavinho
events_names-flying_agaric = Agárico Voador
events_names-longfingerling = Mão-Leve
events_names-mycolus_maximus = Mycolus Maximus
events_names-peekycillium = Espiacílio
events_names-shuffle_truffle = Trufa Embaralhona
events_names-stinkhorn = Chifre-Fedido
events_names-treasure_1 = Tesouro: { $resource }
events_names-treasure_2 = Tesouro: { $resource }
events_names-treasure_3 = Tesouro: { $resource }
events_names-treasure_4 = Tesouro: { $resource }
events_names-call_of_nature = Chamado da Natureza
events_names-canary = Canário
events_names-cave_otter = Lontra das Cavernas
events_names-vampire_bats = Morcegos-Vampiros Anões
events_names-fools_gold = Ouro de Tolo
events_names-hearty_stew = Ensopado Reforçado
events_names-cave_merchant = Mercador Ambulante
events_names-transport_tunnel = Túnel de Transporte
events_names-teleporter = Teleportador
events_names-cave_in = Desabamento!
events_names-flooded_tunnel = Túnel Inundado!
events_names-monster = Monstro!
events_names-thieving_goblins = Goblins Ladrões!
events_names-trusty_tools = Ferramentas de Confiança!
events_names-birthday_party = Festa de Aniversário!

## resources
resources-silver = Prata
resources-gold = Ouro
resources-ruby = Rubi
resources-diamond = Diamante
resources-emerald = Esmeralda

## traits
traits-agile = Agilidade
traits-clever = Esperteza
traits-industrious = Diligência
traits-inventive = Inventividade
traits-orderly = Organização
traits-smooth_talking = Lábia
traits-strong = Força
traits-well_prepared = Preparo

## words
words-hand = da sua mão
words-revealed = das cartas reveladas
words-discards = do descarte
words-deck = da pilha de compra
words-here = da sua própria peça
words-out = fora do jogo
words-tile = a peça { $cell }
words-tile_plain = uma peça
words-coins = moedas
words-resources = os Recursos pedidos
words-without = os Recursos pedidos, menos { $resource } (Lábia)
words-nothing = nada
words-from_pile = { $name } (pilha { $number })
words-nobody = nenhum evento
words-card_number = carta { $number }
words-by_card = com uma carta
words-by_basic = como ação básica
words-by_companion = com um Companheiro
words-by_trait = com um Traço
words-by_copy = com uma carta copiada
words-onto = sobre { $tile }
words-camp = no Acampamento
words-entrance = na Entrada
words-from_camp = { $way } do Acampamento
words-from_entrance = { $way } da Entrada
words-tiles_north = { $count ->
    [one] uma peça ao norte
   *[other] { $count } peças ao norte
}
words-tiles_south = { $count ->
    [one] uma peça ao sul
   *[other] { $count } peças ao sul
}
words-tiles_east = { $count ->
    [one] uma peça a leste
   *[other] { $count } peças a leste
}
words-tiles_west = { $count ->
    [one] uma peça a oeste
   *[other] { $count } peças a oeste
}

## moves
moves-act = { $act }
moves-basic = ação básica ({ $cost }): { $act }
moves-pass = não, seguir em frente
moves-stop = parar aqui; as ações não usadas se perdem
moves-end = encerrar seu turno
moves-draw = comprar uma carta
moves-cancel = anular com o Canário
moves-clear = remover o Entulho do jogo
moves-companion = usar { $companion } (descartar 1 carta)
moves-use_trait = usar seu Traço
moves-stew = comer o Ensopado Reforçado: comprar 3 cartas
moves-otter = trocar 3 cartas de Entulho com a Lontra das Cavernas
moves-tunnel = mandar { $seat } pelo Túnel de Transporte até: { $tile }
moves-teleport = trocar { $pair } de lugar com o Teleportador
moves-buy = comprar { $jewel } com { $way }
moves-craft = fabricar { $slot }
moves-take = pegar { $slot } de graça
moves-jewel = pegar { $jewel }
moves-answer_basic = { $cost ->
    [1] Frustrar Planos como ação básica ({ $cost } carta)
   *[other] Frustrar Planos como ação básica ({ $cost } cartas)
}
moves-answer_companion = Frustrar Planos com Mycolus Maximus (1 carta)
moves-answer_trait = Frustrar Planos com Preparo, e uma ação básica de graça
moves-top = pôr no topo: { $place }
moves-under = pôr todas no fundo da pilha
moves-bury = descartar: { $which }
moves-lay = colocar a peça com os lados abertos: { $sides }
moves-dismiss = mandar { $companion } embora
moves-flee = deixar a água levar você para o { $side }
moves-lift = pegar uma carta de Entulho ({ $place })
moves-drop = colocá-la: { $place }
moves-trait = ficar com { $trait }
moves-spend_treasure = pagar com { $treasure }
moves-play = jogar { $face } ({ $actions })
moves-pay = descartar { $face }
moves-keep = guardar { $face }
moves-choose = escolher { $face }
moves-reveal = revelar { $face }
moves-answer = Frustrar Planos com { $face } ({ $actions })
moves-answer_copy = Frustrar Planos copiando com { $face }
moves-copy = copiar a carta com { $face }
moves-lose = entregar { $face }
moves-fee = pagar a taxa com { $face } { $held }
moves-spend = pagar com { $face } { $held }
moves-gift = dar { $face } { $gift }
moves-present = dar { $face } a { $seat }

## prompts
prompts-activity = { $seat }: o que você faz?
prompts-pick_trait = { $seat }: com qual Traço você fica?
prompts-pay = { $seat }: qual carta você descarta?
prompts-playing = { $seat }: qual ação vem a seguir?
prompts-new_target = { $seat }: o alvo sumiu; qual é o novo?
prompts-answer = { $seat }: { $other } anuncia: { $what }. Você frustra isso?
prompts-copy_window = { $seat }: você copia a carta de { $other }?
prompts-free_basic = { $seat }: qual ação básica você faz de graça?
prompts-choose_removed = { $seat }: qual carta sai do jogo?
prompts-choose_swap = { $seat }: qual carta você descarta antes de comprar?
prompts-clear_rubble = { $seat }: você remove o Entulho do jogo?
prompts-look = { $seat }: qual das cartas vai para o topo?
prompts-book = { $seat }: quais das cartas você descarta?
prompts-lay_tile = { $seat }: como você gira a nova peça?
prompts-canary = { $seat }: o Canário anula { $what }?
prompts-dismiss = { $seat }: qual antigo Companheiro vai embora?
prompts-flood = { $seat }: para onde a água leva você?
prompts-goblins = { $seat }: qual Recurso os Goblins levam?
prompts-take_action = { $seat }: você pega uma carta de Ação de graça?
prompts-party_gift = { $seat }: qual carta você dá na festa?
prompts-party_present = { $seat }: quem ganha o quê?
prompts-purchase = { $seat }: com o que você paga?
prompts-replace_gold = { $seat }: era Ouro de Tolo. Você paga com outra carta de Ouro?
prompts-otter_trade = { $seat }: qual Joia a Lontra dá a você?
prompts-strong = { $seat }: qual Entulho você levanta?
prompts-strong_drop = { $seat }: onde você põe o Entulho?
prompts-trait_window = { $seat }: você usa seu Traço agora?
prompts-draw_after = { $seat }: você compra uma carta?
prompts-fee = { $seat }: com o que você paga a taxa do Acampamento?
prompts-keep = { $seat }: qual carta você guarda?

## refusals
refusals-not_now = '{ $move }' não é possível agora
refusals-over = a partida acabou: não há mais jogadas
refusals-not_in_hand = '{ $move }': essa carta não está na sua mão
refusals-needed = '{ $move }': a própria ação precisa dessa carta de Entulho
refusals-pay_first = '{ $move }': o custo precisa ser pago primeiro
refusals-must_connect = '{ $move }': um lado aberto precisa encostar na peça de onde você cavou
refusals-must_dismiss = '{ $move }': um dos dois Companheiros antigos precisa ir embora
refusals-towards_camp = '{ $move }': a água vai pelo caminho mais curto até o Acampamento
refusals-highest_value = '{ $move }': os Goblins levam a carta de maior valor
refusals-empty_pile = '{ $move }': essa pilha está vazia
refusals-gift_from_hand_first = '{ $move }': dê uma carta de Recurso ou de Entulho, da mão ou da área de jogo, se tiver uma ali
refusals-one_gift_each = '{ $move }': cada jogador ganha uma das cartas do meio
refusals-look_first = '{ $move }': primeiro decida sobre as cartas que está olhando
refusals-up_to_two = '{ $move }': até duas das cartas vistas podem ser descartadas
refusals-no_end_on_rubble = '{ $move }': com Agilidade não se pode terminar sobre Entulho
refusals-no_target = '{ $move }': esse alvo não é possível
refusals-impossible = '{ $move }': essa ação não pode ser feita agora
refusals-not_on_card = '{ $move }': a carta não tem (mais) essa ação
refusals-finish_card = '{ $move }': primeiro termine a carta, ou pare
refusals-new_target_only = '{ $move }': escolha um novo alvo para a ação
refusals-barred = '{ $move }': seu Frustrar Planos básico foi anulado nesta rodada
refusals-basic_used = '{ $move }': seu Frustrar Planos básico já foi usado neste turno
refusals-cannot_pay = '{ $move }': você não pode pagar por isso
refusals-no_mycolus = '{ $move }': Mycolus Maximus não pode responder a isso
refusals-no_trait = '{ $move }': você não tem um Traço que possa fazer isso agora
refusals-answer_or_pass = '{ $move }': frustre a ação ou passe
refusals-copy_or_pass = '{ $move }': copie a carta ou passe
refusals-not_dealt = '{ $move }': você não recebeu esse Traço
refusals-no_rubble_there = '{ $move }': não há Entulho para pegar
refusals-too_far = '{ $move }': só peças a até três passos, nunca o Acampamento
refusals-not_resource = '{ $move }': só cartas de Recurso podem ser reveladas
refusals-no_actions = '{ $move }': essa carta não tem ações
refusals-no_action_possible = '{ $move }': nenhuma das ações dela é possível agora
refusals-basic_impossible = '{ $move }': já usada ou bloqueada, cartas de menos ou nenhum alvo
refusals-companion_impossible = '{ $move }': não é seu Companheiro, já foi usado, falta carta para descartar ou não há o que fazer
refusals-bought_already = '{ $move }': só uma compra por turno
refusals-not_at_camp = '{ $move }': Joias se compram no Acampamento ou do Mercador
refusals-cannot_afford = '{ $move }': você não pode pagar isso
refusals-crafted_already = '{ $move }': só se fabrica uma carta por turno
refusals-cannot_craft = '{ $move }': para fabricar é preciso o Acampamento ou uma Bancada, e cartas suficientes na mão
refusals-needless_or_short = '{ $move }': essa carta não pode pagar ou seria desnecessária
refusals-not_that_resource = '{ $move }': não é esse o Recurso a pagar agora
refusals-gold_or_pass = '{ $move }': pague com outra carta de Ouro ou deixe a compra falhar
refusals-fee_first = '{ $move }': primeiro vem a taxa do Acampamento
refusals-keep_one = '{ $move }': guarde uma carta da mão ou nenhuma

## events
events-turn = rodada { $round }: é a vez de { $seat }
events-trait_kept = { $seat } fica com { $trait }
events-trait_used = { $seat } usa { $trait }
events-played = { $seat } joga { $face }
events-announced = { $seat } anuncia, { $source }: { $act }
events-answered = { $seat } frustra os planos de { $owner }
events-cancelled = a ação { $action } de { $seat } é anulada
events-lost = a ação de { $seat } não tem mais alvo e se perde: { $act }
events-moved = { $seat } agora está { $cell }
events-mined = { $number ->
    [1] { $seat } minera uma carta da pilha { $cell }; resta { $number }
   *[other] { $seat } minera uma carta da pilha { $cell }; restam { $number }
}
events-mined_face = { $seat }: a carta é { $face }
events-mined_rubble = { $seat } minera o Entulho { $cell }
events-stolen = { $seat } rouba { $face } de { $owner }
events-driven_away = { $seat } expulsa { $event }
events-removed = { $seat }: a carta { $face } sai do jogo
events-rubble_given = { $seat } dá Entulho a { $owner }
events-rubble_laid = agora há Entulho { $cell }
events-drew = { $number ->
    [1] { $seat } compra { $number } carta
   *[other] { $seat } compra { $number } cartas
}
events-drew_face = { $seat } compra { $face }
events-shuffled = { $seat } embaralha o descarte ({ $number })
events-discarded = { $seat } descarta uma carta
events-discarded_face = { $seat } descarta { $face }
events-discarded_hand = { $seat } descarta a mão ({ $number })
events-kept = { $seat } guarda uma carta
events-kept_face = { $seat } guarda { $face }
events-looked = { $seat } deu uma olhada ({ $act })
events-saw_face = { $seat } vê { $face } ({ $act })
events-saw_event = { $seat } vê { $event } ({ $act })
events-buried = { $number ->
    [1] { $seat } descarta { $number } carta da pilha de compra
   *[other] { $seat } descarta { $number } cartas da pilha de compra
}
events-revealed = { $seat } revela { $face }
events-fools_gold = { $face } de { $seat } era Ouro de Tolo
events-paid = { $seat } paga com { $face }
events-bought = { $seat } adquire a Joia { $face }
events-purchase_failed = a compra de { $seat } falha
events-crafted = { $seat } fabrica { $face }
events-took_action = { $seat } pega { $face } de graça
events-otter = a Lontra dá { $face } a { $seat }
events-turned_up = carta revelada: { $face }
events-companion = { $seat } usa { $event }
events-using = { $seat } usa { $event }
events-triggered = { $seat } esgotou a pilha: { $event }
events-event_taken = { $seat } pega { $event }
events-event_removed = sai do jogo: { $event }
events-event_on_tile = instala-se { $cell }: { $event }
events-canary = o Canário de { $seat } anula { $event }
events-goblins = Goblins levam { $face } de { $seat }
events-gift_chosen = { $seat } escolheu um presente
events-gift_shown = { $seat } dá { $face }
events-gift_given = { $seat } dá { $face } a { $owner }
events-tile_drawn = a nova peça: { $kind }
events-tile_laid = { $seat } coloca a peça { $cell }, lados abertos: { $sides }
events-no_tile = não há mais peça para o espaço { $cell }
events-pile_laid = uma nova pilha de Mineração { $cell } ({ $event })
events-fee = { $seat } paga a taxa do Acampamento: { $face }
events-fee_unpaid = { $seat } não pode pagar a taxa do Acampamento
events-ended_no_pile = não é possível colocar uma nova pilha de Mineração: a partida acabou
events-ended_dry = não há mais cartas de Mineração na mina: a partida acabou
events-ended_rounds = a última rodada foi jogada: a partida acabou

## verdicts: por que venceu quem venceu
verdicts-points = { $case ->
    [won] Você tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, { $rival } tem { $theirs }.
    [lost] { $winner } tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, você tem { $theirs }.
   *[other] { $winner } tem { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }, { $rival } tem { $theirs }.
}
verdicts-tie = { $case ->
    [won] Você e { $rival } têm os mesmos pontos, mas você tem mais { $column ->
        [coins_left] moedas sobrando
       *[deck] cartas no baralho
    }: { $own } a { $theirs }.
    [lost] { $winner } tem os mesmos pontos que você, mas mais { $column ->
        [coins_left] moedas sobrando
       *[deck] cartas no baralho
    }: { $own } contra { $theirs }.
   *[other] { $winner } e { $rival } têm os mesmos pontos, mas { $winner } tem mais { $column ->
        [coins_left] moedas sobrando
       *[deck] cartas no baralho
    }: { $own } a { $theirs }.
}
verdicts-shared = { $case ->
    [won] Você divide a vitória com { $others }: { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } cada, e empate em tudo o que conta.
   *[other] { $winners } dividem a vitória: { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    } cada, e empate em tudo o que conta.
}
verdicts-practice = Você trouxe para casa { $own ->
        [one] { $own } ponto
       *[other] { $own } pontos
    }.

## endings
endings-no_pile = não foi possível colocar uma nova pilha de Mineração
endings-dry = não havia mais cartas de Mineração na mina
endings-rounds = o número combinado de rodadas foi jogado

## columns
columns-cards = cartas
columns-treasures = tesouros
columns-coins = moedas
columns-coin_points = por moedas
columns-coins_left = sobra
columns-rubble = Entulho
columns-rubble_points = mais Entulho
columns-deck = baralho
columns-total = total

## board
board-round = rodada { $round }, vez de { $seat }
board-jewelry = Joias
board-actions = Ações
board-stocks = Mineração { $mining }, Eventos { $events }, peças { $tiles }, reserva de Entulho { $supply }
board-pile = { $count ->
    [1] pilha { $number } em { $place }: { $count } carta, { $event }
   *[other] pilha { $number } em { $place }: { $count } cartas, { $event }
}
board-seat = mão { $hand }, pilha de compra { $draw }, descarte { $discard }
board-your_hand = sua mão
board-your_discards = seu descarte
board-played = jogadas
board-revealed = reveladas
board-area = à frente
board-pending = anunciado
board-costs = { $coins ->
    [1] { $coins } moeda ou { $needs }, { $vp } PV
   *[other] { $coins } moedas ou { $needs }, { $vp } PV
}
board-crafting = custo { $cost }
board-legend = E entrada, C Acampamento, W Bancada, números: peças; [n] pilha; *n Entulho; o Lontra, m Mercador; A-D anões
board-thwart = { $seat } frustra os planos de { $other }
board-table = na mesa

## reasons
# What a move brings, for hints ("marca ...") and, behind a name, for turning points ("Brokk marca ...").
reasons-ends_won = encerra a partida e vence
reasons-ends_level = encerra a partida e divide a vitória
reasons-ends_lost = encerra a partida e perde
reasons-thwarts = impede o que { $seat } faz: { $action }
reasons-saves_cards = guarda as cartas para o próprio turno
reasons-scores = marca { $points } PV
reasons-leads = assume a liderança em pontos
reasons-can_buy = pode pagar { $points } PV em Joias: { $face }
reasons-nearly_buys = fica a { $count ->
    [one] uma moeda
   *[other] { $count } moedas
} de uma Joia: { $face }
reasons-finds = recebe { $count ->
    [one] uma moeda
   *[other] { $count } moedas
}
reasons-clears_rubble = se livra de { $count ->
    [one] uma carta de Entulho
   *[other] { $count } cartas de Entulho
}
reasons-takes_rubble = pega uma carta de Entulho
reasons-lays_out = põe na mesa { $count ->
    [one] uma moeda
   *[other] { $count } moedas
} para pagar
reasons-companion = ganha um Companheiro: { $companion }
reasons-treasure = ganha um Tesouro
reasons-gets_tools = fortalece o baralho
reasons-costs_coins = custa { $count ->
    [one] uma moeda
   *[other] { $count } moedas
} a { $seat }
reasons-gives_rubble = passa Entulho a { $seat }
reasons-at_camp = chega ao Acampamento, onde se compram Joias
reasons-nearer_camp = leva os achados para mais perto do Acampamento ({ $count ->
    [one] falta um passo
   *[other] faltam { $count } passos
})
reasons-at_pile = chega a uma pilha de Mineração
reasons-nearer_pile = se aproxima de uma pilha de Mineração
reasons-last_mining = pega a última carta de Mineração do baralho
reasons-nears_end = aproxima o fim: { $count ->
    [one] resta uma carta de Mineração
   *[other] restam { $count } cartas de Mineração
}
reasons-digs = escava uma carta de Mineração
reasons-ends_turn = encerra o turno por uma nova mão
reasons-draws = compra { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
reasons-uses_trait = usa o Traço
reasons-least_loss = abre mão do que menos faz falta
reasons-plays_on = usa uma carta que se perderia no fim do turno

## terms
terms-points = { $change } PV
terms-coins = { $change } em moedas
terms-jewelry = { $change } PV em Joias à vista
terms-actions = { $change } em ações no baralho
terms-hand = { $change } em cartas na mão

## features
features-seats = para cada lugar, o que todos sabem: pontos, cartas de Mineração viradas para baixo, moedas reveladas, ações de cavar, de andar ou comprar, outras, cartas, mão, Companheiros, incômodos, Traço, passos até o Acampamento e até uma pilha, cercado, pode comprar, compra à vista
features-own = as próprias cartas do lugar: pontos, moedas, Entulho, na mão cartas de cavar e de andar, moedas e Entulho, moedas no baralho, compra à vista, pode comprar, Recursos por tipo, e o que falta para cada peça à vista
features-value = a parte da vitória pela avaliação escrita à mão, até onde o lugar sabe
features-lead = por ela, os pontos à frente do melhor dos outros, de -12 a 12, de dois em dois
features-asked = quem é perguntado
features-turn = de quem é a vez
features-announced = ações anunciadas pelo lugar e pelos outros: mover, minerar, roubar, comprar carta, remover ou dar, copiar, outra
features-to_come = o mesmo para ações que cartas jogadas ainda permitem
features-thwarted = se a última ação anunciada está frustrada por enquanto: a do lugar, a de outro
features-buying = os pontos de uma joia que está sendo comprada: pelo lugar, por outro
features-end_of_turn = se a vez está terminando
features-clock = cartas de Mineração ainda por colocar, em dezenas
features-mine = o mesmo como número, cartas em pilhas, pilhas, cartas na menor, rodadas restantes
features-market = pontos das duas joias à vista, joias restantes, cartas de Ação à vista para cavar
features-hand = a mão do lugar, carta por carta
features-counts = para cada lugar, quantas cartas: pilha de compra, mão, descarte, jogadas, reveladas
features-decks = para cada lugar, pilha de compra, mão e descarte até onde se conhece: Entulho, Recursos, pontos, joias, ações, cartas desconhecidas
features-in_front = para cada lugar, o mesmo das cartas jogadas e dos Recursos revelados
features-events = para cada lugar, seus Eventos
features-traits = para cada lugar, seu Traço
features-dealt_traits = os Traços entre os quais o lugar pode escolher
features-limits = para cada lugar, ações básicas usadas e barradas, Companheiro usado, Mycolus usado, inundado
features-jewelry = as duas joias à vista: presente, pontos, moedas, Recursos
features-action_cards = as três cartas de Ação à vista: presente, custo, ações
features-stocks = quantas cartas restam: Joias, cartas de Ação, cartas de Mineração, Eventos, peças, Entulho extra
features-tiles = para cada peça na ordem em que foi colocada: presente, x, y, lados abertos, caminhos, pilhas ao lado, Bancada, Entulho, Lontra, Mercador, de quem é o anão
features-piles = para cada pilha de Mineração na ordem em que foi colocada: cartas, x, y, Evento, cartas que o lugar conhece (Entulho, Recursos)
features-mining_known = cartas que o lugar conhece entre as ainda por colocar (Entulho, Recursos)
features-looking = as cartas que o lugar olha agora: até três, ou Eventos
features-question = o que é perguntado
features-stack = as últimas quatro ações anunciadas, a última primeiro: quem, o quê, anulada
features-actions_left = para cada lugar, ações que suas cartas jogadas ainda permitem
features-payment = cartas a pagar, Entulho a manter, qual joia é comprada e como, o que foi pago (Entulho, Recursos)
features-laying = a peça que está sendo colocada: lados abertos, Bancada
features-removed = cartas fora do jogo: Entulho, Recursos, pontos, joias, ações
features-removed_events = Eventos fora do jogo
features-starter = quem começou
features-this_turn = a rodada; comprou, fabricou, começou no Acampamento
features-last_done = ações da última carta de Ação concluída
features-players = quantos jogadores
features-options = cartas de Ação, Eventos, Glück auf!, Traços, Festa de Aniversário
features-at_turn = a quem se pergunta, até onde o lugar pode ver, e de quem é a vez

## screen
screen-counts = mão { $hand }, compra { $draw }, descarte { $discard }
screen-discards = descarte:
screen-piles = Pilhas e baralhos
screen-mining = Mineração { $count }
screen-events = Eventos { $count }
screen-tiles = peças { $count }
screen-rubble = Entulho { $count }
