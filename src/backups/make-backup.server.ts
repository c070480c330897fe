import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { readDoubt } from '../server/clock/watch-clock.ts'
import { checkBackup } from '../server/backup/check-backup.ts'
import { findOpenRestore } from '../server/backup/open-restore.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue, type Job, type JobServices } from '../server/jobs/jobs.ts'
import { reachMilestone, readMilestones } from '../server/milestones.ts'
import { nameAt } from './backup.ts'
import { openBucket } from './bucket/open-bucket.server.ts'
import { openBackupFolder, type BackupFolder } from './backup-folder.server.ts'
import { reservedBytes, type BackupPlace, type KeptBackup } from './backup-place.ts'
import { readChangeMark } from './change-mark.server.ts'
import { BackupTrouble, explainTrouble } from './explain-trouble.server.ts'
import { thinOut } from './thin-out.server.ts'

/** Each hour, if something has changed, and whenever an administrator asks for one. */
export const makeBackup: Job<{ isAsked?: boolean }> = {
  name: 'make-backup',
  // One that was killed is made again. What goes wrong is told, and the next hour tries anew.
  retries: { max: 3, firstPauseSeconds: 10, longestPauseSeconds: 300 },
  schedule: '7 * * * *',

  async perform(services, { isAsked = false }) {
    await keepBackup(services, isAsked ? 'asked' : 'schedule')
  },

  async giveUp({ database }) {
    await reachMilestone(database, 'backup_failed', 'Program kończył się w trakcie robienia kopii, kilka razy z rzędu.')
  },
}

/** An administrator wants one now. */
export const askForBackup = (database: Database, by: Acting): Promise<void> =>
  database.transaction(async (transaction) => {
    await recordAudit(transaction, by, { action: 'created', subject: 'backup' })
    await enqueue(transaction, makeBackup, { isAsked: true })
  })

export type Keeping = Pick<JobServices, 'config' | 'database' | 'databaseUrl' | 'log'>

/**
 * Makes a backup, checks it and brings it to every place; then, and only then, older ones go. On the schedule nothing is
 * made while the newest one still holds all that there is.
 *
 * @returns the newest backup of this folder; nothing where it could not be made, which is told by then
 */
export async function keepBackup(services: Keeping, why: keyof typeof purposes): Promise<KeptBackup | undefined> {
  const { database, config, log } = services
  const folder = openBackupFolder(config.dataFolder)
  let newest: KeptBackup | undefined
  try {
    await folder.prepare()
    // Read before the snapshot is taken: what changes in between counts for the next one.
    const mark = await readChangeMark(database)
    const { backup, backup_current: last } = await readMilestones(database)
    const [latest] = await folder.list()
    newest =
      why === 'schedule' && latest && last?.detail === mark && backup?.detail?.startsWith(latest.name)
        ? latest
        : await write(services, folder, purposes[why])
    await reachMilestone(database, 'backup_current', mark)
    // What is about to be restored may be one that would go.
    if (why !== 'before_restore') await thinBySteadyClock(database, folder, newest)
  } catch (error) {
    log.error({ err: error }, 'a backup could not be made')
    await reachMilestone(database, 'backup_failed', explainTrouble(error))
    return undefined
  }
  if (why !== 'before_restore') await bringToBucket(services, folder, newest)
  return newest
}

const purposes = { schedule: 'regular', asked: 'by_hand', before_restore: 'before_restore' } as const
type OwnPurpose = (typeof purposes)[keyof typeof purposes]

async function write({ database, databaseUrl, config, log }: Keeping, folder: BackupFolder, purpose: OwnPurpose) {
  const others = await folder.list()
  await refuseFullDisk(database, config.dataFolder, others[0]?.bytes)
  const madeAt = freeMoment(others, purpose)
  const name = nameAt(madeAt, purpose)
  const path = folder.pathOf(name)
  try {
    const { bytes, rows } = await writeBackup(databaseUrl, path)
    const file = await openBackup(path)
    await checkBackup(file).finally(() => file.handle.close())
    await reachMilestone(database, 'backup', `${name} ${bytes}`)
    log.info({ backup: name, bytes, rows }, 'a backup was made')
    return { name, bytes, madeAt }
  } catch (error) {
    await folder.remove(name)
    throw error
  }
}

/** Two of one second have two names. */
function freeMoment(others: KeptBackup[], purpose: OwnPurpose): Date {
  const taken = new Set(others.map(({ name }) => name))
  let moment = new Date(Math.floor(Date.now() / 1_000) * 1_000)
  while (taken.has(nameAt(moment, purpose))) moment = new Date(moment.getTime() + 1_000)
  return moment
}

/** Better no new backup than a shop that can't write any more. */
async function refuseFullDisk(database: Database, dataFolder: string, lastBytes: number | undefined): Promise<void> {
  const disk = await statfs(dataFolder)
  const free = disk.bavail * disk.bsize
  const expected = Math.ceil((lastBytes ?? (await databaseBytes(database))) * 1.2)
  if (free >= expected + reservedBytes) return
  throw new BackupTrouble(
    `Na dysku zostało ${megabytes(free)} MB, a nowa kopia zajmie około ${megabytes(expected)} MB i sklepowi musi zostać ${megabytes(reservedBytes)} MB. Nowej kopii nie zrobiono, wcześniejsze zostały. Zrób miejsce na dysku.`,
  )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)

/** How much room the database takes, which a backup of it is below. */
export async function databaseBytes(database: Database): Promise<number> {
  const { rows } = await database.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(rows[0]?.bytes)
}

/** The bucket, where the owner has set one. Its failure leaves what the folder has. */
async function bringToBucket(services: Keeping, folder: BackupFolder, newest: KeptBackup): Promise<void> {
  const { database, config, log } = services
  const bucket = openBucket(config)
  // A trial on another machine must not take the place of what the shop itself sends there.
  if (!bucket || (await findOpenRestore(database))) return
  try {
    const there = await bucket.list()
    if (!there.some(({ name }) => name === newest.name)) await bucket.put(newest.name, folder.pathOf(newest.name))
    await thinBySteadyClock(database, bucket, newest)
    await reachMilestone(database, 'bucket_backup', `${newest.name} ${newest.bytes}`)
  } catch (error) {
    log.error({ err: error }, 'a backup could not be brought to the bucket')
    await reachMilestone(database, 'bucket_failed', explainTrouble(error))
  }
}

/** By a clock that has leapt, this machine's or the database's, all of them would be old. */
async function thinBySteadyClock(database: Database, place: BackupPlace, newest: KeptBackup): Promise<void> {
  const { rows } = await database.execute<{ apart: number }>(
    sql`select abs(extract(epoch from clock_timestamp()) - ${Date.now() / 1_000}::float8)::float8 as apart`,
  )
  const areTogether = (rows[0]?.apart ?? 0) < 600
  if (areTogether && !(await readDoubt(database))) await thinOut(place, newest)
}
