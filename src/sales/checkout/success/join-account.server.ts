import { register } from '../../../customers/sign-in/sign-in.server.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Visitor } from '../../../server/accounts/sign-in.ts'
import type { Database } from '../../../server/database/database.ts'
import { joinOrder } from '../../orders/join-orders.server.ts'
import { orderNotFound } from '../../orders/order.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { findPlacedOrder, type Asking } from './read-placed-order.server.ts'

/**
 * Makes an account of a guest's order, which then belongs to it. Other orders with its e-mail address don't: placing one proves no
 * address.
 */
export async function registerWithOrder(
  database: Database,
  { sessionId, password, asking }: { sessionId: string; password: string; asking: Asking },
  language: Language,
  visitor: Visitor,
) {
  const order = await findPlacedOrder(database, sessionId, asking)
  if (!order || order.customerId !== null) return orderNotFound
  const { firstName, lastName, email, phone, address, city, postalCode, country } = order
  const said = { firstName, lastName, email, phone, address, city, postalCode, country, password }
  return register(database, said, language, visitor, async (transaction, customerId) => {
    if (await joinOrder(transaction, { orderId: order.id, customerId }))
      await recordEvent(transaction, order.id, 'joined_account', 'customer')
  })
}
