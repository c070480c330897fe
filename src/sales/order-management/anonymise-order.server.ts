import { eq, inArray, sql } from 'drizzle-orm'
import { forgetFactsInAudit } from '../../audit/forget-in-audit.server.ts'
import { mails } from '../../mail/mails.table.ts'
import { hashOfAddress } from '../../mail/unsubscribe/suppression.server.ts'
import { forgetRemarks } from '../../notes/remarks.server.ts'
import { payments, refunds, transfers } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { keepEvidence } from '../invoices/evidence/keep-evidence.server.ts'
import { forgetWithdrawals } from '../withdrawal/personal-data.server.ts'
import { shipments } from '../shipments/shipments.table.ts'
import { invoiceAddressColumns } from '../orders/buyer/invoice-address.ts'
import { vatNumberChecks } from '../invoices/vies/vat-number-checks.table.ts'
import { bumpVersion, type OrderRow } from '../orders/lock-order.server.ts'
import { namesCompany } from './order-erasure.ts'
import { orderEvents, orderLinks, orders } from '../orders/orders.table.ts'

/** Replaces the name, so that lists and exports show what happened. */
const erasedName = 'usunięto'

/** `contentHash` is made of all that the customer typed. */
const contactData = {
  email: '',
  phone: '',
  pickupPoint: null,
  trackingNumber: null,
  checkoutId: null,
  contentHash: null,
  browserHash: null,
  heldFrom: null,
  heldNetwork: null,
} satisfies Partial<OrderRow>

const names = { firstName: erasedName, lastName: '' } satisfies Partial<OrderRow>
const nobodysInvoice = { invoiceName: null, ...invoiceAddressColumns(null) } satisfies Partial<OrderRow>
const postalAddress = { address: '', city: '', postalCode: '' } satisfies Partial<OrderRow>

/** The data that identifies the customer. An invoiced order keeps what its invoice shows. */
const personalData = (order: OrderRow) => ({
  ...contactData,
  customerId: null,
  emailHash: null,
  // Without a company name, the invoice shows the person's name.
  ...(!(namesCompany(order) && order.companyName === null) && names),
  ...(!namesCompany(order) && { ...postalAddress, ...nobodysInvoice }),
})

/**
 * Anonymises locked orders. Number, dates, lines, amounts, tax, country and the provider's payment ids stay for the
 * books; who bought stays apart from them where the exemption from the cash register wants it. Emails about the orders and their links are deleted too.
 */
export async function anonymiseOrders(transaction: Database, held: OrderRow[]): Promise<void> {
  await keepEvidence(transaction, held)
  await forgetWays(transaction, held)
  for (const order of held) {
    await transaction
      .update(orders)
      .set({ ...bumpVersion, ...personalData(order), anonymisedAt: sql`now()` })
      .where(eq(orders.id, order.id))
    if (!namesCompany(order)) await transaction.delete(vatNumberChecks).where(eq(vatNumberChecks.orderId, order.id))
  }
}

/**
 * Removes the contact data of locked orders once nothing can happen to them any more. The buyer stays for the tax
 * records. A hash of the address still finds them.
 */
export async function forgetOrderContacts(transaction: Database, held: OrderRow[]): Promise<void> {
  await forgetWays(transaction, held)
  await transaction
    .update(orders)
    // `updatedAt` stays: without a recorded delivery date, the withdrawal period is derived from it.
    .set({ version: bumpVersion.version, ...contactData, emailHash: hashOfAddress(sql`${orders.email}`) })
    .where(
      inArray(
        orders.id,
        held.map(({ id }) => id),
      ),
    )
}

/** Data about the person outside the orders themselves. */
async function forgetWays(transaction: Database, held: OrderRow[]): Promise<void> {
  const ids = held.map(({ id }) => id)
  await transaction.delete(orderLinks).where(inArray(orderLinks.orderId, ids))
  // The provider's page shows the customer, and the return path can contain an order link.
  await transaction.update(payments).set({ url: null, cancelPath: '/checkout' }).where(inArray(payments.orderId, ids))
  // The reason of a refund is free text, which can name people.
  await transaction.update(refunds).set({ reason: null }).where(inArray(refunds.orderId, ids))
  // So is what a transfer is known by.
  await transaction.update(transfers).set({ evidence: null }).where(inArray(transfers.orderId, ids))
  await transaction
    .update(orderEvents)
    .set({
      details: sql`${orderEvents.details} - 'trackingNumber' - 'earlierNumber' - 'note' - case when ${orderEvents.kind} = 'refund_begun' then 'reason' else '' end`,
    })
    .where(inArray(orderEvents.orderId, ids))
  // Where a parcel went, and by which number the carrier shows it.
  await transaction
    .update(shipments)
    .set({ point: null, trackingNumber: null, problem: null })
    .where(inArray(shipments.orderId, ids))
  await forgetFactsInAudit(transaction, 'order', ids, ['reason', 'trackingNumber'])
  await forgetRemarks(transaction, ids)
  await forgetWithdrawals(transaction, { orderIds: ids })
  await forgetOrderEmails(transaction, held)
}

/** Emails about these orders, to customers and the office. */
export async function forgetOrderEmails(transaction: Database, held: OrderRow[]): Promise<void> {
  const numbers = held.map(({ number }) => number)
  await transaction.delete(mails).where(isAbout(mails.subject, numbers))
}

/** Emails about an order name it in their subject. */
export const isAbout = (subject: typeof mails.subject, numbers: string[]) =>
  sql`exists (select from unnest(${sql.param(numbers)}::text[]) as number where strpos(${subject}, number) > 0)`
