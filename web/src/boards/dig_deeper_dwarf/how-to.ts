import { textBook } from '../../lib/texts.svelte'
import type { HowTo } from '../how-to-page'
import HowToPicture from './HowToPicture.svelte'
import { book, cardBook } from './texts'

export const howTo: HowTo = {
  texts: textBook('dig_deeper_dwarf_howto'),
  pictureTexts: [book, cardBook],
  Picture: HowToPicture,
  labels: ['mine', 'pile', 'camp', 'hand', 'jewelry', 'actions'],
  steps: ['actions', 'mine', 'reveal', 'buy', 'craft', 'end'],
  tips: ['reveal', 'dig', 'buy'],
}
