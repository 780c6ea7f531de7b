### What the browser page says at a table of Dig Deeper Dwarf besides the game's own words: board, options, lesson.

## board
board-jewelry = Schmuck
board-actions = Aktionskarten
board-market = Markt
board-close = Schließen
board-mining = Bergbaukarten
board-events = Ereignisse
board-tiles = Plättchen
board-rubble = Geröll
board-rubble_supply = Geröllvorrat
board-left = noch { $count }
board-empty = leer
board-zoom_in = Vergrößern
board-zoom_out = Verkleinern
board-fit = Die ganze Mine zeigen
board-map = Die Mine
board-pile = Bergbaustapel
board-pile_cards = { $count } von 5 Karten
board-surprise = Überraschung
board-no_event = kein Ereignis
board-entrance = Mineneingang
board-camp = Lager
board-workbench = Werkbank
board-tile = Plättchen
board-dwarf_of = Zwerg von { $name }
board-announced = Angekündigt
board-thwarts = durchkreuzt { $name }
board-cancelled = aufgehoben
board-would_fall = fällt, wenn niemand antwortet
board-answers_now = Darf jetzt antworten:
board-decides_now = Entscheidet jetzt:
board-you = du
board-hand = Deine Hand
board-hand_short = Hand
board-draw = Nachziehstapel
board-discard = Ablagestapel
board-draw_short = Ziehen
board-discard_short = Ablage
board-revealed = Ausgelegt
board-played = Gespielt
board-before_you = Vor dir
board-basics = Grundaktionen
board-basic_cost = { $name }: { $count } abwerfen
board-used = in diesem Zug benutzt
board-barred = in dieser Runde gesperrt
board-no_cards = keine Karten auf der Hand
board-known_points = Bekannte Punkte
board-points = SP
board-coins = Münzen
board-trait = Eigenschaft
board-stands = steht auf
board-out = Aus dem Spiel
board-craft_cost =
    { $count ->
        [one] herstellen für eine Karte
       *[other] herstellen für { $count } Karten
    }
board-buy_cost = { $coins } Münzen oder { $needs }
board-choose_turn = Das neue Plättchen drehen
board-open_to = offen nach { $sides }
board-looked_at = Die obersten Karten
board-to_top = Nach oben legen
board-to_bottom = Alle unter den Stapel
board-bury = Ablegen: { $cards }
board-bury_nothing = Nichts ablegen
board-card_number = Karte { $number }
board-choose_trait = Behalte eine Eigenschaft
board-on_table = Auf dem Tisch
board-fan = Alle Karten deiner Ablage
board-standing = Mich um Antwort fragen
board-always = immer
board-if_mine = nur wenn es mich oder meine Karten trifft
board-never_this_turn = in diesem Zug nicht mehr
board-clause = Regel { $number }
board-kind_companion = Begleiter
board-kind_treasure = Schatz
board-kind_delayed = Verzögertes Ereignis
board-kind_instant = Sofortiges Ereignis
board-unknown_card = verdeckte Karte
board-more_rubble = { $count } Geröll: hier kann niemand gehen
board-flooded = geflutet: zieht höchstens 3
board-round_of = Runde { $round }, { $name } ist am Zug.
board-ways = Wege nach { $sides }
board-digs = Stapel im { $sides }
board-and = und
board-pay_with = Mit { $way } bezahlen

## buttons
buttons-pass = Passen
buttons-stop = Hier aufhören
buttons-end = Aktivitätsphase beenden
buttons-draw = Eine Karte ziehen
buttons-cancel = Mit dem Kanarienvogel aufheben
buttons-clear = Das Geröll aus dem Spiel entfernen
buttons-use_trait = Deine Eigenschaft einsetzen
buttons-stew = Deftigen Eintopf essen: 3 ziehen
buttons-otter = Mit der Höhlenotter tauschen
buttons-tunnel = Den Transporttunnel benutzen
buttons-teleport = Den Teleporter benutzen
buttons-answer = Mit dieser Karte durchkreuzen
buttons-answer_copy = Nachahmend durchkreuzen
buttons-answer_basic = Als Grundaktion durchkreuzen (2 Karten)
buttons-answer_companion = Mit Mycolus Maximus durchkreuzen
buttons-answer_trait = Mit Gut vorbereitet durchkreuzen
buttons-reveal = Auslegen
buttons-copy = Damit nachahmen
buttons-top = Eine nach oben legen
buttons-under = Alle unter den Stapel
buttons-bury = Einige davon ablegen
buttons-lay = Das Plättchen drehen
buttons-trait = Eine Eigenschaft wählen
buttons-out = Aus dem Spiel
buttons-done = Fertig

