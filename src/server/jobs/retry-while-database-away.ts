import { setTimeout } from 'node:timers/promises'

/** Retries while the database is unavailable. A side effect that isn't recorded would happen twice. */
export async function retryWhileDatabaseAway<Result>(note: () => Promise<Result>, triesLeft = 20): Promise<Result> {
  try {
    return await note()
  } catch (error) {
    if (triesLeft === 0) throw error
    await setTimeout(1_000)
    return retryWhileDatabaseAway(note, triesLeft - 1)
  }
}
