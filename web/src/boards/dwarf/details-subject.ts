/** What the panel with details shows, and on which side of the board there is room for the panel. */
export interface DetailsSubject {
  sort: 'place' | 'pile' | 'mountain' | 'discards'
  /** The index of the location or pile in its list; for decks the number of the mine. */
  number: number
  side: 'left' | 'right'
}
