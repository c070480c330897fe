export interface Chance {
  /** At least 0, less than 1. */
  next(): number
  one<Value>(of: readonly Value[]): Value
}

/** Throws of dice that come the same again for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, one: (of) => of[Math.floor(next() * of.length)] as (typeof of)[number] }
}
