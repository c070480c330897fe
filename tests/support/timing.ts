import { vi } from 'vitest'

/** Waits until the check holds, however slow the machine is: that it comes to hold by itself is what a test says. */
export const eventually = (check: () => Promise<unknown>): Promise<unknown> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })

/**
 * What a thing costs this process, in milliseconds of processor time: that the machine was busy elsewhere, or stood still,
 * is no part of it.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** How many times as much processor time one thing takes as another, each at its best of a few tries in turn. */
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
