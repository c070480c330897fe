/** Thrown when the queue is full. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/**
 * Limits how many tasks run at once; the others wait in order. If `maxWaiting` tasks are waiting, the next one is
 * refused.
 */
export function limitConcurrency(
  maxAtOnce: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new TooManyWaiting()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
