// In the long matrix because it makes a shop with a year behind it and opens it three times. The gate backs up and restores a new shop
// (tests/faults/backup.test.ts) and one whose machine is lost (tests/faults/lost-machine.test.ts).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillNewShop } from '../../scripts/filled-shop/fill-new-shop.ts'
import { openBucket } from '../../src/backups/bucket/open-bucket.server.ts'
import { readConfig } from '../../src/server/config.ts'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { passing, stateOf } from '../support/backups.ts'
import { runCommand } from '../support/command.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { startProgram, type Program } from '../support/program.ts'
import { openS3Server, variablesOf } from '../support/s3-server.ts'
import { seen } from '../support/seen.ts'

type State = Record<string, unknown>

/** What a restore changes, and docs/operate.md says so: it is noted, and the next order's number leaves room for what may be missing. */
const ofTheRestore = ['order_numbers', 'restores']

/** The names of all that isn't alike, to the last sign of the last row. */
const differences = (one: State, other: State) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .toSorted()
const allBut = (state: State, names: string[]): State =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)))
const isTable = (held: unknown): held is { count: string } =>
  typeof held === 'object' && held !== null && 'count' in held
const emptyIn = (state: State) =>
  Object.entries(state).flatMap(([name, held]) => (isTable(held) && held.count === '0' ? [name] : []))
const sizeOf = (state: State) => {
  const tables = Object.values(state).filter(isTable)
  return `${tables.length} tables with ${tables.reduce((sum, { count }) => sum + Number(count), 0)} rows`
}

/** All that a database holds, and what it has still to do. */
async function allIn(url: string): Promise<{ state: State; jobs: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ job: string }>(`
    select concat_ws(' ', name, data, priority, singleton_key) as job from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name <> 'ask-after-restore' order by 1`)
  await client.end()
  return { state: await stateOf(url), jobs: rows.map(({ job }) => job) }
}

async function allInFolder(dataFolder: string) {
  const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say: () => {} })
  return allIn(url).finally(leave)
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

let lived = ''
let before: Awaited<ReturnType<typeof allIn>>
let here = ''
let file = ''
let picture = { path: '', sha256: '' }
let removeLived = async () => {}

/** A shop with something in every table, with secrets, pictures and letters, which has been open. */
beforeAll(async () => {
  ;({ path: lived, remove: removeLived } = await createDataFolder())
  const { close } = await fillNewShop(lived)
  await close()
  const program = await startProgram(lived, { LOG_LEVEL: 'error' })
  const { call: asAdmin } = await actAsAdmin(program)
  await asAdmin('PUT', '/api/admin/settings/carrier', { mapToken: 'token-of-the-carrier' })
  const form = new FormData()
  const noise = {
    width: 640,
    height: 480,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  } as const
  form.set('image', new Blob([new Uint8Array(await sharp({ create: noise }).png().toBuffer())]), 'salt.png')
  const uploaded = await asAdmin('POST', '/api/admin/products/upload-image', form)
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
  await asAdmin('PUT', '/api/admin/products/1', { imageUrl })
  picture = { path: imageUrl, sha256: await sumOfPicture(program, imageUrl) }
  await program.stop()
  const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder: lived }, { say: () => {} })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // What waits to be counted is counted within minutes of an open shop.
  await client.query(`
    insert into people_changed (email) values ('anna@example.com') on conflict do nothing;
    insert into sales_days_due (day) values ('2026-01-01') on conflict do nothing;
    insert into order_count_changes values ('pending', 'pending', null, 1), ('pending', 'pending', null, -1);
    insert into status_probes (name, looked_at, found) values ('former', now(), '{}') on conflict do nothing`)
  await client.end()
  before = await allIn(url).finally(leave)
  here = await mkdtemp(join(tmpdir(), 'salorge-again-'))
  file = join(here, 'salorge-2026-11-27-0500.gz')
  expectDone(await runCommand(['backup', file], { DATA_DIR: lived }))
})
afterAll(async () => {
  await removeLived()
  await rm(here, { recursive: true, force: true })
})

function expectDone({ code, said }: { code: number | null; said: string }): void {
  if (code !== 0) throw new Error(said)
}

const sumOfPicture = async ({ origin }: Program, path: string) =>
  sha256(Buffer.from(await (await fetch(origin + path)).arrayBuffer()))

/** What came back is what was there, to the row and to the next number. */
async function expectTheSame(after: Awaited<ReturnType<typeof allIn>>): Promise<void> {
  const over = [...ofTheRestore, ...passing]
  expect(differences(allBut(before.state, over), allBut(after.state, over))).toEqual([])
  expect(emptyIn(after.state)).toEqual(passing.toSorted())
  expect(after.jobs).toEqual(before.jobs)
}

