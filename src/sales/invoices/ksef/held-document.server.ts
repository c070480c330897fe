import { and, eq, lt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../server/database/database.ts'
import { invoices, type InvoiceRow } from '../invoices.table.ts'
import { ksefDocuments, type KsefRow } from './ksef-documents.table.ts'

/** A document with what is needed to send it. */
export interface HeldDocument {
  filed: KsefRow
  invoice: InvoiceRow
  /** Of a correction: the document that it corrects, as far as that is in KSeF. */
  original: KsefRow | null
}

export async function readHeld(from: Database, invoiceId: number): Promise<HeldDocument | undefined> {
  const originals = alias(ksefDocuments, 'original')
  const [found] = await from
    .select({ filed: ksefDocuments, invoice: invoices, original: originals })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .leftJoin(originals, eq(originals.invoiceId, invoices.correctedId))
    .where(eq(ksefDocuments.invoiceId, invoiceId))
  return found
}

/** A correction names its original's number, and comes after those before it. An original outside KSeF is named as such. */
export async function waitsForOthers(database: Database, { invoice, original, filed }: HeldDocument): Promise<boolean> {
  if (invoice.kind !== 'correction') return false
  if (original && original.environment === filed.environment && original.state !== 'accepted') return true
  const [before] = await database
    .select({ id: ksefDocuments.invoiceId })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .where(
      and(
        eq(invoices.orderId, invoice.orderId),
        lt(invoices.id, invoice.id),
        ne(ksefDocuments.state, 'accepted'),
        eq(ksefDocuments.environment, filed.environment),
      ),
    )
    .limit(1)
  return before !== undefined
}
