import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { isPaidInDemo, type Party } from '../invoice.ts'
import type { InvoiceRow } from '../invoices.table.ts'
import { issuedBy } from './due.ts'
import { ksefFiling } from './ksef-filing.ts'
import { ksefDocuments } from './ksef-documents.table.ts'
import { bringKsefDocumentName } from './settle-ksef-document.server.ts'

interface Parties {
  seller: Pick<Party, 'taxNumber'>
  buyer: Pick<Party, 'taxNumber'>
  paymentMethod: string
}

/**
 * Into which environment a document goes; null: it stays outside KSeF. So do those to people, those of a demonstration, and all of a seller
 * without a Polish number.
 */
export function ksefEnvironmentOf({ seller, buyer, ...paid }: Parties): 'test' | 'production' | null {
  if (seller.taxNumber?.country !== 'PL' || buyer.taxNumber === null || isPaidInDemo(paid)) return null
  return ksefFiling.now()
}

/** Sets an issued document on its way into KSeF, in the transaction that issues it. */
export async function fileKsefDocument(transaction: Database, invoice: InvoiceRow): Promise<void> {
  const environment = ksefEnvironmentOf(invoice)
  if (!environment) return
  const isInvoice = invoice.kind === 'invoice'
  await transaction.insert(ksefDocuments).values({
    invoiceId: invoice.id,
    environment,
    history: [{ at: new Date().toISOString(), what: 'queued' }],
    ...(isInvoice && { dueOn: issuedBy(dayInPoland(invoice.paidAt)), dueBy: 'issuing' as const }),
  })
  await enqueue(transaction, { name: bringKsefDocumentName }, { invoice: invoice.id })
}
