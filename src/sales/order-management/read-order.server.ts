import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { isPolishTaxNumber } from '../../schemas/tax-number.ts'
import { isKnownToVies } from '../invoices/vies/ask-vies.server.ts'
import { readVatNumberCheck } from '../invoices/vies/check-vat-number.server.ts'
import { documentsOf } from '../invoices/documents-of.server.ts'
import { money, printMoney } from '../../kernel/money.ts'
import { printWeight } from '../../kernel/weight.ts'
import { disputesOf } from '../payments/disputes/note-dispute.server.ts'
import { toOrderMoneyJson, readOrderMoney } from '../payments/refunds/order-money.server.ts'
import { transferFactsOf } from '../payments/transfers/read-transfer-facts.server.ts'
import { isTransferOffered, transfersOfferedTo } from '../payments/transfers/transfer-offer.ts'
import type { ProviderName } from '../payments/payment.ts'
import { payments } from '../payments/payments.table.ts'
import type { Database } from '../../server/database/database.ts'
import { withdrawalStandings, withdrawalsOfOrder } from '../withdrawal/withdrawals-of-orders.server.ts'
import { hasLeft } from '../orders/has-left.ts'
import { lotsOfOrders } from '../warehouse/lots/lots-of-orders.server.ts'
import { toOrderJson } from './to-order-json.server.ts'
import type { OrderRow } from '../orders/lock-order.server.ts'
import type { OrderDetails, OrderRecord } from './order-details.ts'
import type { OrderItem } from '../orders/order.ts'
import { orderEvents, orderLines, orders } from '../orders/orders.table.ts'
import { products } from '../../catalog/products.table.ts'
import { canBePaid } from '../orders/unpaid.server.ts'
import { isChangeable } from '../orders/changeable.ts'
import { invoiceAddressOf } from '../orders/buyer/invoice-address.ts'
import { trackingUrl } from '../orders/tracking.ts'
import { parcelsOfOrder } from '../orders/parcels-of-order.server.ts'
import { arrivalOfOrdered } from '../../shipping/arrival.ts'
import type { Arrival } from '../../i18n/format-days.ts'
import { packing } from '../../shipping/dispatch.ts'
import type { ParcelToSend } from '../../shipping/parcels-of.ts'

/** Free orders have no payment method. */
const methods: Record<ProviderName, string> = {
  stripe: 'Stripe',
  demo: 'Demo',
  none: '',
  transfer: 'Przelew',
  cash: 'Cash',
  terminal: 'Terminal',
}

/** The order that matches `where`, as its customer may see it; undefined if there is none. */
export async function readOrderDetails(database: Database, where: SQL): Promise<OrderDetails | undefined> {
  const [details] = await detailsOf(database, await database.select().from(orders).where(where).limit(1))
  return details
}

/** The same with what only the office sees, and the history. */
export async function readOrderRecord(database: Database, where: SQL): Promise<OrderRecord | undefined> {
  const [row] = await database.select().from(orders).where(where).limit(1)
  if (!row) return undefined
  const [details] = await detailsOf(database, [row])
  if (!details) return undefined
  const { kind, actor, details: said, createdAt, orderId, id } = orderEvents
  const events = await database
    .select({ kind, actor, details: said, createdAt })
    .from(orderEvents)
    .where(eq(orderId, row.id))
    .orderBy(asc(id))
  const allOfMoney = await readOrderMoney(database, row.id)
  const contested = await disputesOf(database, row.id)
  const hasTransfer = allOfMoney.payments.some(({ provider }) => provider === 'transfer')
  const takesTransfers = row.anonymisedAt === null && (hasTransfer || transfersOfferedTo() !== 'nobody')
  return {
    ...details,
    needsAttention: row.needsAttention,
    version: row.version,
    firstName: row.firstName,
    lastName: row.lastName,
    wantsInvoiceByMail: row.wantsInvoiceByMail,
    canBeChanged: isChangeable(row),
    holdsStock: row.holdsStock,
    ...(await numberToTell(database, row)),
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    ...toOrderMoneyJson(allOfMoney),
    ...(contested.length > 0 && { disputes: contested }),
    ...(takesTransfers && { takesTransfers: true as const }),
    withdrawals: await withdrawalsOfOrder(database, row.id),
    parcels: countParcels(await parcelsOfOrder(database, row)),
    ...(await lotsToTell(database, row)),
    events: events.map((event) => ({
      ...event,
      details: withPrintedAmounts(event.kind, event.details),
      createdAt: event.createdAt.toISOString(),
    })),
  }
}

/** Rows keep whole grosze; on the wire an amount is written as all money is. */
function withPrintedAmounts(kind: string, details: Record<string, unknown>): Record<string, unknown> {
  const amounts = kind === 'content_changed' ? ['from', 'to'] : ['amount', 'over']
  const printed = amounts.flatMap((name) => {
    const amount = details[name]
    return Number.isSafeInteger(amount) ? [[name, printMoney(money(amount as number))]] : []
  })
  return { ...details, ...Object.fromEntries(printed) }
}

