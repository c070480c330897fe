import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../scripts/project.ts'
import { migrations } from '../src/server/database/migrate.ts'
import { openTestDatabase } from './support/backups.ts'
import { runCommand } from './support/command.ts'
import { createDataFolder } from './support/data-folder.ts'
import { startProgram, type Program } from './support/program.ts'
import { openReadyDatabase } from './support/job-runner.ts'
import { onlyForRelease } from './support/release.ts'

const [first, second] = ['szara sól z Pouliguen', 'fleur de sel z Batz']

async function newFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

async function open(folder: string): Promise<Program> {
  const program = await startProgram(folder)
  onTestFinished(async () => void (await program.stop()))
  return program
}

async function signIn({ origin }: Program, username: string, password: string): Promise<number> {
  const body = JSON.stringify({ username, password })
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(`${origin}/api/admin/login`, { method: 'POST', headers, body })).status
}

test('beside the running program, and when it is stopped, administrators come, get other passwords, and go', async () => {
  const folder = await newFolder()
  const admin = (words: string, typed = '') => runCommand(['admin', ...words.split(' ')], { DATA_DIR: folder }, typed)
  const running = await open(folder)
  expect(await admin('create anna', `${first}\n`)).toMatchObject({ code: 0, said: '"anna" is an administrator now.\n' })
  expect(await signIn(running, 'anna', first)).toBe(200)
  expect(await admin('reset-password anna', second)).toMatchObject({ code: 0 })
  expect([await signIn(running, 'anna', first), await signIn(running, 'anna', second)]).toEqual([401, 200])
  const listed = await admin('list')
  expect(listed.said).toMatch(
    /^admin \(owner\): not signed in; no second factor\nanna \(owner\): signed in once, last used [\d: -]+ UTC; no second factor\n$/,
  )
  const removed = await admin('remove admin')
  expect(removed).toMatchObject({ code: 0, said: '"admin" is no administrator any more.\n' })
  const refused = await admin('remove anna')
  expect(refused).toMatchObject({ code: 1, said: '"anna" is the only administrator: create another one first.\n' })
  await running.stop()

  expect(await admin('reset-password anna', first)).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('the database of a server is reached too, and a password is made up there', async () => {
  const { url, database } = await openReadyDatabase()
  const { code, said } = await runCommand(['admin', 'create', 'anna', '--generate'], { DATABASE_URL: url })
  expect(said).toMatch(
    /^"anna" is an administrator now\.\nThe password is [\w-]{20}\nIt is shown only now: keep it\.\n$/,
  )
  expect(code).toBe(0)
  const { rows } = await database.execute(sql`select administrator, action, subject_name from audit_entries`)
  expect(rows).toEqual([{ administrator: 'na serwerze', action: 'created', subject_name: 'anna' }])
})

test('what stands in the way is said in one sentence, and no shop is begun', async () => {
  const folder = join(await newFolder(), 'new')
  const { url } = await openTestDatabase()
  const { url: older } = await openTestDatabase(migrations.slice(0, -1))
  for (const [words, settings, typed, sentence] of [
    ['create anna', { DATA_DIR: folder }, first, `There is no database in ${folder} yet`],
    ['create anna', { DATA_DIR: folder }, '', 'Write the password, and nothing else, to the standard input'],
    ['create anna', { DATA_DIR: folder }, `${first}\n${first}\n`, 'Write the password, and nothing else'],
    ['list', { DATABASE_URL: url }, '', 'holds no shop yet: start this version once'],
    ['list', { DATABASE_URL: older }, '', 'belongs to another version of this program: start this version once'],
  ] as const) {
    const { code, said } = await runCommand(['admin', ...words.split(' ')], settings, typed)
    expect(said).toMatch(/^[^\n]+\.\n$/)
    expect(said).toContain(sentence)
    expect(code).toBe(1)
  }
  expect(existsSync(folder)).toBe(false)
})

const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
describe.runIf(hasScript)('at a terminal', () => {
  async function type(url: string, ...lines: string[]) {
    const command = `'${process.execPath}' scripts/pinned.mjs admin create anna`
    const terminal = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: projectFolder,
      env: { ...process.env, DATABASE_URL: url },
    })
    let said = ''
    terminal.stdout.on('data', (chunk) => (said += chunk))
    for (const [index, question] of ['New password: ', 'The same again: '].slice(0, lines.length).entries()) {
      await expect.poll(() => said).toContain(question)
      terminal.stdin.write(lines[index])
    }
    await once(terminal, 'exit')
    return { code: terminal.exitCode, said }
  }

  test(
    'the password is typed twice, and never shown; before that, whatever leaves off changes nothing',
    onlyForRelease('a terminal; the gate has passwords that are given'),
    async () => {
      const { url, database } = await openReadyDatabase()
      const made = async () =>
        (await database.execute(sql`select from administrators where username = 'anna'`)).rowCount
      for (const [lines, sentence] of [
        [[`${first}\n`, `${second}\n`], 'These are two different passwords. Nothing was changed.'],
        [['\u0003'], 'Nothing was changed.'],
        [['\u0004'], 'Nothing was changed.'],
        [[`${first}\n`, 'sz\u0003'], 'Nothing was changed.'],
      ] as const) {
        const { code, said } = await type(url, ...lines)
        expect(said).toContain(sentence)
        expect(said).not.toContain(first)
        expect([code, await made()]).toEqual([1, 0])
      }
      const { code, said } = await type(url, `${first}\n`, `${first}\n`)
      expect(said).toBe('New password: \r\nThe same again: \r\n"anna" is an administrator now.\r\n')
      expect([code, await made()]).toEqual([0, 1])
    },
  )
})
