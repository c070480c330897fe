import { sql } from 'drizzle-orm'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones, type Milestones } from '../server/milestones.ts'
import { purposeOf, type Backups } from './backup.ts'
import { openBucket } from './bucket/open-bucket.server.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import type { BackupPlace, KeptBackup } from './backup-place.ts'
import { explainTrouble } from './explain-trouble.server.ts'
import { makeBackup } from './make-backup.server.ts'
import { proveRestore, type ProvenRestore } from './prove-backup.server.ts'
import { isBeingRestored } from './restore-from-panel.server.ts'
import { whichStay } from './which-stay.ts'

/** Every backup wherever it is kept, and how making and proving them goes. */
export async function readBackups(database: Database, config: Config): Promise<Backups> {
  const folder = openBackupFolder(config.dataFolder)
  const bucket = openBucket(config)
  const [here, others, milestones, working, restoring] = await Promise.all([
    listed(folder),
    Promise.all(bucket ? [listed(bucket)] : []),
    readMilestones(database),
    jobsAtWork(database),
    isBeingRestored(database),
  ])
  return {
    backups: merge([here, ...others], folder.label),
    places: [here, ...others].map(({ label, problem }) => ({ label, problem })),
    isBeingMade: working.has(makeBackup.name),
    isBeingProven: working.has(proveRestore.name),
    isBeingRestored: restoring,
    safeUntil: laterOf(milestones.backup, milestones.backup_current)?.reachedAt.toISOString() ?? null,
    failed: troubleSince(milestones.backup_failed, laterOf(milestones.backup, milestones.backup_current)),
    bucketFailed: bucket ? troubleSince(milestones.bucket_failed, milestones.bucket_backup) : null,
    proven: provenOf(milestones),
    proofFailed: troubleSince(milestones.proof_failed, milestones.proven_restore),
    restoreFailed: toldTrouble(restoring ? undefined : restoreTrouble(milestones)),
  }
}

interface Listed {
  label: string
  backups: KeptBackup[]
  problem: string | null
}

/** The page isn't kept waiting by a place that doesn't answer. */
const patienceMilliseconds = 5_000

async function listed(place: BackupPlace): Promise<Listed> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nie odpowiada')), patienceMilliseconds)
  })
  try {
    return { label: place.label, backups: await Promise.race([place.list(), late]), problem: null }
  } catch (error) {
    return { label: place.label, backups: [], problem: explainTrouble(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** One line for each name; what it is kept as is told by the place where it is. */
function merge(places: Listed[], own: string): Backups['backups'] {
  const found = new Map<string, Backups['backups'][number]>()
  for (const { label, backups } of places) {
    const dated = backups.map((one) => ({ ...one, purpose: purposeOf(one.name) }))
    const staying = whichStay(dated, new Date())
    for (const one of dated) {
      const { name, bytes, madeAt } = one
      const known = found.get(name)
      found.set(name, {
        name,
        bytes: known?.bytes ?? bytes,
        madeAt: madeAt.toISOString(),
        keptAs: known?.keptAs ?? staying.get(one) ?? [],
        places: [...(known?.places ?? []), label],
        isHere: (known?.isHere ?? false) || label === own,
      })
    }
  }
  return [...found.values()].toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
}

type Reached = Milestones[keyof Milestones]

const laterOf = (one: Reached, other: Reached): Reached =>
  one && other ? (one.reachedAt > other.reachedAt ? one : other) : (one ?? other)

/** What went wrong, unless it has gone well since. */
const troubleSince = (failed: Reached, well: Reached) =>
  failed && (!well || failed.reachedAt > well.reachedAt)
    ? { at: failed.reachedAt.toISOString(), sentence: failed.detail ?? '' }
    : null

const toldTrouble = (trouble: { at: Date; sentence: string } | undefined) =>
  trouble ? { ...trouble, at: trouble.at.toISOString() } : null

/** Of a restore from the panel that isn't under way: one that was begun, and whose program was killed then, has changed nothing. */
export function restoreTrouble({ restore_begun: begun, restore_failed: failed }: Milestones) {
  const last = laterOf(begun, failed)
  if (!last) return undefined
  const sentence = last === failed ? failed?.detail : 'Przerwano je w połowie. Niczego nie zmieniono.'
  return { at: last.reachedAt, sentence: sentence ?? '' }
}

function provenOf({ proven_restore: reached }: Milestones): Backups['proven'] {
  if (!reached?.detail) return null
  const { name, rows, tables, orders, pictures } = JSON.parse(reached.detail) as ProvenRestore
  return { at: reached.reachedAt.toISOString(), name, rows, tables, orders, pictures }
}

/** Which of the room's jobs wait or are under way, in any copy of the program. */
export async function jobsAtWork(database: Database): Promise<Set<string>> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select distinct name from pgboss.job
    where name in (${makeBackup.name}, ${proveRestore.name}) and state in ('created', 'retry', 'active')`)
  return new Set(rows.map(({ name }) => name))
}
