import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { anyone } from './endpoint.ts'
import { refuse } from './errors.ts'
import { endpoints } from './app-env.ts'

/**
 * The program listens only after its migrations are done, so an answer from the database is all that is left to ask.
 * One that is about to end says so, for whoever spreads visitors over several copies.
 */
export const healthApi = endpoints().get(
  '/health',
  anyone('Whether the program can serve', { 200: z.object({ status: z.literal('ok') }) }),
  async (c) => {
    if (c.var.stopping.aborted) throw refuse('unavailable')
    await c.var.database.execute(sql`select 1`)
    return c.json({ status: 'ok' as const })
  },
)
