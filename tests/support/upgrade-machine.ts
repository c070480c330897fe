import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Looked } from '../../src/server/upgrade/look-at-shop.ts'
import type { Service } from '../../src/server/upgrade/service.ts'
import { undoUpgrade, upgradeShop } from '../../src/server/upgrade/upgrade-shop.ts'

export const [older, newer] = [['0001_first.sql'], ['0001_first.sql', '0002_second.sql']]

/** Two versions beside each other, and a service that does nothing but note what it is asked for. */
export async function openMachine() {
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
    cutAtTime: 1,
    /** Where somebody names it, as where no link leads to it. */
    named: undefined as string | undefined,
    /** Fails at this step. */
    failsAt: '',
    looked,
    /** Where the database lies that is moved: away while the new place of it is being filled. */
    database: 'in its place' as 'in its place' | 'set aside' | 'moved',
    /** What the last backup has. */
    ordersKept: 0,
    shop,
    home,
    from,
    to,
    third,
    current: () => realpath(join(home, 'current')).then((path) => basename(path)),
    upgrade: (version = to) =>
      upgradeShop({ from: machine.named, to: version, backupFolder: undefined, service, say }, () => {}),
    /** Runs it up to this, and no further. */
    async cutUpgrade(at: string, time = 1) {
      Object.assign(machine, { cutAt: at, cutAtTime: time })
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
    if (words === machine.cutAt && --machine.cutAtTime === 0) {
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
      if (name === 'find') {
        const { address, majors } = machine.looked
        const major = { 'in its place': majors.database, 'set aside': undefined, moved: majors.program }[
          machine.database
        ]
        return { isDone: true, said: JSON.stringify({ address, isRunning: false, major }) }
      }
      if (name === 'look') {
        if (machine.database === 'set aside') return { isDone: false, said: 'There is no database.\n' }
        const contents = { migrations: shop.migrations, orders: shop.orders }
        return { isDone: true, said: JSON.stringify({ ...machine.looked, contents }) }
      }
      await note(`${basename(version)} ${name}${rest.includes('--yes') ? ' before' : ''}`)
      if (machine.failsAt === name)
        return { isDone: false, said: 'Error: No salt.\n    at salt.js:1:2\n\nNode.js v24.21.0\n' }
      if (name === 'backup') {
        await writeFile(rest[0] ?? '', '')
        machine.ordersKept = shop.orders
      }
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
  return Object.assign(machine, { service })
}
