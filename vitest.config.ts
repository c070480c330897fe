import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { programsThatFit } from './src/server/database/connections.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { isForRelease } from './tests/support/release.ts'

// Tests wait now and then: for a browser, a start, a pause. One worker more than processors fills that; more would only make all of them slower.
// PostgreSQL admits as many connections here as it does in the product, so that there are no more workers than shops that fit on it.
const workers = Math.min(programsThatFit, Math.max(2, availableParallelism()) + 1)

const sellTheLastOne = ['src/sales/checkout/rush.test.ts', 'src/sales/invoices/numbering.test.ts']
const countMoneyAndGoods = [
  'src/sales/checkout/same-checkout.test.ts',
  'src/sales/order-management/**/{order-races,reconcile-orders}.test.ts',
  'src/sales/payments/settle-payments.test.ts',
]
const speakInTheirOwnWays = ['src/server/*/{content-cache,jobs,migrate,throttle,write-backup}.test.ts']
// What differs from the server of the gate is how it is reached, which the two that press hardest show.
const reachTheDatabase = isForRelease
  ? [...sellTheLastOne, ...countMoneyAndGoods, ...speakInTheirOwnWays]
  : sellTheLastOne

export default defineConfig({
  test: {
    globalSetup: 'tests/support/database-server.ts',
    // They end what hangs. No test may fail because the machine was slow, so they are far from what a test takes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading the program anew for each file takes longer than most files. Whoever keeps something in a module keeps it for the others.
    isolate: false,
    maxWorkers: workers,
    // Most of what a test makes is gone after it: with room for it, V8 looks at it once less.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // Beside the code that they cover: pure functions, operations on a real database, endpoints over HTTP.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      // The built program as its users meet it, in a real browser.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/provide-chromium.ts',
        },
      },
      // The built program in bad circumstances, and as its operator meets it.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/*.test.ts', 'tests/faults/**/*.test.ts'],
        },
      },
      // Once more, on a server that DATABASE_URL names.
      {
        extends: true,
        test: {
          name: 'database-url',
          include: ['tests/database-url/*.test.ts', ...reachTheDatabase],
          globalSetup: 'tests/support/named-server.ts',
        },
      },
      // What would be too long for the gate: `npm run test:all`.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/support/provide-chromium.ts',
        },
      },
    ],
  },
})
