import type { Database } from '../server/database/database.ts'
import type { ListedLegalDocument, ListedVersion } from './legal-draft.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { findWritten } from './legal-texts.server.ts'
import { versionsOf } from './legal-versions.ts'
import { earliestDay, newerOriginalOf, plannedIn } from './next-versions.ts'
import { legalDrafts, legalReadings } from './legal.table.ts'
import { legalDocuments } from './legal.ts'
import { namesPresentSeller } from './present-seller.ts'

/** Every text of the law: what holds, what is planned, what is being written. */
export async function listLegalDocuments(database: Database): Promise<ListedLegalDocument[]> {
  const published = await readPublishedVersions(database)
  const drafts = await database.select().from(legalDrafts)
  const readings = await database.select().from(legalReadings)
  const listed: ListedLegalDocument[] = []
  for (const document of legalDocuments) {
    const [holding] = versionsOf(document, published)
    const planned = plannedIn(document, published)
    const draft = drafts.find((one) => one.document === document)
    const written = await findWritten(database, document, holding)
    const toListed = (version: string, { isOriginal, seller }: NonNullable<typeof written>): ListedVersion => {
      const reading = readings.find((one) => one.document === document && one.version === version)
      return {
        version,
        isOriginal,
        read: reading ? { by: reading.confirmedBy, at: reading.confirmedAt.toISOString() } : null,
        seller: seller.legalName,
      }
    }
    const next = planned === undefined ? undefined : await findWritten(database, document, planned)
    if (!written) throw new Error(`there is no text that holds: ${document}`)
    listed.push({
      document,
      holds: toListed(holding, written),
      planned: planned && next ? toListed(planned, next) : null,
      draft: draft ? { version: draft.version, savedAt: draft.savedAt.toISOString() } : null,
      newerOriginal: newerOriginalOf(document, published) ?? null,
      namesFormerSeller: !namesPresentSeller((next ?? written).seller),
      earliest: earliestDay(document, published),
    })
  }
  return listed
}
