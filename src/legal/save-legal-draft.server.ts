import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { changedTexts, legalDraftChangedMeanwhile, type LegalDraftText } from './legal-draft.ts'
import { legalNames } from './legal-names.ts'
import { legalDrafts } from './legal.table.ts'
import type { LegalDocument } from './legal.ts'
import { findWritten } from './legal-texts.server.ts'
import { versionsOf } from './legal-versions.ts'

/** Saves what is written, if nobody else has saved since; a first draft begins from what holds. */
export function saveLegalDraft(
  database: Database,
  by: Acting,
  document: LegalDocument,
  { texts, version }: { texts: LegalDraftText[]; version: number },
): Promise<Outcome<{ version: number }, typeof legalDraftChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const isOfDocument = eq(legalDrafts.document, document)
    const [held] = await transaction.select().from(legalDrafts).where(isOfDocument).for('update')
    if (version !== (held?.version ?? 0)) return legalDraftChangedMeanwhile
    const [saved] = held
      ? await transaction
          .update(legalDrafts)
          .set({ texts, version: sql`${legalDrafts.version} + 1`, savedAt: sql`now()` })
          .where(isOfDocument)
          .returning()
      : await transaction.insert(legalDrafts).values({ document, texts }).onConflictDoNothing().returning()
    if (!saved) return legalDraftChangedMeanwhile
    const before = held?.texts ?? (await findWritten(transaction, document, versionsOf(document)[0]))?.texts ?? []
    await recordAudit(transaction, by, {
      action: 'changed',
      subject: 'legal_document',
      id: document,
      name: legalNames[document],
      before: { texts: changedTexts(before, texts) },
      after: { texts: changedTexts(texts, before) },
    })
    return done({ version: saved.version })
  })
}

/** Gives a draft up: what holds is the beginning again. */
export function dropLegalDraft(
  database: Database,
  by: Acting,
  document: LegalDocument,
  version: number,
): Promise<Outcome<void, typeof legalDraftChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const isIt = and(eq(legalDrafts.document, document), eq(legalDrafts.version, version))
    const [dropped] = await transaction.delete(legalDrafts).where(isIt).returning()
    if (!dropped) return legalDraftChangedMeanwhile
    const about = { subject: 'legal_document', id: document, name: legalNames[document] } as const
    await recordAudit(transaction, by, { action: 'deleted', ...about, before: { texts: dropped.texts } })
    return done(undefined)
  })
}
