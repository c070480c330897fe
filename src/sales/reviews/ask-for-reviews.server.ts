import { sql } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { queueNewsletter } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { linkToOrder } from '../orders/order-links.server.ts'
import { reviewPathOf } from './review-path.server.ts'
import { reviewRequestEmail } from './review-request.mail.tsx'
import { reviewRequest } from './review-request.ts'

/** A parcel that nobody has marked as delivered takes this much longer at most. */
const daysOnItsWay = 7
/** Whoever wasn't asked in time isn't asked any more: the shop may have been away. */
const daysTooLate = 60
const batch = 50

/**
 * Asks buyers who asked for it for reviews, once for an order, some days after its delivery. Nobody is asked who has given the goods
 * back, was refunded, or has written already.
 */
export const askForReviews: Job = {
  name: 'ask-for-reviews',
  schedule: '25 8-20 * * *',
  retries: { max: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  async perform({ database, log }, _, signal) {
    for (let looked = batch; looked === batch;) {
      signal.throwIfAborted()
      // oxlint-disable-next-line eslint/no-await-in-loop -- one batch after the other, each in its transaction
      const { due, asked } = await database.transaction(askSome)
      looked = due
      if (asked > 0) log.info({ asked }, 'buyers were asked for reviews')
    }
  },
}

interface Due {
  id: number
  email: string
  language: Language
  number: string
  isAsked: boolean
}

async function askSome(transaction: Database): Promise<{ due: number; asked: number }> {
  const { days } = reviewRequest.now()
  const after = (interval: number) => sql`make_interval(days => ${interval}::integer)`
  const { rows } = await transaction.execute<Due & Record<string, unknown>>(sql`
    select orders.id, email, language, number,
      orders.status <> 'cancelled' and orders.payment_status = 'paid' and email <> ''
      and moved.due_at > now() - ${after(daysTooLate)}
      and not exists (select from payments where order_id = orders.id and refunded_grosze > 0)
      and not exists (select from withdrawals where order_id = orders.id)
      and not exists (select from reviews where order_id = orders.id) as "isAsked"
    from orders
    cross join lateral (
      select coalesce(
        max(created_at) filter (where details->>'to' in ('delivered', 'completed')) + ${after(days)},
        max(created_at) filter (where details->>'to' = 'shipped') + ${after(days + daysOnItsWay)}
      ) as due_at
      from order_events where order_id = orders.id
    ) as moved
    where review_consent is not null and review_asked_at is null and needs_attention is null
      and (status in ('shipped', 'delivered', 'completed') or shipping_status in ('shipped', 'delivered'))
      and moved.due_at <= now()
    order by orders.id limit ${batch} for update of orders skip locked`)
  let asked = 0
  for (const { id, email, language, number, isAsked } of rows) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one letter after the other
    if (isAsked && (await ask(transaction, { id, email, language, number }))) asked += 1
  }
  const ids = rows.map(({ id }) => id)
  await transaction.execute(sql`update orders set review_asked_at = now() where id = any(${sql.param(ids)}::integer[])`)
  return { due: rows.length, asked }
}

/** Whoever doesn't want letters gets none, whatever they said at the checkout. */
function ask(transaction: Database, { id, email, language, number }: Omit<Due, 'isAsked'>): Promise<boolean> {
  const { named } = linkToOrder(id, language)
  const envelope = { kind: 'review-request' as const, to: { address: email }, language, links: [named] }
  return queueNewsletter(transaction, envelope, reviewRequestEmail(number, reviewPathOf(id, language), language))
}
