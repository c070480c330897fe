import { sql } from 'drizzle-orm'
import { transientTables } from '../server/backup/replaced-database.ts'
import type { Database } from '../server/database/database.ts'

/** What changes without anything being there that one would miss: visits, sign-ins, and notes of the shop on itself. */
const passing = [
  ...transientTables,
  'milestones',
  'content_changes',
  'visits',
  'access_entries',
  'sign_in_steps',
  'clock_watch',
  'status_probes',
  'status_days',
  'status_problems',
  'status_letters',
  // Sums of what orders say.
  'sales_sums',
  'sales_days_due',
  'order_counts',
  'order_count_changes',
]

/**
 * How often rows were added, changed and removed in each table since PostgreSQL began to count, as one word: as long as it
 * stays the same, a backup would hold nothing new. PostgreSQL counts itself, so no change is missed, whoever makes it.
 * Where it lost count in a crash, the word is another one, and a backup too many is made.
 */
export async function readChangeMark(database: Database): Promise<string> {
  const { rows } = await database.execute<{ mark: string }>(sql`
    select md5(concat_ws(' ',
      (select stats_reset from pg_stat_database where datname = current_database()),
      string_agg(concat_ws(' ', relid, n_tup_ins, n_tup_upd, n_tup_del), ',' order by relid))) as mark
    from pg_stat_user_tables
    where schemaname = 'public' and relname not in (${sql.join(
      passing.map((name) => sql`${name}`),
      sql`, `,
    )})`)
  return rows[0]?.mark ?? ''
}
