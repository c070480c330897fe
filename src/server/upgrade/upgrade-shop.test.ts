import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newer, older, openMachine } from '../../../tests/support/upgrade-machine.ts'
import { readNote } from './upgrade-note.ts'

test('the old program is stopped after backup and rehearsal; its last moment is in the backup; the new one runs, and the note says how to go back', async () => {
  const machine = await openMachine()
  await machine.upgrade()
  expect(machine.done).toEqual(['one backup', 'two rehearse', 'stop', 'one backup', 'stop', 'start two'])
  expect(machine.said.at(-1)).toMatch(
    /^two runs and is healthy; the shop was away for \d\.\d seconds\. What was before is in \S+before-upgrade-[\d-]+\.gz; "sudo salorge upgrade --back" leads back to one\.$/,
  )
  expect(await machine.current()).toBe('two')
  expect(readNote(machine.home)).toMatchObject({ stage: 'done', from: machine.from, to: machine.to })
  await expect(machine.upgrade()).rejects.toThrow('two runs already')
})

test.for([
  ['backup', 'No backup could be made: Error: No salt.', ['one backup']],
  ['rehearse', 'two failed its rehearsal: Error: No salt.', ['one backup', 'two rehearse']],
] as const)(
  'where %s fails, the old program is never stopped, and no backup takes the place of that of the last upgrade',
  async ([failsAt, sentence, done]) => {
    const machine = await openMachine()
    machine.failsAt = failsAt
    await expect(machine.upgrade()).rejects.toThrow(sentence)
    expect(machine.done).toEqual(done)
    expect(await machine.current()).toBe('one')
    expect(readNote(machine.home)).toBeUndefined()
    expect(await readdir(join(machine.looked.dataFolder, 'backups'))).toEqual([])
  },
)

test('a new program that does not become healthy gives way to the old one, which gets its data back', async () => {
  const machine = await openMachine()
  machine.sick = 'two'
  await expect(machine.upgrade()).rejects.toThrow(
    /^two did not become healthy \(The salt is wet\): one runs again, with its data as \S+\.gz has them; what came after it is in \S+after-upgrade\S+\.gz\. /,
  )
  expect(machine.done.slice(5)).toEqual(['start two', 'stop', 'two backup', 'one restore before', 'start one'])
  expect([await machine.current(), machine.shop.migrations]).toEqual(['one', older])
  expect(readNote(machine.home)?.stage).toBe('back')
  // Mended, it can be tried again.
  machine.sick = ''
  await machine.upgrade()
  expect(await machine.current()).toBe('two')
})

test('after one that failed, the upgrade before it can still be undone', async () => {
  const machine = await openMachine()
  await machine.upgrade()
  machine.sick = 'three'
  await expect(machine.upgrade(machine.third)).rejects.toThrow('three did not become healthy')
  expect(await machine.current()).toBe('two')
  await machine.undo(true)
  expect([await machine.current(), machine.shop.migrations]).toEqual(['one', older])
})

test.for([
  ['over orders that came in since', 'orders have come in since'],
  ['under other copies', 'Other copies work on them'],
] as const)('data are never put back %s', async ([, sentence]) => {
  const machine = await openMachine()
  await machine.cutUpgrade('start two')
  machine.sick = 'two'
  machine.shop.migrations = newer
  if (sentence.startsWith('Other')) machine.looked.others = 2
  else machine.shop.orders = 8
  await expect(machine.upgrade()).rejects.toThrow(sentence)
  expect(machine.done).toEqual(['stop', 'start two', 'stop', 'start two'])
})

test.for(['one backup', 'two rehearse', 'stop', 'start two'])(
  'an upgrade that was cut off at "%s" is finished by running it again',
  async (at) => {
    const machine = await openMachine()
    await machine.cutUpgrade(at)
    await machine.upgrade()
    expect(await machine.current()).toBe('two')
    expect(readNote(machine.home)?.stage).toBe('done')
    // A backup of the moment before isn't made anew.
    expect(machine.done.includes('one backup')).toBe(at !== 'start two')
  },
)

test('later, going back loses nothing where the tables are the same, and else says what, and wants to hear it', async () => {
  const machine = await openMachine()
  await machine.upgrade()
  machine.shop.orders = 9
  machine.done.length = 0
  await expect(machine.undo(false)).rejects.toThrow(
    /^one doesn't know the tables of two[^\n]+\(2 orders, and what else\)[^\n]+kept in \S+after-upgrade[^\n]+"sudo salorge upgrade --back --yes"\. Nothing was changed\.$/,
  )
  const { backup = '' } = readNote(machine.home) ?? {}
  await rename(backup, `${backup}.away`)
  await expect(machine.undo(true)).rejects.toThrow(`${backup}, which going back to one needs, is not there any more.`)
  await rename(`${backup}.away`, backup)
  expect(machine.done).toEqual([])
  await machine.undo(true)
  expect(machine.done).toEqual(['stop', 'two backup', 'one restore before', 'start one'])
  expect(await machine.current()).toBe('one')
  await expect(machine.undo(true)).rejects.toThrow('There is no upgrade in')
})

