import { textBook } from '../../lib/texts.svelte'
import type { HowTo } from '../how-to-page'
import HowToPicture from './HowToPicture.svelte'
import { book } from './texts'

export const howTo: HowTo = {
  texts: textBook('dwar7s_howto'),
  pictureTexts: [book],
  Picture: HowToPicture,
  labels: ['map', 'walls', 'dwarfs', 'hand', 'goals', 'gems'],
  steps: ['lay', 'place', 'move', 'resolve', 'store', 'monster'],
  tips: ['castle', 'goal', 'monsters'],
}
