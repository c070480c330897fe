import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { linkCertificate } from '../../../ksef/link-certificate.server.ts'
import { mustDocumentsWait } from '../documents-wait.server.ts'
import { dueOf } from './due.ts'
import { readHeld, waitsForOthers } from './held-document.server.ts'
import { ksefDocuments } from './ksef-documents.table.ts'
import type { KsefServices } from './ksef-line.server.ts'
import { hashOf } from './ksef-step.server.ts'
import { writeDocument } from './send-ksef-document.server.ts'
import { ksefDocumentReady, withHappening } from './settle-ksef-document.server.ts'

/**
 * Lets a buyer have a document that KSeF hasn't accepted in time: with both codes instead of its number. From then on its file stays as it
 * is, and goes as an offline one. Where nothing proves who issued it, it waits.
 */
export async function handOver(services: KsefServices, id: number): Promise<boolean> {
  const { database, line, now } = services
  const proof = line?.account.offline
  if (!line || !proof || (await mustDocumentsWait(database))) return false
  const held = await readHeld(database, id)
  if (!held || held.filed.environment !== line.account.environment || held.filed.handedOverAt !== null) return false
  const { filed, invoice } = held
  if ((filed.state !== 'waiting' && filed.state !== 'sent') || (await waitsForOthers(database, held))) return false
  const issueDay = filed.issueDay ?? dayInPoland(now())
  const xml = filed.xml ?? writeDocument(held, issueDay, now())
  const hash = hashOf(xml)
  const link = linkCertificate(
    { environment: filed.environment, taxNumber: line.account.taxNumber, issueDay, hash },
    proof,
  )
  if (link === undefined) return false
  return database.transaction(async (transaction) => {
    const [handed] = await transaction
      .update(ksefDocuments)
      .set({
        xml,
        hash,
        issueDay,
        certificateLink: link,
        handedOverAt: sql`clock_timestamp()`,
        ...dueOf(issueDay, []),
        history: withHappening('handed_over'),
      })
      .where(
        and(
          eq(ksefDocuments.invoiceId, id),
          inArray(ksefDocuments.state, ['waiting', 'sent']),
          isNull(ksefDocuments.handedOverAt),
          // Nobody is writing another file of it at this moment.
          isNull(ksefDocuments.takenAt),
          filed.hash === null ? isNull(ksefDocuments.hash) : eq(ksefDocuments.hash, filed.hash),
        ),
      )
      .returning({ id: ksefDocuments.invoiceId })
    if (!handed) return false
    await ksefDocumentReady.happened(transaction, { invoiceId: invoice.id })
    return true
  })
}
