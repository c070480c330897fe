import { vi } from 'vitest'

/** Waits until the check passes, however slow the machine is. */
export const eventually = (check: () => Promise<unknown>): Promise<unknown> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })

/** The CPU time of this process for a task, in milliseconds. Load of other processes doesn't count. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The ratio of the CPU times of two tasks, each at its best of a few runs. */
export async function timesAsMuch(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const least = { one: Infinity, other: Infinity }
  for (let round = 0; round < 7; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- side by side each would slow the others
    least.one = Math.min(least.one, await processorTime(one))
    // oxlint-disable-next-line no-await-in-loop -- as above
    least.other = Math.min(least.other, await processorTime(other))
  }
  return least.one / least.other
}
