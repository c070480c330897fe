import type { Language } from '../kernel/language.ts'
import type { Database } from '../server/database.ts'
import { createToken, hashOfToken } from '../server/tokens.ts'
import { orderLinks } from './orders.table.ts'
export async function createOrderLink(transaction: Database, orderId: number, language: Language): Promise<string> {
  const token = createToken()
  await transaction.insert(orderLinks).values({ tokenHash: hashOfToken(token), orderId })
  return `/order/${token}?lang=${language}`
}

import { eq } from 'drizzle-orm'
export async function findOrderByLink(database: Database, token: string): Promise<number | undefined> {
  const [found] = await database
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .where(eq(orderLinks.tokenHash, hashOfToken(token)))
  return found?.orderId
}
