import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ui } from '../src/boards/dwarf'
import Board from '../src/boards/dwarf/Board.svelte'
import Seat from '../src/boards/dwarf/Seat.svelte'
import type { DwarfView } from '../src/boards/dwarf/view'
import { Picker } from '../src/lib/picker-state.svelte'
import type { Move } from '../src/lib/pick-tree'
import type { Language } from '../src/lib/settings.svelte'
import { position, players, wordsIn } from './dwarf-fixtures'

// jsdom has no media queries; svelte/motion asks for one when it is loaded.
vi.hoisted(() => {
  globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} })) as unknown as typeof matchMedia
})

afterEach(cleanup)

function sit(name: string, language: Language = 'en', ghost: DwarfView | null = null) {
  const { view, moves } = position(name)
  const played: Move[] = []
  const picker = new Picker((move) => played.push(move))
  picker.ask(moves)
  const clause = vi.fn()
  const props = { view, ghost, words: wordsIn(language), picker, players: players.slice(0, view.seats.length), viewer: view.viewer, language, clause }
  return { props, view, moves, picker, played, clause }
}

const POSITIONS = ['dwarf-two', 'dwarf-four', 'dwarf-five', 'dwarf-solo', 'dwarf-pnp', 'dwarf-sell', 'dwarf-order', 'dwarf-recall', 'dwarf-orcs', 'dwarf-solo-first']

describe('the board', () => {
  it.each(POSITIONS)('draws every first pick of %s but declining', async (name) => {
    const { props, picker } = sit(name)
    render(Board, { props })
    await tick()
    expect(picker.undrawn.filter((candidate) => candidate !== 'decline')).toEqual([])
  })

  it.each(['en', 'de'] as const)('has words for every pick (%s)', (language) => {
    const words = wordsIn(language)
    for (const name of POSITIONS) {
      const { view, moves } = position(name)
      for (const pick of new Set(moves.flatMap((move) => move.picks))) {
        const told = ui.label(pick, words, view, language)
        expect(told.length, pick).toBeGreaterThan(3)
        expect(told, pick).not.toMatch(/:\S|[_{}]|undefined/)
      }
    }
  })

  it('plays a location with one click and says what it is', async () => {
    const { props, played } = sit('dwarf-two')
    render(Board, { props })
    await fireEvent.click(screen.getByRole('button', { name: /^Location 4, Dragon\. .*Attacks this round unless somebody stands here: you would lose 1 gold\.$/ }))
    expect(played.map((move) => move.text)).toEqual(['place 4'])
  })

  it('asks how a Special Action is paid on the pile itself', async () => {
    const { props, played } = sit('dwarf-four')
    render(Board, { props })
    await fireEvent.click(screen.getByRole('button', { name: /Sell an Item\. 1 item for any 5/ }))
    await tick()
    await fireEvent.click(screen.getByRole('button', { name: 'pay with both workers' }))
    expect(played.map((move) => move.text)).toEqual(['special 2 with workers'])
  })

  it('fans out a stack, and a covered card is picked there for Past Glories', async () => {
    const { props, played, moves } = sit('dwarf-recall')
    render(Board, { props })
    const move = moves[0]!
    const place = move.picks[0]!.slice('location:'.length)
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Location ${place},`) }))
    await tick()
    const dialog = screen.getByRole('dialog')
    const card = dialog.querySelector<HTMLElement>(`[data-pick="${move.picks[1]!}"]`)!
    expect(card.classList.contains('can-pick')).toBe(true)
    await fireEvent.click(card)
    expect(played).toEqual([move])
  })

  it('shows a closer look with its clause, and Escape closes it', async () => {
    const { props, clause } = sit('dwarf-two')
    render(Board, { props })
    await fireEvent.click(screen.getByRole('button', { name: 'Location 4: look at the stack of 3' }))
    const dialog = screen.getByRole('dialog', { name: '4 · Dragon' })
    expect(within(dialog).getByText('Orc Raiders')).toBeTruthy()
    expect(dialog.textContent).not.toMatch(/D-\d/) // bug 33: the number is said when pointed at
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Rule D-126' }))
    expect(clause).toHaveBeenCalledWith('D-126')
    await fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells what is left in the Mountain', async () => {
    const { props } = sit('dwarf-two', 'de')
    render(Board, { props })
    await fireEvent.click(screen.getByRole('button', { name: 'Bergstapel: noch 31 Karten' }))
    expect(within(screen.getByRole('dialog')).getByText('Legierter Stahl')).toBeTruthy()
  })

  it('explains where the automaton would go', async () => {
    const { props, picker } = sit('dwarf-solo-first')
    render(Board, { props })
    picker.looked = 'location:9'
    await tick()
    expect(screen.getByText(/^Eldhúsfífl would answer on \d: the (black|white) dwarf on /)).toBeTruthy()
    expect(document.querySelectorAll('.coming')).toHaveLength(2)
  })

  it('offers every mix of five resources as a tile', async () => {
    const { props, played } = sit('dwarf-sell')
    render(Board, { props })
    await fireEvent.click(screen.getByRole('button', { name: '2 iron, 2 steel and 1 gold' }))
    expect(played.map((move) => move.text)).toEqual(['sell for 2i+2s+1g'])
  })

  it('shows nothing to pick to a spectator', () => {
    const { props } = sit('dwarf-two')
    const { spectator } = position('dwarf-two')
    props.picker.ask([])
    render(Board, { props: { ...props, view: spectator, viewer: -1 } })
    expect(document.querySelectorAll('.can-pick')).toHaveLength(0)
    expect(document.querySelectorAll('.place')).toHaveLength(9)
  })
})

describe('a seat', () => {
  it('tells holdings, who leads, what monsters would take', () => {
    const { props } = sit('dwarf-two')
    render(Seat, { props: { ...props, seat: 1, compact: false } })
    expect(screen.getByText('6 gold, leads gold, monsters threaten: −1')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'workers in hand: 1, extra workers in the supply: 2' })).toBeTruthy()
  })

  it('shows what a move would change', () => {
    const { view } = position('dwarf-two')
    const ghost = { ...view, seats: view.seats.map((seat) => ({ ...seat, iron: seat.iron + 3 })) }
    const { props } = sit('dwarf-two', 'en', ghost)
    render(Seat, { props: { ...props, seat: 0, compact: false } })
    expect(screen.getByText('21 iron, would change by +3')).toBeTruthy()
  })
})

describe('in words', () => {
  it.each(['en', 'de'] as const)('describes the whole table (%s)', (language) => {
    const { props, view } = sit('dwarf-two', language)
    const lines = ui.describe(view, props.words, props.players, language)
    expect(lines).toHaveLength(1 + 9 + 1 + 3 + 2)
    expect(lines.join(' ')).not.toMatch(/[{}]|undefined/)
    expect(lines[0]).toBe(language === 'en' ? 'Round 11, start player: Brokk.' : 'Runde 11, Startspieler: Brokk.')
  })

  it('shakes the location an attack comes from', () => {
    expect(ui.shakes!['attacks']!({ location: 12 })).toBe('[data-place="2.4"]')
  })
})
