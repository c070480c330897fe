import { sql } from 'drizzle-orm'
import pg from 'pg'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { checkBackup, type Checked } from '../server/backup/check-backup.ts'
import { openBackup, type BackupFile } from '../server/backup/read-backup.ts'
import type { Database } from '../server/database/database.ts'
import { reachMilestone } from '../server/milestones.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { backupNotFound, backupUnusable, momentOf, restoreUnderWay, type Contents } from './backup.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import { BackupTrouble, explainTrouble } from './explain-trouble.server.ts'
import { keepBackup, type Keeping } from './make-backup.server.ts'

/** Any constant: whoever holds this lock replaces the shop, in whichever copy of the program. */
const restoreLock = 7_201_973

/** Restores a file and lets all rooms do what follows; `asked` is noted in what was restored, `keepCurrent` done first, once nobody writes. */
export type RestoreShop = (
  url: string,
  file: BackupFile,
  asked: { by: Acting; name: string },
  keepCurrent: () => Promise<void>,
) => Promise<{ rows: number; tables: number }>

type Unusable = typeof backupNotFound | typeof backupUnusable

/** Reads a backup to its end, and counts what there is now: what one has to know before the one replaces the other. */
export async function readContents(
  { database, config }: Pick<Keeping, 'database' | 'config'>,
  name: string,
): Promise<Outcome<Contents, Unusable>> {
  const opened = await openKept(config.dataFolder, name)
  if (!opened.ok) return opened
  const { file, checked } = opened.value
  await file.handle.close()
  const { rows } = await database.execute<{ orders: string; products: string; customers: string }>(sql`
    select (select count(*) from orders) as orders, (select count(*) from products) as products,
      (select count(*) from customers) as customers`)
  const now = rows[0]
  const held = (table: string) => checked.rows.get(table) ?? 0
  return done({
    name,
    madeAt: checked.made.toISOString(),
    held: { orders: held('orders'), products: held('products'), customers: held('customers') },
    now: { orders: Number(now?.orders), products: Number(now?.products), customers: Number(now?.customers) },
  })
}

async function openKept(
  dataFolder: string,
  name: string,
): Promise<Outcome<{ file: BackupFile; checked: Checked }, Unusable>> {
  const path = momentOf(name) && openBackupFolder(dataFolder).pathOf(name)
  const file = path ? await openBackup(path).catch(() => undefined) : undefined
  if (!file) return backupNotFound
  try {
    return done({ file, checked: await checkBackup(file) })
  } catch (error) {
    await file.handle.close()
    if (!(error instanceof StartupProblem)) throw error
    return backupUnusable
  }
}

/**
 * Checks the backup and begins to put it in the place of the shop. It goes on by itself: the call that began it ends at
 * once, and so does everybody's session when it is done.
 */
export async function beginRestore(
  services: Keeping,
  by: Acting,
  name: string,
  restoreShop: RestoreShop,
): Promise<Outcome<{ ended: Promise<void> }, Unusable | typeof restoreUnderWay>> {
  const lock = await takeLock(services.databaseUrl)
  if (!lock) return restoreUnderWay
  const opened = await openKept(services.config.dataFolder, name).catch(async (error: unknown) => {
    await lock.end()
    throw error
  })
  if (!opened.ok) {
    await lock.end()
    return opened
  }
  const { file } = opened.value
  const leave = async () => {
    await file.handle.close()
    await lock.end()
  }
  try {
    await recordAudit(services.database, by, { action: 'asked_for_restore', subject: 'backup', name })
  } catch (error) {
    await leave()
    throw error
  }
  return done({ ended: replace(services, by, name, file, restoreShop).finally(leave) })
}

/** Ends well or with a note of what was wrong, never with a failure that nobody is there to hear. */
async function replace(
  services: Keeping,
  by: Acting,
  name: string,
  file: BackupFile,
  restoreShop: RestoreShop,
): Promise<void> {
  const { database, databaseUrl, log } = services
  const told = async (sentence: string) => {
    await reachMilestone(database, 'restore_failed', sentence).catch((error: unknown) =>
      log.error({ err: error }, 'that a restore failed could not be noted'),
    )
  }
  const keepCurrent = async () => {
    if (!(await keepBackup(services, 'before_restore')))
      throw new BackupTrouble('Nie udało się zrobić kopii obecnego stanu.')
  }
  try {
    await reachMilestone(database, 'restore_begun', name)
    const { rows, tables } = await restoreShop(databaseUrl, file, { by, name }, keepCurrent)
    log.warn({ backup: name, rows, tables, by: by.username }, 'a backup was restored from the panel')
  } catch (error) {
    log.error({ err: error, backup: name }, 'a restore from the panel failed')
    await told(`${explainTrouble(error)} Niczego nie zmieniono.`)
  }
}

/** Held by a connection of its own until it ends; nothing while somebody else holds it. */
async function takeLock(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'salorge restore', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [restoreLock])
  if (rows[0]?.taken) return client
  await client.end()
  return undefined
}

export async function isBeingRestored(database: Database): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${restoreLock} and granted
      and database = (select oid from pg_database where datname = current_database())`)
  return (rowCount ?? 0) > 0
}
