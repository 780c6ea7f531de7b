### What people are told while they are away: by push to a browser, by mail, by Discord, by ntfy.

## title
title-turn = { $game }: it is your turn
title-undo = { $game }: { $name } asks to take back
title-over = { $game }: the game is over
title-invited = { $name } invites you to { $game }
title-invited_nameless = You are invited to { $game }
title-again = { $game }: { $name } would like to play again
title-round = { $game }: your next table is ready
title-trial = A notice from Underhall
title-digest = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}

## text
text-others = With { $others }.
text-table = Table “{ $title }”.
text-trial = It works: here you hear when a game waits for you.

## digest
digest-line = { $game } with { $others }: { $days ->
    [0] since today
    [one] for a day
   *[other] for { $days } days
}

## mail
mail-why = You get this mail because you asked for it in the Settings of Underhall. There you can stop it.
mail-code_subject = Underhall: { $code } is your code
mail-code = Type { $code } into the Settings of Underhall to get notices at this address. If you did not ask for this, do nothing: no further mail will come.
