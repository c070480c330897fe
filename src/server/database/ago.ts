import { sql } from 'drizzle-orm'

/** A moment in the past, by the database's clock: `ago('2 minutes')`. */
export const ago = (interval: string) => sql`now() - ${interval}::interval`
