/** Whether a table is shown in one column: on phones, and on tablets held upright. The styles use the same query. */
import { MediaQuery } from 'svelte/reactivity'

export const narrowScreen = new MediaQuery('(max-width: 699px), (max-width: 900px) and (orientation: portrait)')
