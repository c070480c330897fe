import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { neededByEveryPage } from './scripts/needed-by-every-page.ts'

/** What packages bring into every first load and nobody here uses, with what takes its place. */
const stands = {
  // All styles are one file, and the document names what is needed at once: imports have nothing to fetch beforehand.
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  // There are no lists without an end.
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => { throw new Error("see leaveOut in vite.config.ts") }; export const hasNextPage = infiniteQueryBehavior; export const hasPreviousPage = infiniteQueryBehavior',
}

/** What the panel alone has use for. */
const standsForVisitors = {
  // Their forms call the shop by themselves.
  '/query-core/build/modern/mutation.js':
    'export const Mutation = class { constructor() { throw new Error("see leaveOut in vite.config.ts") } }; export const getDefaultState = Mutation',
}

const standing = (all: Record<string, string>, id: string) => Object.entries(all).find(([end]) => id.endsWith(end))?.[1]

const leaveOutForVisitors: Plugin = {
  name: 'leave-out-for-visitors',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => standing(standsForVisitors, id),
}

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  load: (id) => standing(stands, id),
  generateBundle(_, bundle) {
    const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
    if (styles.length > 1) this.error(`these styles would never be loaded: ${styles.join(', ')}`)
  },
}

/** What only the server reads of a screen is nothing that browsers need. */
const serversPart: Plugin = {
  name: 'servers-part',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.endsWith('/src/screens.tsx')
      ? code.replaceAll(/^ +(source|words|showsPrices|hasSecretAddress|isPersonal|variants|asks): .*,$/gm, '')
      : undefined,
}

const firstFile = neededByEveryPage('src/web/entry-client.tsx', 'src/i18n/page-texts.ts', 'src/web/prefetch.ts')

/** What the server's part leaves where it is: what brings machine code along, and what looks for its own files. */
const leftInPlace = [
  '@node-rs/argon2',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'pino-pretty',
  'prom-client',
  'sharp',
]

// Where the time of a build goes is no news for those who start a shop.
const checks = { bundlerTimings: false }

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // Memory of earlier renders is worth its bytes where people work all day; public pages are rendered once and read.
    babel({ include: /\/panel\/\w+\.tsx$/, presets: [reactCompilerPreset()] }),
    tailwindcss(),
    leaveOut,
    leaveOutForVisitors,
    serversPart,
    firstFile.plugin,
  ],
  resolve: {
    // The router's store asks for a stand-in of what React has had since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Pictures are files of their own: inside the scripts they would be loaded before anything lives.
  build: { assetsInlineLimit: 0 },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The document names what a page needs at once. Lists of it inside the scripts would be in every first load.
        modulePreload: false,
        rollupOptions: {
          input: 'index.html',
          output: { codeSplitting: { groups: [{ name: 'ground', test: firstFile.holds }] } },
          checks,
        },
      },
    },
    // The administrator's panel: a program of its own, so that whatever it grows by, visitors load nothing of it.
    panel: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        assetsDir: 'assets/panel',
        copyPublicDir: false,
        modulePreload: false,
        rollupOptions: { input: 'panel.html', checks },
      },
    },
    ssr: {
      // Packages are built in: linking their hundreds of modules at each start costs more memory than the whole program.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: leftInPlace },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rollupOptions: {
          input: ['src/main.ts', 'src/commands.ts', 'src/works.ts'],
          // All beside each other, so that whatever starts a thread finds what it runs.
          output: { chunkFileNames: '[name]-[hash].js' },
          checks,
        },
      },
    },
  },
}))
