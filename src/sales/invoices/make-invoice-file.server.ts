import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { MadeFile } from '../../mail/attachment.ts'
import type { Database } from '../../server/database/database.ts'
import { cachedPdf } from '../../server/files/cached-pdf.ts'
import type { InvoiceDocument } from './invoice.ts'
import { readFiled } from './ksef/read-filed.server.ts'
import { documentOf } from './read-document.server.ts'
import { fileNameOf } from './drawing/document-pdf.server.ts'
import { invoices } from './invoices.table.ts'

/** The invoice of an order as an attachment. */
export const makeInvoiceFile = (database: Database, orderId: string): Promise<MadeFile> =>
  makeFile(database, and(eq(invoices.orderId, Number(orderId)), eq(invoices.kind, 'invoice')))

/** The correction of a refund as an attachment. */
export const makeCorrectionFile = (database: Database, refundId: string): Promise<MadeFile> =>
  makeFile(database, and(eq(invoices.refundId, refundId), eq(invoices.takesBack, false)))

/** The reversal of that correction, after the refund failed. */
export const makeReturnedCorrectionFile = (database: Database, refundId: string): Promise<MadeFile> =>
  makeFile(database, and(eq(invoices.refundId, refundId), eq(invoices.takesBack, true)))

/** A document as an attachment, whatever it is. */
export const makeDocumentFile = (database: Database, id: string): Promise<MadeFile> =>
  makeFile(database, eq(invoices.id, Number(id)))

async function makeFile(database: Database, isThis: SQL | undefined): Promise<MadeFile> {
  // A replaced invoice has a fellow: the letter was about the first.
  const [row] = await database.select().from(invoices).where(isThis).orderBy(asc(invoices.id)).limit(1)
  if (!row) throw new Error('a document that goes with a message is not there')
  return fileOf(documentOf(row, (await readFiled(database, [row]))(row)))
}

async function fileOf(document: InvoiceDocument): Promise<MadeFile> {
  const content = await cachedPdf('documentPdf', [document])
  return { name: fileNameOf(document), type: 'application/pdf', content }
}
