/** Chance that falls the same way each time, so that a filled shop is the same one for everybody. */
export interface Chance {
  /** From the first to the last, both among them. */
  whole(first: number, last: number): number
  isSo(share: number): boolean
  one<Item>(of: readonly Item[]): Item
}

/** The same seed gives the same turns (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const turn = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole: Chance['whole'] = (first, last) => first + Math.floor(turn() * (last - first + 1))
  return {
    whole,
    isSo: (share) => turn() < share,
    one: <Item>(of: readonly Item[]) => of[whole(0, of.length - 1)] as Item,
  }
}
