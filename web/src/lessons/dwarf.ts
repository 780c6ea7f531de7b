/** DWARF: two rounds' worth of placing workers. */
import type { Lesson } from '../table/lesson'

export const lesson: Lesson = {
  texts: 'dwarf_page',
  options: { players: 2 },
  steps: [
    {
      text: 'mine',
      clause: 'D-1',
      look: '.places',
      until: 'next',
    },
    {
      text: 'cards',
      clause: 'D-6',
      look: '.places .band',
      until: 'next',
    },
    {
      text: 'seats',
      clause: 'D-19',
      look: '[data-seat]',
      until: 'next',
    },
    {
      text: 'place',
      clause: 'D-34',
      look: '.places',
      until: 'move',
    },
    {
      text: 'order',
      clause: 'D-30',
      look: 'section.question',
      until: { question: 'second_turns' },
    },
    {
      text: 'second',
      clause: 'D-36',
      look: '.places',
      until: 'move',
    },
    {
      text: 'carried_out',
      clause: 'D-50',
      look: '.places',
      until: 'next',
    },
    {
      text: 'monsters',
      clause: 'D-64',
      look: '.places .card.defend',
      until: 'next',
    },
    {
      text: 'specials',
      clause: 'D-41',
      look: '.piles',
      until: 'next',
    },
    {
      text: 'end',
      clause: 'D-79',
      look: '[data-seat]',
      until: 'next',
    },
  ],
}
