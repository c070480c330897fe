import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'

/** Sorts texts as readers of a language expect: Ł after L, not after Z. */
export function inOrderOf(language: Language, text: SQLWrapper): SQL {
  return sql`${text} collate ${sql.identifier(`${language}-x-icu`)}`
}
