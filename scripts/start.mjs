// @ts-check
import { buildWhenNeeded } from './build-when-needed.mjs'

process.env.NODE_ENV ??= 'production'
await buildWhenNeeded()
const { main } = await import(new URL('../dist/server/main.js', import.meta.url).href)
await main()
