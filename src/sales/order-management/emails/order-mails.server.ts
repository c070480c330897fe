import { eq } from 'drizzle-orm'
import { brand } from '../../../brand.ts'
import { isCorrected, isInvoiced } from '../../invoices/invoiceable.server.ts'
import { mustBeConfirmed } from '../../invoices/waiting/hold-invoice.server.ts'
import { readInvoiceable } from '../../invoices/issue-invoice.server.ts'
import { isForKsef, isOrderInKsef, takeDocumentToMail, withoutKsef } from '../../invoices/ksef/mail-document.server.ts'
import { currentPrivacyVersion } from '../../../legal/legal.ts'
import { acceptedLegalTexts } from '../../../legal/legal-texts.server.ts'
import type { RefundWay } from '../../payments/refunds/refund.ts'
import type { MailKind } from '../../../mail/mail-kinds.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Money } from '../../../kernel/money.ts'
import type { Attachment } from '../../../mail/attachment.ts'
import type { Email } from '../../../mail/layout/email.mail.tsx'
import { queueMail } from '../../../mail/queue-mail.server.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OrderDetails } from '../order-details.ts'
import type { AttentionReason } from '../../orders/order.ts'
import { linkToOrder } from '../../orders/order-links.server.ts'
import { issuedDocumentEmail } from './issued-document.mail.tsx'
import { orderChangedEmail, orderConfirmedEmail, orderOfferEmail } from './order-confirmed.mail.tsx'
import { orderAttentionOfficeEmail, orderPaidOfficeEmail } from './order-office.mail.tsx'
import {
  orderCancelledEmail,
  buyerCorrectedEmail,
  orderRefundedEmail,
  paymentBeingCheckedEmail,
  paymentFailedEmail,
  paymentReminderEmail,
  paymentSummaryEmail,
  proformaEmail,
  refundFailedEmail,
  transferEmail,
  surchargePaidEmail,
} from './order-payment.mail.tsx'
import { orderDeliveredEmail, orderInvoiceEmail, orderLinkEmail, orderShippedEmail } from './order-shipping.mail.tsx'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { arrivalOfSent } from '../../../shipping/arrival.ts'
import { packing } from '../../../shipping/dispatch.ts'
import { readOrderDetails } from '../read-order.server.ts'

// Each function runs in the transaction of the change it reports.

interface About {
  orderId: number
}
interface Refunded extends About {
  refundId: string
  amount: Money
}

/** Confirms the order to its customer and tells the office to pack it. */
export async function mailConfirmation(transaction: Database, { orderId }: About): Promise<void> {
  const owed = await readInvoiceable(transaction, orderId)
  // What goes to KSeF, or is to be looked at first, follows by itself.
  const withInvoice =
    owed?.wantsInvoiceByMail && !(await mustBeConfirmed(transaction, owed)) && !(await isForKsef(transaction, owed))
  const write: Write = async (paid, link) => {
    const legal = await textsOf(transaction, paid)
    return orderConfirmedEmail(paid, link, legal, withInvoice)
  }
  const invoice: Attachment[] = withInvoice ? [{ kind: 'invoice', reference: String(orderId) }] : []
  const order = await mailCustomer(transaction, orderId, 'order-confirmed', write, (paid) => [
    ...invoice,
    ...termsOf(paid),
  ])
  // The office has made and finished it itself.
  if (!order.isHandedOver) await mailOffice(transaction, 'order-paid', orderPaidOfficeEmail(order))
}

const termsOf = ({ termsVersion, language }: OrderDetails): Attachment[] => [
  { kind: 'accepted_texts', reference: `${termsVersion}/${language}/${currentPrivacyVersion()}` },
]

/** The same on the site, for as long as that stands. */
const textsOf = (transaction: Database, { termsVersion, language }: OrderDetails) =>
  acceptedLegalTexts(transaction, termsVersion, language, currentPrivacyVersion())

/** The office has put down an order for a customer, who is to see all of it before paying. */
export async function mailOffer(transaction: Database, orderId: number): Promise<void> {
  const write: Write = async (order, link) => orderOfferEmail(order, link, await textsOf(transaction, order))
  await mailCustomer(transaction, orderId, 'order-made', write, termsOf)
}

