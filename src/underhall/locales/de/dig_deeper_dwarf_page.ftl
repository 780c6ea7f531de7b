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
board-thwart_with = Mit { $card } durchkreuzen
board-let_it_be = Geschehen lassen
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
board-ahead = vor allen anderen
board-all_points = Alle Punkte
board-vp = SP
board-jewelry_held = Bekannter Schmuck
board-left_short = noch { $cards }
board-mine_left = { $cards ->
        [one] { $cards } Bergbaukarte ist übrig
       *[other] { $cards } Bergbaukarten sind übrig
    }; { $piles ->
        [0] das Spiel endet, wenn der nächste neue Stapel nötig ist
        [one] ein neuer Stapel kann noch gelegt werden, bevor das Spiel endet
       *[other] { $piles } neue Stapel können noch gelegt werden, bevor das Spiel endet
    }
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

## lesson_stage
lesson_stage-dig = Grabe deinen ersten Edelstein aus
lesson_stage-thwart = Durchkreuze einen Plan
lesson_stage-ring = Kauf deinen ersten Ring

## lesson
lesson-aim = Wer die meisten Punkte hat, gewinnt. Die meisten stehen auf Schmuck: Grabe Rohstoffe aus, trage sie ins Lager und kauf ihn dort, bevor Brokk es tut.
lesson-mine = Das ist die Mine. Du und Brokk steht auf dem Mineneingang neben dem Lager. An den offenen Stollenenden liegen Stapel aus fünf Bergbaukarten auf je einem Ereignis.
lesson-boots = Neben dem Eingang liegt kein Stapel, also geh erst los. Du hältst fünf Karten deines eigenen Decks: Spiel Alte Stiefel, sie bringen dich ein Plättchen weiter.
lesson-south = Nun wähle, wohin. Geh nach Süden: Auf dem Plättchen dort hast du drei Stapel neben dir.
lesson-pickaxe = Brokk hätte dich aufhalten können, ließ dich aber gehen. Spiel deine Rostige Spitzhacke: Sie nimmt die oberste Karte eines Stapels neben dir.
lesson-pile = Wähle den Stapel im Osten, den, der leuchtet.
lesson-basic = Ein Smaragd! Er kommt auf deine Ablage. Es geht auch ohne passende Karte: Wähle die Grundaktion Graben am Stapel im Westen.
lesson-pay = Grundaktionen bezahlst du mit Handkarten, Graben mit zweien. Nimm Alte Stiefel und Herumkramen; Murren brauchst du noch.
lesson-dug = Ein Smaragd und ein Diamant in einem Zug. Sie liegen auf deiner Ablage und kommen später auf deine Hand, wenn dein Deck gemischt wird.
lesson-announced = Jede Aktion wird erst angekündigt, und die Aktion Pläne durchkreuzen kann sie aufhalten. Dein Murren ist so eine Karte. Gleich ist Brokk am Zug.
lesson-end_turn = Du hast getan, was deine Karten hergeben. Beende deinen Zug.
lesson-keep = Eine Karte darfst du behalten; dann ziehst du auf fünf nach. Behalte Murren.
lesson-let = Brokk kündigt an, dass er nach Westen geht, und du wirst gefragt. Lass ihn: Das Gehen allein bringt ihm nichts.
lesson-grumble = Aber jetzt will er graben. Das aufzuhalten lohnt sich: Durchkreuze es mit Murren.
lesson-thwarted = Brokks Plan ist durchkreuzt: Der Stapel hat noch alle fünf Karten, und seine Spitzhacke ist verbraucht. Er hätte auch dein Murren durchkreuzen können.
lesson-price = Nun wird gekauft. Der Ring aus Silber und Smaragd ist 5 Punkte wert und kostet ein Silber und einen Smaragd, oder 9 Münzen.
lesson-reveal = Hier ist ein Silber. Leg es aus: Es liegt dann zum Bezahlen vor dir, und du darfst eine Karte dafür ziehen.
lesson-breath = Tief Luft holen ist eine Karte, mit der du eine weitere ziehst. Spiel sie.
lesson-silver = Noch ein Silber: Leg es auch aus und zieh. Ausgelegtes bleibt vor dir liegen, doch ein Zwerg in der Nähe könnte es stehlen. Brokk ist zwei Plättchen weit weg.
lesson-dig_again = Neben dir liegen immer noch drei Stapel, also grabe: Spiel eine Rostige Spitzhacke und nimm eine Karte vom Stapel im Osten.
lesson-shuffle = Dein Nachziehstapel ist leer: Am Ende dieses Zugs wird deine Ablage gemischt, mit dem Smaragd darin. Beende deinen Zug und behalte keine Karte.
lesson-spare = Brokk gräbt. Du könntest zwei Karten abwerfen und seinen Plan durchkreuzen, aber du brauchst sie jetzt. Lass ihn.
lesson-emerald = Da ist dein Smaragd. Leg ihn aus und zieh.
lesson-home = Silber und Smaragd: Das reicht für den Ring. Geh ins Lager, zuerst nach Norden zum Eingang, mit Alten Stiefeln.
lesson-camp = Und nun nach Osten, ins Lager. Dort kann dich niemand bestehlen.
lesson-buy = Kauf den Ring aus Silber und Smaragd mit Rohstoffen: mit einem Silber und dem Smaragd.
lesson-bought = Dein erster Ring, und du führst mit 6 Punkten. Die Rohstoffe sind weg; der Ring ist in deinem Deck und zählt am Ende.
lesson-craft = Im Lager und an einer Werkbank darfst du je Zug auch eine Aktionskarte herstellen, für Handkarten. Karten, die graben, sind immer gut.
lesson-event = Wer die letzte Karte eines Stapels nimmt, bekommt das Ereignis und legt ein neues Plättchen mit neuen Stapeln an. Hüte dich vor Geröll: Jedes zählt −1 Punkt.
lesson-end = Das Spiel endet sofort, wenn ein neuer Stapel fällig ist und weniger als fünf Bergbaukarten übrig sind. Je 5 Münzen in deinem Deck zählen 1 Punkt mehr.
lesson-free = Jetzt spielst du allein. Verlass das Lager, grabe, leg aus, komm zum Kaufen zurück. Frag mich nach einem Tipp, wann du magst.

