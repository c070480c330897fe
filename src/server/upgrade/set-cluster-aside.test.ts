import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bringClusterBack, setClusterAside } from './set-cluster-aside.ts'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'salorge-aside-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const make = async (version: string) => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres/PG_VERSION'), `${version}\n`)
    await writeFile(join(folder, 'postgres-password'), `of ${version}`)
  }
  const password = (name: string) => readFile(join(folder, name), 'utf8')
  await make('17')
  return { folder, make, password, parts: async () => (await readdir(folder)).toSorted() }
}

const aside = ['postgres-17', 'postgres-password-17']

test('a database is set aside with its password; done again, what was begun in its place goes, and it stays', async () => {
  const { folder, make, password, parts } = await openFolder()
  await setClusterAside(folder, '17')
  expect(await parts()).toEqual(aside)
  await make('18')
  await setClusterAside(folder, '17')
  expect(await parts()).toEqual(['postgres-17', 'postgres-password', 'postgres-password-17'])
  expect(await password('postgres-password-17')).toBe('of 17')
})

test('it comes back in the place of the new one, however often that is asked', async () => {
  const { folder, make, password, parts } = await openFolder()
  await setClusterAside(folder, '17')
  await make('18')
  for (const _ of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await bringClusterBack(folder, '17')
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await parts()).toEqual(['postgres', 'postgres-password'])
  }
  expect(await password('postgres/PG_VERSION')).toBe('17\n')
  expect(await password('postgres-password')).toBe('of 17')
})

test('cut off on its way back, it is in no place of half a database, and comes back when that is done again', async () => {
  const { folder, make, password, parts } = await openFolder()
  await setClusterAside(folder, '17')
  await make('18')
  // As power leaves it behind each of the steps.
  await rename(join(folder, 'postgres'), join(folder, 'postgres.replaced'))
  await rename(join(folder, 'postgres-password-17'), join(folder, 'postgres-password'))
  await bringClusterBack(folder, '17')
  expect(await parts()).toEqual(['postgres', 'postgres-password'])
  expect(await password('postgres/PG_VERSION')).toBe('17\n')
  expect(await password('postgres-password')).toBe('of 17')
})

test('what an earlier upgrade left aside gives way to the database of now', async () => {
  const { folder, make, password, parts } = await openFolder()
  await setClusterAside(folder, '17')
  await make('17')
  await writeFile(join(folder, 'postgres-password'), 'of now')
  await setClusterAside(folder, '17')
  expect(await parts()).toEqual(aside)
  expect(await password('postgres-password-17')).toBe('of now')
})

test('before it was set aside, bringing it back leaves it, whatever an earlier upgrade left', async () => {
  const { folder, make, password } = await openFolder()
  await setClusterAside(folder, '17')
  await make('17')
  await writeFile(join(folder, 'postgres-password'), 'of now')
  await bringClusterBack(folder, '17')
  expect(await password('postgres/PG_VERSION')).toBe('17\n')
  expect(await password('postgres-password')).toBe('of now')
})
