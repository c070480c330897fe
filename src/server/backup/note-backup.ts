import { connectDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { reachMilestone } from '../milestones.ts'

/** Lets the panel know that there is a backup. Where that can't be written, the backup is as good: it only says so. */
export async function noteBackup(url: string, detail: string, say: (line: string) => void): Promise<void> {
  const { database, close } = connectDatabase(url, createLog('silent'))
  try {
    await reachMilestone(database, 'backup', detail)
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    say(`The panel will not hear of it (${message}).`)
  } finally {
    await close()
  }
}
