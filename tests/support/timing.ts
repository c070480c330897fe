import { setTimeout } from 'node:timers/promises'

/**
 * Looks fifty times, a fiftieth of a second apart, until the check holds.
 * So it is a second in which a moment when the machine stood still doesn't count.
 */
export async function withinASecond(check: () => Promise<unknown>, looks = 50): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (looks === 1) throw error
    await setTimeout(20)
    await withinASecond(check, looks - 1)
  }
}

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
