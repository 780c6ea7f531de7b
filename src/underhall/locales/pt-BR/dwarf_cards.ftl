### What the tables and fields of DWARF's card file are called where people read them (`underhall cards`). Terms as in
### dwarf.ftl; what a card takes it "custa", what it brings it "dá".

## tables
tables-kind = tipos de carta
tables-starting = cartas iniciais
tables-mountain = cartas da Montanha
tables-special = cartas de Ação Especial
tables-back = lados de mina das cartas de Ação Especial

## fields
fields-kind = tipo
fields-action = ação
fields-return_iron = custa ferro
fields-return_steel = custa aço
fields-return_gold = custa ouro
fields-take_iron = dá ferro
fields-take_steel = dá aço
fields-take_gold = dá ouro
fields-take_items = dá itens
fields-attack = ataque
fields-amount = quantidade
fields-letter = letra
fields-location = local
fields-black = preto
fields-white = branco
fields-front = frente
fields-duplex = local (duplex)
