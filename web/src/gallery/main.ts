// Boards with the positions of tests/fixtures, for those who draw them: underhall serve (for the texts), npm run dev, then
// /gallery.html?fixture=dwarf-two&theme=dark&lang=en, or /gallery.html?scenes for all our pictures.
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/inks.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import Scenes from './Scenes.svelte'

mount(new URLSearchParams(location.search).has('scenes') ? Scenes : Gallery, { target: document.getElementById('app')! })
