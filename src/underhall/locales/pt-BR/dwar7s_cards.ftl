### What the tables and fields of the card file of Fall and Duel are called where people read them (`underhall cards`).
### Terms as in dwar7s.ftl.

## tables
tables-kingdom = cartas de reino
tables-gem = gemas
tables-goal = objetivos comerciais
tables-secret = objetivos secretos
tables-ogre = cartas de ogro
tables-trophy = troféus

## trophies
trophies-monster = monstro

## fields
fields-walls = paredes
fields-places = vagas
fields-need = anões necessários
fields-vp = pontos
fields-amount = gemas dadas
fields-gold = ouro
fields-emerald = esmeralda
fields-diamond = diamante
fields-ruby = rubi
fields-fall = Fall
fields-duel = Duel
