import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { turns, type Purpose } from './which-stay.ts'

const nameOfBackup =
  /^(salorge|before-upgrade|after-upgrade)-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)?(-by-hand|-before-restore)?\.gz$/

/** When a backup of this name was made, in UTC; undefined: it is something else. */
export function momentOf(name: string): Date | undefined {
  const [, , year, month, day, hour, minute, second = '00'] = nameOfBackup.exec(name) ?? []
  if (!year) return undefined
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const endings = { regular: '', by_hand: '-by-hand', before_restore: '-before-restore' }

/** Names sort as they were made: `salorge-2026-11-27-050730.gz`. */
export function nameAt(moment: Date, purpose: keyof typeof endings = 'regular'): string {
  const [day, time = ''] = moment.toISOString().split('T')
  return `salorge-${day}-${time.slice(0, 8).replaceAll(':', '')}${endings[purpose]}.gz`
}

/** Names of upgrades are given by `src/server/upgrade/upgrade-shop.ts`. */
export function purposeOf(name: string): Purpose {
  if (name.startsWith('before-upgrade-')) return 'before_upgrade'
  if (name.startsWith('after-upgrade-')) return 'after_upgrade'
  if (name.endsWith('-by-hand.gz')) return 'by_hand'
  return name.endsWith('-before-restore.gz') ? 'before_restore' : 'regular'
}

const trouble = z.nullable(z.object({ at: z.string(), sentence: z.string() }))

const listed = z.object({
  name: z.string(),
  bytes: z.int(),
  madeAt: z.string(),
  keptAs: z.array(z.enum(turns)),
  /** What the places are called that have it. */
  places: z.array(z.string()),
  /** Whether this copy of the program has the file: then it can be downloaded and restored. */
  isHere: z.boolean(),
})
export type ListedBackup = z.infer<typeof listed>

export const backupsAnswer = z.object({
  backups: z.array(listed),
  places: z.array(z.object({ label: z.string(), problem: z.nullable(z.string()) })),
  isBeingMade: z.boolean(),
  isBeingProven: z.boolean(),
  isBeingRestored: z.boolean(),
  /** Until when everything that the shop holds was in a backup. */
  safeUntil: z.nullable(z.string()),
  failed: trouble,
  bucketFailed: trouble,
  proven: z.nullable(
    z.object({
      at: z.string(),
      name: z.string(),
      rows: z.int(),
      tables: z.int(),
      orders: z.int(),
      pictures: z.int(),
    }),
  ),
  proofFailed: trouble,
  restoreFailed: trouble,
})
export type Backups = z.infer<typeof backupsAnswer>

const counted = z.object({ orders: z.int(), products: z.int(), customers: z.int() })

/** What a backup would bring back, against what there is now. It was read to its end. */
export const contentsAnswer = z.object({ name: z.string(), madeAt: z.string(), held: counted, now: counted })
export type Contents = z.infer<typeof contentsAnswer>

/** What has to be typed before a shop is replaced. */
export const restoreWord = 'PRZYWRÓĆ'

export const restoreRequest = z.object({
  confirmation: z.string(`Wpisz słowo ${restoreWord}`).check(
    z.trim(),
    z.maxLength(40, `Wpisz słowo ${restoreWord}`),
    z.refine((typed) => typed.toUpperCase() === restoreWord, `Wpisz słowo ${restoreWord}`),
  ),
})

/** The private key of the backups, as it was pasted or as a file has it. It is used once and kept nowhere. */
export const bringRequest = z.object({
  privateKey: z
    .string('Wklej klucz prywatny')
    .check(z.trim(), z.minLength(1, 'Wklej klucz prywatny'), z.maxLength(4_000, 'To za długie na klucz prywatny')),
})

/** Whether secrets of settings in that backup can be read here, by the key that lay beside it. */
export const broughtAnswer = z.object({ settingsKey: z.enum(['same', 'other', 'missing']) })
export type Brought = z.infer<typeof broughtAnswer>

export const backupKeyUnreadable = failure('backup_key_unreadable', 'rule', 'privateKey')
export const backupKeyWrong = failure('backup_key_wrong', 'rule', 'privateKey')
export const backupNotBrought = failure('backup_not_brought', 'unavailable')
export const backupNotFound = failure('backup_not_found', 'missing')
export const backupUnusable = failure('backup_unusable', 'conflict')
export const restoreUnderWay = failure('restore_under_way', 'conflict')
export const backupUnderWay = failure('backup_under_way', 'conflict')
