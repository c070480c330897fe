import { sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { milestones } from './milestones.table.ts'

/** What is known to have happened, for the last time when: before a shop opens, and to its backups. */
export type Milestone =
  | 'own_administrator'
  | 'mail_taken'
  | 'webhook'
  /** A backup was made; `detail` has its file and bytes. */
  | 'backup'
  /** What the newest backup holds is still all that there is; `detail` is how the tables stood (`backups/`). */
  | 'backup_current'
  /** It failed, and why, in a sentence for the panel. */
  | 'backup_failed'
  | 'proven_restore'
  | 'proof_failed'
  | 'bucket_backup'
  | 'bucket_failed'
  | 'restore_begun'
  | 'restore_failed'

/** Notes that this has happened now. `detail` is what with: with something else it doesn't count. */
export async function reachMilestone(database: Database, name: Milestone, detail: string | null = null): Promise<void> {
  const now = { reachedAt: sql`now()`, detail }
  await database
    .insert(milestones)
    .values({ name, ...now })
    .onConflictDoUpdate({ target: milestones.name, set: now })
}

export type Milestones = Partial<Record<Milestone, { reachedAt: Date; detail: string | null }>>

export async function readMilestones(database: Database): Promise<Milestones> {
  const reached = await database.select().from(milestones)
  return Object.fromEntries(reached.map(({ name, ...one }) => [name, one]))
}
