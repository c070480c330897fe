import { sql, type SQL } from 'drizzle-orm'

/** Whether a lower-case text column, such as `orders.search_text`, contains the search term, ignoring case. */
export function containsText(text: SQL, search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const lower = sql`lower(${pattern}::text collate "pg_c_utf8")`
  return hasGroups.test(search) ? sql`${text} like ${lower}` : sql`${text} collate "C" like ${lower} collate "C"`
}

/**
 * Whether there is a group of three letters in it, for which the end of a word counts as one. Without any, PostgreSQL may still
 * choose the index of these groups, would have to read all of it, and is kept from it by a collation that this index doesn't have.
 */
const hasGroups = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2}/u
