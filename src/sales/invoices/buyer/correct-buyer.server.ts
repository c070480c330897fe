import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { fact } from '../../../server/database/fact.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { invoiceAddressColumns } from '../../orders/buyer/invoice-address.ts'
import { bumpVersion, type OrderRow } from '../../orders/lock-order.server.ts'
import { orderChangedMeanwhile } from '../../orders/order.ts'
import { orderEvents, orderLines, orders } from '../../orders/orders.table.ts'
import { taxationNow } from '../../orders/taxation.ts'
import { isTaxedSo } from '../../orders/taxation.ts'
import { isOfContent, readCurrent } from '../current-invoice.server.ts'
import { mustDocumentsWait } from '../documents-wait.server.ts'
import { documentNotFound, invoicesWait, totalOf, type Party } from '../invoice.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'
import { sumsOf } from '../invoice-lines.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { buyerOf, printTaxNumber } from '../parties.ts'
import { taxNotes } from '../tax-notes.ts'
import { writeCorrection } from '../corrections/write-correction.server.ts'
import {
  buyerNotCorrectable,
  buyerTaxedOtherwise,
  buyerUnchanged,
  receiptWithoutNumber,
  type BuyerCorrection,
  type BuyerPreview,
} from './buyer-correction.ts'
import { isOtherTaxpayer, replaceInvoice } from './replace-invoice.server.ts'

/** Documents that name the right buyer are issued. */
export const buyerCorrected = fact<{ orderId: number; documents: number[] }>('an invoice names another buyer')

type Problem =
  | typeof orderChangedMeanwhile
  | typeof documentNotFound
  | typeof invoicesWait
  | typeof buyerUnchanged
  | typeof buyerNotCorrectable
  | typeof receiptWithoutNumber
  | typeof buyerTaxedOtherwise

/** What a correction of the buyer would issue. */
export const previewBuyer = (
  database: Database,
  invoiceId: number,
  asked: BuyerCorrection,
): Promise<Outcome<BuyerPreview, Problem>> =>
  database.transaction(async (transaction) => {
    const judged = await judge(transaction, invoiceId, asked)
    if (!judged.ok) return judged
    const { order, invoice, last, base, after, isOther } = judged.value
    return done({
      way: isOther ? 'replaced' : 'corrected',
      invoice: invoice.number,
      total: printMoney(totalOf(last.sums).gross),
      before: shown(base.buyer),
      after: shown(after),
      isTaxedOtherwise: await isTaxedOtherwise(transaction, order, base.buyer, after),
    })
  })

/** Whether the other number would have had the sale taxed in another way, such as at 0 % within the Union. */
async function isTaxedOtherwise(transaction: Database, order: OrderRow, before: Party, after: Party) {
  const ordered = await transaction
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  const products = ordered.map(({ productId }) => productId)
  const [one, other] = [before, after].map(({ taxNumber }) =>
    taxationNow({ ...order, products, taxNumber: printTaxNumber(taxNumber) }),
  )
  return one !== other
}

const shown = ({ street, taxNumber, ...party }: Party) => ({
  ...party,
  address: street,
  taxNumber: printTaxNumber(taxNumber),
})

/**
 * Corrects the buyer of an issued invoice: by a correction of data, or, where the tax number is another one, by a correction to zero and
 * a new invoice. FA(3) wants that: a wrong number is no matter of a correction of data. The order names them from now on, too.
 * @param at another moment than now
 */
