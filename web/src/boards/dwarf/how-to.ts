import { textBook } from '../../lib/texts.svelte'
import type { HowTo } from '../how-to-page'
import HowToPicture from './HowToPicture.svelte'
import { book } from './texts'

export const howTo: HowTo = {
  texts: textBook('dwarf_howto'),
  pictureTexts: [book],
  Picture: HowToPicture,
  labels: ['mine', 'mountain', 'specials', 'workers', 'holdings'],
  steps: ['mining', 'placing', 'help', 'defend', 'mine', 'forge'],
  tips: ['two', 'help', 'workers'],
}
