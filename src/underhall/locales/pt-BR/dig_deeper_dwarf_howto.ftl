### "Como jogar" Dig Deeper Dwarf: a página com figuras acima das cláusulas. As regras práticas são o que bench/rule_of_thumb.py joga.

## howto
howto-aim = Cave Recursos numa mina que cresce, leve-os ao Acampamento e compre Joias: vence quem tem mais pontos.
howto-turn = Seu turno: o quanto suas cartas permitirem, em qualquer ordem
howto-end = A partida acaba na hora quando é preciso uma nova pilha e restam menos de cinco cartas de Mineração, ou quando não há mais cartas de Mineração na mina.
howto-win = Vence quem tem mais pontos: os de todas as suas cartas, com −1 por Entulho, 1 a cada 5 moedas e 2 por ter mais Entulho.

## labels
labels-mine = A mina: os anões andam de peça em peça onde dois lados abertos se encontram.
labels-pile = Pilhas de cinco cartas de Mineração nas pontas abertas, cada uma sobre um Evento que todos podem ler.
labels-camp = O Acampamento: aqui se compram Joias, e ninguém pode roubar de você.
labels-hand = Sua mão de cinco cartas, de um baralho só seu. O que você cava entra nesse baralho.
labels-jewelry = Joias com seus pontos e seus dois preços: moedas, ou exatamente estes Recursos.
labels-actions = Cartas de Ação com o que custam, em cartas.

## steps
steps-actions = Agir
steps-actions_text = Jogue uma carta de Ação pelo que ela mostra, ou descarte cartas por uma ação básica: 1 para Mover, 2 para Minerar. Os outros podem responder com Frustrar Planos e anular uma ação.
steps-mine = Cavar
steps-mine_text = Você pega a carta do topo de uma pilha ao lado da sua peça. Quem pega a última fica com o Evento e acrescenta uma nova peça com novas pilhas.
steps-reveal = Revelar
steps-reveal_text = Ponha uma carta de Recurso à sua frente e compre uma carta. Ela fica ali para pagar, mas anões por perto podem roubá-la.
steps-buy = Comprar no Acampamento
steps-buy_text = Uma Joia por turno. Os Recursos usados no pagamento saem do jogo. Quem começa e termina o turno no Acampamento paga um Recurso.
steps-craft = Fabricar
steps-craft_text = No Acampamento ou numa Bancada, uma vez por turno, descarte cartas em troca de uma carta de Ação melhor.
steps-end = Encerrar o turno
steps-end_text = Guarde uma carta, se quiser, descarte as outras e compre até ter cinco.

## tips
tips-reveal = Revele na hora cada carta de Recurso: cada uma traz outra carta.
tips-dig = Ande até a pilha mais próxima e cave com tudo o que tiver. Pague as ações básicas com o que não minera nem anda; se puder fabricar uma carta que minera, fabrique.
tips-buy = Assim que seus Recursos pagarem uma Joia, vá ao Acampamento, compre a mais valiosa e volte a cavar.
