// Boards with the positions of tests/fixtures, for those who draw them: underhall serve (for the texts), npm run dev, then
// /gallery.html?fixture=dwarf-two&theme=dark&lang=en
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
