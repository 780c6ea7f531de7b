import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/inks.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { beginSpeaking } from './lib/languages.svelte'

const RETRY_MS = 2000

/** Without its texts the page has nothing to say: it waits for the server, and says so in no language. */
async function begin(): Promise<void> {
  const app = document.getElementById('app')!
  try {
    await beginSpeaking()
  } catch {
    app.textContent = '…'
    setTimeout(() => void begin(), RETRY_MS)
    return
  }
  app.textContent = ''
  mount(App, { target: app })
}

void begin()
