import { vi } from 'vitest'

/** Waits until the check holds, however slow the machine is: that it comes to hold by itself is what a test says. */
export const eventually = (check: () => Promise<unknown>): Promise<unknown> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })

/**
 * Takes the time of a thing up to five times, until it is below the limit.
 * A slow program is slow each time; a machine that was busy elsewhere isn't.
 * @returns the shortest, in milliseconds
 */
export async function quickest(limit: number, measure: () => Promise<number>): Promise<number> {
  let shortest = Infinity
  // oxlint-disable-next-line no-await-in-loop -- side by side each would slow the others
  for (let round = 0; round < 5 && shortest >= limit; round += 1) shortest = Math.min(shortest, await measure())
  return shortest
}

/** @returns how many milliseconds it took */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