export function correctBuyer(
  database: Database,
  by: Acting,
  invoiceId: number,
  asked: BuyerCorrection,
  at?: Date,
): Promise<Outcome<InvoiceRow[], Problem>> {
  return transactionOrRefusal(database, async (transaction): Promise<Outcome<InvoiceRow[], Problem>> => {
    // What is missing of earlier refunds comes first, so that it names whom it named.
    const held = await holdOrder(transaction, invoiceId)
    if (held) await issueCorrections(transaction, held.id, at)
    const judged = await judge(transaction, invoiceId, asked)
    if (!judged.ok) return judged
    const { order, invoice, last, base, after, isOther, columns } = judged.value
    const orderId = order.id
    await transaction
      .update(orders)
      .set({ ...bumpVersion, ...columns })
      .where(eq(orders.id, orderId))
    const [event] = await transaction
      .insert(orderEvents)
      .values({
        orderId,
        kind: 'buyer_corrected',
        actor: 'administrator',
        details: { number: invoice.number, isOther, reason: asked.reason, by: by.username },
      })
      .returning({ id: orderEvents.id })
    if (!event) throw new Error('the event was not written')
    const { lines, taxation, exemption } = base
    // Whether the tax is paid apart depends on who buys.
    const { isSplitPayment } = isOther ? taxNotes({ taxation, ...columns }, totalOf(sumsOf(lines)).gross) : base
    const [changeId, to] = [event.id, { lines, buyer: after, taxation, exemption, isSplitPayment }]
    const issued: InvoiceRow[] = []
    if (isOther) {
      issued.push(...(await replaceInvoice(transaction, { invoice, last, changeId, from: base, to, at })))
      issued.push(...(await issueCorrections(transaction, orderId, at)))
    } else {
      const same = { before: last.sums, sums: last.sums, takesBack: false, paidAt: undefined }
      const said = { changeId, reason: 'buyer_corrected' as const, buyerBefore: base.buyer, ...same }
      issued.push(await writeCorrection(transaction, invoice, said, at, to))
    }
    // People's data stay out of the log: the documents have them.
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'invoice',
      id: invoice.id,
      name: invoice.number,
      after: { orderNumber: order.number, issued: issued.map(({ number }) => number), reason: asked.reason },
    })
    await buyerCorrected.happened(transaction, { orderId, documents: issued.map(({ id }) => id) })
    return done(issued)
  })
}

/** The order of an invoice. */
async function holdOrder(transaction: Database, invoiceId: number): Promise<OrderRow | undefined> {
  const [document] = await transaction
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.kind, 'invoice')))
  if (!document) return undefined
  const [order] = await transaction.select().from(orders).where(eq(orders.id, document.orderId)).for('update')
  return order
}

/** Whether the invoice can be corrected so, and what its order says then. */
async function judge(transaction: Database, invoiceId: number, asked: BuyerCorrection) {
  const order = await holdOrder(transaction, invoiceId)
  if (!order) return documentNotFound
  if (asked.version !== undefined && asked.version !== order.version) return orderChangedMeanwhile
  if (await mustDocumentsWait(transaction)) return invoicesWait
  const [invoice, ...corrections] = await readCurrent(transaction, order.id)
  if (!invoice) return documentNotFound
  if (invoice.id !== invoiceId || order.anonymisedAt !== null) return buyerNotCorrectable
  const all = [invoice, ...corrections]
  const last = all.at(-1) ?? invoice
  const base = all.findLast(isOfContent) ?? invoice
  const columns = columnsOf(order, asked)
  const after = buyerOf({ ...order, ...columns })
  if (isDeepStrictEqual(after, base.buyer)) return buyerUnchanged
  const isOther = isOtherTaxpayer(base.buyer, after)
  if (isOther && totalOf(last.sums).gross === 0) return buyerNotCorrectable
  if (isOther && !isTaxedSo(base.taxation, columns.taxNumber)) return buyerTaxedOtherwise
  const isOfTill = invoice.paymentMethod === 'cash' || invoice.paymentMethod === 'terminal'
  if (isOfTill && after.taxNumber !== null && base.buyer.taxNumber === null) return receiptWithoutNumber
  return done({ order, invoice, last, base, after, isOther, columns })
}

/** The buyer as the order holds them: a company, or a person, who may be another one than the parcel's. */
function columnsOf(order: OrderRow, { name, taxNumber, address, postalCode, city, country }: BuyerCorrection) {
  const place = { address, postalCode, city, country }
  const isDelivered = Object.entries(place).every(([part, value]) => order[part as keyof typeof place] === value)
  const isWhoOrdered = name === `${order.firstName} ${order.lastName}`
  return {
    companyName: taxNumber ? name : null,
    taxNumber: taxNumber || null,
    invoiceName: taxNumber || isWhoOrdered ? null : name,
    ...invoiceAddressColumns(isDelivered ? null : place),
  }
}
