import { setTimeout } from 'node:timers/promises'

/** Holds on for a while when the database is away: what happened outside and isn't noted would happen again. */
export async function retryWhileDatabaseAway<Result>(note: () => Promise<Result>, triesLeft = 20): Promise<Result> {
  try {
    return await note()
  } catch (error) {
    if (triesLeft === 0) throw error
    await setTimeout(1_000)
    return retryWhileDatabaseAway(note, triesLeft - 1)
  }
}
