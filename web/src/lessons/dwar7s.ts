/** What the first games of Fall and Duel have in common: nearly everything. The learner lays the first card. */
import type { Lesson } from '../table/lesson'

/** The boxes call the place where dwarfs wait differently, and lay dragons differently. */
export function lessonFor(box: 'fall' | 'duel', options: Lesson['options']): Lesson {
  return {
    texts: 'dwar7s_page',
    options,
    steps: [
      {
        text: 'map',
        clause: 'K-70',
        look: '.middle',
        until: 'next',
      },
      {
        text: 'hand',
        clause: 'K-13',
        look: 'section.hand',
        until: 'next',
      },
      {
        text: 'turn',
        clause: 'K-18',
        look: '.middle > .head',
        until: 'next',
      },
      {
        text: 'lay',
        clause: 'K-33',
        look: '.hand [data-pick^="card:"]',
        until: 'move',
      },
      {
        text: `send_${box}`,
        clause: 'K-44',
        look: '[data-pick="pile:dwarf"]',
        until: 'move',
      },
      {
        text: 'end_turn',
        clause: 'K-17',
        look: 'section.question',
        until: 'move',
      },
      {
        text: `tasks_${box}`,
        clause: 'K-83',
        look: '.goals',
        until: 'next',
      },
      {
        text: `dragon_${box}`,
        clause: 'K-92',
        look: '[data-kind="dragon"], .hand [data-pick="card:dragon"]',
        until: 'next',
      },
      {
        text: 'opponents',
        clause: 'K-116',
        look: '[data-seat="1"], .hand .secret',
        until: 'next',
      },
      {
        text: 'end',
        clause: 'K-132',
        look: '[data-seat]',
        until: 'next',
      },
    ],
  }
}
