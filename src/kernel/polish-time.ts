const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' })

/**
 * The moment at which clocks in Poland show this: '2026-05-01T10:00'. Of two, in the night when an hour comes twice, the
 * later; what they skip in spring is taken as an hour on.
 */
export function momentInPoland(shown: string): Date {
  const asIfUtc = Date.parse(`${shown}Z`)
  const guess = asIfUtc - aheadAt(asIfUtc)
  return new Date(asIfUtc - aheadAt(guess))
}

/** By how many milliseconds clocks in Poland are ahead of UTC. */
function aheadAt(moment: number): number {
  const inWholeSeconds = Math.floor(moment / 1_000) * 1_000
  return Date.parse(`${clockInPoland(new Date(inWholeSeconds))}Z`) - inWholeSeconds
}

/** What clocks in Poland show at a moment, to the second: '2026-05-01T10:00:00'; `momentInPoland` leads back. */
export const clockInPoland = (moment: Date) => clock.format(moment).replace(' ', 'T')

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' })

/** What clocks and calendars in Poland show at a moment: '2026-05-01 10:00'. */
export function shownInPoland(moment: Date): string {
  return calendar.format(moment)
}
