### What the tables and fields of Dig Deeper Dwarf's card file are called where people read them (`underhall cards`).
### Terms as in dig_deeper_dwarf.ftl. The sides are N norte, L leste, S sul, O oeste.

## tables
tables-start = baralho inicial de cada jogador
tables-mining = cartas de Mineração
tables-extra = Entulho adicional
tables-jewelry = Joias
tables-action = cartas de Ação
tables-treasure = Tesouros
tables-basic = ações básicas
tables-tile = peças da mina

## fields
fields-name = em inglês
fields-german = em alemão
fields-quantity = quantidade
fields-actions = ações
fields-resource = Recurso
fields-needs = Recursos necessários
fields-coins = moedas
fields-cost = custo
fields-vp = pontos
fields-sides = lados abertos
fields-workbench = Bancada

## letters
letters-N = N
letters-E = L
letters-S = S
letters-W = O

## answers
answers-yes = sim
answers-no = não
