import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { carryOver } from './replaced-database.ts'

/** Records, in the transaction of a restore, that an administrator has to review it. */
export async function recordRestore(client: pg.Client, made: Date): Promise<void> {
  const { isContinued, series, leftSince } = await carryOver(client)
  const database = drizzle({ client })
  // Of one that was waiting itself when the backup was made, that is unknown since its own backup.
  const { rows } = await database.execute<{ made_at: string }>(
    sql`delete from restores where confirmed_at is null returning backup_made_at as made_at`,
  )
  const since = rows.map(({ made_at }) => new Date(made_at)).reduce((one, other) => (one < other ? one : other), made)
  await database.execute(sql`
    insert into restores (backup_made_at, is_continued, series, left_since)
    values (${since.toISOString()}, ${isContinued}, ${JSON.stringify(series)}, ${leftSince})`)
}
