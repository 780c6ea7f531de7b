#!/usr/bin/env node
// A bot for Underhall: reads questions from its input, writes answers to its output, one JSON object a line.
//
// Try it:  underhall match dwarf examples/bots/bot.js random --games 10
// Then make `choose` better. What the messages hold: docs/bots.md. Print nothing else to the standard output; what
// goes to the error output (console.error) is shown when the bot dies.

const readline = require('node:readline')

/** One of `question.moves`. `question.view` is all that this seat may know. */
function choose(question, game) {
  return question.moves[Math.floor(Math.random() * question.moves.length)]
}

let game = {}
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.type === 'hello') {
    answer({ type: 'ready', name: 'A bot in JavaScript' })
  } else if (message.type === 'game') {
    game = message // which game, which options, which seat is ours; wants no answer
  } else if (message.type === 'go') {
    answer({ type: 'move', number: message.number, move: choose(message, game).move })
  } // 'over': message.results[game.seat] is our share of the victory; wants no answer
})

function answer(message) {
  process.stdout.write(JSON.stringify(message) + '\n')
}
