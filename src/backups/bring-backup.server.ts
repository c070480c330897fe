import { rm } from 'node:fs/promises'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { checkBackup } from '../server/backup/check-backup.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { giveName } from '../server/files/flush.ts'
import { putKeyBack, readSettingsKey } from '../server/secret-box.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import {
  backupKeyUnreadable,
  backupKeyWrong,
  backupNotBrought,
  backupNotFound,
  backupUnderWay,
  backupUnusable,
  momentOf,
  type Brought,
} from './backup.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import { fetchBackup, listBucket } from './bucket/fetch-backup.server.ts'
import { isBucketSet } from './bucket/open-bucket.server.ts'
import { explainTrouble } from './explain-trouble.server.ts'
import type { Keeping } from './make-backup.server.ts'

type Problem =
  | typeof backupKeyUnreadable
  | typeof backupKeyWrong
  | typeof backupNotBrought
  | typeof backupNotFound
  | typeof backupUnderWay
  | typeof backupUnusable

/** One at a time in this copy: each takes twice its room on the disk. */
let isUnderWay = false

/**
 * Brings a backup from the bucket into the folder of this copy, decrypted and checked; from there it is given out and
 * restored like those that were made here. The private key is in memory only, and gone when this ends.
 */
export async function bringBackup(
  services: Keeping,
  by: Acting,
  name: string,
  written: string,
): Promise<Outcome<Brought, Problem>> {
  const { bucket } = services.config
  if (!momentOf(name) || !isBucketSet(bucket)) return backupNotFound
  // The library is loaded when it is needed.
  const { readPrivateKey } = await import('./bucket/seal.server.ts')
  let privateKey: string
  try {
    privateKey = readPrivateKey(written)
  } catch {
    return backupKeyUnreadable
  }
  if (isUnderWay) return backupUnderWay
  isUnderWay = true
  try {
    return await bring(services, by, name, privateKey)
  } finally {
    isUnderWay = false
  }
}

async function bring(
  { config, database, log }: Keeping,
  by: Acting,
  name: string,
  privateKey: string,
): Promise<Outcome<Brought, Problem>> {
  const { bucket, dataFolder } = config
  const folder = openBackupFolder(dataFolder)
  const draft = `${folder.pathOf(name)}.partial`
  try {
    await folder.prepare()
    const backup = (await listBucket(bucket)).find((one) => one.name === name)
    if (!backup) return backupNotFound
    const settingsKey = await fetchBackup(bucket, backup, privateKey, draft)
    if (!(await isWhole(draft))) return backupUnusable
    await recordAudit(database, by, { action: 'brought', subject: 'backup', name })
    await giveName(draft, folder.pathOf(name))
    return done({ settingsKey: settingsKey ? keepKey(config, settingsKey) : 'missing' })
  } catch (error) {
    const { isWrongKey } = await import('./bucket/seal.server.ts')
    if (error instanceof StartupProblem && isWrongKey(error.cause)) return backupKeyWrong
    log.error({ err: error, backup: name }, 'a backup could not be brought from the bucket')
    return { ...backupNotBrought, facts: { why: explainTrouble(error) } }
  } finally {
    await rm(draft, { force: true })
  }
}

async function isWhole(path: string): Promise<boolean> {
  const file = await openBackup(path)
  try {
    await checkBackup(file)
    return true
  } catch (error) {
    if (error instanceof StartupProblem) return false
    throw error
  } finally {
    await file.handle.close()
  }
}

/** A key that this shop works with stays, for the shop that is open needs it; where there is none, the one of the backup is it. */
function keepKey(config: Keeping['config'], key: Uint8Array): Brought['settingsKey'] {
  const own = readSettingsKey(config)
  if (own) return own.equals(key) ? 'same' : 'other'
  return putKeyBack(config, key) ? 'same' : 'other'
}
