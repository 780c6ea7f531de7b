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

## names
# What cards and tiles are called.
names-old_boots = Botas Velhas
names-rusty_pickaxe = Picareta Enferrujada
names-deep_breath = Respirar Fundo
names-rummage = Remexer
names-grumble = Resmungo
names-silver = Prata
names-gold = Ouro
names-ruby = Rubi
names-diamond = Diamante
names-emerald = Esmeralda
names-rubble = Entulho
names-silver_ruby_ring = Anel de prata e rubi
names-silver_diamond_ring = Anel de prata e diamante
names-silver_emerald_ring = Anel de prata e esmeralda
names-gold_ruby_ring = Anel de ouro e rubi
names-gold_diamond_ring = Anel de ouro e diamante
names-gold_emerald_ring = Anel de ouro e esmeralda
names-silver_ruby_necklace = Colar de prata e rubi
names-silver_diamond_necklace = Colar de prata e diamante
names-silver_emerald_necklace = Colar de prata e esmeralda
names-gold_ruby_necklace = Colar de ouro e rubi
names-gold_diamond_necklace = Colar de ouro e diamante
names-gold_emerald_necklace = Colar de ouro e esmeralda
names-silver_ruby_crown = Coroa de prata e rubi
names-silver_diamond_crown = Coroa de prata e diamante
names-silver_emerald_crown = Coroa de prata e esmeralda
names-gold_ruby_crown = Coroa de ouro e rubi
names-gold_diamond_crown = Coroa de ouro e diamante
names-gold_emerald_crown = Coroa de ouro e esmeralda
names-three_stone_tiara = Tiara de Três Pedras
names-mountain_king_s_sceptre = Cetro do Rei da Montanha
names-pick_and_march = Picareta e Marcha
names-double_dig = Escavação Dupla
names-long_stride = Passo Largo
names-mine_runner = Corredor da Mina
names-cutpurse = Batedor de Carteiras
names-grab_and_go = Pega e Foge
names-spanner_in_the_works = Areia na Engrenagem
names-claim_jumper = Ladrão de Jazida
names-stubborn_beard = Barba Teimosa
names-copycat = Imitador
names-prospector_s_eye = Olho de Garimpeiro
names-surveyor = Agrimensor
names-clear_the_way = Abram Caminho
names-spring_cleaning = Faxina Geral
names-not_my_stones = Não São Minhas Pedras
names-mushroom_scarer = Espanta-Cogumelos
names-second_wind = Novo Fôlego
names-foreman_s_order = Ordem do Capataz
names-mine_entrance = Entrada da Mina
names-camp = Acampamento
names-straight = Reta
names-straight_with_workbench = Reta com Bancada
names-corner = Curva
names-corner_with_workbench = Curva com Bancada
names-tee = Bifurcação
names-tee_with_workbench = Bifurcação com Bancada
names-cross = Cruzamento