/** The office has changed what was ordered. */
export async function mailChanged(transaction: Database, orderId: number, refunded: Money): Promise<void> {
  const write: Write = async (order, link) => {
    const legal = await textsOf(transaction, order)
    return orderChangedEmail(order, link, legal, refunded)
  }
  await mailCustomer(transaction, orderId, 'order-changed', write, termsOf)
}

export async function mailSurchargePaid(
  transaction: Database,
  { orderId, amount }: About & { amount: Money },
): Promise<void> {
  const write: Write = (order, link) => surchargePaidEmail(order, link, amount)
  await mailCustomer(transaction, orderId, 'surcharge-paid', write)
}

export async function mailPaymentFailed(
  transaction: Database,
  { orderId, why }: About & { why: 'declined' | 'expired' },
): Promise<void> {
  await mailCustomer(transaction, orderId, 'payment-failed', (order, link) => paymentFailedEmail(order, link, why))
}

export async function mailReminder(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'payment-reminder', paymentReminderEmail)
}

/** Tells one customer of several unpaid orders, the latest first, to its address and in its language. */
export async function mailSummary(transaction: Database, orderIds: number[]): Promise<void> {
  const unpaid = []
  for (const id of orderIds) {
    const order = await detailsOf(transaction, id)
    unpaid.push({ order, ...linkToOrder(id, order.language) })
  }
  const [latest] = unpaid
  if (!latest) return
  const { language, customerEmail } = latest.order
  const links = unpaid.map(({ named }) => named)
  const envelope = { kind: 'payment-summary', to: { address: customerEmail }, language, links } as const
  const told = unpaid.map(({ order, path }) => ({ order, link: path }))
  await queueMail(transaction, envelope, paymentSummaryEmail(language, told))
}

/** Where to send the transfer, and where the proforma is: so the letter with the link to a proforma isn't needed. */
export async function mailTransfer(transaction: Database, { orderId }: About): Promise<void> {
  await recordEvent(transaction, orderId, 'proforma_sent', 'shop')
  await mailCustomer(transaction, orderId, 'order-transfer', transferEmail)
}

export async function mailProforma(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'order-proforma', proformaEmail)
}

/** The invoice for which its customer asked, or of which they get a letter, has been confirmed. */
export async function mailInvoice(transaction: Database, { orderId }: About): Promise<void> {
  const [order] = await transaction
    .select({ taxNumber: orders.taxNumber, wantsInvoiceByMail: orders.wantsInvoiceByMail })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order || (order.taxNumber && !order.wantsInvoiceByMail)) return
  // What goes to KSeF follows by itself, with its number.
  if (await isOrderInKsef(transaction, orderId)) return
  const invoice: Attachment = { kind: 'invoice', reference: String(orderId) }
  await mailCustomer(transaction, orderId, 'order-invoice', orderInvoiceEmail, () => [invoice])
}

export async function mailShipped(transaction: Database, orderId: number): Promise<void> {
  const [order] = await transaction
    .select({ from: orders.daysFrom, to: orders.daysTo })
    .from(orders)
    .where(eq(orders.id, orderId))
  const { from = null, to = null } = order ?? {}
  // It leaves today, whenever that was to be.
  const arrival = packing.now() && from !== null && to !== null ? arrivalOfSent(dayInPoland(), { from, to }) : undefined
  await mailCustomer(transaction, orderId, 'order-shipped', ({ arrival: _planned, ...shipped }, link) =>
    orderShippedEmail({ ...shipped, ...(arrival && { arrival }) }, link),
  )
}

export async function mailDelivered(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'order-delivered', orderDeliveredEmail)
}

/** The customer's link has expired or is lost. */
export async function mailNewLink(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'order-link', orderLinkEmail)
}

export async function mailCancelled(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'order-cancelled', orderCancelledEmail)
}

/** The order was not paid in time. */
export async function mailLapsed(transaction: Database, orderId: number): Promise<void> {
  await mailCustomer(transaction, orderId, 'order-lapsed', orderCancelledEmail)
}

