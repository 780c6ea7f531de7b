/** Dig Deeper Dwarf: out of the Entrance, to a pile, and what it is all for. The learner begins. */
import type { Lesson } from '../table/lesson'

export const lesson: Lesson = {
  texts: 'dig_deeper_dwarf_page',
  options: { players: 2, start: '1' },
  steps: [
    {
      text: 'mine',
      clause: 'G-48',
      look: '.board .mine',
      until: 'next',
    },
    {
      text: 'deck',
      clause: 'G-50',
      look: 'section.hand ul.hand',
      until: 'next',
    },
    {
      text: 'walk',
      clause: 'G-79',
      look: 'section.hand ul.hand, section.hand .front > .group:first-child',
      until: 'move',
    },
    {
      text: 'announce',
      clause: 'G-162',
      look: 'section.question',
      until: 'next',
    },
    {
      text: 'dig',
      clause: 'G-92',
      look: '.board [data-pick^="pile:"]',
      until: 'move',
    },
    {
      text: 'event',
      clause: 'G-125',
      look: '.board [data-pick^="pile:"]',
      until: 'next',
    },
    {
      text: 'camp',
      clause: 'G-144',
      look: '.board .market, .board .fold',
      until: 'next',
    },
    {
      text: 'reveal',
      clause: 'G-142',
      look: '[data-seat]',
      until: 'next',
    },
    {
      text: 'end_turn',
      clause: 'G-63',
      look: 'section.question',
      until: 'move',
    },
    {
      text: 'end',
      clause: 'G-247',
      look: '[data-seat]',
      until: 'next',
    },
  ],
}
