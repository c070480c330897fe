import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { legalVersionUnknown } from './legal-draft.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { legalNames } from './legal-names.ts'
import { versionsOf } from './legal-versions.ts'
import { legalReadings } from './legal.table.ts'
import type { LegalDocument } from './legal.ts'

/** Records that a lawyer has read a version, or that this was said by mistake: until then it says of itself that it is a draft. */
export function confirmReading(
  database: Database,
  by: Acting,
  document: LegalDocument,
  { version, isReadByLawyer }: { version: string; isReadByLawyer: boolean },
): Promise<Outcome<void, typeof legalVersionUnknown>> {
  return database.transaction(async (transaction) => {
    const published = await readPublishedVersions(transaction)
    if (!versionsOf(document, published).includes(version)) return legalVersionUnknown
    const isIt = and(eq(legalReadings.document, document), eq(legalReadings.version, version))
    const changed = isReadByLawyer
      ? await transaction
          .insert(legalReadings)
          .values({ document, version, confirmedBy: by.username })
          .onConflictDoNothing()
          .returning()
      : await transaction.delete(legalReadings).where(isIt).returning()
    if (changed.length === 0) return done(undefined)
    await recordAudit(transaction, by, {
      action: 'read_by_lawyer',
      subject: 'legal_document',
      id: document,
      name: legalNames[document],
      before: { version, isReadByLawyer: !isReadByLawyer },
      after: { version, isReadByLawyer },
    })
    await announceContentChange(transaction)
    return done(undefined)
  })
}
