import { createToken } from '../server/tokens.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database.ts'
import { hashPassword } from '../server/passwords.ts'
import { administrators } from './administrators.table.ts'

/**
 * Makes the administrator of a new shop. Gives back the password only when it made one up: it is shown once and
 * stored nowhere.
 */
export async function createFirstAdministrator(
  database: Database,
  given: Config['administrator'],
): Promise<{ username: string; password: string } | undefined> {
  const [existing] = await database.select({ id: administrators.id }).from(administrators).limit(1)
  if (existing) return undefined
  const password = given.password ?? createToken().slice(0, 20)
  await database.insert(administrators).values({ username: given.username, passwordHash: await hashPassword(password) })
  return given.password === undefined ? { username: given.username, password } : undefined
}
