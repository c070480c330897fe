import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// They wait for databases, pauses and time limits more than for a processor.
const roomWorkers = Math.max(3, availableParallelism() - 1)
// Each has a browser, a program and a mail server at work: with more, what takes its time is taken for what fails.
const programWorkers = 2

export default defineConfig({
  test: {
    globalSetup: 'tests/support/database-server.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine is no failure of what is waited for.
    expect: { poll: { timeout: 8_000 } },
    projects: [
      // Beside the code that they cover: pure functions, operations on a real database, endpoints over HTTP.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['src/**/*.test.{ts,tsx}'],
          maxWorkers: roomWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      // The built program as its users meet it: a real browser, and bad circumstances.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/support/provide-chromium.ts',
          maxWorkers: programWorkers,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
