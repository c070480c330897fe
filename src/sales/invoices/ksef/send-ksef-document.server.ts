import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Database } from '../../../server/database/database.ts'
import { writeFa3 } from '../fa3/write-fa3.ts'
import { documentOf } from '../read-document.server.ts'
import { askAboutSent } from './ask-about-sent.server.ts'
import { forgetSession, sessionOf, type KsefLine, type KsefServices } from './ksef-line.server.ts'
import { ksefDocuments, type KsefRow } from './ksef-documents.table.ts'
import type { HeldDocument } from './held-document.server.ts'
import { hashOf, problemOf, type Step } from './ksef-step.server.ts'
import {
  noteKsefProblem,
  putBackKsefDocument,
  refuseKsefDocument,
  withHappening,
} from './settle-ksef-document.server.ts'

/** The document as the system is to have it, with the day on which that is. */
export function writeDocument({ invoice, original, filed }: HeldDocument, issueDay: string, writtenAt: Date): string {
  const isSame = original?.environment === filed.environment
  const document = documentOf(invoice, { own: { ...filed, issueDay }, originalDay: original?.issueDay ?? null })
  return writeFa3(document, {
    issueDay,
    writtenAt,
    correctedKsefNumber: (isSame && original?.ksefNumber) || null,
  })
}

/** How long the system mostly takes. */
const firstLookMilliseconds = 1_500

/**
 * Sends a document that the system surely doesn't have, or the very same file where that isn't known. It is written down as sent before it
 * is: whatever happens then, the row says that the system may have it.
 */
export async function sendKsefDocument(
  services: KsefServices,
  line: KsefLine,
  held: HeldDocument,
  taken: Date,
): Promise<Step> {
  const { database, now, log } = services
  const { filed } = held
  const id = filed.invoiceId
  const session = await sessionOf(line)
  if (session.is === 'refused') {
    await noteKsefProblem(database, id, 'away')
    log.warn({ answer: session, invoice: id }, 'KSeF opens no session')
    return 'rest'
  }
  if (session.is !== 'done') {
    const { problem, step } = problemOf(session)
    await noteKsefProblem(database, id, problem)
    return step
  }
  const mayBeThere = filed.state === 'sent'
  const isFixed = mayBeThere || filed.handedOverAt !== null
  let file: Pick<KsefRow, 'xml' | 'hash' | 'issueDay'>
  try {
    // What was refused after its buyer got it is written again, with the day that it bears.
    const isToMend = filed.hashOfCorrected !== null && filed.hashOfCorrected === filed.hash && !mayBeThere
    file = isFixed && filed.xml !== null && !isToMend ? filed : written(held, now(), isFixed ? filed.issueDay : null)
  } catch (error) {
    log.error({ err: error, invoice: id }, 'a document can’t be written for KSeF')
    await noteKsefProblem(database, id, 'unwritable')
    return 'again'
  }
  const { xml, hash, issueDay } = file
  if (xml === null || hash === null || issueDay === null) throw new Error(`document ${id} has no file`)
  if (!(await markSent(database, id, taken, { xml, hash, issueDay, session: session.value.reference }))) return 'again'
  // It was written in the last moment of a day: it is to bear the day on which it is sent.
  if (!isFixed && dayInPoland(now()) !== issueDay) {
    await putBackKsefDocument(database, id, null)
    return 'again'
  }
  const answer = await line.ksef.send(session.value, xml, {
    isOffline: filed.handedOverAt !== null || issueDay < dayInPoland(now()),
    ...(filed.hashOfCorrected !== null && { hashOfCorrected: filed.hashOfCorrected }),
  })
  if (answer.is === 'done') {
    const { reference } = answer.value
    const [sent] = await database
      .update(ksefDocuments)
      .set({ reference, problem: null })
      .where(and(eq(ksefDocuments.invoiceId, id), eq(ksefDocuments.state, 'sent'), eq(ksefDocuments.takenAt, taken)))
      .returning()
    if (!sent) return 'again'
    await sleep(Math.min(firstLookMilliseconds, line.account.patience?.pause ?? firstLookMilliseconds))
    return askAboutSent(services, line, { ...held, filed: sent }, reference)
  }
  if (answer.is === 'refused') {
    if (mayBeThere) await noteKsefProblem(database, id, 'silent')
    else await refuseKsefDocument(database, id, answer)
    return mayBeThere ? 'rest' : 'settled'
  }
  if (answer.is === 'session_over' || answer.is === 'unknown') forgetSession(line)
  const { problem, step } = problemOf(answer)
  if (answer.is === 'unknown' || mayBeThere) await noteKsefProblem(database, id, problem)
  else await putBackKsefDocument(database, id, problem, answer.is)
  return step
}

function written(held: HeldDocument, moment: Date, day: string | null) {
  const issueDay = day ?? dayInPoland(moment)
  const xml = writeDocument(held, issueDay, moment)
  return { xml, hash: hashOf(xml), issueDay }
}

/** False: somebody else has it by now. */
async function markSent(
  database: Database,
  id: number,
  taken: Date,
  file: { xml: string; hash: string; issueDay: string; session: string },
): Promise<boolean> {
  const marked = await database
    .update(ksefDocuments)
    .set({
      ...file,
      // It is signed for one file.
      certificateLink: sql`case when ${ksefDocuments.hash} = ${file.hash} then ${ksefDocuments.certificateLink} end`,
      state: 'sent',
      reference: null,
      problem: null,
      sentAt: sql`clock_timestamp()`,
      // From here on the time in which others leave it alone begins again.
      history: withHappening('sent', file.session),
    })
    .where(and(eq(ksefDocuments.invoiceId, id), eq(ksefDocuments.takenAt, taken)))
    .returning({ id: ksefDocuments.invoiceId })
  return marked.length > 0
}
