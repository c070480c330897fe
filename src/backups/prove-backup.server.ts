import { statfs } from 'node:fs/promises'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { proveBackup, type Proof } from '../server/backup/prove-backup.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { withScratchDatabase } from '../server/database/scratch-database.ts'
import type { Database } from '../server/database/database.ts'
import { enqueue, type Job } from '../server/jobs/jobs.ts'
import { reachMilestone } from '../server/milestones.ts'
import { openBackupFolder } from './backup-folder.server.ts'
import { BackupTrouble, explainTrouble } from './explain-trouble.server.ts'
import { databaseBytes, keepBackup, type Keeping } from './make-backup.server.ts'

/** What the panel and the status page are told of a proof. */
export interface ProvenRestore {
  name: string
  madeAt: string
  tables: number
  rows: number
  orders: number
  pictures: number
}

/**
 * Once a week the newest backup is restored beside the shop and counted. That of a killed program is done again at once,
 * which also removes what it left.
 */
export const proveRestore: Job = {
  name: 'prove-restore',
  retries: { max: 3, firstPauseSeconds: 10, longestPauseSeconds: 300 },
  schedule: '37 3 * * 1',

  async perform(services) {
    const { database, log } = services
    try {
      const proven = await proveNewest(services)
      log.info(proven, 'a backup was restored beside the shop, and is as it was')
      await reachMilestone(database, 'proven_restore', JSON.stringify(proven))
    } catch (error) {
      log.error({ err: error }, 'no restore could be proven')
      await reachMilestone(database, 'proof_failed', explainTrouble(error))
    }
  },

  async giveUp({ database }) {
    await reachMilestone(
      database,
      'proof_failed',
      'Program kończył się w trakcie próby odtworzenia, kilka razy z rzędu.',
    )
  },
}

/** An administrator wants to know now. */
export const askForProof = (database: Database, by: Acting): Promise<void> =>
  database.transaction(async (transaction) => {
    await recordAudit(transaction, by, { action: 'proved', subject: 'backup' })
    await enqueue(transaction, proveRestore, {})
  })

/** After an upgrade the newest may be of older tables, so one of now is made if something has changed. */
async function proveNewest(services: Keeping): Promise<ProvenRestore> {
  const newest = await keepBackup(services, 'schedule')
  if (!newest) throw new BackupTrouble('Nie ma nowej kopii, którą można by sprawdzić: nie udało się jej zrobić.')
  await refuseFullDisk(services)
  const file = await openBackup(openBackupFolder(services.config.dataFolder).pathOf(newest.name))
  try {
    const proof = await withScratchDatabase(services.databaseUrl, (scratch) => proveBackup(scratch, file))
    if (proof.differences.length > 0) {
      services.log.error({ differences: proof.differences }, 'a restored backup differs from what was backed up')
      throw new BackupTrouble(
        `Kopia ${newest.name} po odtworzeniu różni się od tego, co zapisano (${proof.differences.slice(0, 3).join('; ')}). Zrób nową kopię i sprawdź ją. Jeśli to się powtórzy, sprawdź dysk.`,
      )
    }
    return summed(newest.name, proof)
  } finally {
    await file.handle.close()
  }
}

const countIn = (sum = '0') => Number(sum.split(' ')[0])

const summed = (name: string, { made, tables, rows, sums }: Proof): ProvenRestore => ({
  name,
  madeAt: made.toISOString(),
  tables,
  rows,
  orders: countIn(sums['orders']),
  pictures: countIn(sums['pictures']),
})

/** It takes as much again as the database does. On a server elsewhere its keeper sees to that. */
async function refuseFullDisk({ database, config }: Keeping): Promise<void> {
  if (config.databaseUrl) return
  const { bavail, bsize } = await statfs(config.dataFolder)
  const needed = (await databaseBytes(database)) * 1.5 + 200_000_000
  if (bavail * bsize >= needed) return
  throw new BackupTrouble(
    'Na dysku jest za mało miejsca, żeby odtworzyć kopię na próbę. Sklep działa i kopie są robione dalej. Zrób miejsce na dysku.',
  )
}
