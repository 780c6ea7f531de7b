/// <reference types="vitest/config" />
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/**
 * Of the 4,100 pictograms only those we name travel to the browser: `virtual:pictograms/boards/dwarf` holds the outlines
 * of the names in src/boards/dwarf/icon-names.ts, so each board brings its own.
 */
function pictograms(): Plugin {
  const prefix = 'virtual:pictograms/'
  return {
    name: 'pictograms',
    resolveId: (source) => (source.startsWith(prefix) ? '\0' + source : null),
    load(source) {
      if (!source.startsWith('\0' + prefix)) return null
      const file = join(import.meta.dirname, 'src', source.slice(prefix.length + 1), 'icon-names.ts')
      this.addWatchFile(file)
      const wanted = [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!)
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>
      }
      const outlines: Record<string, string> = {}
      for (const name of wanted) {
        const body = set.icons[name]?.body
        if (!body) this.error(`there is no pictogram '${name}' in the set game-icons`)
        outlines[name] = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join(' ')
      }
      return `export default ${JSON.stringify(outlines)}`
    },
  }
}

/** The server sends files as they lie there: beside each text file its compressed twin. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const walk = (folder: string): void => {
        for (const name of readdirSync(folder)) {
          const path = join(folder, name)
          if (statSync(path).isDirectory()) walk(path)
          else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name)) writeFileSync(path + '.gz', gzipSync(readFileSync(path), { level: 9 }))
        }
      }
      walk(join(import.meta.dirname, '../src/underhall/server/web'))
    },
  }
}

export default defineConfig({
  plugins: [pictograms(), svelte(), compressed()],
  base: './', // the page lies at the root of a server, or in any folder of a static host
  build: {
    outDir: '../src/underhall/server/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      // What keeps the folder of `underhall site` in the browser is no part of the page, and has a name that stays.
      input: { index: join(import.meta.dirname, 'index.html'), 'site-worker': join(import.meta.dirname, 'src/site/service-worker.ts') },
      output: { entryFileNames: (chunk) => (chunk.name === 'site-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8417', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', maxWorkers: '100%', include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'], testTimeout: 60_000 /* a busy machine is no failure */ },
})