/** Of a number of another member state, whether it is valid. */
async function numberToTell(
  database: Database,
  { id, taxNumber }: OrderRow,
): Promise<Pick<OrderRecord, 'vatNumberCheck' | 'canAskVies'>> {
  if (!taxNumber || isPolishTaxNumber(taxNumber) || !isKnownToVies(taxNumber)) return {}
  const check = await readVatNumberCheck(database, id)
  return { canAskVies: true, ...(check && { vatNumberCheck: check }) }
}

/** Of what left without lots, or won't leave, none are proposed. */
async function lotsToTell(database: Database, row: OrderRow): Promise<Pick<OrderRecord, 'lots'>> {
  const all = (await lotsOfOrders(database, [row.id])).get(row.id) ?? []
  const lots = hasLeft(row) || row.status === 'cancelled' ? all.filter(({ isProposed }) => !isProposed) : all
  return lots.length === 0 ? {} : { lots }
}

/** Orders with their lines and payments, in the order of the rows. */
export async function detailsOf(database: Database, rows: OrderRow[]): Promise<OrderDetails[]> {
  const ids = rows.map(({ id }) => id)
  const lines = await database
    .select({ line: orderLines, imageUrl: products.imageUrl })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const attempts = await database
    .select({
      orderId: payments.orderId,
      provider: payments.provider,
      state: payments.state,
      id: payments.sessionId,
      refunded: payments.refunded,
      taken: payments.taken,
    })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(desc(payments.createdAt))
  const standings = await withdrawalStandings(database, rows)
  const documentsFor = await documentsOf(database, rows)
  return rows.map((row) => {
    const own = attempts.filter(({ orderId }) => orderId === row.id)
    const payment = own.find(({ state }) => state === 'paid') ?? own[0]
    const transfer = transferFactsOf(row, own)
    const invoiceAddress = invoiceAddressOf(row)
    const isTransferable = !transfer && canBePaid(row) && row.total > 0 && isTransferOffered(row.taxNumber)
    return {
      ...toOrderJson(row),
      language: row.language,
      items: lines.filter(({ line }) => line.orderId === row.id).map(describeLine),
      discountCode: row.discountCode,
      paymentMethod: methods[payment?.provider ?? 'stripe'],
      ...(row.isHandedOver && { isHandedOver: true }),
      stripeSessionId: payment?.id ?? null,
      shippingMethod: row.shippingMethod,
      pickupPoint: row.pickupPoint,
      companyName: row.companyName,
      taxNumber: row.taxNumber,
      ...(row.invoiceName !== null && { invoiceName: row.invoiceName }),
      ...(invoiceAddress && { invoiceAddress }),
      ...(row.taxation !== 'domestic' && { taxation: row.taxation }),
      trackingUrl: trackingUrl(row.trackingNumber),
      termsVersion: row.termsVersion,
      ...(row.due > 0 && row.status !== 'cancelled' && { dueAmount: printMoney(row.due) }),
      isPayable: canBePaid(row) && row.total > 0,
      payableUntil: row.payableUntil.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      ...(transfer && { transfer }),
      ...(isTransferable && { isTransferOffered: true as const }),
      ...arrivalOf(row),
      refundedAmount: printMoney(money(own.reduce((sum, { refunded }) => sum + refunded, 0))),
      ...standings(row),
      // Who bought on the spot has seen the goods: there is no right to withdraw.
      ...(row.isHandedOver && { isWithdrawable: false }),
      documents: documentsFor(row.id),
    }
  })
}

/** Counted from the payment. */
function arrivalOf({ daysFrom, daysTo, paidAt, shippingStatus }: OrderRow): { arrival?: Arrival } {
  const packed = packing.now()
  if (daysFrom === null || daysTo === null || !packed || !paidAt || shippingStatus === 'delivered') return {}
  const days = { from: daysFrom, to: daysTo }
  return { arrival: arrivalOfOrdered(paidAt, packed, days) }
}

function describeLine({
  line,
  imageUrl,
}: {
  line: typeof orderLines.$inferSelect
  imageUrl: string | null
}): OrderItem {
  return {
    productId: line.productId,
    productName: line.productName,
    weight: line.weight === null ? null : printWeight(line.weight),
    quantity: line.quantity,
    price: printMoney(line.price),
    vatRate: line.vatRate,
    promotion:
      line.regularPrice === null || line.lowestPrice === null
        ? null
        : { regularPrice: printMoney(line.regularPrice), lowestPrice: printMoney(line.lowestPrice) },
    ...(imageUrl && { imageUrl }),
  }
}

/** Alike parcels together. */
export function countParcels(parcels: ParcelToSend[]): OrderRecord['parcels'] {
  const alike = Map.groupBy(parcels, ({ box, weight }) => JSON.stringify([box, weight]))
  return [...alike.values()].map((same) => {
    const { box, weight } = same[0] as ParcelToSend
    return { quantity: same.length, weight: printWeight(weight), ...(box !== null && { box }) }
  })
}
