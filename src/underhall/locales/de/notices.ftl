### What people are told while they are away: by push to a browser, by mail, by Discord, by ntfy.

## title
title-turn = { $game }: Du bist am Zug
title-undo = { $game }: { $name } möchte zurücknehmen
title-over = { $game }: Die Partie ist zu Ende
title-invited = { $name } lädt dich zu { $game } ein
title-invited_nameless = Du bist zu { $game } eingeladen
title-again = { $game }: { $name } möchte noch einmal spielen
title-round = { $game }: Dein nächster Tisch ist bereit
title-trial = Eine Nachricht von Underhall
title-digest = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}

## text
text-others = Mit { $others }.
text-table = Tisch „{ $title }“.
text-trial = Es klappt: Hier erfährst du, wenn eine Partie auf dich wartet.

## digest
digest-line = { $game } mit { $others }: { $days ->
    [0] seit heute
    [one] seit einem Tag
   *[other] seit { $days } Tagen
}

## mail
mail-why = Du bekommst diese Mail, weil du sie in den Einstellungen von Underhall bestellt hast. Dort kannst du sie abbestellen.
mail-code_subject = Underhall: { $code } ist dein Code
mail-code = Gib { $code } in den Einstellungen von Underhall ein, um Nachrichten an diese Adresse zu bekommen. Hast du das nicht gewollt, tu nichts: Es kommt keine weitere Mail.
