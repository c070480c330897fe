import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { countAttempt } from '../http/throttle.ts'

/** Counts that a visitor has a file made of what is theirs, such as "order 12": of that thing, and of all by their address. */
export async function countFile<Env extends AppEnv>(c: Context<Env>, of: string): Promise<void> {
  const { database, address } = c.var
  await countAttempt(database, 'filesOfOne', of)
  await countAttempt(database, 'filesForAddress', address)
}
