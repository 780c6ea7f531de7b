/** The options of Dwar7s Fall and Duel. */
import type { Option } from '../../lib/api'
import { textBook } from '../../lib/texts.svelte'
import type { OptionBook } from '../option-words'

const texts = textBook('dwar7s_page')

/** All orders of the colours for so many seats, the usual one first as the game has it. */
function orders(option: Option, players: number): string[] {
  const all = String(option.default).split('-')
  const found: string[][] = []
  const grow = (order: string[]): void => {
    if (order.length === players) found.push(order)
    else for (const colour of all) if (!order.includes(colour)) grow([...order, colour])
  }
  grow([])
  return [String(option.default), ...found.slice(1).map((order) => order.join('-'))]
}

/** All sizes of the mat: its sides are even. */
function sizes({ low, high }: Option): string[] {
  const sides = Array.from({ length: high + 1 - low }, (_, index) => low + index).filter((side) => side % 2 === 0)
  return sides.flatMap((width) => sides.map((height) => `${width}x${height}`))
}

export const options: OptionBook = {
  texts,
  options: {
    players: {},
    first_player: { choices: (option, players) => option.values.map(String).filter((one) => !(Number(one) > players)) },
    goals_to_end: {},
    table: {},
    mat_size: { only: ['table', 'mat'], choices: sizes, said: (size) => size.replace('x', ' × ') },
    open_gems: {},
    dragon_over_mine: { rare: true },
    castleless_dragon: { rare: true },
    round_cap: { rare: true },
    colours: { rare: true, choices: orders, said: (order, language) => order.split('-').map((colour) => texts.say(language, `colours-${colour}`)).join(', ') },
  },
}
