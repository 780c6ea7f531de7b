### The words of a report's page; what the game itself says is in its own file.

## page
page-title = { $title }: was { $games } Partien sagen
page-by = Alle Plätze gespielt von { $player }
page-plate_length = Entscheidungen je Partie
page-plate_rounds = Runden
page-plate_choices = Züge zur Wahl
page-plate_forced = Entscheidungen ohne Wahl
page-plate_first = Siege des ersten Platzes
page-plate_solo = Siege gegen den Automaten
page-plate_shared = geteilte Siege
page-as_above = das Spiel von oben
page-middle_half = mittlere Hälfte { $low } bis { $high }
page-interval = 95 %: { $low } bis { $high }
page-numbers = Alle Zahlen
page-csv = Auch als { $file }
page-made = Wie dies entstand
page-method = { $games } Partien, Startzahl { $seed }, Regelversion { $rules }, Engine { $engine }, Karten { $cards }. Alle Plätze spielte { $player }, niemand ist also besser als die anderen: Was sich unterscheidet, kommt aus dem Spiel. Bereiche gelten zu 95 %. Quoten einzelner Plätze sind nach Wilson berechnet; Vergleiche zwischen Plätzen mit und ohne etwas nach der Streuung zwischen Partien, weil die Plätze einer Partie nicht unabhängig sind. Bei vielen Vergleichen verfehlt einer von zwanzig Bereichen schon zufällig sein Ziel; und was mit Siegen einhergeht, muss nicht ihre Ursache sein.
page-command = Dieselbe Seite noch einmal:

## headings
headings-length = Wie lange es dauert
headings-choices = Wie viel es zu wählen gibt
headings-scores = Was Sieger haben
headings-seats = Wo man sitzt
headings-things = Was mit Siegen einhergeht
headings-endings = Wie es endet
headings-variants = Wie sich Varianten und Ausgaben unterscheiden

## says
says-length = Die Hälfte aller Partien dauert { $low } bis { $high } Entscheidungen; die kürzeste { $least }, die längste { $most }.
says-choices = Im Mittel gibt es { $mean } mögliche Züge, höchstens { $most }; { $forced } der Entscheidungen sind erzwungen. Das Band umfasst die mittlere Hälfte aller Partien, die Linie ist das Mittel.
says-scores = Wer allein am meisten hat bei »{ $best }«, gewinnt in { $rate } der Fälle; nichts anderes am Ende sagt mehr, abgesehen von dem, was laut Regel gewinnt.
says-seats_fair = Kein Platz ist besser als ein anderer, soweit { $games } Partien das zeigen.
says-seats_unfair = { $seat } gewinnt { $rate }, gerecht wären { $fair }: ein Unterschied, den der Zufall bei { $games } Partien kaum erklärt.
says-seats_solo = Der Spieler gewinnt { $rate } der Partien.
says-things = Um wie viele Prozentpunkte Plätze häufiger gewinnen, die etwas mindestens einmal hatten, als Plätze ohne es. Bei { $sure } von { $count } schließt der 95-%-Bereich die Null aus; die übrigen sind blass.
says-things_none = Das Protokoll dieses Spiels nennt nichts, was ein Platz hatte.
says-endings = { $share } der Partien enden so: { $ending }.
says-variants = Jede Variante in { $each } eigenen Partien; die erste Zeile ist das Spiel von oben. Vorteil des ersten Platzes in Prozentpunkten über dem gerechten Anteil.

## charts
charts-length = Verteilung der Spiellänge
charts-decisions = Entscheidungen je Partie
charts-rounds = Runden je Partie
charts-share_of_games = % der Partien
charts-share_of_decisions = % der Entscheidungen
charts-choices = Mögliche Züge im Verlauf einer Partie
charts-at_decision = Nummer der Entscheidung
charts-legal_moves = mögliche Züge
charts-scores = Was Sieger und andere am Ende haben
charts-winners = Sieger
charts-others = andere
charts-seats = Siegquote jedes Platzes
charts-wins_percent = % der Siege (gestrichelt: gerechter Anteil)
charts-things = Unterschied der Siegquote zwischen Plätzen mit und ohne etwas
charts-difference_points = Prozentpunkte mehr Siege als ohne
charts-endings = Wie Partien enden
charts-variants = Länge, Wahl und Vorteil des Platzes in jeder Variante
charts-first_seat_advantage = Vorteil des ersten Platzes

## columns
columns-decisions = Entscheidungen
columns-rounds = Runden
columns-games = Partien
columns-decision = Entscheidung
columns-mean_choices = Wahl im Mittel
columns-quartile1 = unteres Viertel
columns-median = Median
columns-quartile3 = oberes Viertel
columns-forced = erzwungen
columns-category = Kategorie
columns-mean_of_winners = Mittel der Sieger
columns-mean_of_others = Mittel der anderen
columns-one_leads = einer führt allein
columns-leader_wins = Führender gewinnt
columns-low = von
columns-high = bis
columns-seat = Platz
columns-win_rate = Siegquote
columns-ending = Ende
columns-share = Anteil
columns-mean_decisions = Entscheidungen im Mittel
columns-thing = was ein Platz hatte
columns-seats_with_it = Plätze damit
columns-times_a_seat = Male je Platz
columns-win_rate_with = Siege damit
columns-win_rate_without = ohne
columns-difference = Unterschied
columns-difference_low = von
columns-difference_high = bis
columns-one_had_most = einer hatte am meisten
columns-most_wins = Siege dessen, der am meisten hatte
columns-most_low = von
columns-most_high = bis
columns-variant = Variante
columns-decisions_quartile1 = unteres Viertel
columns-decisions_median = Entscheidungen (Median)
columns-decisions_quartile3 = oberes Viertel
columns-first_seat_wins = erster Platz gewinnt
columns-fair_share = gerechter Anteil
columns-shared_victories = geteilt
columns-commonest_ending = häufigstes Ende
columns-its_share = sein Anteil
