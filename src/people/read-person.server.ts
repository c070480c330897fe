import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { contactMessages } from '../contact/contact-messages.table.ts'
import { customers } from '../customers/customers.table.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { suppressedAddresses } from '../mail/unsubscribe/suppressed-addresses.table.ts'
import { hashOfAddress } from '../mail/unsubscribe/suppression.server.ts'
import { marketingContacts, newsletterConsents } from '../marketing/contacts/marketing-contacts.table.ts'
import { orders } from '../sales/orders/orders.table.ts'
import { readOrdersInList } from '../sales/order-management/list/list-orders.server.ts'
import { toWithdrawalJson } from '../sales/withdrawal/to-withdrawal-json.server.ts'
import { withdrawals } from '../sales/withdrawal/withdrawals.table.ts'
import type { Database } from '../server/database/database.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { gatherPeople } from './gather-people.server.ts'
import { readPeople } from './list-people.server.ts'
import { personNotFound, type PersonRecord } from './person.ts'

/** One customer with all that they ordered, wrote, declared and agreed to. */
export async function readPerson(
  database: Database,
  id: number,
): Promise<Outcome<PersonRecord, typeof personNotFound>> {
  await gatherPeople(database)
  const [person] = await readPeople(database, [id])
  if (!person) return personNotFound
  const { email } = person
  const [account] = await database
    .select({ id: customers.id, createdAt: customers.createdAt, phone: customers.phone, language: customers.language })
    .from(customers)
    .where(isSameEmail(customers.email, email))
  const ordered = await readOrdersInList(
    database,
    or(account && eq(orders.customerId, account.id), and(isNull(orders.customerId), isSameEmail(orders.email, email))),
  )
  const written = await database
    .select()
    .from(contactMessages)
    .where(isSameEmail(contactMessages.email, email))
    .orderBy(desc(contactMessages.id))
  const declared = await database
    .select()
    .from(withdrawals)
    .where(isSameEmail(withdrawals.email, email))
    .orderBy(desc(withdrawals.id))
  const consents = await database
    .select({
      givenAt: newsletterConsents.givenAt,
      givenOn: newsletterConsents.givenOn,
      shownText: newsletterConsents.shownText,
    })
    .from(newsletterConsents)
    .innerJoin(marketingContacts, eq(marketingContacts.id, newsletterConsents.contactId))
    .where(isSameEmail(marketingContacts.emailAddress, email))
    .orderBy(desc(newsletterConsents.givenAt))
  const [suppressed] = await database
    .select({ at: suppressedAddresses.suppressedAt })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.addressHash, hashOfAddress(email)))
  return done({
    ...person,
    phone: account?.phone || ordered[0]?.customerPhone || null,
    accountSince: account?.createdAt.toISOString() ?? null,
    language: account?.language ?? null,
    allOrders: ordered.map(({ id: order, orderNumber: number, totalAmount: total, ...one }) => ({
      id: order,
      number,
      total,
      createdAt: one.createdAt,
      refundedAmount: one.refundedAmount,
      status: one.status,
      paymentStatus: one.paymentStatus,
      shippingStatus: one.shippingStatus,
    })),
    written: written.map(({ id: message, message: text, createdAt, handledAt }) => ({
      id: message,
      message: text,
      createdAt: createdAt.toISOString(),
      isHandled: handledAt !== null,
    })),
    withdrawals: declared.map(toWithdrawalJson).map(({ orderNumber, declaredAt, isOpen }) => {
      return { orderNumber, declaredAt, isOpen }
    }),
    consents: consents.map((consent) => ({ ...consent, givenAt: consent.givenAt.toISOString() })),
    leftAt: suppressed?.at.toISOString() ?? null,
  })
}
