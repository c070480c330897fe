import { desc } from 'drizzle-orm'
import { dayInPoland } from '../kernel/day-in-poland.ts'
import type { Database } from '../server/database/database.ts'
import type { LivePart } from '../server/live.ts'
import { publishedVersions, type PublishedVersion, type PublishedVersions } from './legal-versions.ts'
import { legalPublications } from './legal.table.ts'

export async function readPublishedVersions(database: Database): Promise<PublishedVersions> {
  const { document, version, original } = legalPublications
  const rows = await database.select({ document, version, original }).from(legalPublications).orderBy(desc(version))
  const of: Record<string, PublishedVersion[]> = {}
  for (const row of rows) (of[row.document] ??= []).push({ version: row.version, original: row.original })
  return { of }
}

/** Which versions of the texts of the law the owner has published. */
export const liveLegal: LivePart<PublishedVersions> = {
  live: publishedVersions,
  read: readPublishedVersions,
  toBrowser: ({ of }) => (Object.keys(of).length === 0 ? undefined : { today: dayInPoland(), of }),
}
