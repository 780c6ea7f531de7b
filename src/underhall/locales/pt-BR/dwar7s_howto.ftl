### "Como jogar" Dwar7s Fall e Dwar7s Duel: a página com figuras acima das cláusulas. As regras práticas são o que bench/rule_of_thumb.py joga.

## howto
howto-aim = Construam juntos um só mapa, mandem seus sete anões buscar gemas e troquem-nas por objetivos: vence quem tem mais pontos quando alguém cumpre três objetivos.
howto-turn = Seu turno: três ações, depois suas tarefas
howto-end = Quando alguém encerra um turno com três objetivos cumpridos, a rodada é jogada até o fim e a partida acaba. Seu objetivo secreto conta assim que você o revela.
howto-win = Vence quem tem mais pontos: objetivos, 3 por monstro derrotado, gemas na mão e os pontos de todas as cartas do seu reino, também os negativos.

## labels
labels-map = O mapa é de todos: qualquer um pode usar qualquer carta. O que se alcança a partir do seu castelo é o seu reino.
labels-walls = Paredes: ninguém as atravessa, e um reino acaba ali.
labels-dwarfs = Anões trabalhando. O pequeno elmo diz de quantos de uma cor a carta precisa.
labels-hand = Sua mão: um castelo, quatro minas, uma taverna, um armazém, um dragão e um gigante de gelo. Todos têm as mesmas nove cartas.
labels-goals = Objetivos de troca com seu preço em gemas, e o seu objetivo secreto.
labels-gems = Gemas e cartas de ogro que você ganhou. Com suas cartas de reino, você pode guardar nove.

## steps
steps-lay = Ação: jogar uma carta
steps-lay_text = Ao lado de qualquer carta do mapa, girada como você quiser. Com seu castelo no mapa você tem uma quarta ação, a não ser que haja um gigante de gelo no seu reino.
steps-place = Ação: colocar um anão
steps-place_text = Em qualquer carta com uma vaga. Distância e paredes não importam.
steps-move = Ação: mover um anão
steps-move_text = Para a carta vizinha com uma vaga, se não houver parede entre elas.
steps-resolve = Depois: suas tarefas
steps-resolve_text = Onde há anões seus suficientes, a carta faz seu trabalho e eles voltam para casa. Uma mina de ouro dá 2 de ouro, as outras minas, 1 gema, uma taverna, uma carta de ogro. Num castelo você desenterra uma carta coberta.
steps-store = No armazém: objetivos
steps-store_text = Três anões num armazém trocam as gemas de um objetivo aberto por esse objetivo.
steps-monster = Monstros
steps-monster_text = Minas num reino com dragão não dão nada. Cinco anões derrotam um monstro: um troféu de 3 pontos.

## tips
tips-castle = Comece pelo seu castelo. Jogue uma mina com um caminho aberto até ele quando quiser a gema dela: no fim, ela também traz pontos.
tips-goal = Busque o objetivo que dá mais pontos pelos anões que exige. Encha uma mina depois da outra, mas só pelas gemas que ainda faltam; assim que as minas cheias as trouxerem, mande três anões a um armazém.
tips-monsters = Jogue o dragão, o gigante de gelo, o armazém e a taverna abertos para o castelo de um rival e não para o seu: eles valem pontos negativos. Derrote com cinco anões qualquer monstro no seu próprio reino.
