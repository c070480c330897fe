import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

// A browser, a program and a database keep more than a processor busy: with more of them at once, all of them take longer than one after the other.
const programWorkers = Math.max(2, availableParallelism())
// These wait for databases, starts and pauses now and then. A shop takes a dozen of the sixty connections that PostgreSQL has here, as it has in the product.
const roomWorkers = Math.min(4, programWorkers + 1)

const reachTheDatabase = [
  'src/checkout/{rush,same-checkout}.test.ts',
  'src/invoices/numbering.test.ts',
  'src/orders/{order-meetings,tend-orders}.test.ts',
  'src/payments/settle-payments.test.ts',
  'src/server/{content-cache,jobs,migrate,throttle,write-backup}.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: 'tests/support/database-server.ts',
    // They end what hangs. No test may fail because the machine was slow, so they are far from what a test takes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading the program anew for each file takes longer than most files. Whoever keeps something in a module keeps it for the others.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Beside the code that they cover: pure functions, operations on a real database, endpoints over HTTP.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}'],
          maxWorkers: roomWorkers,
          sequence: { groupOrder: 2 },
        },
      },
      // The built program as its users meet it, in a real browser.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/provide-chromium.ts',
          maxWorkers: programWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      // The built program in bad circumstances, and as its operator meets it.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/*.test.ts', 'tests/faults/**/*.test.ts'],
          maxWorkers: roomWorkers,
          sequence: { groupOrder: 2 },
        },
      },
      // Once more, on a server that DATABASE_URL names, what counts money and goods, and what speaks with PostgreSQL in its own ways.
      {
        extends: true,
        test: { name: 'database-url', include: reachTheDatabase, maxWorkers: roomWorkers, sequence: { groupOrder: 2 } },
      },
      // What would be too long for the gate: `npm run test:all`.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/support/provide-chromium.ts',
          maxWorkers: programWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
