### What the browser page says at a table of Dig Deeper Dwarf besides the game's own words, in Brazilian Portuguese: board,
### options, lesson. Terms as at the heads of dig_deeper_dwarf.ftl and dwarf.ftl.

## board
board-jewelry = Joias
board-actions = Cartas de Ação
board-market = Mercado
board-close = Fechar
board-mining = Cartas de Mineração
board-events = Eventos
board-tiles = Peças
board-rubble = Entulho
board-rubble_supply = Reserva de Entulho
board-left = { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
board-empty = vazio
board-zoom_in = Aproximar
board-zoom_out = Afastar
board-fit = Mostrar a mina inteira
board-map = A mina
board-pile = Pilha de Mineração
board-pile_cards = { $count } de 5 cartas
board-surprise = Surpresa
board-no_event = nenhum evento
board-entrance = Entrada da Mina
board-camp = Acampamento
board-workbench = Bancada
board-tile = Peça
board-dwarf_of = anão de { $name }
board-announced = Anunciado
board-thwarts = frustra { $name }
board-cancelled = anulado
board-would_fall = cai se ninguém responder
board-answers_now = Pode responder agora:
board-decides_now = Decide agora:
board-you = você
board-hand = Sua mão
board-hand_short = Mão
board-draw = Pilha de compra
board-discard = Descarte
board-draw_short = Compra
board-discard_short = Descarte
board-revealed = Reveladas
board-played = Jogadas
board-before_you = À sua frente
board-basics = Ações básicas
board-basic_cost = { $name }: descartar { $count }
board-used = já usada neste turno
board-barred = bloqueada nesta rodada
board-no_cards = sem cartas na mão
board-known_points = Pontos conhecidos
board-points = PV
board-coins = moedas
board-trait = Traço
board-stands = está em
board-out = Fora do jogo
board-craft_cost = { $count ->
    [1] fabricar por { $count } carta
   *[other] fabricar por { $count } cartas
}
board-buy_cost = { $coins } moedas ou { $needs }
board-choose_turn = Gire a nova peça
board-open_to = lados abertos: { $sides }
board-looked_at = As cartas do topo
board-to_top = Pôr no topo
board-to_bottom = Todas no fundo da pilha
board-bury = Descartar: { $cards }
board-bury_nothing = Não descartar nada
board-card_number = carta { $number }
board-choose_trait = Fique com um Traço
board-on_table = Na mesa
board-fan = Todas as cartas do seu descarte
board-standing = Perguntar se respondo
board-always = sempre
board-if_mine = só se o alvo for eu ou minhas cartas
board-never_this_turn = não mais neste turno
board-clause = Regra { $number }
board-kind_companion = Companheiro
board-kind_treasure = Tesouro
board-kind_delayed = Evento adiado
board-kind_instant = Evento imediato
board-unknown_card = carta virada para baixo
board-more_rubble = Entulho { $count }: ninguém pode andar aqui
board-flooded = inundado: compra no máximo 3
board-round_of = Rodada { $round }, vez de { $name }.
board-ways = caminhos para: { $sides }
board-digs = pilhas ao lado: { $sides }
board-and = e
board-pay_with = Pagar com { $way }

## buttons
buttons-pass = Passar
buttons-stop = Parar aqui
buttons-end = Encerrar a fase de Atividade
buttons-draw = Comprar uma carta
buttons-cancel = Anular com o Canário
buttons-clear = Remover o Entulho do jogo
buttons-use_trait = Usar seu Traço
buttons-stew = Comer o Ensopado Reforçado: comprar 3
buttons-otter = Trocar com a Lontra das Cavernas
buttons-tunnel = Usar o Túnel de Transporte
buttons-teleport = Usar o Teleportador
buttons-answer = Frustrar com esta carta
buttons-answer_copy = Frustrar copiando
buttons-answer_basic = Frustrar como ação básica (2 cartas)
buttons-answer_companion = Frustrar com Mycolus Maximus
buttons-answer_trait = Frustrar com Preparo
buttons-reveal = Revelar
buttons-copy = Copiar com ela
buttons-top = Pôr uma no topo
buttons-under = Todas no fundo da pilha
buttons-bury = Descartar algumas delas
buttons-lay = Girar a peça
buttons-trait = Escolher um Traço
buttons-out = Fora do jogo
buttons-done = Pronto

## actions
actions-move = Ande até uma peça conectada. Entulho aqui ou lá impede você.
actions-mine = Pegue a carta do topo de uma pilha ao seu lado, ou um Entulho da sua peça ou de uma conectada, para o seu descarte.
actions-steal = Pegue ao acaso um Recurso revelado de um anão vizinho; nunca de um anão no Acampamento.
actions-drive = Um Companheiro de um anão vizinho sai do jogo.
actions-remove = Uma carta da sua mão sai do jogo; Entulho pode ir para uma peça conectada sem anões.
actions-give = Como Remover uma Carta; o Entulho também pode ir para o descarte de outro jogador.
actions-draw = Pegue a carta do topo da sua pilha de compra.
actions-swap = Descarte uma carta da mão e depois compre uma.
actions-investigate = Olhe as três cartas do topo de qualquer pilha; ponha uma no topo ou as três no fundo.
actions-copy = Faça as ações da última carta de Ação concluída.
actions-thwart = Anule uma ação que outro jogador acabou de anunciar.
actions-book = Olhe as três cartas do topo da sua pilha de compra; descarte até duas.
actions-crunch = Uma carta de Entulho da sua mão sai do jogo.

## events
events-bookling = Descarte uma carta: olhe as três cartas do topo da sua pilha de compra e descarte até duas delas.
events-crunchy_munchy = Descarte uma carta: uma carta de Entulho da sua mão sai do jogo.
events-diggy = Descarte uma carta: Minerar.
events-flying_agaric = Descarte uma carta: Mover duas vezes.
events-longfingerling = Descarte uma carta: Roubar um Recurso.
events-mycolus_maximus = Uma vez por rodada, descarte uma carta: frustre uma ação contra você ou suas cartas, em qualquer turno.
events-peekycillium = Descarte uma carta: investigue uma pilha de Mineração ao seu lado.
events-shuffle_truffle = Descarte uma carta: compre uma carta; e descarte uma carta, depois compre uma.
events-stinkhorn = Descarte uma carta: expulse um Companheiro. Não tolera outro Companheiro ao lado.
events-treasure = 1 PV no fim, ou use-o como seu Recurso ao comprar. Não pode ser roubado.
events-call_of_nature = Até você entrar no Acampamento: uma carta de Ação sem Mover, ou uma ação básica que não seja Mover, custa uma carta a mais.
events-canary = Guarde-o: ele anula um evento que é disparado, ou um que outro jogador usa.
events-cave_otter = Fica na nova peça. Ali, remova 3 cartas de Entulho da mão e pegue a Joia à vista com menos PV.
events-vampire_bats = Até você entrar no Acampamento: compre só até ter 4 cartas.
events-fools_gold = O próximo Ouro que você revelar ou gastar da mão não passa de Entulho.
events-hearty_stew = Uma vez no seu turno: compre 3 cartas. Ninguém pode frustrar isso.
events-cave_merchant = Espera na nova peça. Compre ali uma Joia, como se estivesse no Acampamento.
events-transport_tunnel = Uma vez no seu turno: ponha qualquer anão numa peça sem Entulho a até 5 movimentos.
events-teleporter = Uma vez no seu turno: troque de lugar dois anões a até 5 movimentos um do outro.
events-cave_in = Um Entulho na nova peça e um na sua.
events-flooded_tunnel = Descarte sua mão; a água leva você 3 passos na direção do Acampamento, e junto quem estiver no caminho.
events-monster = Todos a até três passos descartam três cartas.
events-thieving_goblins = Você perde seu Recurso revelado mais valioso; se não tiver nenhum, descarta a mão.
events-trusty_tools = Pegue de graça uma carta de Ação à vista.
events-birthday_party = Todos dão um Recurso ou Entulho; quem cavou aqui os distribui, um para cada.

## traits
traits-agile = Uma vez: mova-se até 2 vezes, mesmo através de paredes e sobre Entulho.
traits-clever = Uma vez: compre quatro cartas.
traits-industrious = Uma vez: minere até 2 vezes; o Entulho que você cavar pode sair do jogo.
traits-inventive = Uma vez, ao fabricar numa Bancada: pegue mais uma carta de Ação de graça.
traits-orderly = Uma vez: remova duas cartas de Entulho da mão e compre uma carta.
traits-smooth_talking = Uma vez, ao comprar: ignore um tipo de Recurso do custo.
traits-strong = Uma vez: leve um Entulho até três passos adiante ou para fora do jogo, depois compre uma carta.
traits-well_prepared = Uma vez, a qualquer momento: frustre uma ação e faça uma ação básica de graça. Não pode ser anulado.

## stacks
stacks-mining = Cinco destas fazem uma nova pilha. Quando não bastam mais, a partida acaba.
stacks-events = Cada nova pilha recebe um evento daqui.
stacks-tiles = Onde uma pilha se esgota, uma peça é colocada.
stacks-rubble = Desabamento! e Ouro de Tolo tiram seu Entulho daqui.

## things
things-resource = Revele-o à sua frente e você poderá comprar uma carta; com ele se paga no Acampamento.
things-rubble = Vale -1 PV no fim. Quem tiver mais Entulho ganha 2 PV.
things-jewelry = Compre-a no Acampamento por suas moedas ou por seus Recursos.
things-crafting = Fabrique-a no Acampamento ou numa Bancada: descarte tantas cartas quanto ela custa.
things-camp = Compre Joias e fabrique aqui; ninguém pode roubar de você. Ficar um turno inteiro custa um Recurso.
things-entrance = Todos os anões começam aqui; o caminho para o Acampamento passa por ela.
things-workbench = Aqui você pode fabricar uma carta de Ação.
things-rubble_here = Ninguém pode entrar nesta peça nem sair dela antes que o Entulho seja minerado.
things-shaft = As galerias se ligam onde os dois lados que se tocam são abertos.
things-pile = Quem pega a última carta fica com o evento e depois coloca aqui uma nova peça.
things-surprise = O que acontece aqui só se sabe quando a última carta for cavada.

## option_names
option_names-players = Jogadores
option_names-start = Quem começa
option_names-action_cards = Cartas de Ação
option_names-event_cards = Cartas de Evento
option_names-glueck_auf = Glück auf!: eventos surpreendem do fundo da pilha
option_names-traits = Traços: cada um fica com um de dois
option_names-birthday_party = O evento promocional Festa de Aniversário
option_names-max_rounds = Última rodada

## option_values
option_values-players_1 = 1, para treinar (não oficial)
option_values-start_1 = lugar 1
option_values-start_2 = lugar 2
option_values-start_3 = lugar 3
option_values-start_4 = lugar 4
option_values-start_random = por sorteio

## option_notes
option_notes-action_cards = Sem elas, e sem cartas de Evento, é um jogo para iniciantes.
option_notes-max_rounds = 0: a partida só acaba por suas próprias regras.

## lesson
lesson-mine = Todos cavam na mesma mina; cada anão começa na Entrada da Mina, ao lado do Acampamento. Nas pontas abertas das galerias há pilhas de cinco cartas de Mineração, cada uma sobre um Evento que todos podem ler.
lesson-deck = Você tem na mão cinco cartas do seu próprio baralho de doze. As cartas de Ação dizem o que fazem; Prata é um Recurso e vale moedas. O que você cava também entra no seu baralho.
lesson-walk = Não há pilha ao lado da Entrada da Mina, então mova-se primeiro: jogue Botas Velhas, ou use a ação básica e descarte uma carta por ela. Cada ação básica mostra quantas cartas custa, uma vez por turno.
lesson-announce = Toda ação é anunciada antes: os outros podem anulá-la com Frustrar Planos, e isso também pode ser frustrado. Se você puder responder à ação de um adversário, a pergunta virá.
lesson-dig = Para minerar, jogue uma Picareta Enferrujada ou descarte duas cartas: a carta do topo de uma pilha ao lado da sua peça vai para o seu descarte. Faça isso se puder, ou qualquer outra jogada.
lesson-event = Quem pega a última carta de uma pilha fica com o Evento dela e acrescenta uma nova peça, com novas pilhas nos lados abertos. Cuidado com o Entulho: cada um vale −1 ponto.
lesson-camp = No Acampamento você pode comprar uma Joia por turno, com Recursos da mão ou revelados: daí vem a maior parte dos seus pontos. Cartas de Ação são fabricadas ali, ou numa Bancada, em troca de cartas da mão.
lesson-reveal = Ao revelar uma carta de Recurso você pode comprar outra carta, e ela fica à sua frente. Mas um anão na mesma peça ou numa conectada pode roubar o que está revelado, menos de você no Acampamento.
lesson-end_turn = Faça o quanto suas cartas permitirem e depois encerre a fase de Atividade: você pode guardar uma carta, o resto é descartado, e você compra até ter cinco. Faça sua próxima jogada.
lesson-end = A partida acaba na hora quando é preciso uma nova pilha e restam menos de cinco cartas de Mineração, ou quando a mina se esgota. Vence quem tem mais pontos: suas cartas, 1 por 5 moedas, 2 por ter mais Entulho.
