import { buildWhenNeeded } from './build-when-needed.ts'

await buildWhenNeeded()
