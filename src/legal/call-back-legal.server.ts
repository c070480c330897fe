import { and, eq, gt, inArray } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import { announceLiveChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { changedTexts, legalVersionUnknown } from './legal-draft.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { legalNames } from './legal-names.ts'
import { findWritten } from './legal-texts.server.ts'
import { versionsOf } from './legal-versions.ts'
import { legalDrafts, legalPublications, legalReadings } from './legal.table.ts'
import { publishedWith, type LegalDocument } from './legal.ts'
import { lockPublications } from './publish-legal.server.ts'

/** Calls back a version before its day. What was written for it is a draft again, unless there is a newer one. */
export function callBackLegal(
  database: Database,
  by: Acting,
  document: LegalDocument,
): Promise<Outcome<void, typeof legalVersionUnknown>> {
  return database.transaction(async (transaction) => {
    await lockPublications(transaction)
    const isPlanned = and(
      inArray(legalPublications.document, [...publishedWith(document)]),
      gt(legalPublications.version, dayInPoland()),
    )
    const calledBack = await transaction.delete(legalPublications).where(isPlanned).returning()
    const own = calledBack.find((one) => one.document === document)
    if (!own) return legalVersionUnknown
    const published = await readPublishedVersions(transaction)
    for (const { document: one, version, texts } of calledBack) {
      const isItsReading = and(eq(legalReadings.document, one), eq(legalReadings.version, version))
      await transaction.delete(legalReadings).where(isItsReading)
      const held = await findWritten(transaction, one, versionsOf(one, published)[0])
      if (changedTexts(texts, held?.texts ?? []).length > 0)
        await transaction.insert(legalDrafts).values({ document: one, texts }).onConflictDoNothing()
    }
    const about = { subject: 'legal_document', id: document, name: legalNames[document] } as const
    await recordAudit(transaction, by, { action: 'called_back', ...about, before: { version: own.version } })
    await announceLiveChange(transaction)
    return done(undefined)
  })
}
