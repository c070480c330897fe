import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { migrations } from '../server/database/migrate.ts'
import { connectDatabase } from '../server/database/database.ts'
import { createLog } from '../server/log.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { administrators } from '../guards/administrators.table.ts'
import { setupLinks } from './setup-links.table.ts'
import { createFirstAdministrator } from './create-first-administrator.server.ts'

test('a new shop is not opened with a password that everybody tries, nor is that repeated; one that exists asks no more', async () => {
  const { url } = await openTestDatabase(migrations)
  const { database, close } = connectDatabase(url, createLog('silent'))
  const open = (password: string, username = 'admin') =>
    createFirstAdministrator(database, { username, password }, () => {})
  for (const [password, username] of [['password'], ['PASSWORD123'], ['11111111'], ['paludier', 'Paludier']] as const) {
    const refusal = await open(password, username).catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(StartupProblem)
    expect(String(refusal)).toMatch(/^(?!.*(password1|1111|paludier)).*ADMIN_PASSWORD is one of the first/i)
    expect(await database.$count(administrators)).toBe(0)
  }
  await open('Admin12345!')
  expect(await database.$count(administrators)).toBe(1)
  await open('password')
  // Whoever names a password needs no link that chooses another.
  expect(await database.$count(setupLinks)).toBe(0)
  await close()
})
