/**
 * Whether a table is shown in one column (phones, and tablets held upright), or as a board with one column beside it
 * (phones on their side). Seats are chips then, and the log is a sheet. The styles use the same queries.
 */
import { MediaQuery } from 'svelte/reactivity'

export const narrowScreen = new MediaQuery('(max-width: 699px), (max-width: 900px) and (orientation: portrait), (max-height: 480px) and (orientation: landscape)')