## actions
actions-move = Geh auf ein verbundenes Plättchen. Geröll hier oder dort hält dich auf.
actions-mine = Nimm die oberste Karte eines Stapels neben dir oder ein Geröll von deinem oder einem verbundenen Plättchen auf deine Ablage.
actions-steal = Nimm einem benachbarten Zwerg zufällig einen ausgelegten Rohstoff; nicht im Lager.
actions-drive = Ein Begleiter eines benachbarten Zwergs verlässt das Spiel.
actions-remove = Eine Handkarte kommt aus dem Spiel; Geröll darf auf ein verbundenes Plättchen ohne Zwerg.
actions-give = Wie Karte entfernen; Geröll darf auch auf die Ablage eines anderen.
actions-draw = Nimm die oberste Karte deines Nachziehstapels.
actions-swap = Wirf eine Handkarte ab, dann ziehe eine.
actions-investigate = Sieh dir die obersten drei Karten eines Stapels an; lege eine nach oben oder alle darunter.
actions-copy = Führe die Aktionen der zuletzt beendeten Aktionskarte aus.
actions-thwart = Hebe eine Aktion auf, die gerade jemand angekündigt hat.
actions-book = Sieh dir die obersten drei Karten deines Nachziehstapels an; lege bis zu zwei ab.
actions-crunch = Eine Geröllkarte deiner Hand kommt aus dem Spiel.

## events
events-bookling = Wirf eine Karte ab: Sieh dir die obersten drei Karten deines Nachziehstapels an und lege bis zu zwei ab.
events-crunchy_munchy = Wirf eine Karte ab: Eine Geröllkarte deiner Hand kommt aus dem Spiel.
events-diggy = Wirf eine Karte ab: Graben.
events-flying_agaric = Wirf eine Karte ab: zweimal Bewegen.
events-longfingerling = Wirf eine Karte ab: Rohstoff stehlen.
events-mycolus_maximus = Einmal je Runde, wirf eine Karte ab: Durchkreuze eine Aktion gegen dich oder deine Karten, in jedem Zug.
events-peekycillium = Wirf eine Karte ab: Forsche in einem Bergbaustapel neben dir nach.
events-shuffle_truffle = Wirf eine Karte ab: Ziehe eine Karte; und wirf eine ab, dann ziehe eine.
events-stinkhorn = Wirf eine Karte ab: Verjage einen Begleiter. Neben ihr hält es kein anderer Begleiter aus.
events-treasure = 1 SP am Ende, oder beim Kauf als sein Rohstoff. Kann nicht gestohlen werden.
events-call_of_nature = Bis du das Lager betrittst: Eine Aktionskarte ohne Bewegen oder eine andere Grundaktion als Bewegen kostet eine Karte mehr.
events-canary = Behalte ihn: Er hebt ein ausgelöstes Ereignis auf oder eines, das ein anderer benutzt.
events-cave_otter = Sitzt auf dem neuen Plättchen. Dort: Entferne 3 Geröll von der Hand und nimm den offenen Schmuck mit weniger SP.
events-vampire_bats = Bis du das Lager betrittst: Ziehe nur auf 4 Karten nach.
events-fools_gold = Das nächste Gold, das du auslegst oder von der Hand ausgibst, ist nur Geröll.
events-hearty_stew = Einmal in deinem Zug: Ziehe 3 Karten. Niemand kann das durchkreuzen.
events-cave_merchant = Wartet auf dem neuen Plättchen. Kaufe dort einmal Schmuck wie im Lager.
events-transport_tunnel = Einmal in deinem Zug: Setze einen Zwerg bis zu 5 Schritte weit auf ein Plättchen ohne Geröll.
events-teleporter = Einmal in deinem Zug: Tausche zwei Zwerge, die höchstens 5 Schritte voneinander stehen.
events-cave_in = Ein Geröll auf das neue Plättchen und eins auf deines.
events-flooded_tunnel = Wirf deine Hand ab; das Wasser trägt dich 3 Schritte zum Lager und reißt mit, wer im Weg steht.
events-monster = Alle bis drei Schritte weit werfen drei Karten ab.
events-thieving_goblins = Du verlierst deinen wertvollsten ausgelegten Rohstoff; ohne einen wirfst du die Hand ab.
events-trusty_tools = Nimm eine offene Aktionskarte kostenlos.
events-birthday_party = Alle geben einen Rohstoff oder Geröll; wer hier gegraben hat, verteilt sie, je eine Karte.

## traits
traits-agile = Einmal: Bewege dich bis zu 2-mal, auch durch Wände und über Geröll.
traits-clever = Einmal: Ziehe vier Karten.
traits-industrious = Einmal: Grabe bis zu 2-mal; gegrabenes Geröll darf aus dem Spiel.
traits-inventive = Einmal beim Herstellen an einer Werkbank: Nimm eine weitere Aktionskarte kostenlos.
traits-orderly = Einmal: Entferne zwei Geröllkarten von der Hand und ziehe eine Karte.
traits-smooth_talking = Einmal beim Kauf: Eine Rohstoffart der Kosten fällt weg.
traits-strong = Einmal: Trage ein Geröll bis zu drei Schritte weit oder aus dem Spiel, dann ziehe eine Karte.
traits-well_prepared = Einmal, jederzeit: Durchkreuze eine Aktion und führe gratis eine Grundaktion aus. Nicht aufhebbar.

