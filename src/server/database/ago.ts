import { sql } from 'drizzle-orm'

/** A moment before this one, by the clock of the database: `ago('2 minutes')`. */
export const ago = (interval: string) => sql`now() - ${interval}::interval`
