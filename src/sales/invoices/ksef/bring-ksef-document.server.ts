import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { mustDocumentsWait } from '../documents-wait.server.ts'
import { askAboutSent, lookUp, readReceipt } from './ask-about-sent.server.ts'
import { ksefDocuments, type KsefRow } from './ksef-documents.table.ts'
import type { KsefServices } from './ksef-line.server.ts'
import { readHeld, waitsForOthers } from './held-document.server.ts'
import type { Step } from './ksef-step.server.ts'
import { sendKsefDocument } from './send-ksef-document.server.ts'
import { noteKsefProblem } from './settle-ksef-document.server.ts'

/** How long whoever took a document may be silent. Longer than any one call may take. */
const lease = '3 minutes'

/**
 * Takes a document its next step into KSeF. Whoever does takes the row first. What surely wasn't sent is written anew; of what may have
 * been, the outcome is looked up, and else the same file is sent again, which the system then knows as a duplicate.
 */
export async function bringForward(services: KsefServices, id: number): Promise<Step> {
  const { database, line } = services
  const held = await readHeld(database, id)
  if (!held) return 'settled'
  const { filed } = held
  if (filed.state === 'refused') return 'settled'
  if (!line || (line.account.environment !== filed.environment && !(await moveToEnvironment(services, filed)))) {
    if (filed.state !== 'accepted') await noteKsefProblem(database, id, 'off')
    // What stays with the other environment keeps nothing from going to this one.
    return filed.state === 'accepted' ? 'settled' : line ? 'again' : 'rest'
  }
  if (filed.state === 'accepted') return readReceipt(services, line, filed)
  if (filed.state === 'waiting' && (await waitsForOthers(database, held))) {
    await noteKsefProblem(database, id, 'original_waits')
    return 'again'
  }
  // By a clock in doubt the day can't be told, and after a restore nobody knows which numbers were given out since.
  if (await mustDocumentsWait(database)) return 'rest'
  const taken = await take(database, id)
  if (!taken) return 'again'
  try {
    const [now] = await database.select().from(ksefDocuments).where(eq(ksefDocuments.invoiceId, id))
    if (!now || now.state === 'accepted' || now.state === 'refused') return 'settled'
    const mine = { ...held, filed: now }
    if (now.state === 'sent' && now.reference !== null) return await askAboutSent(services, line, mine, now.reference)
    if (now.state === 'sent') {
      const found = await lookUp(services, line, mine)
      if (found !== undefined) return found
    }
    return await sendKsefDocument(services, line, mine, taken)
  } finally {
    await database
      .update(ksefDocuments)
      .set({ takenAt: null, lookedAt: sql`now()` })
      .where(and(eq(ksefDocuments.invoiceId, id), eq(ksefDocuments.takenAt, taken)))
  }
}

/**
 * What was meant for the test environment and isn't there yet goes to the one that counts, once that is set. Never the other way: whoever
 * tries something out doesn't try it on papers that are owed, in a place that everybody shares.
 */
async function moveToEnvironment({ database, line }: KsefServices, filed: KsefRow): Promise<boolean> {
  if (!line || filed.state !== 'waiting' || filed.handedOverAt !== null) return false
  const { environment } = line.account
  if (environment !== 'production') return false
  await database
    .update(ksefDocuments)
    .set({ environment })
    .where(and(eq(ksefDocuments.invoiceId, filed.invoiceId), eq(ksefDocuments.state, 'waiting')))
  return true
}

/** Takes a document that nobody has, or whose taker has been silent for too long. */
async function take(database: Database, id: number): Promise<Date | undefined> {
  const [taken] = await database
    .update(ksefDocuments)
    // Whole milliseconds, as the program knows them.
    .set({ takenAt: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where(
      and(
        eq(ksefDocuments.invoiceId, id),
        inArray(ksefDocuments.state, ['waiting', 'sent']),
        or(isNull(ksefDocuments.takenAt), sql`${ksefDocuments.takenAt} < clock_timestamp() - ${lease}::interval`),
      ),
    )
    .returning({ takenAt: ksefDocuments.takenAt })
  return taken?.takenAt ?? undefined
}
