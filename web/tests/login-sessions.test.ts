import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import Sessions from '../src/pages/Sessions.svelte'

const here = { id: 'aaaa', device: 'Firefox, Linux', created: 0, used: 86_400, expires: 9e9, current: true }
const there = { id: 'bbbb', device: '', created: 0, used: 0, expires: 9e9, current: false }
const other = { id: 'cccc', device: 'Safari, iPhone', created: 0, used: 0, expires: 9e9, current: false }
let sessions = [here, there, other]
let asked: [string, string, unknown][] = []
let refused: unknown = null

const attempt = async (work: () => Promise<void>): Promise<void> => {
  refused = null
  await work().catch((error: unknown) => (refused = error))
}

beforeEach(() => {
  sessions = [here, there, other]
  asked = []
  vi.stubGlobal('fetch', (path: string, wish: RequestInit) => {
    const body: unknown = wish.body ? JSON.parse(String(wish.body)) : null
    asked.push([wish.method!, path, body])
    if (wish.method === 'GET') return Promise.resolve(new Response(JSON.stringify(sessions)))
    if (path === '/api/me/password' && (body as { old: string }).old !== 'right password')
      return Promise.resolve(new Response(JSON.stringify({ type: 'urn:underhall:problem:wrong-password', title: 'x' }), { status: 403 }))
    sessions = path === '/api/me/sessions/cccc' ? [here, there] : [here]
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  cleanup()
  settings.language = 'en'
  vi.unstubAllGlobals()
})

describe('sessions', () => {
  it('are listed, and ended one by one or all others at once', async () => {
    const page = render(Sessions, { attempt })
    await waitFor(() => expect(page.getAllByRole('listitem', { hidden: true })).toHaveLength(3))
    const words = page.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
    expect(words[0]).toContain('Firefox, Linux, here')
    expect(words[0]).not.toContain('Log out there')
    expect(words[1]).toContain('unknown browser')
    await fireEvent.click(page.getByLabelText('Log out there: Safari, iPhone'))
    await waitFor(() => expect(page.getAllByRole('listitem', { hidden: true })).toHaveLength(2))
    expect(asked.at(-2)).toEqual(['DELETE', '/api/me/sessions/cccc', null])
    await fireEvent.click(page.getByText('Log out everywhere else'))
    await waitFor(() => expect(page.getAllByRole('listitem', { hidden: true })).toHaveLength(1))
    expect(asked.at(-2)).toEqual(['DELETE', '/api/me/sessions', null])
    expect(page.queryByText('Log out everywhere else')).toBeNull()
  })

  it('end elsewhere when the password is changed, which needs the present one', async () => {
    settings.language = 'de'
    const page = render(Sessions, { attempt })
    const change = async (old: string): Promise<void> => {
      await fireEvent.input(page.getByLabelText('Jetziges Passwort'), { target: { value: old } })
      await fireEvent.input(page.getByLabelText('Neues Passwort (mindestens 8 Zeichen)'), { target: { value: 'another password' } })
      await fireEvent.submit(page.getByLabelText('Jetziges Passwort').closest('form')!)
    }
    await change('wrong password')
    await waitFor(() => expect(String(refused)).toContain('Das Passwort stimmt nicht'))
    expect(page.getByRole('status').textContent).toBe('')
    await change('right password')
    await waitFor(() => expect(page.getByRole('status').textContent).toContain('überall sonst bist du abgemeldet'))
    expect(asked.filter(([method]) => method === 'PUT').at(-1)).toEqual(['PUT', '/api/me/password', { old: 'right password', new: 'another password' }])
    await waitFor(() => expect(page.getAllByRole('listitem', { hidden: true })).toHaveLength(1))
  })
})
