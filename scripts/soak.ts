import { buildWhenNeeded } from './build-when-needed.ts'
import { runTests } from './run-tests.ts'

// What the tests do a few times, hundreds of times: `npm run soak`, or `SOAK_KILLS=50 npm run soak`.
const kills = process.env['SOAK_KILLS'] ?? '300'
await buildWhenNeeded()
await runTests({
  files: ['tests/faults/orders-killed.test.ts', 'tests/long/campaign-killed.test.ts'],
  env: { SOAK_KILLS: kills, FOR_RELEASE: 'yes' },
})
