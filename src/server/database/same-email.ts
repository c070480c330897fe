import { sql, type SQL } from 'drizzle-orm'

/** Compares email addresses, ignoring case. It uses the same expression as the indexes. */
export const isSameEmail = (written: SQL | object, address: string | SQL): SQL =>
  sql`lower(${written} collate "C") = lower(${address}::text collate "C")`
