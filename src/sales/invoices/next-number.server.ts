import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { isPaidInDemo, type DocumentKind } from './invoice.ts'
import type { InvoiceRow } from './invoices.table.ts'
import type { SeriesSince } from '../../schemas/restored.ts'

interface Numbered {
  year: number
  sequence: number
  number: string
  issuedAt: Date
}

const prefixes: Record<DocumentKind, string> = { invoice: 'FV', correction: 'FK' }

/**
 * Takes the next number of the current year in Poland and the issue time, which is never before that of the previous
 * number. The counter row is locked until the transaction ends, so numbers are unique, and a rollback leaves no gap.
 * All invoices wait here, so take it last: products, codes, order, counter. Demo documents have their own counters.
 * @param at another moment than now
 */
export async function nextNumber(
  transaction: Database,
  { kind, paymentMethod }: Pick<InvoiceRow, 'kind' | 'paymentMethod'>,
  at?: Date,
): Promise<Numbered> {
  const isDemo = isPaidInDemo({ paymentMethod })
  const { rows } = await transaction.execute<{ year: number; sequence: number; issued_at: string }>(sql`
    insert into invoice_counters (kind, is_demo, year, last, last_issued_at)
    select ${kind}, ${isDemo}::boolean, extract(year from moment at time zone 'Europe/Warsaw'), 1, moment
    from (select coalesce(${at?.toISOString() ?? null}::timestamptz, clock_timestamp())) as issued (moment)
    on conflict (kind, is_demo, year) do update
      set last = invoice_counters.last + 1, last_issued_at = greatest(invoice_counters.last_issued_at, excluded.last_issued_at)
    returning year, last as sequence, last_issued_at as issued_at`)
  const [given] = rows
  if (!given) throw new Error('no number was given')
  const { year, sequence, issued_at } = given
  const series = isDemo ? `DEMO/${prefixes[kind]}` : prefixes[kind]
  const number = `${series}/${year}/${String(sequence).padStart(6, '0')}`
  return { year, sequence, number, issuedAt: new Date(issued_at) }
}

/** Continues a series after a number that was given out elsewhere. The last number never goes down. */
export async function raiseLastNumber(transaction: Database, { kind, year, last }: SeriesSince): Promise<void> {
  if (!last) return
  await transaction.execute(sql`
    insert into invoice_counters (kind, is_demo, year, last, last_issued_at)
    values (${kind}, false, ${year}, ${last}, clock_timestamp())
    on conflict (kind, is_demo, year) do update set last = greatest(invoice_counters.last, excluded.last)`)
}
