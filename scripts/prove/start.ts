import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf } from '../bench/memory.ts'
import { startShop } from '../bench/running-shop.ts'
import { median } from '../bench/statistics.ts'
import { seen } from '../../tests/support/seen.ts'

// From starting the process to its word that it is open, and the memory that it has taken then.
const aim = 2_000
const starts = 7

const folder = await mkdtemp(join(tmpdir(), 'salorge-start-'))
// PostgreSQL's own user passes through it when this runs as root.
await chmod(folder, 0o711)
const times: number[] = []
try {
  for (let start = 0; start <= starts; start += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- they share a data folder
    const shop = await startShop(folder)
    times.push(shop.millisecondsToOpen)
    const memory = memoryOf(shop.pid)
    if (start === starts && memory)
      seen(
        `memory when it is open: the program ${megabytes(memory.node)} MB, its database ${megabytes(memory.postgres)} MB`,
      )
    // oxlint-disable-next-line eslint/no-await-in-loop -- the same
    await shop.stop()
  }
} finally {
  await rm(folder, { recursive: true, maxRetries: 20 })
}
const [first = 0, ...later] = times
seen(
  `the first start ${first.toFixed(0)} ms; then, with its data there, ${later.map((one) => one.toFixed(0)).join(', ')} ms`,
)
process.exitCode = median(later) <= aim ? 0 : 1

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0)
}
