import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { countAttempt } from '../http/throttle.ts'

/** Counts a generated file of a visitor, such as "order 12": per thing and per address. */
export async function countFile<Env extends AppEnv>(c: Context<Env>, of: string): Promise<void> {
  const { database, address } = c.var
  await countAttempt(database, 'filesOfOne', of)
  await countAttempt(database, 'filesForAddress', address)
}
