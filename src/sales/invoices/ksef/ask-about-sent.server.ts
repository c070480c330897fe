import { and, eq, sql } from 'drizzle-orm'
import { momentInPoland } from '../../../kernel/polish-time.ts'
import type { Database } from '../../../server/database/database.ts'
import { isSameDocument } from './same-document.ts'
import type { KsefLine, KsefServices } from './ksef-line.server.ts'
import { ksefDocuments, type KsefRow } from './ksef-documents.table.ts'
import type { HeldDocument } from './held-document.server.ts'
import { hashOf, problemOf, type Step } from './ksef-step.server.ts'
import {
  acceptKsefDocument,
  keepReceipt,
  noteKsefProblem,
  putBackKsefDocument,
  refuseKsefDocument,
} from './settle-ksef-document.server.ts'

/** Asks what became of a document that the system has taken in. */
export async function askAboutSent(
  services: KsefServices,
  line: KsefLine,
  held: HeldDocument,
  reference: string,
): Promise<Step> {
  const { database } = services
  const { filed } = held
  const id = filed.invoiceId
  const session = filed.session ?? ''
  const answer = await line.ksef.readSent({ reference: session }, reference)
  if (answer.is === 'refused') {
    // It doesn't know the reference: what became of it is found out as of one whose answer was lost.
    await database.update(ksefDocuments).set({ reference: null }).where(eq(ksefDocuments.invoiceId, id))
    return 'again'
  }
  if (answer.is !== 'done') {
    const { problem, step } = problemOf(answer)
    await noteKsefProblem(database, id, problem)
    return step
  }
  const sent = answer.value
  if (sent.state === 'waiting') {
    await noteKsefProblem(database, id, null)
    return 'again'
  }
  if (sent.state === 'accepted') {
    await acceptKsefDocument(database, id, sent)
    return readReceipt(services, line, { ...filed, state: 'accepted', ksefNumber: sent.ksefNumber })
  }
  if (sent.state === 'refused') {
    const { code, description, details } = sent
    await refuseKsefDocument(database, id, { code, description, details })
    return 'settled'
  }
  if (sent.state === 'send_again') {
    await putBackKsefDocument(database, id, null, `${sent.code} ${sent.description}`)
    return 'again'
  }
  return recogniseDuplicate(services, line, held, sent)
}

/** How long a call whose answer was lost may still be on its way. */
const quietMilliseconds = 2 * 60_000

/**
 * Looks in its session for a document whose answer was lost. What isn't there after some time never came. Undefined: the session can't be
 * asked, so the same file has to be sent again.
 */
export async function lookUp(services: KsefServices, line: KsefLine, held: HeldDocument): Promise<Step | undefined> {
  const { database, quiet = quietMilliseconds } = services
  const { invoiceId: id, session, hash, sentAt } = held.filed
  if (session === null || hash === null) return undefined
  const answer = await line.ksef.findInSession({ reference: session }, hash)
  if (answer.is === 'refused') return undefined
  if (answer.is !== 'done') {
    const { problem, step } = problemOf(answer)
    await noteKsefProblem(database, id, problem)
    return step
  }
  const reference = answer.value
  if (reference !== null) {
    await database.update(ksefDocuments).set({ reference }).where(eq(ksefDocuments.invoiceId, id))
    return askAboutSent(services, line, { ...held, filed: { ...held.filed, reference } }, reference)
  }
  if (Date.now() - (sentAt?.getTime() ?? 0) > quiet) await putBackKsefDocument(database, id, null, 'not_arrived')
  else await noteKsefProblem(database, id, 'silent')
  return 'again'
}

/**
 * The system has a document of this kind and number. By its hash it is the one that we sent before; and after a restore of an older backup
 * it may be the one that the shop had sent by then, which says the same but for its moment. Anything else is not ours to decide.
 */
async function recogniseDuplicate(
  services: KsefServices,
  { ksef }: KsefLine,
  { filed, invoice }: HeldDocument,
  { ksefNumber, session }: { ksefNumber?: string; session?: string },
): Promise<Step> {
  const { database } = services
  const id = filed.invoiceId
  if (ksefNumber === undefined) {
    await refuseDuplicate(database, id, 'KSeF nie podaje jego numeru.')
    return 'settled'
  }
  const file = await ksef.readInvoice(ksefNumber)
  if (file.is === 'refused') {
    await refuseDuplicate(database, id, `Nie można go pobrać: ${ksefNumber}.`)
    return 'settled'
  }
  // An answer that is no invoice proves nothing.
  if (file.is !== 'done' || !file.value.includes('</Faktura>')) {
    const { problem, step } = file.is === 'done' ? problemOf({ is: 'unknown' }) : problemOf(file)
    await noteKsefProblem(database, id, problem)
    return step
  }
  const xml = file.value
  const hash = hashOf(xml)
  const issueDay = filed.xml === null ? undefined : isSameDocument(filed.xml, xml)
  if (hash !== filed.hash && issueDay === undefined) {
    await refuseDuplicate(database, id, `To inny dokument: ${ksefNumber}.`)
    return 'settled'
  }
  const acceptedOn = `${ksefNumber.slice(11, 15)}-${ksefNumber.slice(15, 17)}-${ksefNumber.slice(17, 19)}`
  const known = await ksef.findByNumber(invoice.number, issueDay ?? acceptedOn)
  const listed = known.is === 'done' ? known.value.find((one) => one.ksefNumber === ksefNumber) : undefined
  await acceptKsefDocument(database, id, {
    ksefNumber,
    // The number bears the day of its making, where the moment can't be had.
    acceptedAt: listed?.acceptedAt ?? momentInPoland(`${acceptedOn}T12:00`),
    as: { session: session ?? null, reference: null, ...(issueDay !== undefined && { xml, hash, issueDay }) },
    isFound: true,
  })
  return 'settled'
}

const refuseDuplicate = (database: Database, id: number, why: string) =>
  refuseKsefDocument(database, id, { code: 440, description: 'Duplikat faktury', details: [why] })

/** The receipt of an accepted document. It can be had later, too, so its absence holds nothing up. */
export async function readReceipt({ database }: KsefServices, { ksef }: KsefLine, filed: KsefRow): Promise<Step> {
  const { invoiceId: id, upo, session, reference, ksefNumber } = filed
  const name = reference ?? ksefNumber
  if (upo !== null || session === null || name === null) return 'settled'
  const answer = await ksef.readUpo({ reference: session }, name)
  const isReceipt = answer.is === 'done' && answer.value.includes(ksefNumber ?? '')
  if (isReceipt) await keepReceipt(database, id, answer.value)
  else
    await database
      .update(ksefDocuments)
      .set({ lookedAt: sql`now()` })
      .where(and(eq(ksefDocuments.invoiceId, id)))
  return answer.is === 'done' || answer.is === 'refused' ? 'settled' : problemOf(answer).step
}
