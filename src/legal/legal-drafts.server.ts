import type { Database } from '../server/database/database.ts'
import { readPublishedVersions } from './legal-live.server.ts'
import { versionsOf } from './legal-versions.ts'
import { legalReadings } from './legal.table.ts'
import { legalDocuments } from './legal.ts'

/** Whether a text that holds still says that no lawyer has read it. */
export async function hasLegalDrafts(database: Database): Promise<boolean> {
  const published = await readPublishedVersions(database)
  const { document, version } = legalReadings
  const read = await database.select({ document, version }).from(legalReadings)
  return legalDocuments.some((one) => {
    const [holding] = versionsOf(one, published)
    return !read.some((reading) => reading.document === one && reading.version === holding)
  })
}
