import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { qualified } from '../../src/server/database/database-contents.ts'
import { withDedicatedConnection } from '../../src/server/database/dedicated-connection.ts'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { readBackup } from '../../src/server/backup/read-backup.ts'
import { withBackup } from './backups.ts'
import { runCommand } from './command.ts'
import { createDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'

export const keptStates = readdirSync(join(projectFolder, 'tests/earlier-states'))
  .filter((name) => name.endsWith('.gz'))
  .toSorted()
export const pathOfState = (name = '') => join(projectFolder, 'tests/earlier-states', name)

/** The migrations that a state's database had. */
export const migrationsIn = (state: string): Promise<string[]> =>
  withBackup(pathOfState(state), async (file) => {
    for await (const part of readBackup(file)) if (part.part === 'backup') return part.migrations
    return []
  })

/** What a newer version differs by from the one that was built. */
interface Difference {
  /** A migration more. */
  sql?: string
  /** Versions that came between, each of which had a migration more as well. */
  after?: string[]
  /** Begins its `main.js`; imports are hoisted. */
  code?: string
}

/** Where a start that isn't a rehearsal would listen, after its migrations, it ends. */
export const endsWhenItListens = `import { Server as Broken } from 'node:http'
if (process.env.PORT !== '0') Broken.prototype.listen = () => { process.stderr.write('The salt is wet.\\n'); process.exit(1) }
`

/** A filled shop in a data folder, with versions of the program beside it. */
export async function openVersions(state = keptStates.at(-1)) {
  const { path: home, remove } = await createDataFolder()
  onTestFinished(remove)
  const dataFolder = join(home, 'data')
  await mkdir(dataFolder, { mode: 0o711 })
  await chmod(dataFolder, 0o711)
  const port = String(await freePort())
  const settings = { DATA_DIR: dataFolder, PORT: port, LOG_LEVEL: 'error' }
  const makeVersion = (name: string, difference: Difference = {}) => {
    const folder = join(home, name)
    for (const part of ['dist/server', 'scripts', 'package.json'])
      cpSync(join(projectFolder, part), join(folder, part), { recursive: true })
    // It holds a build and no sources, as an image does.
    symlinkSync(join(projectFolder, 'dist/client'), join(folder, 'dist/client'))
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
    change(join(folder, 'dist/server'), name, difference)
    return folder
  }
  const one = makeVersion('one')
  symlinkSync('one', join(home, 'current'))
  const restored = await runCommand(['restore', pathOfState(state), '--yes'], settings)
  expect(restored.code, restored.said).toBe(0)
  return { home, dataFolder, port, settings, one, makeVersion, current: () => readlinkSync(join(home, 'current')) }
}

function change(server: string, name: string, { sql, after = [], code = '' }: Difference): void {
  if (sql !== undefined) {
    const last = /("\/migrations\/\w+\.sql": \w+)\n(\s*\})/
    const holders = readdirSync(server).filter((file) => file.endsWith('.js') && last.test(read(file)))
    const added = [
      ...after.map((earlier) => [earlier, `create table of_${earlier} (id integer)`] as const),
      [name, sql] as const,
    ]
    const lines = added.map(
      ([version, text], place) => `"/migrations/900${place + 1}_${version}.sql": ${JSON.stringify(text)}`,
    )
    for (const file of holders) replace(file, read(file).replace(last, `$1,\n${lines.join(',\n')}\n$2`))
    expect(holders.length).toBeGreaterThan(0)
  }
  if (code) replace('main.js', code + read('main.js'))

  function read(file: string): string {
    return readFileSync(join(server, file), 'utf8')
  }
  function replace(file: string, text: string): void {
    rmSync(join(server, file))
    writeFileSync(join(server, file), text)
  }
}

/** `npm run upgrade` in the folder of a version, in a terminal: it stays there as the shop. */
export function runUpgrade(version: string, words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/pinned.mjs', 'upgrade', ...words], {
    cwd: version,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return {
    process: child,
    said: () => said,
    /** Waits until it has said this, and fails when it ends without. */
    async until(sentence: string): Promise<void> {
      const isOver = () => child.exitCode !== null || child.signalCode !== null
      await expect.poll(() => said.includes(sentence) || isOver(), { interval: 10, timeout: 120_000 }).toBe(true)
      expect(said).toContain(sentence)
    },
    /** As Ctrl-C does. */
    async stop(): Promise<string> {
      if (child.exitCode === null) child.kill('SIGINT')
      await ended
      return said
    },
  }
}

/** The shop in sums: what no upgrade may change, nor what the shop does by itself, such as ending sessions that nobody paid. */
export async function sumsOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client
    .query(`select
    (select json_agg(orders) from (select count(*), count(*) filter (where payment_status = 'paid') as paid, sum(total_grosze) from orders) as orders) as orders,
    (select json_build_array(count(*), sum(quantity), sum(quantity * price_grosze)) from order_lines) as lines,
    (select json_agg(payments) from (select count(*), sum(amount_grosze), sum(amount_grosze) filter (where state = 'paid') as paid from payments) as payments) as payments,
    (select json_agg(invoices) from (select kind, count(*), max(number) from invoices group by 1 order by 1) as invoices) as invoices,
    (select json_agg(stock_quantity + (
      select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
      where product_id = products.id and holds_stock and payment_status <> 'paid') order by id) from products) as stock,
    (select count(*) from members) as members, (select count(*) from customers) as customers,
    (select count(*) from marketing_contacts) as contacts, (select count(*) from withdrawals) as withdrawals,
    (select count(*) from mails where created_at < (select max(created_at) - interval '1 day' from orders)) as mails, (select count(*) from pictures) as pictures`)
    .finally(() => client.end())
  return rows[0]
}

/** Each table's rows by checksum, in these columns: what an upgrade shall leave as it was. */
export async function rowsOf(url: string, tables: { name: string; columns: string[] }[]): Promise<Map<string, string>> {
  return withDedicatedConnection(url, async (client) => {
    const sums = new Map<string, string>()
    for (const { name, columns } of tables) {
      // A number with room for decimals since then is the same number.
      const named = columns
        .map((column) => pg.escapeIdentifier(column) + (column === 'vat_rate' ? '::float' : ''))
        .join(', ')
      const { rows } = await client.query<{ sum: string }>(
        `select concat(count(*), ' ', md5(string_agg(line, e'\n' order by line))) as sum
        from (select row(${named})::text as line from ${qualified(name)}) as lines`,
      )
      sums.set(name, rows[0]?.sum ?? '')
    }
    return sums
  })
}

/** The same of a data folder, whether its program runs or not. */
export async function sumsIn(dataFolder: string): Promise<unknown> {
  const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say: () => {} })
  return sumsOf(url).finally(leave)
}

export const hasNoTrial = (dataFolder: string) => !existsSync(join(dataFolder, 'upgrade-trial'))

/** Tags of releases without a state that is kept. */
export const statesMissing = (tags: string[], states: string[]) => tags.filter((tag) => !states.includes(`${tag}.gz`))
