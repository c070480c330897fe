import { sql, type SQL } from 'drizzle-orm'

/** The same e-mail address, however it is written. In the words of the indexes that hold addresses. */
export const isSameEmail = (written: SQL | object, address: string | SQL): SQL =>
  sql`lower(${written} collate "C") = lower(${address}::text collate "C")`
