import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { filesOfPages, sourcesOfPages } from './scripts/files-of-pages.ts'

/** Each page is one file; what several pages show comes in few files, by subject. */
const sharedByPages = [
  { name: 'ground', tags: ['$initial' as const] },
  { name: 'forms', test: /\/node_modules\/react-hook-form\/|\/src\/ui\/forms\/(?!\w*Field)/, minShareCount: 2 },
  {
    name: light('common'),
    test: /\/src\/((web|i18n|kernel(?!\/calendar)|ui(?!\/forms\/Password))\/|site\/Opening\.tsx$|(customers|membership|sales\/withdrawal)\/.*\.(ts|svg)$)/,
    minShareCount: 2,
  },
  { name: languageOf, test: /\/src\/(web|ui|schemas|customers\/fields)\/texts\// },
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/src\/(sales\/checkout\/form\/|schemas\/(public-fields|list-filters|amount)\.ts)/,
    minShareCount: 2,
  },
  {
    name: light('shop'),
    test: /\/src\/(cart(?!\/(AddToCart|QuantityField))|catalog(?!\/pages\/(?!ProductPicture))|shipping)\//,
    minShareCount: 2,
  },
  {
    name: 'offer',
    test: /\/src\/(cart\/(AddToCart|QuantityField)|catalog\/(texts\.ts|pages\/))/,
    minShareCount: 2,
  },
  {
    name: 'customers',
    test: /\/src\/(customers\/.*(\.tsx|texts\.ts)|ui\/forms\/PasswordField\.tsx)$/,
    minShareCount: 2,
  },
  // A product's page has both beside it: their code is apart, their words are one file.
  { name: besideProductIn, test: /\/src\/(recipes|sales\/reviews)\/texts\// },
  {
    name: 'reviews',
    test: /\/src\/sales\/reviews\/(texts|written-review|pages\/(ProductReviews|ReviewList))\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'recipes', test: /\/src\/recipes\/(texts|recipe|RecipeList)\.tsx?$/, minShareCount: 2 },
  {
    name: light('order-calls'),
    test: /\/src\/sales\/orders\/(.*\.query|return-from-payment|has-left)\.ts$/,
    minShareCount: 2,
  },
  { name: 'orders', test: /\/src\/sales\/(orders|order-management)\/texts\.ts$/ },
]

/** The words that every page has are one file per language. */
function languageOf(id: string) {
  return /(\w+)\.ts$/.exec(id)?.[1]
}

function besideProductIn(id: string) {
  return `beside-product-${languageOf(id)}`
}

/** Whoever loads a room's `texts.ts` loads its words, and whoever loads a schema loads zod: only pages that need them do. */
function light(name: string) {
  const heavy = /\/node_modules\/zod\/|\/src\/(?!web|ui|schemas).*\/texts(\.ts$|\/)/
  return (id: string, context: Rolldown.ChunkingContext) =>
    [id, ...(context.getModuleInfo(id)?.importedIds ?? [])].some((path) => heavy.test(path)) ? undefined : name
}

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
  plugins: [react(), tailwindcss(), sourcesOfPages, filesOfPages],
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
          // Schemas that nobody uses are nothing to load.
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups: sharedByPages } },
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
        // What forms of visitors fetch later, the panel's bring along.
        rollupOptions: { input: 'panel.html', checks: { ...checks, ineffectiveDynamicImport: false } },
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
          input: ['src/app/main.ts', 'src/app/commands.ts', 'src/app/worker-tasks.ts'],
          // All beside each other, so that whatever starts a thread finds what it runs.
          // V8 keeps the text of all that it runs, and with two bytes for each letter where one of them isn't of Latin 1.
          output: { chunkFileNames: '[name]-[hash].js', charset: 'ascii', comments: false },
          checks,
        },
      },
    },
  },
}))