## stacks
stacks-mining = Fünf davon bilden einen neuen Stapel. Reichen sie nicht mehr, ist das Spiel zu Ende.
stacks-events = Jeder neue Stapel bekommt von hier ein Ereignis.
stacks-tiles = Wo ein Stapel abgebaut ist, wird ein Plättchen gelegt.
stacks-rubble = Einsturz! und Katzengold nehmen ihr Geröll von hier.

## things
things-resource = Lege ihn vor dir aus und ziehe, wenn du willst, eine Karte; im Lager bezahlst du damit.
things-rubble = Zählt am Ende -1 SP. Wer das meiste Geröll hat, bekommt 2 SP.
things-jewelry = Kaufe ihn im Lager für Münzen oder für seine Rohstoffe.
things-crafting = Stelle sie im Lager oder an einer Werkbank her: Wirf so viele Karten ab, wie sie kostet.
things-camp = Hier kaufst du Schmuck und stellst her; niemand kann dich bestehlen. Wer einen ganzen Zug bleibt, zahlt einen Rohstoff.
things-entrance = Hier beginnen alle Zwerge; hier geht es zum Lager.
things-workbench = Hier kannst du eine Aktionskarte herstellen.
things-rubble_here = Niemand kann auf dieses Plättchen oder von ihm fort, bis das Geröll abgebaut ist.
things-shaft = Stollen sind verbunden, wo beide Seiten offen sind.
things-pile = Wer die letzte Karte nimmt, hat das Ereignis und legt dann hier ein neues Plättchen.
things-surprise = Was hier geschieht, zeigt sich erst, wenn die letzte Karte abgebaut ist.

## option_names
option_names-players = Spieler
option_names-start = Wer beginnt
option_names-action_cards = Aktionskarten
option_names-event_cards = Ereigniskarten
option_names-glueck_auf = Glück auf!: Ereignisse überraschen von unten im Stapel
option_names-traits = Eigenschaften: alle behalten eine von zweien
option_names-birthday_party = Das Promo-Ereignis Geburtstagsparty
option_names-max_rounds = Letzte Runde

## option_values
option_values-players_1 = 1, zum Üben (inoffiziell)
option_values-start_1 = Platz 1
option_values-start_2 = Platz 2
option_values-start_3 = Platz 3
option_values-start_4 = Platz 4
option_values-start_random = das Los entscheidet

## option_notes
option_notes-action_cards = Ohne sie und ohne Ereigniskarten ist es ein Spiel für den Anfang.
option_notes-max_rounds = 0: Das Spiel endet nur nach seinen eigenen Regeln.

## lesson
lesson-mine = Alle graben in einer Mine; jeder Zwerg beginnt auf dem Mineneingang neben dem Lager. An den offenen Stollenenden liegen Stapel aus fünf Bergbaukarten, jeder auf einem Ereignis, das alle lesen können.
lesson-deck = Du hältst fünf Karten deines eigenen Decks aus zwölf. Aktionskarten sagen, was sie tun; Silber ist ein Rohstoff und Münzen wert. Auch was du ausgräbst, kommt in dein Deck.
lesson-walk = Neben dem Mineneingang liegt kein Stapel, also geh zuerst los: Spiel die Alten Stiefel, oder nimm die Grundaktion und wirf eine Karte dafür ab. Jede Grundaktion zeigt, wie viele Karten sie kostet, einmal je Zug.
lesson-announce = Jede Aktion wird erst angekündigt: Andere können sie mit Pläne durchkreuzen aufheben, und auch das kann durchkreuzt werden. Könntest du auf die Aktion eines Gegners antworten, wirst du gefragt.
lesson-dig = Zum Graben spiel eine Rostige Spitzhacke oder wirf zwei Karten ab: Die oberste Karte eines Stapels neben deinem Plättchen kommt auf deine Ablage. Tu das, wenn du kannst, oder mach einen anderen Zug.
lesson-event = Wer die letzte Karte eines Stapels nimmt, bekommt sein Ereignis und legt ein neues Plättchen an, mit neuen Stapeln an den offenen Seiten. Achte auf Geröll: Jedes zählt −1 Punkt.
lesson-camp = Im Lager darfst du je Zug eine Schmuckkarte kaufen, mit Rohstoffen von der Hand oder ausgelegten: die meisten deiner Punkte. Aktionskarten stellst du dort oder an einer Werkbank her, für Handkarten.
lesson-reveal = Legst du eine Rohstoffkarte aus, darfst du eine Karte ziehen, und sie bleibt vor dir liegen. Aber ein Zwerg auf demselben oder einem verbundenen Plättchen kann Ausgelegtes stehlen, nur nicht von dir im Lager.
lesson-end_turn = Tu so viel, wie deine Karten hergeben, dann beende die Aktivitätsphase: Eine Karte darfst du behalten, der Rest wird abgelegt, und du ziehst auf fünf nach. Mach deinen nächsten Zug.
lesson-end = Das Spiel endet sofort, wenn ein neuer Stapel fällig ist und weniger als fünf Bergbaukarten übrig sind, oder wenn die Mine leer ist. Die meisten Punkte gewinnen: deine Karten, 1 je 5 Münzen, 2 für das meiste Geröll.
