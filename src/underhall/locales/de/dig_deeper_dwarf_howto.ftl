### „So wird gespielt“ für Dig Deeper Dwarf: die Seite mit Bildern über den Abschnitten der Regeln. Die Faustregeln spielt bench/rule_of_thumb.py.

## howto
howto-aim = Grabe Rohstoffe aus einer Mine, die wächst, trage sie ins Lager und kaufe Schmuck: Die meisten Punkte gewinnen.
howto-turn = Dein Zug: so viel deine Karten hergeben, in beliebiger Reihenfolge
howto-end = Das Spiel endet sofort, wenn ein neuer Stapel fällig ist und weniger als fünf Bergbaukarten übrig sind, oder wenn in der Mine keine Bergbaukarte mehr liegt.
howto-win = Die meisten Punkte gewinnen: die auf allen deinen Karten, mit −1 für jedes Geröll, 1 je 5 Münzen und 2 für das meiste Geröll.

## labels
labels-mine = Die Mine: Zwerge gehen von Plättchen zu Plättchen, wo zwei offene Seiten sich treffen.
labels-pile = Stapel aus fünf Bergbaukarten an den offenen Enden, jeder auf einem Ereignis, das alle lesen können.
labels-camp = Das Lager: Hier kauft man Schmuck, und niemand kann dich bestehlen.
labels-hand = Deine fünf Handkarten, aus einem eigenen Deck. Was du ausgräbst, kommt in dieses Deck.
labels-jewelry = Schmuck mit seinen Punkten und seinen zwei Preisen: Münzen, oder genau diese Rohstoffe.
labels-actions = Aktionskarten mit ihrem Preis in Handkarten.

## steps
steps-actions = Handeln
steps-actions_text = Spiel eine Aktionskarte für das, was sie zeigt, oder wirf für eine Grundaktion Karten ab: 1 zum Bewegen, 2 zum Graben. Andere dürfen mit Pläne durchkreuzen antworten und eine Aktion aufheben.
steps-mine = Graben
steps-mine_text = Du nimmst die oberste Karte eines Stapels neben deinem Plättchen. Wer die letzte nimmt, bekommt das Ereignis und legt ein neues Plättchen mit neuen Stapeln an.
steps-reveal = Auslegen
steps-reveal_text = Leg eine Rohstoffkarte vor dich und zieh eine Karte. Sie bleibt dort zum Bezahlen liegen, aber Zwerge in der Nähe können sie stehlen.
steps-buy = Im Lager kaufen
steps-buy_text = Eine Schmuckkarte je Zug. Die Rohstoffe, mit denen du bezahlst, sind für immer weg. Wer seinen Zug im Lager beginnt und beendet, zahlt einen Rohstoff.
steps-craft = Herstellen
steps-craft_text = Im Lager oder an einer Werkbank wirfst du einmal je Zug Karten für eine bessere Aktionskarte ab.
steps-end = Zug beenden
steps-end_text = Behalte eine Karte, wenn du willst, leg die anderen ab und zieh auf fünf nach.

## tips
tips-reveal = Leg jede Rohstoffkarte sofort aus: Jede bringt dir eine weitere Karte.
tips-dig = Geh zum nächsten Stapel und grabe mit allem, was du hast. Bezahle Grundaktionen mit dem, was weder gräbt noch geht; kannst du eine Karte herstellen, die gräbt, tu es.
tips-buy = Sobald deine Rohstoffe für eine Schmuckkarte reichen, geh ins Lager, kauf die wertvollste und kehr zum Graben zurück.
