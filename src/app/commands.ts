import { basename, resolve } from 'node:path'
import { choosePassword, readRequest, manageAdministrators } from '../administrators/manage-administrators.server.ts'
import { readMailTest, tryMail } from '../mail/try-mail.server.ts'
import { checkBackup } from '../server/backup/check-backup.ts'
import { restoreShop } from './restore-shop.server.ts'
import { listInBucket, readBucketWords, restoreFromBucket } from './restore-from-bucket.server.ts'
import { openShopLive } from './live-parts.server.ts'
import { readConfig, type Config } from '../server/config.ts'
import { countRows, listTables } from '../server/database/database-contents.ts'
import { connectDatabase } from '../server/database/database.ts'
import { withLive, type LiveState } from '../server/live.ts'
import { createLog } from '../server/log.ts'
import { requireCurrentSchema } from '../server/database/migrate.ts'
import { restoreIsOpen } from '../server/backup/open-restore.ts'
import { withDedicatedConnection } from '../server/database/dedicated-connection.ts'
import { reachDatabase } from '../server/database/reach-database.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { confirmInTerminal, readNewPassword } from '../server/terminal.ts'
import { command } from './command.server.ts'
export { upgrade, upgradeStep } from './upgrade-commands.server.ts'
import { noteBackup } from '../server/backup/note-backup.ts'
import { writeBackup } from '../server/backup/write-backup.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm run backup FILE`: everything that the database holds at this moment, in one file. */
export const backup = command(async (words) => {
  const [file, ...others] = words
  if (!file || file.startsWith('-') || others.length > 0)
    throw new StartupProblem('Name one file: npm run backup FILE.')
  const path = fromCaller(file)
  const start = performance.now()
  const database = await reachDatabase(readConfig(process.env), { say })
  try {
    const { tables, rows, bytes } = await writeBackup(database.url, path)
    say(`${path} holds ${database.name}: ${tables} tables, ${rows} rows, ${bytes} bytes, ${since(start)}.`)
    await noteBackup(database.url, `${basename(path)} ${bytes}`, say)
  } finally {
    await database.leave()
  }
})

/** `npm run restore FILE`: puts the state of a backup in the place of all that the database holds; `--from-bucket` fetches it first. */
export const restore = command(async (words) => {
  const given = words.filter((word) => word !== '--yes')
  const isAgreed = words.includes('--yes')
  const config = readConfig(process.env)
  if (given[0] === '--list' && given.length === 1) return listInBucket(config, say)
  if (given.includes('--from-bucket')) {
    const asked = readBucketWords(given)
    return restoreFromBucket(config, asked, fromCaller, say, (path) => restoreFile(config, path, isAgreed))
  }
  const [file, ...others] = given
  if (!file || file.startsWith('-') || others.length > 0)
    throw new StartupProblem('Name one file: npm run restore FILE. Or: npm run restore -- --from-bucket, or --list.')
  await restoreFile(config, fromCaller(file), isAgreed)
})

async function restoreFile(config: Config, path: string, isAgreed: boolean): Promise<void> {
  const opened = await openBackup(path)
  const { made, rows } = await checkBackup(opened)
  const database = await reachDatabase(config, { say, mayCreate: true })
  try {
    const now = await productsIn(database.url)
    const from = `the backup of ${made.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const question = `This replaces everything in ${database.name} (${now} products) with ${from} (${rows.get('products')} products).`
    if (now !== undefined && !isAgreed && !(await confirmInTerminal(question))) {
      throw new StartupProblem('Nothing was changed.')
    }
    const start = performance.now()
    const restored = await restoreShop(database.url, opened)
    for (const left of restored.leftOut) say(`Left out: ${left}, which this program doesn't know.`)
    if (restored.pausedCampaigns > 0)
      say(
        'A campaign that was being sent waits now: who got its message since the backup would get it again. The panel says more.',
      )
    say(`Restored ${from} into ${database.name}: ${restored.tables} tables, ${restored.rows} rows, ${since(start)}.`)
    say('Everybody is signed out.')
    if (restored.isToBeConfirmed) say(restoreIsOpen)
  } finally {
    await database.leave()
    await opened.handle.close()
  }
}

/** `npm run mail:test ADDRESS`: a message at once, and what the mail server says to it. */
export const mailTest = command(async (words) => {
  const asked = readMailTest(words)
  await withShopSettings(readConfig(process.env), (config) => tryMail(config, asked, say))
})

/** `npm run admin -- create NAME`, and what else an operator does with administrators. */
export const admin = command(async (words) => {
  const asked = readRequest(words)
  const config = readConfig(process.env)
  // Prompts before a database is started, so that cancelling leaves nothing behind.
  const password = await choosePassword(asked, readNewPassword)
  const reached = await reachDatabase(config, { say })
  try {
    await requireCurrentSchema(reached)
    const { database, close } = connectDatabase(reached.url, createLog('silent'))
    // Letters are under the name that the owner has set.
    const manage = async () => {
      const live = await openShopLive(database, config)
      await withLive(live.values(), () => manageAdministrators(database, asked, password, say))
    }
    await manage().finally(close)
  } finally {
    await reached.leave()
  }
})

/** Works with what the owner has set in the panel; where its database can't be reached, with the environment alone. */
async function withShopSettings(environment: Config, work: (config: Config) => Promise<void>): Promise<void> {
  const live = await readShopLive(environment).catch((error: unknown) => {
    if (!(error instanceof StartupProblem)) throw error
    say(`What is set in the panel is left out: ${error.message}`)
    return undefined
  })
  if (live) await withLive(live.values(), () => work(live.config()))
  else await work(environment)
}

async function readShopLive(environment: Config): Promise<LiveState> {
  const reached = await reachDatabase(environment, { say })
  try {
    await requireCurrentSchema(reached)
    const { database, close } = connectDatabase(reached.url, createLog('silent'))
    return await openShopLive(database, environment).finally(close)
  } finally {
    await reached.leave()
  }
}

/** npm runs scripts in the project folder, but a file name is relative to where the user is. */
const fromCaller = (file: string) => resolve(process.env['INIT_CWD'] ?? '', file)

const since = (start: number) => `${((performance.now() - start) / 1_000).toFixed(1)} seconds`

/** Undefined in a database without a shop. */
function productsIn(url: string): Promise<number | undefined> {
  return withDedicatedConnection(url, async (client) => {
    const hasProducts = (await listTables(client)).some(({ name }) => name === 'products')
    return hasProducts ? countRows(client, 'products') : undefined
  })
}
