import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import Notices from '../src/pages/Notices.svelte'

const way = { id: 'w', kind: 'mail', address: 'ann@example.org', here: false, confirmed: false, hour: -1, zone: '', created: 0, failures: 0 }
let ways = [way]
let asked: [string, string, unknown][] = []
let refused = ''

const attempt = async (work: () => Promise<void>): Promise<void> => {
  refused = ''
  await work().catch((error: unknown) => (refused = (error as Error).message))
}

beforeEach(() => {
  ways = []
  asked = []
  vi.stubGlobal('fetch', (path: string, wish: RequestInit) => {
    const body: unknown = wish.body ? JSON.parse(String(wish.body)) : null
    if (wish.method === 'GET') return Promise.resolve(new Response(JSON.stringify({ ways, mail: true, push_key: 'BKey' })))
    asked.push([wish.method!, path, body])
    if (wish.method === 'POST' && path.startsWith('/api/my/notices?')) ways = [way]
    if (path.endsWith('/confirm')) ways = [{ ...way, confirmed: true }]
    if (wish.method === 'PATCH') ways = [{ ...way, confirmed: true, hour: 18 }]
    return Promise.resolve(new Response(JSON.stringify(ways[0] ?? {})))
  })
})
afterEach(() => {
  cleanup()
  settings.language = 'en'
  vi.unstubAllGlobals()
})

describe('notices', () => {
  it('by mail are added, confirmed, tried out and gathered at an hour', async () => {
    settings.language = 'de'
    const page = render(Notices, { attempt })
    const mail = await page.findByLabelText('Deine Mailadresse')
    await fireEvent.input(mail, { target: { value: ' ann@example.org' } })
    await fireEvent.submit(mail.closest('form')!)
    expect(asked.pop()).toEqual(['POST', '/api/my/notices?lang=de', { kind: 'mail', address: 'ann@example.org', p256dh: '', auth: '' }])
    const code = await page.findByLabelText('Code aus der Mail')
    expect(page.queryByText('Schick mir jetzt eine')).toBeNull()
    await fireEvent.input(code, { target: { value: '042195' } })
    await fireEvent.submit(code.closest('form')!)
    expect(asked.pop()).toEqual(['POST', '/api/my/notices/w/confirm', { code: '042195' }])
    await fireEvent.click(await page.findByText('Schick mir jetzt eine'))
    expect(asked.pop()).toEqual(['POST', '/api/my/notices/w/try', {}])
    await page.findByText('Abgeschickt. Sie sollte gleich da sein.')
    await fireEvent.change(page.getByLabelText('Partien über Tage'), { target: { value: '18' } })
    expect(asked.pop()).toEqual(['PATCH', '/api/my/notices/w', { hour: 18, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }])
    await waitFor(() => expect((page.getByLabelText('Partien über Tage') as HTMLSelectElement).value).toBe('18'))
  })

  it('by push need a safe page, and a person who agrees', async () => {
    const first = render(Notices, { attempt })
    await first.findByText(/only show notices from a page with https/)
    cleanup()
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') })
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
    const page = render(Notices, { attempt })
    await fireEvent.click(await page.findByText('Tell me in this browser'))
    await waitFor(() => expect(refused).toContain('allow them in its settings'))
    expect(asked).toEqual([])
  })
})
