/** Seeded random numbers (mulberry32), so that the script draws the same picture on every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function lattice(column: number, row: number): number {
  return seededRandom(Math.imul(column, 374761393) + Math.imul(row, 668265263))()
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** Value noise in 0..1 with features about one unit wide. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const right = smooth(x - column)
  const down = smooth(y - row)
  const top = lattice(column, row) * (1 - right) + lattice(column + 1, row) * right
  const bottom = lattice(column, row + 1) * (1 - right) + lattice(column + 1, row + 1) * right
  return top * (1 - down) + bottom * down
}

/** Three octaves of noise, still in 0..1. */
export function cloudNoise(x: number, y: number): number {
  return noise(x, y) * 0.57 + noise(x * 2.1 + 7, y * 2.1 + 3) * 0.29 + noise(x * 4.3 + 1, y * 4.3 + 9) * 0.14
}
