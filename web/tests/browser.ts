/** What jsdom lacks of a browser: media queries, and anything that is laid out; and the server's texts. Every test starts with it (vite.config.ts). */
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})) as typeof globalThis.matchMedia
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// After what jsdom lacks: the settings ask for it when they are imported.
const { readAllTexts } = await import('./texts')
readAllTexts()
export {}
