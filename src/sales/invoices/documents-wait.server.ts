import { readDoubt } from '../../server/clock/watch-clock.ts'
import { areNumbersUnknown } from '../../server/backup/open-restore.ts'
import type { Database } from '../../server/database/database.ts'

/**
 * Whether no document may be issued: its number isn't known after a restore, or its day isn't, because the clock has leapt. What was
 * issued can't be taken back.
 */
export const mustDocumentsWait = async (transaction: Database): Promise<boolean> =>
  (await areNumbersUnknown(transaction)) || (await readDoubt(transaction)) !== undefined
