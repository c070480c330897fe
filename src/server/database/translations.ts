import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Texts in several languages, kept beside what they describe. */
type TranslationsTable = PgTable & { ownerId: PgColumn; language: PgColumn }
type TranslationIn<Table extends TranslationsTable> = Omit<Table['$inferSelect'], 'ownerId'>

/** All texts of these owners, in the order of their languages. */
export async function readTranslations<Table extends TranslationsTable>(
  database: Database,
  table: Table,
  ownerIds: number[],
): Promise<Map<number, TranslationIn<Table>[]>> {
  const rows = await database
    .select()
    .from(table as PgTable)
    .where(inArray(table.ownerId, ownerIds))
    .orderBy(asc(table.language))
  const texts = new Map<number, TranslationIn<Table>[]>(ownerIds.map((id) => [id, []]))
  for (const { ownerId, ...text } of rows) texts.get(ownerId as number)?.push(text as TranslationIn<Table>)
  return texts
}

/** Puts these texts in the place of those that the owner had. */
export async function replaceTranslations<Table extends TranslationsTable>(
  transaction: Database,
  table: Table,
  ownerId: number,
  translations: TranslationIn<Table>[],
): Promise<void> {
  await transaction.delete(table).where(eq(table.ownerId, ownerId))
  if (translations.length === 0) return
  await transaction.insert(table as PgTable).values(translations.map((translation) => ({ ownerId, ...translation })))
}
