import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import { pauseRestored } from '../marketing/campaigns/pause-campaign.server.ts'
import { checkPaymentsAfterRestore } from '../after-restore/check-payments-after-restore.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { enqueue } from '../server/jobs/jobs.ts'
import { migrations, type Migration } from '../server/database/migrate.ts'
import type { BackupFile } from '../server/backup/read-backup.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { jobs } from './jobs.ts'

interface Asked {
  by: Acting
  /** What the backup is called. */
  name: string
}

/** Restores a backup, and lets the rooms do what follows, in the same transaction. */
export const restoreShop = (
  url: string,
  file: BackupFile,
  available: Migration[] = migrations,
  {
    isContinuation = false,
    asked,
    keepCurrent,
  }: { isContinuation?: boolean; asked?: Asked; keepCurrent?: () => Promise<void> } = {},
) =>
  restoreBackup(
    url,
    file,
    {
      jobs,
      isContinuation,
      keepCurrent,
      async follow(transaction, { isToBeConfirmed }, tables) {
        if (isToBeConfirmed) await enqueue(transaction, checkPaymentsAfterRestore, {})
        // Of an attempt of before, which the backup may tell of.
        if (tables.has('milestones'))
          await transaction.execute(sql`delete from milestones where name in ('restore_begun', 'restore_failed')`)
        // Whoever did it is named in what was restored, too: what was replaced is gone.
        if (asked) await recordAudit(transaction, asked.by, { action: 'restored', subject: 'backup', name: asked.name })
        // Campaigns that were being sent when the backup was made.
        return { pausedCampaigns: tables.has('campaigns') && !isContinuation ? await pauseRestored(transaction) : 0 }
      },
    },
    available,
  )
