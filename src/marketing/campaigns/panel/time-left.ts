/** How many were still waiting at a moment. */
export interface Sample {
  at: number
  waiting: number
}

/** What went out in this time says how fast it goes; the pauses between refusals are longer and say nothing. */
const looked = 60_000
/** Sooner nothing can be said. */
const needed = 5_000

/** The samples with a new one, without those that are too old to say anything. */
export function withSample(samples: Sample[], next: Sample): Sample[] {
  const last = samples.at(-1)
  if (last && last.at >= next.at) return samples
  return [...samples.filter(({ at }) => at >= next.at - looked), next]
}

/** How long it takes until nobody waits, at the speed just seen; undefined where that can't be said. */
export function millisecondsLeft(samples: Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < needed) return undefined
  const gone = first.waiting - last.waiting
  return gone > 0 ? (last.waiting / gone) * (last.at - first.at) : undefined
}

const [minute, hour] = [60_000, 3_600_000]

/** "ok. 3 min", rounded as much as one can know it. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds < minute) return 'mniej niż minuta'
  if (milliseconds < 90 * minute) return `ok.\u00A0${Math.round(milliseconds / minute)}\u00A0min`
  const halves = Math.round((2 * milliseconds) / hour) / 2
  return `ok.\u00A0${String(halves).replace('.', ',')}\u00A0godz.`
}
