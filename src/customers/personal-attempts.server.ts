import { sql } from 'drizzle-orm'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { sendRecoveryLink } from './send-recovery-link.server.ts'

const namesThem = (email: string) => sql`strpos(lower(subject), lower(${email}::text)) > 0`
const asksForThem = (email: string) =>
  sql`name like ${`${sendRecoveryLink.name}%`} and lower(data->>'email') = lower(${email}::text)`

/** What is known for a day or a few of who tried to sign in, or forgot their password: counts, and jobs that were done. */
export const personalAttempts: PersonalRecord = {
  name: 'attempts',
  async read(database, email) {
    const { rows } = await database.execute<{ title: string; at: Date; count: number | null }>(sql`
      select subject as title, forgotten_at as at, count from attempts where ${namesThem(email)}
      union all select name, created_on, null from pgboss.job where ${asksForThem(email)} order by at desc`)
    return rows.map(({ title, at, count }, place) => ({
      id: String(place + 1),
      title: title.split(' ')[0] ?? '',
      at: null,
      place: null,
      fate: 'deleted',
      why: [],
      until: null,
      data:
        count === null
          ? { requestedAt: new Date(at).toISOString() }
          : { count, forgottenAt: new Date(at).toISOString() },
    }))
  },
  async erase(transaction, email) {
    await transaction.execute(sql`delete from attempts where ${namesThem(email)}`)
    await transaction.execute(sql`delete from pgboss.job where ${asksForThem(email)}`)
  },
}
