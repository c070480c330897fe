import { asc, eq } from 'drizzle-orm'
import type { orderLines } from '../../src/sales/orders/orders.table.ts'
import { orders } from '../../src/sales/orders/orders.table.ts'
import { issueInvoice } from '../../src/sales/invoices/issue-invoice.server.ts'
import { invoices, type InvoiceRow } from '../../src/sales/invoices/invoices.table.ts'
import type { Database } from '../../src/server/database/database.ts'
import { decide, order as checkOut, sessionIn, stateOf, stock } from './checkouts.ts'
import { attemptPayment, paid, placeOrder } from './orders.ts'
import type { TestShop } from './shop.ts'

const company = { companyName: 'Bistro Morze sp. z o.o.', taxNumber: '5260250274' }

type Said = Parameters<typeof placeOrder>[1]

/** A company's order that is paid, as it is before anybody has made an invoice of it. */
export async function placeCompanyOrder(database: Database, said: Said = {}, provider: 'stripe' | 'demo' = 'stripe') {
  const order = await placeOrder(database, { ...paid, paidAt: new Date(), ...company, ...said })
  const [row] = await database.select().from(orders).where(eq(orders.id, order.id))
  if (!row) throw new Error('no order was made')
  await attemptPayment(database, row.id, { provider, state: 'paid', amount: row.total, taken: row.total })
  return row
}

/** The same, with its invoice. */
export async function placeInvoicedOrder(
  database: Database,
  said: Said & { lines?: Partial<typeof orderLines.$inferInsert>[] } = {},
  at?: Date,
): Promise<{ order: typeof orders.$inferSelect; invoice: InvoiceRow }> {
  const order = await placeCompanyOrder(database, said)
  const invoice = await database.transaction((transaction) =>
    issueInvoice(transaction, order, { actor: 'shop', ...(at && { at }) }),
  )
  return { order, invoice }
}

/** As the checkout's form sends it. */
export const checkoutCompany = { name: company.companyName, taxNumber: 'PL 526-025-02-74' }

export const issuedIn = ({ database }: TestShop) => database.select().from(invoices).orderBy(asc(invoices.id))

/** Somebody buys two pieces of salt for 10,00 zł each, and pays. */
export async function buyAsCompany(shop: TestShop, more: object = { company: checkoutCompany }) {
  const [salt = 0] = await stock(shop, { price: '10.00', pieces: 5 })
  const session = await sessionIn(await checkOut(shop, [{ id: salt, quantity: 2 }], more))
  await decide(shop.database, session, 'paid')
  return { salt, session, pay: () => stateOf(shop, session) }
}
