import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/database/database.ts'

/** Everything is numbered in the order in which it came, and bears its own year, as it would have. */
export async function numberInOrder(database: Database): Promise<void> {
  await numberOrders(database)
  await numberInvoices(database)
  await numberMails(database)
}

const yearOf = (column: string) =>
  sql`extract(year from ${sql.identifier(column)} at time zone 'Europe/Warsaw')::integer`

async function numberOrders(database: Database): Promise<void> {
  const number = sql`'S-[0-9]{4}-[0-9]{6,}'`
  const renamed = sql`(select number as old, 'S-' || ${yearOf('created_at')} || substr(number, 7) as new
    from orders where substr(number, 3, 4)::integer <> ${yearOf('created_at')}) as renamed`
  await database.execute(sql`
    update mails set subject = replace(subject, old, new), html = replace(html, old, new), plain = replace(plain, old, new)
    from ${renamed} where substring(plain from ${number}) = old`)
  await database.execute(sql`
    update audit_entries set subject_name = new from ${renamed} where subject_name = old`)
  await database.execute(sql`
    update withdrawals set order_number = new, declaration = replace(declaration, old, new)
    from ${renamed} where order_number = old`)
  await database.execute(sql`update invoices set order_number = new from ${renamed} where order_number = old`)
  await database.execute(sql`update orders set number = new from ${renamed} where number = old`)
}

/** They are listed by their names, which tell when they were written. */
async function numberMails(database: Database): Promise<void> {
  await database.execute(sql`
    with named as materialized (select id as old, uuidv7(created_at - now()) as new from mails),
    renamed as (update mails set id = new from named where id = old),
    linked as (update mail_links set mail_id = new from named where mail_id = old)
    update mail_attachments set mail_id = new from named where mail_id = old`)
}

/** One after the other by the day of issue, each year from one. */
async function numberInvoices(database: Database): Promise<void> {
  // Numbers that nobody else has meanwhile.
  await database.execute(sql`update invoices set sequence = sequence + 1000000, number = '?' || number`)
  const renumbered = sql`(select id, number as old, year, sequence,
      regexp_replace(substr(number, 2), '[0-9]{4}/[0-9]+$', '') || year || '/' || to_char(sequence, 'FM000000') as new
    from (select id, number, ${yearOf('issued_at')} as year, row_number() over (
        partition by kind, payment_method = 'demo', ${yearOf('issued_at')} order by issued_at, id) as sequence
      from invoices) as counted) as renumbered`
  const { rows } = await database.execute<{ old: string; new: string }>(sql`
    update invoices set year = renumbered.year, sequence = renumbered.sequence, number = renumbered.new
    from ${renumbered} where invoices.id = renumbered.id returning substr(renumbered.old, 2) as old, renumbered.new`)
  const names = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as names (old text, new text)`
  await database.execute(sql`
    update order_events set details = details || jsonb_build_object('number', new)
    from ${names} where kind in ('invoice_issued', 'correction_issued') and details ->> 'number' = old`)
  await database.execute(sql`
    update order_events set details = details || jsonb_build_object('corrected', new)
    from ${names} where kind = 'correction_issued' and details ->> 'corrected' = old`)
  await database.execute(sql`update audit_entries set subject_name = new from ${names} where subject_name = old`)
  await database.execute(sql`
    update invoices as correction set corrected = jsonb_build_object('number', invoice.number, 'issuedAt', invoice.issued_at)
    from invoices as invoice where invoice.id = correction.corrected_id`)
  await database.execute(sql`delete from invoice_counters`)
  await database.execute(sql`
    insert into invoice_counters (kind, is_demo, year, last, last_issued_at)
    select kind, payment_method = 'demo', year, max(sequence), max(issued_at) from invoices group by 1, 2, 3`)
}
