### The words DWARF needs only on a screen of 80 columns: shorter than those in dwarf.ftl. Effects of fronts stay within
### 46 letters, attacks within 23. Terms as in dwarf.ftl; F, A and O are ferro, aço and ouro.

## screen
screen-head = { $title }   rodada { $round }   Montanha { $mountain }
screen-mine = Mina { $number }
screen-holdings = Posses
screen-specials = Ações Especiais
screen-specials_left = Ações Especiais (você ainda pode pegar { $left })
screen-empty = vazia
screen-mustered = Um exército está a postos: nenhum monstro ataca nesta rodada.
screen-orcs = Os orcs atacaram: ninguém minera nesta rodada.
screen-legend = ! ataca se ninguém estiver lá   ◆+ trabalhador extra   (◆) já usado
screen-guide_legend = ▪ para onde a carta manda { $automaton }, ▫ se já houver alguém lá
screen-guide_you = O segundo trabalhador de { $automaton } segue a carta que você escolher agora.
screen-guide_help = O segundo trabalhador de { $automaton } vai para { $location }: Pedir Ajuda vem antes.
screen-guide_card = { $automaton } segue agora a carta { $card }, para { $location }.
screen-guide_nowhere = { $automaton } segue a carta { $card } e não acha uso para um trabalhador.
screen-guide_mined = Na próxima rodada, { $automaton } segue primeiro a última carta minerada.
screen-stacks = As pilhas, da carta do topo até a do fundo:
screen-discards = Descartadas, fora do jogo:
screen-discards_1 = Descartadas da primeira Montanha, fora do jogo:
screen-discards_2 = Descartadas da segunda Montanha, fora do jogo:
screen-nothing = nenhuma
screen-leads = lidera { $number }

## columns
columns-iron = ferro
columns-steel = aço
columns-gold = ouro
columns-items = itens
columns-glory = glória

## heads
heads-iron = ferro
heads-steel = aço
heads-gold = ouro
heads-items = item
heads-glory = gló.

## short
short-item = item
short-iron = F
short-steel = A
short-gold = O

## attacks
attacks-stop_mining = ninguém minera
attacks-take_iron = todos perdem { $amount } de ferro
attacks-take_gold = todos perdem { $amount } de ouro
attacks-take_all_gold = todos ficam sem ouro
attacks-gold_to_iron = { $amount } de ouro viram ferro

## fronts
fronts-muster_an_army = nenhum monstro ataca nesta rodada
fronts-hold_a_council = cartas do topo voltam para a Montanha
fronts-sell_an_item = 1 item por 5 recursos quaisquer
fronts-past_glories = uma carta coberta volta ao topo
fronts-special_order = 5 recursos, ao menos 1 de cada, por 1 item
fronts-turn_back = carta para a Montanha, trabalhador no lugar
fronts-apprentice = um trabalhador extra ao lado do de outro
fronts-collapse_the_shafts = cartas do topo vão para o fundo das pilhas
fronts-run_amok = todas as pilhas são embaralhadas
