import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createLog } from '../log.ts'
import { connectDatabase, isDatabaseUnavailable, type Database } from './database.ts'
import { prepared, type ValueOf } from './prepared.ts'
import { together } from './together.ts'

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  told: jsonb('told').$type<object>(),
})

type Thing = typeof things.$inferInsert
const put = prepared((database: Database, value: ValueOf<Required<Thing>>) =>
  database
    .insert(things)
    .values({ id: value('id'), name: value('name'), told: value('told') })
    .returning(),
)
const count = prepared((database: Database) => database.execute(sql`select count(*)::integer as all from things`))
const countIn = async (database: Database) => (await count(database, {})).rows[0]?.['all']

async function openThings(): Promise<Database> {
  const { url, drop } = await createTestDatabase()
  const { database, close } = connectDatabase(url, createLog('silent'))
  onTestFinished(() => close().then(drop))
  await database.execute(sql`create table things (id integer primary key, name text, told jsonb)`)
  return database
}

test('a statement that is put together once writes and reads each time what it is given, nothing as nothing', async () => {
  const database = await openThings()
  const given = [
    { id: 1, name: 'Sól', told: { "it's": [1, null] } },
    { id: 2, name: null, told: null },
  ]
  for (const one of given) expect(await put(database, one)).toEqual([one])
  const { rows } = await database.execute(sql`select told is null as "isNull" from things order by id`)
  expect(rows).toEqual([{ isNull: false }, { isNull: true }])
  await expect(put(database, { id: 3, name: 'Sól' } as never)).rejects.toThrow('a statement misses told')
})

test('what is done together with what fails is undone with it, nothing is asked after the end, and its own failure is told', async () => {
  const database = await openThings()
  await put(database, { id: 1, name: 'Sól', told: null })
  const twoSteps = async (transaction: Database) => {
    await put(transaction, { id: 2, name: 'a first step', told: null })
    await setTimeout(20)
    await put(transaction, { id: 3, name: 'a second one', told: null })
  }
  const takenId = (transaction: Database) => put(transaction, { id: 1, name: 'taken', told: null })
  const failing = database.transaction((transaction) => together(twoSteps(transaction), takenId(transaction)))
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await countIn(database)).toBe(1)
  // Not waited for, the second step comes after the end, and stays.
  let late: Promise<void> | undefined
  const careless = database.transaction((transaction) =>
    Promise.all([(late = twoSteps(transaction)), takenId(transaction)]),
  )
  await expect(careless).rejects.toMatchObject({ cause: { code: '23505' } })
  await late
  expect(await countIn(database)).toBe(2)
})

test('a transaction whose connection breaks says that the database is away, and the next one on another connection works', async () => {
  const database = await openThings()
  const broken = database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    await put(transaction, { id: 1, name: 'lost', told: null })
  })
  expect(await broken.catch(isDatabaseUnavailable)).toBe(true)
  await database.transaction((transaction) => put(transaction, { id: 2, name: 'kept', told: null }))
  expect(await countIn(database)).toBe(1)
})
