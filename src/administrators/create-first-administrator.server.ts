import { createToken } from '../server/accounts/tokens.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { isInPasswordLists } from '../server/accounts/refuse-weak-password.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { administrators } from '../guards/administrators.table.ts'
import { promiseSetupLink } from './setup-link.server.ts'

/**
 * Creates the administrator of a new shop. A generated password is printed once and never stored. It is printed before
 * the commit: after it, a crash could lock the owner out. A link to choose another follows when the shop is open; whoever
 * names a password needs none, and none shall then stand in the log.
 */
export async function createFirstAdministrator(
  database: Database,
  given: Config['administrator'],
  show: (line: string) => void,
): Promise<void> {
  const [existing] = await database.select({ id: administrators.id }).from(administrators).limit(1)
  if (existing) return
  const { username, password = createToken().slice(0, 20) } = given
  if (await isInPasswordLists(password, [username]))
    throw new StartupProblem('ADMIN_PASSWORD is one of the first that anybody would try: set another one.')
  const passwordHash = await hashPassword(password)
  if (given.password === undefined) {
    show(`The administrator is "${username}" with the password ${password}`)
    show('This password is shown only now: keep it.')
  }
  await database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(administrators)
      .values({ username, passwordHash, role: 'owner' })
      .returning({ id: administrators.id })
    if (created && given.password === undefined) await promiseSetupLink(transaction, created.id)
  })
}
