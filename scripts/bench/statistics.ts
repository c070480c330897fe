/** The value below which this share of all values lies, by the nearest rank: always one that was really measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const rank = Math.max(1, Math.ceil(sorted.length * share))
  const found = sorted[rank - 1]
  if (found === undefined) throw new RangeError('there is no percentile of nothing')
  return found
}

/** The middle value; between the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('there is no median of nothing')
  return (low + high) / 2
}
