/** Our own drawings of the gems in a box of 24 by 24: the outline, told apart without colour, and the facets. */
import type { GemKind } from './view'

export const GEM_SHAPES: Record<GemKind, { outline: string; facets: string }> = {
  gold: { outline: 'M6.5 5.5h11L23 19H1z', facets: 'M6.5 5.5l2 4.5h7l2-4.5M8.5 10L5 19M15.5 10L19 19' },
  emerald: {
    outline: 'M8.5 1h7L20 5.5v13L15.5 23h-7L4 18.5v-13z',
    facets: 'M10 5.5h4l2 2v9l-2 2h-4l-2-2v-9zM8.5 1L10 5.5M15.5 1L14 5.5M20 5.5l-4 2M20 18.5l-4-2M15.5 23L14 18.5M8.5 23l1.5-4.5M4 18.5l4-2M4 5.5l4 2',
  },
  diamond: { outline: 'M6 3h12l5.5 6.5L12 22.5L.5 9.5z', facets: 'M.5 9.5h23M6 3l2.5 6.5l3.5 13l3.5-13L18 3M8.5 9.5L12 3l3.5 6.5' },
  ruby: {
    outline: 'M12 1c4 5.5 8.5 9 8.5 14a8.5 8.5 0 0 1-17 0c0-5 4.5-8.5 8.5-14z',
    facets: 'M12 8l4.5 6.5L12 20l-4.5-5.5zM12 1v7M3.6 15l3.9-.5M20.4 15l-3.9-.5M12 23v-3',
  },
}
