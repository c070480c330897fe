import { eq } from 'drizzle-orm'
import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { createToken, hashOfToken } from '../server/tokens.ts'
import { orderLinks } from './orders.table.ts'

/** Makes a way to follow an order without an account: a page of ours, in the language of the letter that it is for. */
export async function createOrderLink(transaction: Database, orderId: number, language: Language): Promise<string> {
  const token = createToken()
  await transaction.insert(orderLinks).values({ tokenHash: hashOfToken(token), orderId })
  return `/order/${token}?lang=${language}`
}

/** The order to which a link leads, if it leads to one. */
export async function findOrderByLink(database: Database, token: string): Promise<number | undefined> {
  const [link] = await database
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashOfToken(token)))
  return link?.orderId
}
