/** What a backup is kept as; one may be the last of its hour, its day and its week. */
export const turns = ['hourly', 'daily', 'weekly', 'before_restore'] as const
export type Turn = (typeof turns)[number]

/** Of so many hours, days and weeks that have a backup the last one is kept. */
export const kept = { hourly: 24, daily: 14, weekly: 8 } as const

const day = 86_400_000
/** Only the newest may be older: what people asked to have forgotten is gone from backups by then. */
export const longestDays = 56
/** As long as one may want back what a restore replaced. */
const daysBeforeRestore = 14

interface Dated {
  madeAt: Date
  isBeforeRestore?: boolean
}

/** Which backups stay, and as what. The others may go. */
export function whichStay<Backup extends Dated>(backups: readonly Backup[], now: Date): Map<Backup, Turn[]> {
  const staying = new Map<Backup, Turn[]>()
  const add = (backup: Backup, turn: Turn) => staying.set(backup, [...(staying.get(backup) ?? []), turn])
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const isWithin = ({ madeAt }: Backup, days: number) => now.getTime() - madeAt.getTime() <= days * day
  const regular = newestFirst.filter(({ isBeforeRestore }) => !isBeforeRestore)
  for (const [turn, count] of Object.entries(kept) as [keyof typeof kept, number][]) {
    const seen = new Set<number>()
    for (const backup of regular) {
      const period = periodOf[turn](backup.madeAt)
      if (seen.has(period) || seen.size === count || !isWithin(backup, longestDays)) continue
      seen.add(period)
      add(backup, turn)
    }
  }
  const [newest] = regular
  if (newest && !staying.has(newest)) add(newest, 'hourly')
  for (const backup of newestFirst) {
    if (backup.isBeforeRestore && isWithin(backup, daysBeforeRestore)) add(backup, 'before_restore')
  }
  return staying
}

/** In UTC, which has no hour twice. A week begins on Monday; the first day of all times was a Thursday. */
const periodOf: Record<keyof typeof kept, (moment: Date) => number> = {
  hourly: (moment) => Math.floor(moment.getTime() / 3_600_000),
  daily: (moment) => Math.floor(moment.getTime() / day),
  weekly: (moment) => Math.floor((moment.getTime() / day + 3) / 7),
}
