import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import {
  addPictures,
  backupFolder,
  openTestDatabase,
  rewritten,
  stateOf,
  withBackup,
} from '../../../tests/support/backups.ts'
import { placeOrder } from '../../../tests/support/orders.ts'
import { seedProducts } from '../../catalog/seed-products.server.ts'
import { connectDatabase } from '../database/database.ts'
import { migrations } from '../database/migrate.ts'
import { NoScratchDatabase, scratchNameOf, withScratchDatabase } from '../database/scratch-database.ts'
import { createLog } from '../log.ts'
import { proveBackup } from './prove-backup.ts'
import { writeBackup } from './write-backup.ts'

async function filledShop() {
  const { url, pool } = await openTestDatabase(migrations)
  const { database, close } = connectDatabase(url, createLog('silent'))
  await seedProducts(database)
  await placeOrder(database)
  await close()
  await addPictures(pool, 2, 50_000)
  const path = join(await backupFolder(), 'shop')
  await writeBackup(url, path)
  const prove = () => withScratchDatabase(url, (scratch) => withBackup(path, (file) => proveBackup(scratch, file)))
  const databases = async () =>
    (
      await pool.query(`select datname from pg_database where datname = $1`, [
        scratchNameOf(new URL(url).pathname.slice(1)),
      ])
    ).rowCount
  return { url, pool, path, prove, databases }
}

test('a backup is proven by restoring it beside the shop, which stays as it is; nothing is left of the trial', async () => {
  const { url, path, prove, databases } = await filledShop()
  const before = await stateOf(url)
  const proof = await prove()
  expect(proof.differences).toEqual([])
  expect(proof.rows).toBeGreaterThan(20)
  expect(Object.keys(proof.sums)).toEqual(['orders', 'invoices', 'stock', 'pictures'])
  expect(proof.sums['orders']).toMatch(/^1 [1-9]\d+ 0$/)
  expect(proof.sums['pictures']).toMatch(/^2 100000 [\da-f]{32}$/)
  expect(await stateOf(url)).toEqual(before)
  expect(await databases()).toBe(0)

  // The checksum fits: only who restores and counts can tell.
  const lines = await readFile(path)
  await writeFile(
    path,
    rewritten(lines, (text) => text.replace('"sums":{"orders":"1 ', '"sums":{"orders":"2 ')),
  )
  expect((await prove()).differences).toEqual([expect.stringMatching(/^orders: 1 \d+ 0 instead of 2 \d+ 0$/)])
  expect(await databases()).toBe(0)
})

test('a picture that changed on its way is noticed, though nothing else differs', async () => {
  const { path, prove } = await filledShop()
  const changed = rewritten(await readFile(path), (text) =>
    // The first digits of the first picture.
    text.replace(
      /(\t\\\\x)([\da-f]{8})/,
      (_, start: string, digits: string) => start + (digits === '00000000' ? 'ffffffff' : '00000000'),
    ),
  )
  await writeFile(path, changed)
  expect((await prove()).differences).toEqual(['pictures: 1 show something else than their names say'])
})

test('who may not make databases uses the one that is there, and otherwise hears why nothing can be proven', async () => {
  const { url, pool } = await openTestDatabase()
  const name = new URL(url).pathname.slice(1)
  const role = `${name}_tenant`
  await pool.query(`create role ${role} login password 'salt'`)
  const asTenant = new URL(url)
  asTenant.username = role
  asTenant.password = 'salt'
  try {
    const ask = () =>
      withScratchDatabase(asTenant.href, async (scratch) => {
        const client = new pg.Client({ connectionString: scratch })
        await client.connect()
        const { rows } = await client.query('select current_database() as name')
        await client.query('create table left_over (id integer)').finally(() => client.end())
        return rows[0]
      })
    await expect(ask()).rejects.toThrow(NoScratchDatabase)
    await pool.query(`create database ${scratchNameOf(name)} owner ${role}`)
    // The second finds nothing of the first.
    expect(await ask()).toEqual({ name: scratchNameOf(name) })
    expect(await ask()).toEqual({ name: scratchNameOf(name) })
  } finally {
    await pool.query(`drop database if exists ${scratchNameOf(name)} with (force)`)
    await pool.query(`drop role ${role}`)
  }
})