/** The shop opens, and shows and knows what it did. */
async function expectOpens(dataFolder: string, settings: Record<string, string>, hasKey: boolean): Promise<void> {
  const program = await startProgram(dataFolder, { LOG_LEVEL: 'error', ...settings })
  onTestFinished(async () => void (await program.stop()))
  for (const path of ['/', '/store', '/store/sol-celtycka-drobna-250g'])
    expect([path, (await fetch(program.origin + path)).status]).toEqual([path, 200])
  expect(await sumOfPicture(program, picture.path)).toBe(picture.sha256)
  const { call: asAdmin } = await actAsAdmin(program)
  const carrier = await (await asAdmin('GET', '/api/admin/settings/carrier')).json()
  expect(carrier).toMatchObject(
    hasKey ? { secrets: ['mapToken'], unreadable: [] } : { secrets: [], unreadable: ['mapToken'] },
  )
  await program.stop()
  expect(program.printed()).not.toContain('"level":50')
}

async function emptyFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

test('there is something in every table, and in the data folder nothing but what is known', () => {
  expect(emptyIn(allBut(before.state, passing))).toEqual([])
  expect(before.jobs.length).toBeGreaterThan(0)
  const known = new Set([
    'backups',
    'outbox',
    'postgres',
    'postgres-password',
    'postgres.log',
    'postgres.log.old',
    'salorge.lock',
    'settings.key',
  ])
  expect(readdirSync(lived).filter((name) => !known.has(name))).toEqual([])
})

test('a backup in a file, then everything is deleted, then it is restored: each row of each table, each next number and each job is as before', async () => {
  // Nothing of it is where it was; the folder itself is needed again.
  const aside = `${lived}-aside`
  await rename(lived, aside)
  try {
    const restored = await runCommand(['restore', file], { DATA_DIR: lived })
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restored the backup of')])
    const after = await allInFolder(lived)
    await expectTheSame(after)
    seen(`from a file: ${sizeOf(after.state)}, ${after.jobs.length} jobs, no difference`)
    await writeFile(join(lived, 'settings.key'), readFileSync(join(aside, 'settings.key')), { mode: 0o600 })
    await expectOpens(lived, {}, true)
  } finally {
    await rm(lived, { recursive: true, force: true })
    await rename(aside, lived)
  }
})

test('the same from a bucket, with the key of the secrets; and from a file into a server that DATABASE_URL names, and back from there', async () => {
  const { bucket } = await openS3Server()
  const privateKey = await generateX25519Identity()
  const variables = variablesOf({ ...bucket, publicKeys: [await identityToRecipient(privateKey)] })
  await openBucket(readConfig({ DATA_DIR: lived, ...variables }))?.put('salorge-2026-11-27-0500.gz', file)
  const { BACKUP_PUBLIC_KEY: _, ...known } = variables
  const keyFile = join(here, 'key.txt')
  await writeFile(keyFile, `${privateKey}\n`)
  const fromBucket = await emptyFolder()
  const restored = await runCommand(['restore', '--from-bucket', '--key-file', keyFile], {
    DATA_DIR: fromBucket,
    ...known,
  })
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('settings.key is in its place')])
  const after = await allInFolder(fromBucket)
  await expectTheSame(after)
  const keys = [lived, fromBucket].map((folder) => sha256(readFileSync(join(folder, 'settings.key'))))
  expect(keys[1]).toBe(keys[0])
  seen(`from a bucket: ${sizeOf(after.state)}, the key of its secrets, no difference`)
  await expectOpens(fromBucket, {}, true)

  const server = await createTestDatabase()
  onTestFinished(server.drop)
  expect((await runCommand(['restore', file], { DATABASE_URL: server.url })).code).toBe(0)
  const there = await allIn(server.url)
  await expectTheSame(there)
  const [moved, back] = [join(here, 'moved.gz'), await emptyFolder()]
  expect((await runCommand(['backup', moved], { DATABASE_URL: server.url })).code).toBe(0)
  expect((await runCommand(['restore', moved], { DATA_DIR: back })).code).toBe(0)
  await expectTheSame(await allInFolder(back))
  seen('into a server that DATABASE_URL names, and back: no difference')
  await expectOpens(await emptyFolder(), { DATABASE_URL: server.url }, false)
})

test('one sign less in one row, a row less, a number further: each is seen', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  expect((await runCommand(['restore', file], { DATABASE_URL: url })).code).toBe(0)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const left = async (statement: string) => {
    await client.query('begin')
    const was = await stateOf(url)
    await client.query(`${statement}; commit`)
    return differences(was, await stateOf(url))
  }
  expect(await left(`update notes set text = trim(trailing chr(127) from text)`)).toEqual(['notes'])
  expect(await left('delete from packaging where box is not null')).toEqual(['packaging'])
  expect(await left(`select nextval('notes_id_seq')`)).toEqual(['notes_id_seq'])
  expect(await left(`alter table tags drop constraint tags_tag_check`)).toEqual(['schema'])
})
