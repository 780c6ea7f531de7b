/** What the page and its two workers say to each other. */

/** The files of the runtime and of the engine, read once by the page for both workers; keyed by their names. */
export type Files = Readonly<Record<string, ArrayBuffer>>

export interface Start {
  readonly do: 'start'
  /** Where the folder of the engine lies. */
  readonly at: string
  readonly files: Files
  readonly game: string
}

/** What is asked of the engine; `id` comes back with the answer. */
export type ToEngine =
  | Start
  | { readonly do: 'request'; readonly id: number; readonly method: string; readonly path: string; readonly body: string; readonly language: string }
  | { readonly do: 'open'; readonly line: number; readonly path: string }
  | { readonly do: 'say'; readonly line: number; readonly text: string }
  | { readonly do: 'shut'; readonly line: number }
  | { readonly do: 'thought'; readonly id: number; readonly text: string | null }

export type FromEngine =
  | { readonly is: 'step'; readonly step: Step }
  | { readonly is: 'ready'; readonly version: string; readonly compiled: boolean }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly is: 'opened' | 'closed'; readonly line: number }
  | { readonly is: 'heard'; readonly line: number; readonly text: string }
  /** Somebody has to think: the page passes it on to the second worker. */
  | { readonly is: 'think'; readonly id: number; readonly work: string; readonly arguments: string }

export type ToThinker = Start | { readonly do: 'think'; readonly id: number; readonly work: string; readonly arguments: string }
export type FromThinker = { readonly is: 'ready' } | { readonly is: 'failed'; readonly why: string } | { readonly is: 'thought'; readonly id: number; readonly text: string | null }

/** How far the start has come, in the order in which it goes. */
export const STEPS = ['files', 'python', 'engine', 'game'] as const
export type Step = (typeof STEPS)[number]
