### „So wird gespielt“ für Dwar7s Fall und Dwar7s Duel: die Seite mit Bildern über den Abschnitten der Regeln. Die Faustregeln spielt bench/rule_of_thumb.py.

## howto
howto-aim = Baut zusammen an einer Landkarte, schickt eure sieben Zwerge nach Edelsteinen und tauscht sie gegen Ziele: Wer die meisten Punkte hat, wenn jemand drei Ziele erfüllt hat, gewinnt.
howto-turn = Dein Zug: drei Aktionen, dann deine Aufgaben
howto-end = Beendet jemand seinen Zug mit drei erfüllten Zielen, wird die Runde zu Ende gespielt, und das Spiel ist aus. Dein geheimes Ziel zählt, sobald du es aufdeckst.
howto-win = Die meisten Punkte gewinnen: Ziele, 3 für jedes besiegte Monster, Edelsteine auf der Hand und die Punkte aller Karten in deinem Königreich, auch die negativen.

## labels
labels-map = Die Landkarte gehört allen: Jede Karte darf von allen benutzt werden. Was von deiner Burg aus erreichbar ist, ist dein Königreich.
labels-walls = Mauern: Niemand geht hindurch, und ein Königreich endet dort.
labels-dwarfs = Zwerge bei der Arbeit. Der kleine Helm sagt, wie viele einer Farbe die Karte braucht.
labels-hand = Deine Hand: eine Burg, vier Minen, eine Taverne, ein Kramladen, ein Drache und ein Frostriese. Alle haben dieselben neun.
labels-goals = Handelsziele mit ihrem Preis in Edelsteinen, und dein geheimes Ziel.
labels-gems = Gewonnene Edelsteine und Ogerkarten. Mit deinen Königreichskarten darfst du neun behalten.

## steps
steps-lay = Aktion: Karte legen
steps-lay_text = Neben irgendeine Karte der Landkarte, gedreht, wie du willst. Liegt deine Burg, hast du eine vierte Aktion, außer in deinem Königreich ist ein Frostriese.
steps-place = Aktion: Zwerg setzen
steps-place_text = Auf irgendeine Karte mit freiem Platz. Entfernung und Mauern zählen nicht.
steps-move = Aktion: Zwerg bewegen
steps-move_text = Auf die nächste Karte mit freiem Platz, wenn keine Mauer dazwischen ist.
steps-resolve = Dann: deine Aufgaben
steps-resolve_text = Wo genug deiner Zwerge stehen, tut die Karte ihr Werk, und sie kommen heim. Eine Goldmine gibt 2 Gold, andere Minen 1 Edelstein, eine Taverne eine Ogerkarte. An einer Burg gräbst du eine verdeckte Karte aus.
steps-store = Im Kramladen: Ziele
steps-store_text = Drei Zwerge auf einem Kramladen tauschen die Edelsteine eines offenen Ziels gegen dieses Ziel.
steps-monster = Monster
steps-monster_text = Minen in einem Königreich mit Drachen geben nichts. Fünf Zwerge besiegen ein Monster: eine Trophäe für 3 Punkte.

## tips
tips-castle = Beginne mit deiner Burg. Leg eine Mine mit offenem Weg zu ihr, wenn du ihren Edelstein willst: Am Ende bringt sie auch Punkte.
tips-goal = Nimm dir das Ziel vor, das für seine Zwerge die meisten Punkte bringt. Fülle eine Mine nach der anderen, aber nur für die Edelsteine, die noch fehlen; sobald die vollen Minen sie bringen, schick drei Zwerge in einen Kramladen.
tips-monsters = Leg Drachen, Frostriesen, Kramladen und Taverne offen zur Burg eines Gegners und nicht zu deiner: Sie zählen Minuspunkte. Besiege mit fünf Zwergen jedes Monster in deinem eigenen Königreich.
