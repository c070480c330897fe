import { invoiceAddressOf } from '../../orders/buyer/invoice-address.ts'
import { and, desc, ne, sql } from 'drizzle-orm'
import { withIndexScans } from '../../../server/database/index-scans.ts'
import type { Database } from '../../../server/database/database.ts'
import { containsText } from '../../../server/database/text-search.ts'
import { orders } from '../../orders/orders.table.ts'
import type { KnownCustomer } from './office-order.ts'

/** Of so many orders the people are told apart; whoever isn't among them is found by more letters. */
const looked = 60
const shown = 8

/** Who has ordered before and is called so, or has this e-mail address: as their last order named them. */
export async function findKnownCustomers(database: Database, search: string): Promise<KnownCustomer[]> {
  const found = await withIndexScans(database, (transaction) =>
    transaction
      .select()
      .from(orders)
      .where(and(containsText(sql`orders.search_text`, search), ne(orders.email, '')))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(looked),
  )
  const people = new Map<string, (typeof found)[number]>()
  for (const order of found) {
    const address = order.email.toLowerCase()
    if (!people.has(address)) people.set(address, order)
  }
  return [...people.values()].slice(0, shown).map((order) => ({
    ...(invoiceAddressOf(order) && { invoiceAddress: invoiceAddressOf(order) }),
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    phone: order.phone,
    address: order.address,
    city: order.city,
    postalCode: order.postalCode,
    country: order.country,
    companyName: order.companyName,
    taxNumber: order.taxNumber,
    language: order.language,
    shippingMethod: order.shippingMethod,
    pickupPoint: order.pickupPoint,
    orderedAt: order.createdAt.toISOString(),
  }))
}
