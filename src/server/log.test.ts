import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { createLog } from './log.ts'

test('an error of the database is told without what people typed', async () => {
  const shop = await openTestShop()
  const typed = 'anna@example.com'
  const failing = shop.database.execute(sql`insert into administrators (username) values (${typed})`)
  const error = await failing.catch((reason: unknown) => reason)
  expect(JSON.stringify(error)).toContain(typed)

  const written: string[] = []
  createLog('info', { write: (line) => void written.push(line) }).error({ err: error }, 'unexpected')
  expect(written.join('')).toContain('violates not-null constraint')
  expect(written.join('')).not.toContain(typed)
})
