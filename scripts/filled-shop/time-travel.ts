import { sql, type SQL } from 'drizzle-orm'
import { createDemoProvider } from '../../src/sales/payments/demo/demo-provider.server.ts'
import type { Database } from '../../src/server/database/database.ts'
import type { Year } from './year.ts'

/** The moments of a table, and by which numbers its rows are younger than what was there before. */
interface Dated {
  columns: string[]
  /** Rows that hang on others are as young as those. */
  of?: [column: string, table: string]
}

const ofOrder = ['order_id', 'orders'] as [string, string]
const dated: Record<string, Dated> = {
  orders: { columns: ['created_at', 'updated_at', 'payable_until', 'reminded_at', 'paid_at'] },
  order_events: { columns: ['created_at'], of: ofOrder },
  order_links: { columns: ['created_at'], of: ofOrder },
  payments: { columns: ['created_at', 'expires_at', 'checked_at'], of: ofOrder },
  refunds: { columns: ['created_at', 'asked_at'], of: ofOrder },
  invoices: { columns: ['issued_at', 'paid_at'], of: ofOrder },
  withdrawals: { columns: ['created_at', 'first_declared_at', 'handled_at'] },
  mails: { columns: ['created_at', 'last_attempt_at', 'sent_at'] },
  audit_entries: { columns: ['created_at'] },
  contact_messages: { columns: ['created_at', 'handled_at'] },
  members: { columns: ['applied_at', 'published_at', 'hidden_at', 'materials_sent_at', 'bonus_sent_at'] },
  marketing_contacts: { columns: ['created_at', 'updated_at', 'bounced_at'] },
  newsletter_consents: { columns: ['given_at'] },
  customers: { columns: ['created_at'] },
  campaigns: { columns: ['sent_at', 'resumed_at', 'finished_at', 'not_before'] },
  campaign_recipients: {
    columns: ['next_attempt_at', 'last_attempt_at', 'sent_at'],
    of: ['campaign_id', 'campaigns'],
  },
  privacy_requests: { columns: ['created_at', 'answered_at'] },
}

/** What nothing else names: it is moved once, when it is new. */
const undated = { unsubscribe_links: 'created_at', suppressed_addresses: 'suppressed_at' }

/**
 * Lives through something that began in the past. Between its steps time goes by for it alone, so that each step finds what came before as
 * old as it is by then, and every rule of the program holds. What would be after the end of the year hasn't happened.
 * All of it is one transaction: what the shop wrote in it bears its beginning, and has to be moved from there.
 * @param life does one step after the other and tells each time when the next one is
 */
export function live(year: Year, begins: Date, life: (within: Year) => AsyncIterable<Date>): Promise<void> {
  return year.database.transaction(async (database) => {
    const within = { ...year, database, payments: createDemoProvider(database) }
    const before = await readBefore(database)
    let moment = begins
    for await (const next of life(within)) {
      if (next > year.now) break
      await letPass(within, before, moment, next)
      moment = next
    }
    await letPass(within, before, moment, year.now)
  })
}

/** The same for what is done at once. */
export async function at(year: Year, moment: Date, happens: (within: Year) => Promise<unknown>): Promise<void> {
  await live(year, moment, (within) => inOneStep(() => happens(within)))
}

// oxlint-disable-next-line eslint/require-yield -- there is no second step
async function* inOneStep(happens: () => Promise<unknown>): AsyncGenerator<Date> {
  await happens()
}

/** The last of everything that is there; what is younger belongs to the life that begins. */
type Before = Record<string, string>

async function readBefore(database: Database): Promise<Before> {
  const last = Object.entries(dated)
    .filter(([, { of }]) => !of)
    .map(
      ([table]) =>
        sql`(select id::text from ${sql.identifier(table)} order by ${sql.identifier(table)}.id desc limit 1) as ${sql.identifier(table)}`,
    )
  const { rows } = await database.execute<Record<string, string | null>>(sql`select ${sql.join(last, sql`, `)}`)
  const nothing = (table: string) => (table === 'mails' ? '00000000-0000-0000-0000-000000000000' : '0')
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([table, id]) => [table, id ?? nothing(table)]))
}

/** What was written since then is so much older from now on, and the letters have gone. */
async function letPass({ database, now }: Year, before: Before, from: Date, until: Date): Promise<void> {
  await database.execute(sql`
    update mails set state = 'sent', attempts = 1, sent_at = now(), last_attempt_at = now()
    where state = 'waiting' and id > ${before['mails']}`)
  const back = (time: number) => sql`${time / 1_000}::double precision * interval '1 second'`
  const older = (table: string, columns: string[], time: number, isMeant: SQL) => {
    const moved = columns.map((name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} - ${back(time)}`)
    return sql`${sql.identifier(`older_${table}`)} as (
      update ${sql.identifier(table)} set ${sql.join(moved, sql`, `)} where ${isMeant})`
  }
  const written = Object.entries(dated).map(([table, { columns, of: [id, owner] = ['id', table] }]) =>
    older(table, columns, until.getTime() - from.getTime(), sql`${sql.identifier(id)} > ${before[owner]}`),
  )
  // Whatever is written within this transaction bears the moment of its beginning.
  const isNew = (column: string) => sql`${sql.identifier(column)} >= now()`
  const unnamed = Object.entries(undated).map(([table, column]) =>
    older(table, [column], now.getTime() - from.getTime(), isNew(column)),
  )
  await database.execute(sql`with ${sql.join([...written, ...unnamed], sql`, `)} select 1`)
}
