import { sql } from 'drizzle-orm'
import { lowStock } from '../catalog/product.ts'
import { money, printMoney } from '../kernel/money.ts'
import { materialsDueHours } from '../membership/member.ts'
import { isToPack, isUnpaid } from '../sales/order-management/list/order-filter.server.ts'
import { sumDays } from '../sales/order-management/list/summarise-orders.server.ts'
import { summariseWithdrawals } from '../sales/withdrawal/handling/summarise-withdrawals.server.ts'
import { isOpen } from '../sales/withdrawal/open-withdrawals.server.ts'
import { withIndexScans } from '../server/database/index-scans.ts'
import type { Database } from '../server/database/database.ts'
import { readChecks } from '../status/read-status.server.ts'
import type { Check, CheckName } from '../status/status.ts'
import { waitNames, type Today, type Waiting, type WaitName } from './today.ts'

const shownDays = 30

/** What waits for the office now, and the last thirty days beside the thirty before. */
export async function readToday(sources: Parameters<typeof readChecks>[0], now = new Date()): Promise<Today> {
  const { database } = sources
  const [checks, read] = await Promise.all([
    readChecks(sources),
    withIndexScans(database, async (transaction) => ({
      waiting: await readWaiting(transaction),
      withdrawals: await summariseWithdrawals(transaction),
      days: await sumDays(transaction, now, 2 * shownDays),
    })),
  ])
  const { overdue, nextRefundDueOn: dueOn } = read.withdrawals
  const [earlier, days] = [read.days.slice(0, shownDays), read.days.slice(shownDays)]
  return {
    waiting: read.waiting.map((one) => (one.name === 'withdrawals' ? { ...one, overdue, dueOn } : one)),
    troubles: checks.filter(needsAHand).map(({ name, title, found, state }) => {
      return { name, title, found, isUrgent: state === 'bad' }
    }),
    days: days.map(({ date, revenue }) => ({ date, revenue: printMoney(money(revenue)) })),
    revenue: printMoney(sumOf(days)),
    earlier: printMoney(sumOf(earlier)),
  }
}

const sumOf = (days: { revenue: number }[]) => money(days.reduce((sum, { revenue }) => sum + revenue, 0))

/** What ends by itself, and then nothing else says it. The rest is said when it is urgent; on its page it is said always. */
const saidInTime = new Set<CheckName>(['certificate', 'backup', 'proof', 'bucket', 'disk', 'ksef'])
const needsAHand = ({ name, state }: Check) => state === 'bad' || (state === 'attention' && saidInTime.has(name))

interface Row extends Record<string, unknown> {
  name: WaitName
  count: number
  since: string | null
  dueOn: string | null
  overdue: number
}

/** All in one query; what is zero is left out. */
async function readWaiting(transaction: Database): Promise<Waiting[]> {
  const { rows } = await transaction.execute<Row>(sql`
    with today as (select (now() at time zone 'Europe/Warsaw')::date as day),
    found (name, count, since, due_on, overdue) as (
      select 'attention', count(*), min(coalesce(
          (select max(created_at) from order_events where order_id = orders.id and kind = 'flagged'), orders.updated_at)),
        null::date, 0 from orders where needs_attention is not null
      union all
      select 'withdrawals', count(*), min(created_at), null, 0 from withdrawals where ${isOpen}
      union all
      select 'toPack', count(*), min(paid_at), null, 0 from orders where ${isToPack}
      union all
      select 'unpaid', count(*), min(created_at), null, 0 from orders where ${isUnpaid}
      union all
      -- What was paid today may wait until tomorrow.
      select 'invoices', count(*), min(invoice_waits_since), min(due), count(*) filter (where due < (select day from today))
        from (select invoice_waits_since,
            (date_trunc('month', paid_at at time zone 'Europe/Warsaw') + interval '1 month 14 days')::date as due
          from orders where invoice_waits_since < now() - interval '1 day' and payment_status = 'paid'
            and anonymised_at is null and status not in ('cancelled', 'pending')) as held
      union all
      select 'messages', count(*), min(created_at), null, 0 from contact_messages where handled_at is null
      union all
      select 'reviews', count(*), min(written_at), null, 0 from reviews where state = 'waiting'
      union all
      select 'applications', count(*), min(applied_at), null, 0 from members where published_at is null and hidden_at is null
      union all
      select 'materials', count(*), min(applied_at), null,
        count(*) filter (where applied_at < now() - make_interval(hours => ${materialsDueHours}::integer))
        from members where materials_sent_at is null and hidden_at is null
      union all
      select 'requests', count(*), min(received_on)::timestamp at time zone 'Europe/Warsaw', min(answer_by),
        count(*) filter (where answer_by < (select day from today))
        from privacy_requests where answered_at is null
      union all
      select 'failedMails', count(*), min(created_at), null, 0 from mails where state = 'failed'
      union all
      select 'lowStock', count(*), null, null, 0 from products where is_active and stock_quantity <= ${lowStock}::integer
    )
    select name, count::integer, to_json(since) #>> '{}' as since, to_char(due_on, 'YYYY-MM-DD') as "dueOn", overdue::integer
    from found where count > 0`)
  const inTurn = (one: Row) => waitNames.indexOf(one.name)
  return rows
    .toSorted((one, other) => inTurn(one) - inTurn(other))
    .map(({ since, ...one }) => ({ ...one, since: since === null ? null : new Date(since).toISOString() }))
}