/** The correction is attached if the refunded sale was invoiced. */
export async function mailRefunded(
  transaction: Database,
  { orderId, refundId, amount, isOfSale, way }: Refunded & { isOfSale: boolean; way: RefundWay },
): Promise<void> {
  const write: Write = (order, link) => orderRefundedEmail(order, link, amount, way)
  const willBeCorrected =
    isOfSale && (await isInvoiced(transaction, orderId)) && !(await isOrderInKsef(transaction, orderId))
  await mailCustomer(transaction, orderId, 'order-refunded', write, () =>
    willBeCorrected ? [{ kind: 'correction', reference: refundId }] : [],
  )
}

/** Documents that name the right buyer go to the customer with all that they are about. What goes to KSeF follows by itself. */
export async function mailBuyerCorrected(
  transaction: Database,
  { orderId, documents }: About & { documents: number[] },
): Promise<void> {
  const ready = await withoutKsef(transaction, documents)
  if (ready.length === 0) return
  const write: Write = (order, link) => buyerCorrectedEmail(order, link)
  await mailCustomer(transaction, orderId, 'invoice-corrected', write, () =>
    ready.map((id) => ({ kind: 'document', reference: String(id) })),
  )
}

/** A refund that was announced to the customer was returned. */
export async function mailRefundFailed(transaction: Database, { orderId, refundId, amount }: Refunded): Promise<void> {
  const write: Write = (order, link) => refundFailedEmail(order, link, amount)
  const wasCorrected = (await isCorrected(transaction, refundId)) && !(await isOrderInKsef(transaction, orderId))
  await mailCustomer(transaction, orderId, 'order-refund-failed', write, () =>
    wasCorrected ? [{ kind: 'returned_correction', reference: refundId }] : [],
  )
}

/** A document of an order that went to KSeF, once its buyer may have it and if they get it by letter. */
export async function mailIssuedDocument(transaction: Database, { invoiceId }: { invoiceId: number }): Promise<void> {
  const document = await takeDocumentToMail(transaction, invoiceId)
  if (!document) return
  const { orderId, ...issued } = document
  // Of one order or refund there may be several, once its buyer was replaced.
  const attachment: Attachment =
    issued.kind === 'invoice' && issued.replacesId === null
      ? { kind: 'invoice', reference: String(orderId) }
      : { kind: 'document', reference: String(invoiceId) }
  const write: Write = (order, link) => issuedDocumentEmail(order, link, issued)
  await mailCustomer(transaction, orderId, 'order-invoice', write, () => [attachment])
}

/** The payment arrived, but the order needs attention first. */
export async function mailBeingChecked(transaction: Database, { orderId }: About): Promise<void> {
  await mailCustomer(transaction, orderId, 'payment-being-checked', paymentBeingCheckedEmail)
}

export async function mailAttention(
  transaction: Database,
  { orderId, reason }: About & { reason: AttentionReason },
): Promise<void> {
  const order = await detailsOf(transaction, orderId)
  await mailOffice(transaction, 'order-attention', orderAttentionOfficeEmail(order, reason))
}

/** A sample for the office. Returns the kind under which the email is listed. */
export async function mailReminderToOffice(transaction: Database, order: OrderDetails): Promise<string> {
  const kind = 'payment-reminder-test'
  await mailOffice(transaction, kind, paymentReminderEmail(order, '/store/account'))
  return kind
}

type Write = (order: OrderDetails, link: string) => Email | Promise<Email>

async function mailCustomer(
  transaction: Database,
  orderId: number,
  kind: MailKind,
  write: Write,
  attachmentsOf: (order: OrderDetails) => Attachment[] = () => [],
): Promise<OrderDetails> {
  const order = await detailsOf(transaction, orderId)
  const { language, customerEmail } = order
  // An anonymised order has no address.
  if (customerEmail === '') return order
  const { path, named } = linkToOrder(orderId, language)
  const envelope = { kind, to: { address: customerEmail }, language, links: [named], attachments: attachmentsOf(order) }
  await queueMail(transaction, envelope, await write(order, path))
  return order
}

async function mailOffice(transaction: Database, kind: MailKind, email: Email): Promise<void> {
  await queueMail(transaction, { kind, to: 'office', language: brand.officeLanguage }, email)
}

async function detailsOf(transaction: Database, orderId: number): Promise<OrderDetails> {
  const order = await readOrderDetails(transaction, eq(orders.id, orderId))
  if (!order) throw new Error(`order ${orderId} is gone while it is held`)
  return order
}
