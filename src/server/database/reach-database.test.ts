import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { later, query, start, startProgram, temporaryFolder } from '../../../tests/support/embedded-postgres.ts'
import { reachDatabase } from './reach-database.ts'
import { StartupProblem } from '../startup-problem.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

const say = () => {}
const reach = async (dataFolder: string, mayCreate = false) => {
  const database = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say, mayCreate })
  later(database.leave)
  return database
}

test('the database of a program is reached where it runs, with its password, and goes on after that; where it does not run, it is started for as long as it is needed', async () => {
  const folder = await temporaryFolder()
  const program = startProgram(folder)
  const url = await program.ready()
  await query(url, 'create table salt as select 7 as grains')
  const running = await reach(folder)
  expect(await query(running.url, 'select grains from salt')).toEqual([{ grains: 7 }])
  await running.leave()
  expect(await query(url, 'select grains from salt')).toEqual([{ grains: 7 }])

  const password = readFileSync(join(folder, 'postgres-password'))
  writeFileSync(join(folder, 'postgres-password'), 'wrong')
  const refused = reach(folder)
  await expect(refused).rejects.toThrow(StartupProblem)
  await expect(refused).rejects.toThrow(/can't be used: password authentication failed[^\n]+\.$/)
  writeFileSync(join(folder, 'postgres-password'), password)

  await program.stop()
  const started = await reach(folder)
  expect(await query(started.url, 'select grains from salt')).toEqual([{ grains: 7 }])
  await started.leave()
  await expect(query(started.url, 'select 1')).rejects.toThrow('ENOENT')
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test(
  'a program that is just starting, or just stopping, is waited for',
  onlyForRelease('a moment of seconds in a year'),
  async () => {
    const folder = await temporaryFolder()
    const program = startProgram(folder)
    await expect.poll(() => existsSync(join(folder, 'postgres-password'))).toBe(true)
    const whileStarting = await reach(folder, true)
    expect(await query(whileStarting.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await program.ready()
    const stopping = program.stop()
    const whileStopping = await reach(folder)
    await stopping
    // The program's own server may have been met in its last moment; whoever asks again gets one that stays.
    const after = await reach(folder)
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await whileStopping.leave()
  },
)

test(
  'a folder deeper than a socket’s name can be is reached too',
  onlyForRelease('a folder of one owner in a thousand'),
  async () => {
    const folder = join(await temporaryFolder(), 'deep/'.repeat(30))
    await start(folder)
    expect(await query((await reach(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('no database is begun unless that is wanted', onlyForRelease('the commands say so in the gate'), async () => {
  const folder = join(await temporaryFolder(), 'new')
  await expect(reach(folder)).rejects.toThrow(`There is no database in ${folder} yet: start the program once`)
  expect(existsSync(folder)).toBe(false)
  expect(await query((await reach(folder, true)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server’s database is reached as it is, and one that does not answer is named without its password', async () => {
  const { url, drop } = await createTestDatabase()
  later(drop)
  const database = await reachDatabase({ databaseUrl: url, dataFolder: '/nowhere' }, { say })
  expect(database.url).toBe(url)
  expect(database.name).not.toContain(new URL(url).password || 'hunter2')
  const away = 'postgres://salt:hunter2@127.0.0.1:9/shop'
  await expect(reachDatabase({ databaseUrl: away, dataFolder: '/nowhere' }, { say })).rejects.toThrow(
    /^The database at 127\.0\.0\.1:9\/shop can't be used: .*ECONNREFUSED.*\.$/,
  )
})
