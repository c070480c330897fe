import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Looked } from './look-at-shop.ts'
import type { Service } from './service.ts'
import { readNote } from './upgrade-note.ts'
import { undoUpgrade, upgradeShop } from './upgrade-shop.ts'

const [older, newer] = [['0001_first.sql'], ['0001_first.sql', '0002_second.sql']]

/** Two versions beside each other, and a service that does nothing but note what it is asked for. */
async function openMachine() {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'salorge-upgrade-')))
  onTestFinished(() => rm(home, { recursive: true }))
  const versions = ['one', 'two', 'three'].map((name) => join(home, name)) as [string, string, string]
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- three folders
    await mkdir(join(version, 'scripts'), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(join(version, 'scripts/pinned.mjs'), '')
  }
  await symlink('one', join(home, 'current'))
  const [from, to, third] = versions
  const shop = { running: from as string | undefined, orders: 7, migrations: older }
  const answering = createHttpServer((_, response) => {
    response.statusCode = shop.running && basename(shop.running) !== machine.sick ? 200 : 503
    response.end()
  }).listen(0, '127.0.0.1')
  await once(answering, 'listening')
  onTestFinished(() => void answering.close())
  const looked: Looked = {
    address: `http://127.0.0.1:${(answering.address() as AddressInfo).port}`,
    dataFolder: join(home, 'data'),
    isServer: false,
    isRunning: false,
    others: 0,
    majors: { database: '18', program: '18' },
    contents: undefined,
    bytes: 1e6,
    free: { backup: 1e12, data: 1e12, isOneDisk: true },
  }
  const machine = {
    done: [] as string[],
    said: [] as string[],
    /** The version that never becomes healthy. */
    sick: '',
    /** Ends the upgrade here, as a power cut does. */
    cutAt: '',
    /** Fails at this step. */
    failsAt: '',
    looked,
    /** Where the database lies that is moved: away while the new place of it is being filled. */
    database: 'in its place' as 'in its place' | 'set aside' | 'moved',
    shop,
    home,
    from,
    to,
    third,
    current: () => realpath(join(home, 'current')).then((path) => basename(path)),
    upgrade: (version = to) =>
      upgradeShop({ from: undefined, to: version, backupFolder: undefined, service, say }, () => {}),
    /** Runs it up to this, and no further. */
    async cutUpgrade(at: string) {
      machine.cutAt = at
      await Promise.race([machine.upgrade(), cut.promise])
      machine.cutAt = ''
      machine.done.length = 0
    },
    undo: (mayLose: boolean) =>
      undoUpgrade({ from: undefined, to, backupFolder: undefined, service, say }, mayLose, () => {}),
  }
  const say = (line: string) => void machine.said.push(line)
  const cut = Promise.withResolvers<void>()
  const note = async (words: string) => {
    // Cut off in the middle of it, this is what it leaves.
    if (/ move(-back)?$/.test(words)) machine.database = 'set aside'
    if (words === machine.cutAt) {
      cut.resolve()
      await new Promise(() => {})
    }
    machine.done.push(words)
  }
  const service: Service = {
    canStopRunning: true,
    command: 'sudo salorge upgrade',
    async run(version, words) {
      const [name, ...rest] = words[0] === 'upgrade-step' ? words.slice(1) : words
      if (name === 'find')
        return { isDone: true, said: JSON.stringify({ address: machine.looked.address, isRunning: false }) }
      if (name === 'look') {
        if (machine.database === 'set aside') return { isDone: false, said: 'There is no database.\n' }
        const contents = { migrations: shop.migrations, orders: shop.orders }
        return { isDone: true, said: JSON.stringify({ ...machine.looked, contents }) }
      }
      await note(`${basename(version)} ${name}${rest.includes('--yes') ? ' before' : ''}`)
      if (machine.failsAt === name)
        return { isDone: false, said: 'Error: No salt.\n    at salt.js:1:2\n\nNode.js v24.21.0\n' }
      if (name === 'backup') await writeFile(rest[0] ?? '', '')
      if (name === 'restore') shop.migrations = older
      if (name === 'move') machine.database = 'moved'
      if (name === 'move-back') machine.database = 'in its place'
      return { isDone: true, said: '' }
    },
    async start(version) {
      await note(`start ${basename(version)}`)
      expect(machine.database).not.toBe('set aside')
      shop.running = version
      if (version === to) shop.migrations = newer
    },
    async stop() {
      await note('stop')
      shop.running = undefined
    },
    failure: async () => (basename(shop.running ?? '') === machine.sick ? 'The salt is wet' : undefined),
  }
  return machine
}

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
] as const)('where %s fails, the old program is never stopped', async ([failsAt, sentence, done]) => {
  const machine = await openMachine()
  machine.failsAt = failsAt
  await expect(machine.upgrade()).rejects.toThrow(sentence)
  expect(machine.done).toEqual(done)
  expect(await machine.current()).toBe('one')
  expect(readNote(machine.home)).toBeUndefined()
})

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
