import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { clearOldRecoveryLinks } from '../../customers/personal-data.server.ts'
import { clearExpired } from './clear-expired.ts'
import { enqueue } from './jobs.ts'

const clearing = clearExpired([clearOldRecoveryLinks])

const counts = async ({ database }: TestShop) => {
  const { rows } = await database.execute(sql`
    select (select count(*) from sessions)::integer as sessions, (select count(*) from known_devices)::integer as devices,
      (select count(*) from attempts)::integer as attempts, (select count(*) from password_recoveries)::integer as links`)
  return rows[0]
}

test('what has expired leaves no row behind, what has not stays', async () => {
  const shop = await openTestShop()
  const signIn = (password: string) => shop.call('POST', '/api/admin/login', { body: { username: 'admin', password } })
  await shop.callAsAdmin('GET', '/api/admin/products')
  await signIn('wrong')
  await shop.database.execute(sql`
    insert into sessions (token_hash, administrator_id, created_at, last_used_at)
    select 'old', administrator_id, now() - interval '8 days', now() from sessions limit 1`)
  await shop.database.execute(sql`
    insert into sessions (token_hash, administrator_id, last_used_at)
    select 'idle', administrator_id, now() - interval '13 hours' from sessions limit 1`)
  await shop.database.execute(sql`
    insert into customers (email, password_hash, first_name, last_name, language) values ('a@example.com', '', '', '', 'pl')`)
  await shop.database.execute(sql`
    insert into sessions (token_hash, customer_id, created_at, last_used_at)
    select name::bytea, id, now() - age::interval, now() - idle::interval from customers,
      (values ('good', '179 days', '29 days'), ('too old', '181 days', '0'), ('too idle', '31 days', '31 days'))
        as given (name, age, idle)`)
  await shop.database.execute(sql`
    insert into password_recoveries (id, token_hashes, customer_id, expires_at)
    select gen_random_uuid(), array[age::bytea], id, now() - age::interval from customers, (values ('23 hours'), ('25 hours')) as given (age)`)
  await shop.database.execute(sql`
    insert into known_devices (token_hash, account, created_at) values ('old', 'someone', now() - interval '366 days')`)
  await shop.database.execute(sql`
    insert into attempts (subject, count, next_allowed_at, forgotten_at) values ('old', 3, now(), now() - interval '1 s')`)
  expect(await counts(shop)).toEqual({ sessions: 6, devices: 2, attempts: 3, links: 2 })

  await runJobsOn(shop.databaseUrl, { jobs: [clearing] })
  await enqueue(shop.database, clearing, {})
  await expect.poll(() => counts(shop)).toEqual({ sessions: 2, devices: 1, attempts: 2, links: 1 })
  expect((await shop.callAsAdmin('GET', '/api/admin/products')).status).toBe(200)
})