## lesson_why
lesson_why-boots = Hier gibt es nichts zu graben. Erst losgehen: Spiel Alte Stiefel.
lesson_why-south = Dort liegen weniger Stapel. Im Süden hast du drei.
lesson_why-pickaxe = Du bist zum Graben hier: Spiel die Rostige Spitzhacke.
lesson_why-pile = Ein andermal. Nimm den leuchtenden Stapel, den im Osten.
lesson_why-basic = Noch nicht: Du kannst noch einmal graben. Wähle die Grundaktion Graben und den Stapel im Westen.
lesson_why-pay = Behalte diese Karte, sie wird dir bald nützen. Bezahle mit Alten Stiefeln.
lesson_why-end_turn = Dein Murren brauchst du, wenn Brokk am Zug ist. Beende jetzt deinen Zug.
lesson_why-keep = Ohne Murren könntest du Brokk nur für zwei Karten aufhalten. Behalte es.
lesson_why-let = Spar dir dein Murren: Er geht ja nur. Lass ihn.
lesson_why-grumble = Lässt du ihn, hat er die Karte. Murren kostet dich sonst nichts: Durchkreuze es damit.
lesson_why-reveal = Erst das Silber: Leg es aus, dann hast du eine Karte mehr.
lesson_why-breath = Zieh erst, dann weißt du, was du hast: Spiel Tief Luft holen.
lesson_why-silver = Erst leg das Silber aus: Es bringt dir eine Karte.
lesson_why-dig_again = Nicht jetzt. Noch eine Karte vom Stapel ist mehr wert: Spiel eine Rostige Spitzhacke.
lesson_why-shuffle = Je eher du endest, desto eher kommt der Smaragd. Beende jetzt deinen Zug.
lesson_why-spare = Zwei Karten sind dafür zu viel. Lass ihn.
lesson_why-emerald = Erst der Smaragd: Leg ihn aus, dann darfst du ziehen.
lesson_why-home = Der Ring wartet im Lager, und du kannst ihn bezahlen. Spiel Alte Stiefel.
lesson_why-camp = Dort geht es vom Lager weg. Geh nach Osten.
lesson_why-buy = Das kann warten. Der Ring bringt 5 Punkte: Kauf ihn.
