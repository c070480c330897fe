import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Most of them wait for the database rather than for a processor.
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    globalSetup: 'tests/support/database-server.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine is no failure of what is waited for.
    expect: { poll: { timeout: 8_000 } },
    projects: [
      // Beside the code that they cover: pure functions, operations on a real database, endpoints over HTTP.
      { extends: true, test: { name: 'rooms', include: ['src/**/*.test.{ts,tsx}'], maxWorkers } },
      // The built program as its users meet it: a real browser, and bad circumstances.
      { extends: true, test: { name: 'program', include: ['tests/**/*.test.ts'], fileParallelism: false } },
    ],
  },
})
