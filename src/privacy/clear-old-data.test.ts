import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import type { Database } from '../server/database/database.ts'
import type { JobServices } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import { clearings, clearOldData, endOf } from './clear-old-data.server.ts'
import { retentionOf } from '../personal-data/retention.ts'

const count = async (database: Database, what: SQL) => (await database.execute(what)).rowCount

describe('what was kept long enough', () => {
  test('is cleared though another kind can not be, and the job fails', async () => {
    const { database } = await openTestShop()
    await database.execute(sql`
      insert into contact_messages (name, email, message, language, created_at)
      values ('Ewa', 'ewa@example.com', 'Sól?', 'pl', now() - interval '3 years')`)
    await database.execute(sql`
      insert into audit_entries (administrator, action, subject, created_at)
      values ('admin', 'changed', 'product', now() - interval '4 years')`)
    await database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`)
    await database.execute(sql`
      create trigger refuse before delete on contact_messages for each row execute function refuse()`)
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const clear = (signal: AbortSignal) => clearOldData.perform({ database, log } as JobServices, {}, signal)
    await expect(clear(new AbortController().signal)).rejects.toThrow('could not be cleared away: contactMessages')
    expect(lines.join('')).toContain('not this one')
    expect(await count(database, sql`select from audit_entries`)).toBe(0)
    await database.execute(sql`drop trigger refuse on contact_messages`)
    // Who is told to end has not done it, so that somebody does.
    await expect(clear(AbortSignal.abort())).rejects.toThrow('aborted')
    expect(await count(database, sql`select from contact_messages`)).toBe(1)
  })

  test('is cleared batch by batch by the job, which goes on where it was ended', async () => {
    const { database, databaseUrl } = await openTestShop()
    await database.execute(sql`
      insert into contact_messages (name, email, message, language, created_at)
      select 'Ewa', 'ewa' || n || '@example.com', 'Sól?', 'pl', now() - interval '3 years' from generate_series(1, 450) as n
      union all
      select 'Ewa', 'ewa' || n || '@example.com', 'Sól?', 'pl', now() from generate_series(1, 6_000) as n`)
    const clear = clearings.contactMessages
    // It dies after its first batch.
    await database.transaction((transaction) => clear(transaction, endOf(retentionOf.contactMessages), 200))
    expect(await count(database, sql`select from contact_messages`)).toBe(6_250)
    await runJobsOn(databaseUrl, { jobs: [{ ...clearOldData, schedule: '* * * * *', atStart: true }] })
    await expect.poll(() => count(database, sql`select from contact_messages`)).toBe(6_000)
  })
})