test('a database of an earlier PostgreSQL is moved, from where no command leads back', async () => {
  const machine = await openMachine()
  machine.looked.majors = { database: '17', program: '18' }
  await machine.upgrade()
  expect(machine.done.slice(2)).toEqual(['stop', 'one backup', 'stop', 'two move', 'start two'])
  expect(machine.said.at(-1)).toMatch(/; docs\/operate\.md \("Upgrade and roll back"\) leads back to one\.$/)
  await expect(machine.undo(true)).rejects.toThrow('The database has moved to another PostgreSQL')
})

test.for([
  ['19', false, 'it is older than the one that runs'],
  ['17', true, 'The server that DATABASE_URL names is PostgreSQL 17, and this version needs 18'],
] as const)('a database of PostgreSQL %s (on a server: %s) is refused: %s', async ([database, isServer, sentence]) => {
  const machine = await openMachine()
  Object.assign(machine.looked, { majors: { database, program: '18' }, isServer })
  await expect(machine.upgrade()).rejects.toThrow(sentence)
  expect(machine.done).toEqual([])
})

test('a move to another PostgreSQL that ends badly is taken back', async () => {
  const machine = await openMachine()
  Object.assign(machine.looked, { majors: { database: '17', program: '18' } })
  machine.sick = 'two'
  await expect(machine.upgrade()).rejects.toThrow('one runs again, with its own database, which nothing has touched')
  expect(machine.done.slice(-4)).toEqual(['stop', 'two backup', 'two move-back', 'start one'])
})

test('a move to another PostgreSQL that was cut off is done anew by running the upgrade again, and nothing else leads on', async () => {
  const machine = await openMachine()
  Object.assign(machine.looked, { majors: { database: '17', program: '18' } })
  await machine.cutUpgrade('two move')
  await expect(machine.undo(true)).rejects.toThrow('An upgrade to two was interrupted: run it again')
  await machine.upgrade()
  expect(machine.done).toEqual(['stop', 'two move', 'start two'])
  expect([await machine.current(), machine.database]).toEqual(['two', 'moved'])
})

test('where the old program took orders after a move was cut off before its first step, they are moved, too', async () => {
  const machine = await openMachine()
  Object.assign(machine.looked, { majors: { database: '17', program: '18' } })
  await machine.cutUpgrade('stop', 2)
  // As the service does when power is back.
  Object.assign(machine.shop, { running: machine.from, orders: 99 })
  machine.failsAt = 'backup'
  await expect(machine.upgrade()).rejects.toThrow('No backup could be made: Error: No salt.')
  expect(machine.done.splice(0)).toEqual(['stop', 'one backup', 'start one'])
  machine.failsAt = ''
  await machine.upgrade()
  expect(machine.done).toEqual(['stop', 'one backup', 'stop', 'two move', 'start two'])
  const { backup = '', stage } = readNote(machine.home) ?? {}
  expect([machine.ordersKept, stage, machine.said.at(-1)?.includes(backup)]).toEqual([99, 'done', true])
})

test('in a terminal, an old program that works on a server is not taken for the new one', async () => {
  const machine = await openMachine()
  await rm(join(machine.home, 'current'))
  machine.looked.isServer = true
  machine.named = machine.from
  machine.service.canStopRunning = false
  machine.shop.running = undefined
  await machine.cutUpgrade('start two')
  machine.shop.running = machine.from
  await expect(machine.upgrade()).rejects.toThrow('The shop still runs: stop it where it was started')
  expect([machine.done, readNote(machine.home)?.stage]).toEqual([[], 'begun'])
  machine.shop.running = undefined
  await machine.upgrade()
  expect([machine.shop.running, readNote(machine.home)?.stage]).toEqual([machine.to, 'done'])
})

test('a move that was cut off while it was taken back is taken back by running the upgrade again, and what came in meanwhile is named', async () => {
  const machine = await openMachine()
  Object.assign(machine.looked, { majors: { database: '17', program: '18' } })
  machine.sick = 'two'
  await machine.cutUpgrade('two move-back')
  machine.sick = ''
  await expect(machine.upgrade()).rejects.toThrow(
    /^two did not become healthy \(The salt is wet\): one runs again, with its own database, which nothing has touched; what came in after it is in \S+after-upgrade\S+\.gz\.$/,
  )
  expect(machine.done).toEqual(['stop', 'two move-back', 'start one'])
  expect([await machine.current(), machine.database]).toEqual(['one', 'in its place'])
  expect(readNote(machine.home)?.stage).toBe('back')
})

test('a disk without room is refused before anything is touched', async () => {
  const machine = await openMachine()
  machine.looked.free = { backup: 3e8, data: 3e8, isOneDisk: true }
  await expect(machine.upgrade()).rejects.toThrow(
    /^The disk has too little room for a backup and a rehearsal: 303 MB are needed, and 287 MB are free\. Nothing was changed\.$/,
  )
  expect(machine.done).toEqual([])
})
