import { and, desc, lt } from 'drizzle-orm'
import { printCsvLine } from '../../kernel/csv.ts'
import { languages } from '../../kernel/language.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import { createUnsubscribeLinks } from '../../mail/unsubscribe/unsubscribe-links.server.ts'
import type { Database } from '../../server/database/database.ts'
import { tableInBatches } from '../../server/files/csv-file.ts'
import { readerExport, type NewsletterReader } from './newsletter-subscription.ts'
import { isReader, newsletterSubscriptions } from './newsletter-subscriptions.table.ts'

const { id, email, language, askedOn, askedAt, confirmedAt, shownText } = newsletterSubscriptions
const newestFirst = [desc(confirmedAt), desc(id)]

/** One page of those who get the newsletter, the newest first, and how many there are in all. */
export async function listReaders(
  database: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ readers: NewsletterReader[]; total: number }> {
  const rows = await database
    .select({ id, email, language, askedOn, askedAt, confirmedAt })
    .from(newsletterSubscriptions)
    .where(isReader)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  const readers = rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    confirmedAt: (row.confirmedAt ?? row.askedAt).toISOString(),
  }))
  return { readers, total: await database.$count(newsletterSubscriptions, isReader) }
}

const batchSize = 500

/** All of them as a table, for a program that sends newsletters. Each has a way out of their own, which leads to our page. */
export const exportReaders = (database: Database, origin: string) =>
  tableInBatches(printCsvLine(readerExport.columns), (before: string | undefined) =>
    database.transaction((transaction) => readBatch(transaction, origin, before)),
  )

async function readBatch(transaction: Database, origin: string, before: string | undefined) {
  const rows = await transaction
    .select({ id, email, language, askedOn, askedAt, confirmedAt, shownText })
    .from(newsletterSubscriptions)
    .where(and(isReader, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(batchSize)
  const waysOut = new Map<string, string>()
  for (const spoken of languages) {
    const [first, ...others] = rows.filter((row) => row.language === spoken).map((row) => row.email)
    if (first === undefined) continue
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection
    const paths = await createUnsubscribeLinks(transaction, [first, ...others], spoken)
    for (const [place, path] of paths.entries()) waysOut.set([first, ...others][place] ?? '', path)
  }
  const lines = rows.map((row) =>
    printCsvLine([
      row.email,
      row.language,
      row.askedOn,
      shownInPoland(row.askedAt),
      shownInPoland(row.confirmedAt ?? row.askedAt),
      row.shownText,
      `${origin}${waysOut.get(row.email) ?? ''}`,
    ]),
  )
  return { lines: lines.join(''), last: rows.length === batchSize ? rows.at(-1)?.id : undefined }
}
