/** What a backup is kept as; one may be the last of its hour, its day and its week. */
export const turns = [
  'hourly',
  'daily',
  'weekly',
  'by_hand',
  'before_restore',
  'before_upgrade',
  'after_upgrade',
] as const
export type Turn = (typeof turns)[number]
/** What a backup was made for: the hour, somebody who asked for it, or a step that somebody may want to go back from. */
export type Purpose = 'regular' | 'by_hand' | 'before_restore' | 'before_upgrade' | 'after_upgrade'

/** Of so many hours, days and weeks that have a backup the last one is kept. */
export const kept = { hourly: 24, daily: 14, weekly: 8 } as const

const day = 86_400_000
/** Only the newest may be older: what people asked to have forgotten is gone from backups by then. */
export const longestDays = 56
/** As long as one may want back what one has asked to keep, or what a restore or an upgrade replaced; what an undone upgrade had taken in is nowhere else. */
const daysOfPurpose = { by_hand: 14, before_restore: 14, before_upgrade: 14, after_upgrade: longestDays } as const

interface Dated {
  madeAt: Date
  purpose?: Purpose
}

/** Which backups stay, and as what. The others may go. */
export function whichStay<Backup extends Dated>(backups: readonly Backup[], now: Date): Map<Backup, Turn[]> {
  const staying = new Map<Backup, Turn[]>()
  const add = (backup: Backup, turn: Turn) => staying.set(backup, [...(staying.get(backup) ?? []), turn])
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const isWithin = ({ madeAt }: Backup, days: number) => now.getTime() - madeAt.getTime() <= days * day
  const regular = newestFirst.filter(({ purpose = 'regular' }) => purpose === 'regular')
  for (const [turn, count] of Object.entries(kept) as [keyof typeof kept, number][]) {
    const seen = new Set<number>()
    for (const backup of regular) {
      const period = periodOf[turn](backup.madeAt)
      if (seen.has(period) || seen.size === count || !isWithin(backup, longestDays)) continue
      seen.add(period)
      add(backup, turn)
    }
  }
  const newest = newestFirst.find(({ purpose = 'regular' }) => ['regular', 'by_hand'].includes(purpose))
  if (newest && !staying.has(newest)) add(newest, newest.purpose === 'by_hand' ? 'by_hand' : 'hourly')
  // The last upgrade can be undone by it, as long as the privacy policy lets any backup stay.
  const lastUpgrade = newestFirst.find(({ purpose }) => purpose === 'before_upgrade')
  for (const backup of newestFirst) {
    const { purpose = 'regular' } = backup
    if (purpose === 'regular' || staying.has(backup)) continue
    if (isWithin(backup, backup === lastUpgrade ? longestDays : daysOfPurpose[purpose])) add(backup, purpose)
  }
  return staying
}

/** In UTC, which has no hour twice. A week begins on Monday; the first day of all times was a Thursday. */
const periodOf: Record<keyof typeof kept, (moment: Date) => number> = {
  hourly: (moment) => Math.floor(moment.getTime() / 3_600_000),
  daily: (moment) => Math.floor(moment.getTime() / day),
  weekly: (moment) => Math.floor((moment.getTime() / day + 3) / 7),
}
