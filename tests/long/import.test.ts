// In the long matrix because it reads fifty thousand contacts. The gate has imports that fail half-way
// (src/marketing/import/bad-import.test.ts).
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { ImportReport } from '../../src/marketing/import/contact-import.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { importForm, importPath } from '../support/imports.ts'
import { startProgram, type Program } from '../support/program.ts'

const adminPassword = 'paludier-1972'
const megabyte = 1024 * 1024

/** A database that stays when the program on it is killed. */
async function openDatabase() {
  const { url, drop } = await createTestDatabase()
  const folder = await createDataFolder()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const running: Program[] = []
  onTestFinished(async () => {
    await client.end()
    await Promise.all(running.map((program) => program.stop()))
    await drop()
    await folder.remove()
  })
  const rows = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows
  async function start() {
    const program = await startProgram(folder.path, { DATABASE_URL: url, ADMIN_PASSWORD: adminPassword })
    running.push(program)
    const { call } = await actAsAdmin(program, adminPassword)
    const send = (file: string, asked = '') => call('POST', `${importPath}${asked}`, importForm(file, 'Targi'))
    return { program, send }
  }
  return { url, rows, start }
}

/** As long as lists are, with the letters that they have. */
const listOf = (count: number) =>
  `nazwa;email;kontakt;typ\r\n${Array.from(
    { length: count },
    (_, number) => `"Restauracja ""Żółw"" ${number}";biuro${number}@example.com;Łucja Źdźbło ${number};restauracja\r\n`,
  ).join('')}`

/** From now on, the most that a process holds beyond what it holds now. */
function watchMemory(pid = 0): () => number {
  const held = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const before = held('VmRSS')
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () => Math.round((held('VmHWM') - before) / 1024)
}

test('an import that is killed half-way leaves nothing, and after the next start fifty thousand contacts are imported, and a hundred megabytes refused, with bounded memory', async () => {
  const { url, rows, start } = await openDatabase()
  const { program, send } = await start()
  const file = listOf(50_000)
  // Somebody else is about to write one from the middle: the import waits there.
  const blocker = new pg.Client({ connectionString: url })
  await blocker.connect()
  await blocker.query(`begin; insert into marketing_contacts (business_name, email_address, contact_person, business_type)
    values ('Bar', 'biuro15000@example.com', 'Anna', 'restaurant')`)
  const sent = send(file).catch(() => 'cut off')
  // Numbers that were given to rows stay given, whatever becomes of the rows: so it is seen how far it has come.
  const given = async () => Number((await rows('select last_value from marketing_contacts_id_seq'))[0]?.['last_value'])
  await expect.poll(given).toBeGreaterThan(10_000)
  program.process.kill('SIGKILL')
  await once(program.process, 'exit')
  expect(await sent).toBe('cut off')
  expect(await given()).toBeLessThan(50_000)
  await blocker.query('rollback')
  await blocker.end()
  const connections = `select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'salorge'`
  await expect.poll(() => rows(connections)).toEqual([{ count: 0 }])
  const counts = `select (select count(*) from marketing_contacts)::integer as contacts,
    (select count(*) from newsletter_consents)::integer as consents,
    (select count(*) from audit_entries)::integer as entries`
  expect(await rows(counts)).toEqual([{ contacts: 0, consents: 0, entries: 0 }])

  const again = await start()
  // What the program needs for any import at all is there already.
  await again.send(listOf(2_000))
  const { pid } = again.program.process
  const renamed = file.replaceAll('Restauracja', 'Bistro')
  for (const [asked, list] of [
    ['?preview=true', file],
    ['', file],
    ['?update=true', renamed],
  ] as const) {
    const maxMegabytes = watchMemory(pid)
    const begun = performance.now()
    const answer = await again.send(list, asked)
    const seconds = (performance.now() - begun) / 1_000
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as ImportReport).rowCount).toBe(50_000)
    const rate = Math.round(50_000 / seconds)
    process.stdout.write(`50,000 rows ${asked || 'imported'}: ${rate} a second, ${maxMegabytes()} MB more at most\n`)
    expect(maxMegabytes()).toBeLessThan(150)
  }
  // Who is brought up to date has consented anew.
  expect(await rows(counts)).toEqual([{ contacts: 50_000, consents: 100_000, entries: 3 }])

  const maxMegabytes = watchMemory(pid)
  const tooLarge = await again.send('x'.repeat(100 * megabyte))
  expect(tooLarge.status).toBe(413)
  process.stdout.write(`100 MB refused: ${maxMegabytes()} MB more at most\n`)
  expect(maxMegabytes()).toBeLessThan(100)
})
