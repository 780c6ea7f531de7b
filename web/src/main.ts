import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/inks.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useTransport } from './lib/current-transport'
import { beginSpeaking } from './lib/languages.svelte'

const RETRY_MS = 2000

/** Without its texts the page has nothing to say: it waits for the server, and says so in no language. */
async function begin(shown: () => void = () => {}): Promise<void> {
  const app = document.getElementById('app')!
  try {
    await beginSpeaking()
  } catch {
    app.textContent = '…'
    setTimeout(() => void begin(shown), RETRY_MS)
    return
  }
  app.textContent = ''
  mount(App, { target: app })
  shown()
}

/** In a folder that `underhall site` wrote, there is no server: the page brings its own engine. */
if (document.querySelector('meta[name="underhall-site"]')) {
  void import('./site/begin').then(({ beginSite, showStartup }) => {
    useTransport(beginSite())
    void begin(showStartup)
  })
} else {
  void begin(() => {
    void import('./pages/Offline.svelte').then(({ default: Offline }) => mount(Offline, { target: document.body }))
  })
}
