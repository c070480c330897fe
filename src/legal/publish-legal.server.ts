import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { offeredLanguages } from '../i18n/language-offer.ts'
import { daysAfter } from '../kernel/calendar.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { momentInPoland } from '../kernel/polish-time.ts'
import { announceContentChangeAt, announceLiveChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { transactionOrRefusal } from '../server/database/transaction-or-refusal.ts'
import {
  legalDayOutOfRange,
  legalDraftChangedMeanwhile,
  legalTextIncomplete,
  emptyIn,
  legalVersionPlanned,
  legalVersionTaken,
  problemsOf,
  type LegalDraftText,
  type LegalPublication,
} from './legal-draft.ts'
import { fillingsFor } from './read-legal-draft.server.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { legalNames } from './legal-names.ts'
import { findWritten } from './legal-texts.server.ts'
import { versionsOf, originalVersionsOf } from './legal-versions.ts'
import { earliestDay, plannedIn } from './next-versions.ts'
import { legalDrafts, legalPublications, legalReadings } from './legal.table.ts'
import { publishedWith, type LegalDocument } from './legal.ts'
import { presentSeller } from './present-seller.ts'

type Problem =
  | typeof legalDayOutOfRange
  | typeof legalDraftChangedMeanwhile
  | ReturnType<typeof legalTextIncomplete | typeof legalVersionPlanned | typeof legalVersionTaken>

export interface Published {
  id: LegalDocument
  version: string
}

/**
 * Publishes a text from a day on, with the seller of now. What customers accept is two texts in one version: the one that
 * isn't changed is carried over.
 */
export function publishLegal(
  database: Database,
  by: Acting,
  document: LegalDocument,
  { from, version, isReadByLawyer, isTogether }: LegalPublication,
): Promise<Outcome<Published, Problem>> {
  return transactionOrRefusal(database, async (transaction) => {
    await lockPublications(transaction)
    const published = await readPublishedVersions(transaction)
    const today = dayInPoland()
    if (from < today || from > daysAfter(today, 365)) return legalDayOutOfRange
    const documents = publishedWith(document)
    for (const one of documents) {
      const all = versionsOf(one, published)
      if (all.includes(from)) return legalVersionTaken(earliestDay(one, published))
      const planned = plannedIn(one, published)
      if (planned) return legalVersionPlanned(planned)
    }

    const drafts = await transaction
      .select()
      .from(legalDrafts)
      .where(inArray(legalDrafts.document, [...documents]))
      .for('update')
    const draftOf = (one: LegalDocument) => drafts.find((draft) => draft.document === one)
    if (version !== 0 && draftOf(document)?.version !== version) return legalDraftChangedMeanwhile
    const isNew = (one: LegalDocument) => (one === document ? version !== 0 : isTogether && draftOf(one) !== undefined)

    for (const one of documents) {
      const [holding] = versionsOf(one, published)
      const texts = isNew(one) ? draftOf(one)?.texts : (await findWritten(transaction, one, holding))?.texts
      const problem = firstProblem(one, { from, isNew: isNew(one) }, texts ?? [])
      if (problem) return legalTextIncomplete(problem)
      await transaction.insert(legalPublications).values({
        document: one,
        version: from,
        texts: texts ?? [],
        seller: presentSeller(),
        original: originalVersionsOf(one)[0],
      })
      const isSaid = one === document || isNew(one)
      if (isSaid ? isReadByLawyer : await isRead(transaction, one, holding))
        await transaction.insert(legalReadings).values({ document: one, version: from, confirmedBy: by.username })
      if (isNew(one)) await transaction.delete(legalDrafts).where(eq(legalDrafts.document, one))
    }

    const others = documents.filter((one) => one !== document).map((one) => legalNames[one])
    const after = { version: from, isReadByLawyer, together: others.join(', ') || null }
    const about = { subject: 'legal_document', id: document, name: legalNames[document] } as const
    await recordAudit(transaction, by, { action: 'published', ...about, after })
    await announceLiveChange(transaction)
    if (from > today) await announceContentChangeAt(transaction, beginningOf(from))
    return done({ id: document, version: from })
  })
}

/** One change after the other, so that of each text one version is planned at most. */
export async function lockPublications(transaction: Database): Promise<void> {
  await transaction.execute(sql`lock table legal_publications in share row exclusive mode`)
}

/** Midnight in Poland, and a little later for copies of the program whose clocks are late. */
function beginningOf(day: string): Date[] {
  const midnight = momentInPoland(`${day}T00:00`).getTime()
  return [0, 5, 60].map((seconds) => new Date(midnight + seconds * 1_000))
}

/** What keeps a text from being published, in the languages that the site offers. One that holds already may lack something, but name nothing. */
function firstProblem(
  document: LegalDocument,
  { from, isNew }: { from: string; isNew: boolean },
  texts: LegalDraftText[],
): string | undefined {
  const fillings = fillingsFor(document, from)
  for (const text of texts.filter(({ language }) => offeredLanguages().includes(language))) {
    const [problem] = isNew ? problemsOf(document, text, fillings) : emptyIn(text, fillings)
    if (problem) return `${legalNames[document]} (${text.language}): ${problem}`
  }
  return undefined
}

async function isRead(transaction: Database, document: LegalDocument, version: string): Promise<boolean> {
  const isIt = and(eq(legalReadings.document, document), eq(legalReadings.version, version))
  return (await transaction.select().from(legalReadings).where(isIt)).length > 0
}
