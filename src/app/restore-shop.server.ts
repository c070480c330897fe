import { jobs } from './jobs.ts'
import { pauseRestored } from '../marketing/campaigns/pause-campaign.server.ts'
import { checkPaymentsAfterRestore } from '../after-restore/check-payments-after-restore.server.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import type { Migration } from '../server/database/migrate.ts'
import type { BackupFile } from '../server/backup/read-backup.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'

/** Restores a backup, and lets the rooms do what follows, in the same transaction. */
export const restoreShop = (
  url: string,
  file: BackupFile,
  available?: Migration[],
  { isContinuation = false }: { isContinuation?: boolean } = {},
) =>
  restoreBackup(
    url,
    file,
    {
      jobs,
      isContinuation,
      async follow(transaction, { isToBeConfirmed }, tables) {
        if (isToBeConfirmed) await enqueue(transaction, checkPaymentsAfterRestore, {})
        // Campaigns that were being sent when the backup was made.
        return { pausedCampaigns: tables.has('campaigns') && !isContinuation ? await pauseRestored(transaction) : 0 }
      },
    },
    available,
  )
