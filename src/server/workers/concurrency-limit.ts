/** Nobody waits for a turn that is too far away. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/**
 * Lets so many pieces of work run at once; the others wait for their turn, first come, first served. Where `mostWaiting`
 * are waiting already, the next is refused.
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
