### The words of a report's page, in Brazilian Portuguese; what the game itself says is in its own file. General terms are
### at the head of dwarf.ftl; here also:
###   taxa de vitória win rate        intervalo interval       decisão decision        final ending
###   distribuição deal               disputa match            confronto pairing       classificação rating

## page
page-title = { $title }: o que { $games } partidas dizem
page-by = Todos os lugares jogados por { $player }
page-plate_length = decisões por partida
page-plate_rounds = rodadas
page-plate_choices = jogadas à escolha
page-plate_forced = decisões sem escolha
page-plate_first = vitórias do primeiro lugar
page-plate_solo = vitórias contra o autômato
page-plate_shared = vitórias divididas
page-as_above = o jogo acima
page-middle_half = metade central de { $low } a { $high }
page-interval = 95%: de { $low } a { $high }
page-numbers = Todos os números
page-csv = Também em { $file }
page-made = Como isto foi feito
page-method = { $games } partidas, semente { $seed }, versão das regras { $rules }, motor { $engine }, cartas { $cards }. Todos os lugares foram jogados por { $player }; assim, ninguém é melhor do que ninguém: o que difere vem do jogo. Os intervalos são de 95%. As taxas de cada lugar são calculadas pelo método de Wilson; as comparações entre lugares que tiveram algo e lugares que não tiveram, pela variância entre partidas, porque os lugares de uma mesma partida não são independentes. Com muitas comparações, um em cada vinte intervalos erra por puro acaso; e o que acompanha a vitória não é necessariamente a sua causa.
page-command = A mesma página outra vez:

## headings
headings-length = Quanto dura
headings-choices = Quanto há para escolher
headings-scores = O que os vencedores têm
headings-seats = Onde sentar
headings-things = O que acompanha a vitória
headings-endings = Como acaba
headings-variants = Como diferem variantes e edições

## says
says-length = Metade das partidas leva de { $low } a { $high } decisões; a mais curta levou { $least }, a mais longa { $most }.
says-choices = Em média há { $mean } jogadas possíveis, no máximo { $most }; { $forced } das decisões são forçadas. A faixa contém a metade central de todas as partidas, a linha é a média.
says-scores = Quem tem sozinho o maior número em “{ $best }” vence em { $rate } dos casos; nada mais do que se conta no fim diz tanto, fora o que vence por regra.
says-seats_fair = Nenhum lugar é melhor do que outro, até onde { $games } partidas podem dizer.
says-seats_unfair = { $seat } vence { $rate }, quando o justo seria { $fair }: uma diferença que o acaso mal explica em { $games } partidas.
says-seats_solo = O jogador vence { $rate } das partidas.
says-things = Quantos pontos percentuais a mais vencem os lugares que tiveram algo ao menos uma vez, em relação aos que nunca tiveram. Em { $sure } de { $count } o intervalo de 95% exclui o zero; os outros estão pálidos.
says-things_none = O registro deste jogo não nomeia nada que um lugar tenha tido.
says-endings = { $share } das partidas acabam assim: { $ending }.
says-variants = Cada variante em { $each } partidas próprias; a primeira linha é o jogo acima. Vantagem do primeiro lugar em pontos percentuais sobre a parte justa.

## charts
charts-length = Distribuição da duração de uma partida
charts-decisions = decisões por partida
charts-rounds = rodadas por partida
charts-share_of_games = % das partidas
charts-share_of_decisions = % das decisões
charts-choices = Jogadas possíveis ao longo de uma partida
charts-at_decision = número da decisão
charts-legal_moves = jogadas possíveis
charts-scores = O que vencedores e outros têm no fim
charts-winners = vencedores
charts-others = outros
charts-seats = Taxa de vitória de cada lugar
charts-wins_percent = % de vitórias (tracejado: parte justa)
charts-things = Diferença na taxa de vitória entre lugares com e sem algo
charts-difference_points = pontos percentuais de vitórias a mais do que sem
charts-endings = Como as partidas acabam
charts-variants = Duração, escolhas e vantagem do lugar em cada variante
charts-first_seat_advantage = vantagem do primeiro lugar

## columns
columns-decisions = decisões
columns-rounds = rodadas
columns-games = partidas
columns-decision = decisão
columns-mean_choices = escolhas em média
columns-quartile1 = quartil inferior
columns-median = mediana
columns-quartile3 = quartil superior
columns-forced = forçadas
columns-category = categoria
columns-mean_of_winners = média dos vencedores
columns-mean_of_others = média dos outros
columns-one_leads = um lidera sozinho
columns-leader_wins = o líder vence
columns-low = de
columns-high = a
columns-seat = lugar
columns-win_rate = taxa de vitória
columns-ending = final
columns-share = parte
columns-mean_decisions = decisões em média
columns-thing = o que um lugar teve
columns-seats_with_it = lugares com isso
columns-times_a_seat = vezes por lugar
columns-win_rate_with = vitórias com isso
columns-win_rate_without = sem isso
columns-difference = diferença
columns-difference_low = de
columns-difference_high = a
columns-one_had_most = um teve mais
columns-most_wins = vitórias de quem teve mais
columns-most_low = de
columns-most_high = a
columns-variant = variante
columns-decisions_quartile1 = quartil inferior
columns-decisions_median = mediana das decisões
columns-decisions_quartile3 = quartil superior
columns-first_seat_wins = o primeiro lugar vence
columns-fair_share = parte justa
columns-shared_victories = divididas
columns-commonest_ending = final mais comum
columns-its_share = sua parte
