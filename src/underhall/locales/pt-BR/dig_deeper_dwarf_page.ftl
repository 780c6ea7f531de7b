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
board-thwart_with = Frustrar com { $card }
board-let_it_be = Deixar passar
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
board-ahead = à frente de todos
board-all_points = Todos os pontos
board-vp = PV
board-jewelry_held = Joias conhecidas
board-left_short = restam { $cards }
board-mine_left = { $cards ->
        [1] Resta { $cards } carta de Mineração
       *[other] Restam { $cards } cartas de Mineração
    }; { $piles ->
        [0] o jogo acaba quando for preciso a próxima pilha nova
        [one] ainda cabe uma pilha nova antes do fim
       *[other] ainda cabem { $piles } pilhas novas antes do fim
    }
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

## lesson_stage
lesson_stage-dig = Cave sua primeira gema
lesson_stage-thwart = Frustre um plano
lesson_stage-ring = Compre seu primeiro anel

## lesson
lesson-aim = Vence quem tem mais pontos. A maioria deles está nas Joias: cave Recursos, leve-os ao Acampamento e compre ali, antes de Brokk.
lesson-mine = Esta é a mina. Você e Brokk estão na Entrada da Mina, ao lado do Acampamento. Nas pontas abertas há pilhas de cinco cartas de Mineração, cada uma sobre um Evento.
lesson-boots = Não há pilha ao lado da Entrada, então ande primeiro. Você tem cinco cartas do seu baralho: jogue Botas Velhas, que movem seu anão uma peça.
lesson-south = Agora escolha para onde. Vá para o sul: naquela peça você tem três pilhas ao lado.
lesson-pickaxe = Brokk podia ter impedido você, mas deixou. Jogue sua Picareta Enferrujada: ela pega a carta do topo de uma pilha ao seu lado.
lesson-pile = Escolha a pilha a leste, a que brilha.
lesson-basic = Uma Esmeralda! Ela vai para o seu descarte. Também dá para agir sem a carta certa: escolha a ação básica Minerar, na pilha a oeste.
lesson-pay = Uma ação básica se paga com cartas da mão, e Minerar custa duas. Pague com Botas Velhas e Remexer; do Resmungo você vai precisar.
lesson-dug = Uma Esmeralda e um Diamante num só turno. Estão no seu descarte e virão à sua mão mais tarde, quando o baralho for embaralhado.
lesson-announced = Toda ação é anunciada antes, e a ação Frustrar Planos pode impedi-la. Seu Resmungo é uma carta assim. Em seguida joga Brokk.
lesson-end_turn = Você fez o que suas cartas permitem. Encerre seu turno.
lesson-keep = Você pode guardar uma carta; depois compra até ter cinco. Guarde o Resmungo.
lesson-let = Brokk anuncia que vai para o oeste, e perguntam a você. Deixe: só andar não lhe traz nada.
lesson-grumble = Mas agora ele quer cavar. Isso vale a pena impedir: frustre com o Resmungo.
lesson-thwarted = O plano de Brokk foi frustrado: a pilha ainda tem cinco cartas, e a picareta dele foi gasta. Ele podia ter frustrado o seu Resmungo.
lesson-price = Agora vamos comprar. O anel de Prata e Esmeralda vale 5 pontos e custa uma Prata e uma Esmeralda, ou 9 moedas.
lesson-reveal = Aqui está uma Prata. Revele-a: ela fica à sua frente para pagar, e você pode comprar uma carta por ela.
lesson-breath = Respirar Fundo é uma carta que compra outra. Jogue-a.
lesson-silver = Outra Prata: revele-a também e compre uma carta. O que está revelado fica à sua frente, mas um anão por perto pode roubar. Brokk está a duas peças.
lesson-dig_again = Ainda há três pilhas ao seu lado, então cave: jogue uma Picareta Enferrujada e pegue uma carta da pilha a leste.
lesson-shuffle = Seu baralho acabou: no fim deste turno seu descarte é embaralhado, com a Esmeralda nele. Encerre seu turno e não guarde nenhuma carta.
lesson-spare = Brokk cava. Você poderia descartar duas cartas para frustrar isso, mas precisa delas agora. Deixe.
lesson-emerald = Aí está sua Esmeralda. Revele-a e compre uma carta.
lesson-home = Prata e Esmeralda: dá para o anel. Vá ao Acampamento, primeiro ao norte até a Entrada, com Botas Velhas.
lesson-camp = E agora a leste, ao Acampamento. Ali ninguém pode roubar você.
lesson-buy = Compre o anel de Prata e Esmeralda com Recursos: uma Prata e a Esmeralda.
lesson-bought = Seu primeiro anel, e você lidera com 6 pontos. Os Recursos pagos se foram; o anel está no seu baralho e conta no fim.
lesson-craft = No Acampamento e numa Bancada você também pode fabricar uma carta de Ação por turno, em troca de cartas da mão. Cartas que mineram são sempre boas.
lesson-event = Quem pega a última carta de uma pilha fica com o Evento e coloca uma nova peça, com novas pilhas. Cuidado com o Entulho: cada um vale −1 ponto.
lesson-end = A partida acaba na hora quando é preciso uma nova pilha e restam menos de cinco cartas de Mineração. Cada 5 moedas no seu baralho valem 1 ponto a mais.
lesson-free = Agora você joga por conta própria. Saia do Acampamento, cave, revele, volte para comprar. Peça uma dica quando quiser.

## lesson_why
lesson_why-boots = Aqui não há o que cavar. Primeiro ande: jogue Botas Velhas.
lesson_why-south = Ali há menos pilhas. No sul você tem três.
lesson_why-pickaxe = Você veio para cavar: jogue a Picareta Enferrujada.
lesson_why-pile = Fica para outra vez. Pegue a pilha que brilha, a leste.
lesson_why-basic = Ainda não: dá para cavar mais uma vez. Escolha a ação básica Minerar e a pilha a oeste.
lesson_why-pay = Guarde essa carta, ela logo será útil. Pague com Botas Velhas.
lesson_why-end_turn = Do Resmungo você precisa no turno de Brokk. Encerre seu turno agora.
lesson_why-keep = Sem o Resmungo, impedir Brokk custaria duas cartas. Guarde-o.
lesson_why-let = Poupe o Resmungo: ele só está andando. Deixe.
lesson_why-grumble = Se você deixar, a carta é dele. O Resmungo não custa mais nada: frustre com ele.
lesson_why-reveal = Primeiro a Prata: revele-a e você terá uma carta a mais.
lesson_why-breath = Primeiro compre, depois você sabe o que tem: jogue Respirar Fundo.
lesson_why-silver = Primeiro revele a Prata: ela traz uma carta.
lesson_why-dig_again = Agora não. Mais uma carta da pilha vale mais: jogue uma Picareta Enferrujada.
lesson_why-shuffle = Quanto antes seu turno acabar, antes vem a Esmeralda. Encerre seu turno agora.
lesson_why-spare = Duas cartas é demais para isso. Deixe.
lesson_why-emerald = Primeiro a Esmeralda: revele-a, e você pode comprar uma carta.
lesson_why-home = O anel espera no Acampamento, e você pode pagá-lo. Jogue Botas Velhas.
lesson_why-camp = Por ali você se afasta do Acampamento. Vá para o leste.
lesson_why-buy = Isso pode esperar. O anel vale 5 pontos: compre-o.
