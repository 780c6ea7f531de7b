/** What is being looked at more closely, and on which side of the board there is room for it. */
export interface DetailsSubject {
  sort: 'place' | 'pile' | 'mountain' | 'discards'
  /** The location's or the pile's place in its list; the mine's number for decks. */
  number: number
  side: 'left' | 'right'
}
