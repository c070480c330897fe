import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { tokenPlaceholder, type LinkStore } from '../../mail/email-link.ts'
import type { Clear } from '../../personal-data/personal-data.ts'
import { ago } from '../../server/database/ago.ts'
import type { Database } from '../../server/database/database.ts'
import { hashOfToken } from '../../server/accounts/tokens.ts'
import { orderLinkDays, orderLinkEnded, orderNotFound } from './order.ts'
import { orderLinks, orders } from './orders.table.ts'

/** The page of an order without an account, in the language of the email. */
export const orderPath = (token: string, language: Language) => `/order/${token}?lang=${language}`

/** The link to an order: its path with a placeholder, and the reference. */
export const linkToOrder = (orderId: number, language: Language) => ({
  path: orderPath(tokenPlaceholder('order', String(orderId)), language),
  named: { kind: 'order' as const, reference: String(orderId) },
})

/** Stores the links to orders. A deleted order gets none. */
export const linksToOrders: LinkStore = {
  note: (transaction, { reference }, tokenHash) =>
    transaction.execute(sql`
      insert into order_links (token_hash, order_id)
      select ${tokenHash}, ${orders.id} from ${orders} where ${orders.id} = ${Number(reference)}`),
  forget: (transaction, _, tokenHash) => transaction.delete(orderLinks).where(eq(orderLinks.tokenHash, tokenHash)),
}

/** The order of a link that hasn't expired. */
export async function findOrderByLink(
  database: Database,
  token: string,
): Promise<Outcome<number, typeof orderNotFound | typeof orderLinkEnded>> {
  const [link] = await database
    .select({
      orderId: orderLinks.orderId,
      isOver: sql<boolean>`${orderLinks.createdAt} <= ${ago(`${orderLinkDays} days`)}`,
    })
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashOfToken(token)))
  if (!link) return orderNotFound
  return link.isOver ? orderLinkEnded : done(link.orderId)
}

/** Expired links are kept for a while, so that their page can say so. */
export const clearOldOrderLinks: Clear = async (transaction, before, max) => {
  const old = transaction
    .select({ tokenHash: orderLinks.tokenHash })
    .from(orderLinks)
    .where(lt(orderLinks.createdAt, before))
    .limit(max)
  const { rowCount } = await transaction.delete(orderLinks).where(inArray(orderLinks.tokenHash, old))
  return rowCount ?? 0
}
