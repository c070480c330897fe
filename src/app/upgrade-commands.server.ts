import { realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { command } from './command.server.ts'
import { rehearseUpgrade } from './rehearse-upgrade.server.ts'
import { restoreShop } from './restore-shop.server.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { readConfig } from '../server/config.ts'
import { DataFolderInUse, lockDataFolder } from '../server/postgres/data-folder-lock.ts'
import { reachDatabase } from '../server/database/reach-database.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { findShop, lookAtShop } from '../server/upgrade/look-at-shop.ts'
import { systemdService, terminalService } from '../server/upgrade/service.ts'
import { bringClusterBack, setClusterAside } from '../server/upgrade/set-cluster-aside.ts'
import { readNote } from '../server/upgrade/upgrade-note.ts'
import { refuseOlderServer } from '../server/upgrade/refuse-upgrade.ts'
import { undoUpgrade, upgradeShop } from '../server/upgrade/upgrade-shop.ts'

const write = (text: string) => void process.stdout.write(text)
const say = (line: string) => write(`${line}\n`)

/**
 * `npm run upgrade -- FOLDER`: from the version in that folder to this one; `-- --back` undoes it. With `--service` it is the unit of
 * systemd that is upgraded: `sudo salorge upgrade`.
 */
export const upgrade = command(async (words) => {
  const asked = readWords(words)
  const here = realpathSync(process.cwd())
  const terminal = terminalService(write)
  const service = asked.isService ? systemdService : terminal
  if (!asked.isService && !process.env['DATA_DIR'] && !process.env['DATABASE_URL'])
    throw new StartupProblem('Say where the shop has its data: DATA_DIR=/path/to/data npm run upgrade -- FOLDER.')
  // The programs run in folders of their own.
  if (process.env['DATA_DIR']) process.env['DATA_DIR'] = fromCaller(process.env['DATA_DIR'])
  const shop = { from: asked.from, backupFolder: asked.backupFolder, to: here, service, say }
  if (asked.isBack) await undoUpgrade({ ...shop, to: readNote(join(here, '..'))?.to ?? here }, asked.mayLose, holdOut)
  else
    await upgradeShop(shop, holdOut).catch((error: unknown) => {
      if (!asked.isService && terminal.isRunning()) process.stderr.write(`${(error as Error).message}\n`)
      else throw error
    })
  if (!asked.isService) process.exitCode = await terminal.stay()
})

/** From here on it ends when it is done: whoever stops it in the middle would leave the shop closed. */
function holdOut(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => say('It can not be left in the middle, and is done in a moment.'))
  }
  // The terminal may be gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

function readWords(words: string[]) {
  const rest = [...words]
  const take = (flag: string) => rest.includes(flag) && rest.splice(rest.indexOf(flag), 1).length > 0
  const [isService, isBack, mayLose] = [take('--service'), take('--back'), take('--yes')]
  const place = rest.indexOf('--backups')
  const [, backupFolder] = place === -1 ? [] : rest.splice(place, 2)
  const [from, ...others] = rest
  if (others.length > 0 || from?.startsWith('-') || (isBack && from) || (mayLose && !isBack))
    throw new StartupProblem(
      'Name the folder of the version that runs: npm run upgrade -- FOLDER; or undo the last upgrade: npm run upgrade -- --back.',
    )
  return {
    isService,
    isBack,
    mayLose,
    from: from && fromCaller(from),
    backupFolder: backupFolder && fromCaller(backupFolder),
  }
}

/** What `upgrade` has each version do with the user, settings and data of the service. */
export const upgradeStep = command(async ([step, ...words]) => {
  const config = readConfig(process.env)
  const { dataFolder } = config
  const [first = '', second = ''] = words
  switch (step) {
    case 'look':
      return say(JSON.stringify(await lookAtShop(config, first || join(dataFolder, 'backups'))))
    case 'find':
      return say(JSON.stringify(findShop(config)))
    case 'fits':
      return refuseOlderServer(await lookAtShop(config, dataFolder))
    case 'rehearse':
      return rehearseUpgrade(first, dataFolder)
    case 'move':
      await alone(dataFolder, () => setClusterAside(dataFolder, second))
      return restoreHere(first)
    case 'move-back':
      return alone(dataFolder, () => bringClusterBack(dataFolder, first))
    default:
      throw new StartupProblem('There is no such step of an upgrade.')
  }
})

/** Where the line to the machine was lost, the same step of before may still be at work. */
async function alone(dataFolder: string, work: () => Promise<void>): Promise<void> {
  for (const giveUpAt = Date.now() + 60_000; ; await sleep(200)) {
    try {
      const unlock = lockDataFolder(realpathSync(dataFolder))
      return await work().finally(unlock)
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || Date.now() > giveUpAt) throw error
    }
  }
}

/** Into a new database, where the shop goes on. */
async function restoreHere(path: string): Promise<void> {
  const { url, leave } = await reachDatabase(readConfig(process.env), { say: () => {}, mayCreate: true })
  try {
    const file = await openBackup(path)
    await restoreShop(url, file, undefined, { isContinuation: true }).finally(() => file.handle.close())
  } finally {
    await leave()
  }
}

/** npm runs scripts in the project folder, but a folder's name is relative to where the user is. */
const fromCaller = (name: string) => resolve(process.env['INIT_CWD'] ?? '', name)
