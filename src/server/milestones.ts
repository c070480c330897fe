import { sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { milestones } from './milestones.table.ts'

/** What a shop has to have seen happen before it opens. */
export type Milestone = 'own_administrator' | 'backup' | 'mail_taken' | 'webhook'

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
