import { spawnSync } from 'node:child_process'
import { onTestFinished, expect, test } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { restoreShop } from '../../src/app/restore-shop.server.ts'
import { listMigrations } from '../../src/server/database/database-contents.ts'
import { withDedicatedConnection } from '../../src/server/database/dedicated-connection.ts'
import { migrations } from '../../src/server/database/migrate.ts'
import { withBackup } from '../support/backups.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { adminPassword, createTestDatabase } from '../support/database.ts'
import { startProgram } from '../support/program.ts'
import { fewOf } from '../support/release.ts'
import { keptStates, migrationsIn, pathOfState, statesMissing, sumsOf } from '../support/upgrades.ts'

test.for(fewOf(keptStates, 1))(
  '%s: the program opens on the shop of that day, no sum changes, and the way back is open',
  async (state) => {
    const { url, drop } = await createTestDatabase()
    onTestFinished(drop)
    const folder = await createDataFolder()
    onTestFinished(folder.remove)
    const ofThatDay = await migrationsIn(state)
    const earlier = migrations.filter(({ name }) => ofThatDay.includes(name))
    const putBack = () =>
      withBackup(pathOfState(state), (file) => restoreShop(url, file, earlier, { isContinuation: true }))
    const schema = () => withDedicatedConnection(url, listMigrations)

    await putBack()
    expect(await schema()).toEqual(ofThatDay)
    const before = await sumsOf(url)
    const program = await startProgram(folder.path, { DATABASE_URL: url, LOG_LEVEL: 'error' })
    onTestFinished(async () => void (await program.stop()))
    expect(await schema()).toEqual(migrations.map(({ name }) => name))
    for (const path of ['/api/health', '/', '/store', '/api/store/products', '/team', '/admin'])
      expect([path, (await fetch(`${program.origin}${path}`)).status]).toEqual([path, 200])
    const signedIn = await fetch(`${program.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
    const Cookie = signedIn.headers.getSetCookie().join('; ')
    for (const path of ['orders', 'products', 'mails'])
      expect([path, (await fetch(`${program.origin}/api/admin/${path}`, { headers: { Cookie } })).status]).toEqual([
        path,
        200,
      ])
    expect(await sumsOf(url)).toEqual(before)
    await program.stop()
    expect(program.printed()).not.toContain('"level":50')

    await putBack()
    expect(await schema()).toEqual(ofThatDay)
    expect(await sumsOf(url)).toEqual(before)
  },
)

test('each released version has its state among those that are kept', () => {
  expect(statesMissing(['v1.0.0', 'v1.1.0'], ['2026-11-27.gz', 'v1.0.0.gz'])).toEqual(['v1.1.0'])
  // A clone may have been made without tags; there, nothing is known of releases.
  const { stdout: tags } = spawnSync('git', ['tag', '--list', 'v[0-9]*'], { cwd: projectFolder, encoding: 'utf8' })
  expect(statesMissing(tags.split('\n').filter(Boolean), keptStates)).toEqual([])
})
