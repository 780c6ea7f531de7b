export const en = {
  title: 'Underhall',
  motto: 'Dwarf games by lantern light',
  skip: 'Skip to the content',
  error: 'That did not work',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment …',
  gone: 'The table server does not answer. Is it still running? We keep trying.',
  nav: { home: 'The shelf', rules: 'Rules', about: 'About', settings: 'Settings' },
  settings: {
    language: 'Language', theme: 'Light', dark: 'Lantern (dark)', light: 'Vellum (light)', speed: 'Motion',
    off: 'none', quick: 'quick', normal: 'normal', slow: 'slow', sound: 'Sounds', confirm: 'Confirm every move',
    you: 'You', name: 'Your name', save: 'Save', guest: 'You play as a guest: this browser remembers you.',
    member: 'You have an account.', password: 'Password (8 letters or more)', register: 'Create an account', login: 'Log in', logout: 'Log out',
    remove: 'Delete account and data', removeSure: 'Really delete your name, words and seats?',
  },
  home: {
    shelf: 'The shelf', play: 'Play now', against: 'against', players: '{low}–{high} players', one: '{low} players', minutes: '{low}–{high} min',
    more: 'More options', learn: 'Learn it', rules: 'Rules', yours: 'Your games', yourTurn: 'Your turn', waiting: 'Waiting for {name}',
    over: 'Over', open: 'Open tables', nobody: 'Nobody waits for players right now. Set up a table and share its link.', join: 'Sit down',
    watch: 'Watch', seatsFree: '{count} free', link: 'Join by link', linkHint: 'Paste a link or the table’s id', enter: 'Go',
    missed: 'Since you left', nothing: 'nothing happened', fan: 'An unofficial fan work, not affiliated with the designers or publishers.',
  },
  levels: { random: 'Random', greedy: 'Greedy', novice: 'Novice', adept: 'Adept', master: 'Master', grandmaster: 'Grandmaster' },
  create: {
    heading: 'A new table', game: 'Game', options: 'Rules of this table', seats: 'Who sits where', me: 'Me', openSeat: 'Open for anyone', bot: 'Opponent: {level}',
    seat: 'Seat {number}', name: 'Name of the table (optional)', visibility: 'Who may come', open: 'Everybody: listed on the shelf', link: 'Whoever has the link', private: 'Only people I invite',
    pace: 'Pace', live: 'Live', slow: 'Over days', clock: 'Time', noClock: 'no limit', perMove: 'per move', perGame: 'per game', minutes: 'minutes',
    hints: 'Hints allowed', takebacks: 'Taking back may be asked for', go: 'Set up the table', default: 'usual',
  },
  lobby: {
    heading: 'The table is set', waiting: 'The game begins when every seat is taken.', share: 'Share this link', copy: 'Copy', copied: 'Copied', sit: 'Sit here', leave: 'Stand up',
    remove: 'Remove', start: 'Begin', invite: 'Invite by name', send: 'Invite', free: 'free', commitment: 'Shuffle sealed',
  },
  table: {
    board: 'Board', seats: 'Players', log: 'What happened', talk: 'Table talk', say: 'Say something', send: 'Send', hand: 'Your hand', question: 'What is asked',
    yourTurn: 'Your turn', turnOf: '{name} decides', thinking: '{name} thinks …', someone: 'The table settles …', watching: 'You watch', undo: 'Take back', askUndo: 'Ask to take back', hint: 'Hint', moves: 'All moves',
    filter: 'Search', back: 'Back', confirm: 'Confirm', confirmMove: 'Play it', wouldDo: 'This would happen', uncertain: 'The rest hangs on hidden cards or chance.', rotate: 'Rotate',
    sending: 'sending …', stored: 'stored', reconnecting: 'Connection lost. Reconnecting …', live: 'connected', refused: 'Not possible', over: 'The game is over', resign: 'Give up', resignSure: 'Really give up this game?',
    rematch: 'Again', review: 'Replay', record: 'Download the record', home: 'To the shelf', wins: '{names} wins', winsMany: '{names} share the victory', lost: 'Nobody wins', undoAsked: '{name} would like to take back a move.', agree: 'Agree', disagree: 'Refuse',
    describe: 'The board in words', keys: 'Keys', menu: 'Menu', rules: 'Rules', left: '{name} has left.', toBot: 'Let a bot play on', done: 'That is all', expected: 'expected', noHints: 'No hints at this table',
    total: 'Result', score: 'Score', share: 'Share', drag: 'more', you: 'you', bot: 'bot', standing: 'Standing answers', forced: 'Play forced moves for me', began: 'The game began.', sat: '{name} sat down.', stood: '{name} stood up.', tookBack: '{name} took back a move.', resigned: '{name} gave up.', botTook: 'A bot plays for {name} now.', points: 'turning points',
    keyList: [
      ['Tab, arrows', 'go over what can be picked'], ['Enter', 'pick'], ['Esc', 'one step back'], ['R', 'rotate'], ['U', 'take back'], ['H', 'hint'], ['M', 'all moves'], ['L', 'log'], ['B', 'the board in words'], ['?', 'these keys'],
    ] as [string, string][],
  },
  review: {
    heading: 'Replay', step: 'Move {move} of {moves}', eyes: 'With the eyes of', spectator: 'a spectator', first: 'To the start', previous: 'One back', next: 'One on', last: 'To the end', advice: 'What would the master play?',
    branch: 'Play from here', points: 'Turning points', curve: 'Prospects', notOver: 'A game can be replayed when it is over.', against: 'against', after: 'after move {move}', asPlayed: 'as played',
  },
  rules: { heading: 'Rules', search: 'Search the rules', none: 'No clause has all these words.', english: '', open: 'Open the rules', clause: 'Clause {number}' },
  lesson: { heading: 'Your first game', next: 'Go on', end: 'Play on by yourself', leave: 'Leave the lesson', step: 'Step {step} of {steps}' },
  about: {
    heading: 'About Underhall',
    text: [
      'Underhall is a digital table for a family of dwarf games: exact to the rulebooks, with opponents that think.',
      'It is an unofficial fan work. The games belong to their designers and publishers; if you like them, get the boxes.',
      'All drawings, texts and code are our own (Apache-2.0). Pictograms are from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Type: Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), OFL.',
    ],
    credits: 'The games',
  },
}

export type Texts = typeof en
