import { payWays, type PayWay } from '../pay-ways.ts'

const anHour = 3_600_000

/**
 * The ways to pay that Stripe offers. They are switched on in its dashboard, so they are read off our sessions: off each that is made,
 * and now and then off the last one. Nobody waits for that; until something is known, no way is named.
 */
export function rememberWays(askLast: () => Promise<readonly string[] | undefined>) {
  let known: PayWay[] = []
  let askedAt = -Infinity
  const learn = (types: readonly string[] | null | undefined) => {
    const found = payWays.filter((way) => types?.includes(way))
    if (found.length > 0) known = found
  }
  return {
    learn,
    now(): PayWay[] {
      if (performance.now() - askedAt > anHour) {
        askedAt = performance.now()
        askLast().then(learn, () => {})
      }
      return known
    },
  }
}
