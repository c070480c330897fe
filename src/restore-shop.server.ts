import { jobs } from './jobs.ts'
import { pauseRestored } from './marketing/pause-restored.server.ts'
import { askAfterRestore } from './restored/ask-after-restore.server.ts'
import { enqueue } from './server/jobs.ts'
import type { Migration } from './server/migrate.ts'
import type { BackupFile } from './server/read-backup.ts'
import { restoreBackup } from './server/restore-backup.ts'

/** Restores a backup, and lets the rooms do what follows, in the same transaction. */
export const restoreShop = (url: string, file: BackupFile, available?: Migration[]) =>
  restoreBackup(
    url,
    file,
    {
      jobs,
      async follow(transaction, { isToBeConfirmed }, tables) {
        if (isToBeConfirmed) await enqueue(transaction, askAfterRestore, {})
        // Campaigns that were being sent when the backup was made.
        return { pausedCampaigns: tables.has('campaigns') ? await pauseRestored(transaction) : 0 }
      },
    },
    available,
  )
