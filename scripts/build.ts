import { buildWhenNeeded } from './build-when-needed.mjs'

await buildWhenNeeded()
