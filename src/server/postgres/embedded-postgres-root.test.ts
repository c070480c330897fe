import { chmodSync, chownSync, readlinkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  asRoot,
  copyProject,
  later,
  query,
  serverPid,
  start,
  startProgram,
  temporaryFolder,
} from '../../../tests/support/embedded-postgres.ts'
import { nobody } from './embedded-postgres-user.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

const nameless = { uid: 54_321, gid: 54_321 }

async function folderOf(user: { uid: number; gid: number }, mode = 0o700) {
  const folder = await temporaryFolder(mode)
  chownSync(folder, user.uid, user.gid)
  return folder
}

const ownerOf = (path: string) => statSync(path).uid

const rare = 'the gate starts a database as root, and one as somebody else; who owns what is otherwise unusual'

describe.runIf(asRoot)('as root', () => {
  test('PostgreSQL runs as a user whom nobody else is; where that one can’t enter, it is said, and what was given to root is taken over', async () => {
    const folder = await temporaryFolder()
    const { url, stop } = await start(folder)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(ownerOf(join(folder, 'postgres'))).toBe(60_932)
    expect(ownerOf(`/proc/${serverPid(folder)}`)).toBe(60_932)
    expect(ownerOf(join(folder, 'postgres-password'))).toBe(0)

    await stop()
    chmodSync(folder, 0o700)
    await expect(start(folder)).rejects.toThrow(
      `The database's user (number 60932) can't enter ${folder} any more: allow it with "chmod o+x" on the folders on the way.`,
    )
    chmodSync(folder, 0o755)
    chownSync(join(folder, 'postgres'), 0, 0)
    expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test("PostgreSQL runs as the data folder's owner, even a nameless one", onlyForRelease(rare), async () => {
    const folder = await folderOf(nameless)
    const { url, said } = await start(folder)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(ownerOf(join(folder, 'postgres'))).toBe(nameless.uid)
    expect(said).toEqual([])
  })

  test.runIf(process.platform === 'linux')(
    'works with a project and a data folder that only root can enter',
    onlyForRelease('the gate has root’s own data folder, and what a user needs that can’t enter it'),
    async () => {
      const varLib = await temporaryFolder()
      const { project } = await copyProject(0o700)
      const folder = await temporaryFolder(0o700)
      const run = (dataFolder = folder) => startProgram(dataFolder, { project, varLib })
      // The program's address, seen from outside of its private mount.
      const outside = (url: string) => url.replace(encodeURIComponent('/var/lib'), encodeURIComponent(varLib))
      const first = run()
      await query(outside(await first.ready()), 'create table salt as select 7 as grains')
      expect(first.lines.filter((line) => line.startsWith('say '))).toEqual([
        expect.stringMatching(/which only root can enter: copying it to \/var\/lib\/salorge\/postgresql-18/),
        expect.stringMatching(/^say PostgreSQL's user can't enter .* is kept in \/var\/lib\/salorge\/salorge-test-/),
      ])
      await first.kill()
      const second = run()
      expect(await query(outside(await second.ready()), 'select grains from salt')).toEqual([{ grains: 7 }])
      expect(second.lines.filter((line) => line.startsWith('say '))).toEqual([])

      const copy = join(await temporaryFolder(0o700), 'copy')
      await cp(folder, copy, { recursive: true, verbatimSymlinks: true })
      expect(await run(copy).line('problem')).toMatch(/The data folder \/var\/lib\/salorge\/.* is already in use/)

      await second.stop()
      const cluster = readlinkSync(join(folder, 'postgres')).replace('/var/lib', varLib)
      renameSync(cluster, `${cluster}-elsewhere`)
      expect(await run().line('problem')).toContain(`There is no PostgreSQL database behind ${folder}/postgres`)
    },
  )

  test('works when its temporary folder is closed to others', onlyForRelease(rare), async () => {
    const folder = join(await temporaryFolder(), 'deep/'.repeat(30))
    vi.stubEnv('TMPDIR', await temporaryFolder(0o700))
    later(() => vi.unstubAllEnvs())
    expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe.runIf(asRoot)('as an ordinary user', () => {
  test('everything is in the data folder and belongs to that user', async () => {
    const user = nobody()
    const { project } = await copyProject()
    const folder = await folderOf(user)
    const program = startProgram(folder, { project, user })
    await query(await program.ready(), 'create table salt as select 7 as grains')
    expect(new Set(readdirSync(folder).map((name) => ownerOf(join(folder, name))))).toEqual(new Set([user.uid]))
    expect(program.lines.filter((line) => line.startsWith('say '))).toEqual([])
    await program.kill()
    const again = startProgram(folder, { project, user })
    expect(await query(await again.ready(), 'select grains from salt')).toEqual([{ grains: 7 }])
    await expect(start(folder)).rejects.toThrow(`The data folder ${folder} is already in use`)
    await again.stop()
    await expect(start(folder)).rejects.toThrow(
      `The data folder ${folder} was set up by the user with the number ${user.uid}: start the program as that user`,
    )
    await startProgram(folder, { project, user }).ready()
  })

  test('is refused with one sentence wherever that user may not work', onlyForRelease(rare), async () => {
    const user = nobody()
    const { project, binaries } = await copyProject()
    const problemIn = (folder: string, who = user) => startProgram(folder, { project, user: who }).line('problem')
    const ofRoot = await temporaryFolder()
    expect(await problemIn(ofRoot)).toBe(
      `The data folder ${ofRoot} can't be used (EACCES at ${ofRoot}): this user may not write there; change the folder's owner or rights, or choose another folder.`,
    )
    expect(await problemIn(join(ofRoot, 'below'))).toContain('EACCES')
    const usedByRoot = await folderOf(user)
    const { stop } = await start(usedByRoot)
    expect(await problemIn(usedByRoot)).toContain(`The data folder ${usedByRoot} is already in use`)
    await stop()
    expect(await problemIn(usedByRoot)).toContain(`The data folder ${usedByRoot} was set up by root`)
    expect(await problemIn(await folderOf(nameless), nameless)).toContain('has no name on this system')
    rmSync(join(binaries, 'native/lib/libicudata.so.60'))
    expect(await problemIn(await folderOf(user))).toMatch(/installed without its scripts .* run "npm rebuild @embedded/)
  })
})
