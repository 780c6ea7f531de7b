// The page without a server: what lies beside it as files, what goes to the engine, and lines that come and go.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocalTransport, type EnginePort, type ThinkerPort } from '../src/site/local-transport'
import type { FromEngine, FromThinker, ToEngine, ToThinker } from '../src/site/messages'
import { startup } from '../src/site/startup.svelte'

const asked: string[] = []
let toEngine: ToEngine[]
let toThinker: ToThinker[]
let engine: EnginePort
let thinker: ThinkerPort
let transport: LocalTransport
const files: Record<string, string> = {
  'engine/files.json': JSON.stringify({ files: [{ name: 'one.zip', bytes: 3 }, { name: 'two.wasm', bytes: 4 }] }),
  'engine/one.zip': 'abc',
  'engine/two.wasm': 'defg',
  'languages.json': '[]',
  'texts/de/page.ftl': 'page-title = Underhall',
  'games/games.en.json': '[{"key":"dwarf"}]',
  'games/dwarf/words.json': '{"cards":{}}',
  'games/dwarf/rules.de.json': '{"title":"Regeln"}',
}

beforeEach(() => {
  asked.length = 0
  toEngine = []
  toThinker = []
  startup.step = 'files'
  startup.bytes = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const found = files[address.replace('https://somewhere.example/deep/table/', '')]
    return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : new Response(found))
  })
  engine = { postMessage: (message) => void toEngine.push(message), onmessage: null }
  thinker = { postMessage: (message) => void toThinker.push(message), onmessage: null }
  transport = new LocalTransport(engine, thinker, 'https://somewhere.example/deep/table/index.html#/table/x')
})
afterEach(() => vi.unstubAllGlobals())

const fromEngine = (data: FromEngine): void => engine.onmessage!({ data } as MessageEvent<FromEngine>)
const fromThinker = (data: FromThinker): void => thinker.onmessage!({ data } as MessageEvent<FromThinker>)
const last = <K extends ToEngine['do']>(kind: K): Extract<ToEngine, { do: K }> => toEngine.findLast((one) => one.do === kind) as Extract<ToEngine, { do: K }>

test('what never changes is read from files beside the page, wherever that lies, before there is an engine', async () => {
  expect(await transport.read('/languages')).toBe('[]')
  expect(await transport.read('/texts/de/page.ftl')).toContain('Underhall')
  expect((await transport.request('GET', '/games?lang=en')).text).toContain('dwarf')
  expect((await transport.request('GET', '/games/dwarf/words')).status).toBe(200)
  expect((await transport.request('GET', '/games/dwarf/rules?lang=de')).text).toContain('Regeln')
  expect(await transport.request('GET', '/tables?lang=en')).toEqual({ status: 200, text: '[]' })
  expect(toEngine).toEqual([])
  expect(asked.every((address) => address.startsWith('https://somewhere.example/deep/table/'))).toBe(true)
})

test('reads the engine’s files once for both workers, counts their bytes, and lets the second begin after the first', async () => {
  await transport.start('dwarf')
  expect([startup.bytes, startup.all]).toEqual([7, 7])
  const start = last('start')
  expect(start.at).toBe('https://somewhere.example/deep/table/engine/')
  expect(Object.keys(start.files)).toEqual(['one.zip', 'two.wasm'])
  expect(toThinker).toEqual([])
  fromEngine({ is: 'step', step: 'python' })
  expect(startup.step).toBe('python')
  fromEngine({ is: 'ready', version: '1', compiled: false })
  expect(await transport.engine()).toEqual({ version: '1', compiled: false })
  await vi.waitFor(() => expect(toThinker).toHaveLength(1))
  expect(startup.step).toBe('ready')
})

test('asks the engine for everything else, and passes thoughts on to whoever thinks and back', async () => {
  const answer = transport.request('POST', '/tables', { game: 'dwarf' })
  const sent = last('request')
  expect([sent.method, sent.path, sent.body]).toEqual(['POST', '/tables', '{"game":"dwarf"}'])
  fromEngine({ is: 'think', id: 5, work: 'choose', arguments: '[1]' })
  expect(toThinker).toEqual([{ do: 'think', id: 5, work: 'choose', arguments: '[1]' }])
  fromThinker({ is: 'thought', id: 5, text: '7' })
  expect(last('thought')).toEqual({ do: 'thought', id: 5, text: '7' })
  fromEngine({ is: 'answer', id: sent.id, status: 201, text: '{}' })
  expect(await answer).toEqual({ status: 201, text: '{}' })
})

test('a line is ready once the engine has opened it, hears what it is told, and is silent when closed', () => {
  const heard: string[] = []
  const events = { opened: () => void heard.push('opened'), heard: (text: string) => void heard.push(text), closed: () => void heard.push('closed') }
  const line = transport.connect('/tables/abcdefgh/live?since=0', events)
  const { line: number } = last('open')
  expect(line.ready).toBe(false)
  fromEngine({ is: 'opened', line: number })
  expect(line.ready).toBe(true)
  fromEngine({ is: 'heard', line: number, text: 'update' })
  line.send('play')
  expect(last('say')).toEqual({ do: 'say', line: number, text: 'play' })
  line.close()
  fromEngine({ is: 'heard', line: number, text: 'too late' })
  expect(heard).toEqual(['opened', 'update'])
  expect(last('shut').line).toBe(number)
  const other = transport.connect('/tables/abcdefgh/live?since=0', events)
  fromEngine({ is: 'closed', line: last('open').line })
  expect([heard.at(-1), other.ready]).toEqual(['closed', false])
})

test('an engine that cannot start is told, and requests fail at once', async () => {
  delete files['engine/two.wasm']
  await transport.start('dwarf')
  expect(startup.step).toBe('failed')
  await expect(transport.request('GET', '/my/tables')).rejects.toThrow('two.wasm')
  files['engine/two.wasm'] = 'defg'
})
