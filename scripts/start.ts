import { buildWhenNeeded } from './build-when-needed.ts'

process.env.NODE_ENV ??= 'production'
await buildWhenNeeded()
const built = new URL('../dist/server/main.js', import.meta.url).href
const { main } = (await import(built)) as typeof import('../src/app/main.ts')
await main()
