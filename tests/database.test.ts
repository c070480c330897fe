import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './support/database.ts'

test('a test’s database is dropped when its last connection has ended: none is cut before', async () => {
  const database = await createTestDatabase()
  const connection = new pg.Client({ connectionString: database.url })
  const cut: string[] = []
  connection.on('error', (error) => cut.push(error.message))
  await connection.connect()
  const dropped = database.drop()
  await setTimeout(200)
  await connection.end()
  await dropped
  expect(cut).toEqual([])
})
