import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/jobs.ts'
import { invoices } from '../invoices.table.ts'
import { sellerNow } from '../parties.ts'
import { ksefDocumentNotFound, ksefDocumentNotRefused } from './ksef-document.ts'
import { ksefDocuments } from './ksef-documents.table.ts'
import { bringKsefDocumentName, withHappening } from './settle-ksef-document.server.ts'

/**
 * Sends a refused document again: with the seller as named now, because what isn't in KSeF was never issued. One that its buyer has says
 * the same again, and names the file that it takes the place of.
 */
export function sendKsefDocumentAgain(
  database: Database,
  id: number,
  by: Acting,
): Promise<Outcome<void, typeof ksefDocumentNotFound | typeof ksefDocumentNotRefused>> {
  return database.transaction(async (transaction) => {
    const [filed] = await transaction.select().from(ksefDocuments).where(eq(ksefDocuments.invoiceId, id)).for('update')
    const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id))
    if (!filed || !invoice) return ksefDocumentNotFound
    if (filed.state !== 'refused') return ksefDocumentNotRefused
    const isFixed = filed.handedOverAt !== null
    await transaction
      .update(ksefDocuments)
      .set({
        state: 'waiting',
        refusal: null,
        problem: null,
        session: null,
        reference: null,
        sentAt: null,
        lookedAt: null,
        takenAt: null,
        ...(isFixed
          ? { hashOfCorrected: filed.hashOfCorrected ?? filed.hash }
          : { xml: null, hash: null, issueDay: null, seller: sellerNow() }),
        history: withHappening('sent_again', by.username),
      })
      .where(eq(ksefDocuments.invoiceId, id))
    await recordAudit(transaction, by, {
      action: 'sent',
      subject: 'invoice',
      id,
      name: invoice.number,
      after: { orderNumber: invoice.orderNumber },
    })
    await enqueue(transaction, { name: bringKsefDocumentName }, { invoice: id })
    return done(undefined)
  })
}
