import { asc, eq } from 'drizzle-orm'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { printMoney } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { invoices } from '../invoices.table.ts'
import { issuedOn } from './filed-document.ts'
import { ksefDocumentNotFound, type KsefDetails, type OpenKsefDocuments } from './ksef-document.ts'
import { ksefDocuments } from './ksef-documents.table.ts'
import { isOpen, toKsefStanding } from './read-filed.server.ts'

/** A document's way into KSeF, with all that happened on it. */
export async function showKsefDocument(
  database: Database,
  id: number,
): Promise<Outcome<KsefDetails, typeof ksefDocumentNotFound>> {
  const { number, orderId, orderNumber } = invoices
  const [found] = await database
    .select({ filed: ksefDocuments, number, orderId, orderNumber })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .where(eq(ksefDocuments.invoiceId, id))
  if (!found) return ksefDocumentNotFound
  const { filed, ...document } = found
  return done({
    id,
    ...document,
    ksef: toKsefStanding(filed),
    issueDay: filed.issueDay,
    acceptedAt: filed.acceptedAt?.toISOString() ?? null,
    handedOverAt: filed.handedOverAt?.toISOString() ?? null,
    hasXml: filed.xml !== null,
    hasUpo: filed.upo !== null,
    canBeSentAgain: filed.state === 'refused',
    history: filed.history,
  })
}

/** What isn't there yet, the earliest first. */
export async function listOpenKsefDocuments(database: Database): Promise<OpenKsefDocuments> {
  const rows = await database
    .select({ filed: ksefDocuments, invoice: invoices })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .where(isOpen)
    .orderBy(asc(ksefDocuments.invoiceId))
    .limit(500)
  return {
    documents: rows.map(({ filed, invoice }) => ({
      id: invoice.id,
      kind: invoice.kind,
      number: invoice.number,
      issuedAt: issuedOn(invoice.issuedAt, filed.issueDay).toISOString(),
      orderId: invoice.orderId,
      orderNumber: invoice.orderNumber,
      buyer: invoice.buyer.name,
      total: printMoney(invoice.total),
      ksef: toKsefStanding(filed),
    })),
  }
}

/** The file as it was sent, or KSeF's signed receipt of it. */
export async function readKsefFile(
  database: Database,
  id: number,
  which: 'xml' | 'upo',
): Promise<Outcome<{ name: string; content: string }, typeof ksefDocumentNotFound>> {
  const [found] = await database
    .select({ content: ksefDocuments[which], number: invoices.number })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .where(eq(ksefDocuments.invoiceId, id))
  if (!found?.content) return ksefDocumentNotFound
  const name = `${which === 'upo' ? 'UPO-' : ''}${found.number.replaceAll('/', '-')}.xml`
  return done({ name, content: found.content })
}
