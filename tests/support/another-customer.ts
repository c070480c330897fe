import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '../../src/server/database/database.ts'

const zofia = 'customer zofia@example.com'

/**
 * Another customer: signed in, with a link to recover the password, one to prove the address, and failures of their own, of whom nothing
 * may change until the test ends. Their row comes before the others, so whoever looks for somebody else and forgets to say whom finds them.
 */
export async function placeAnotherCustomer(database: Database): Promise<void> {
  await database.execute(sql`
    with zofia as (
      insert into customers (email, password_hash, first_name, last_name, language, email_proof_hashes, email_proof_until)
      values ('zofia@example.com', '-', 'Zofia', 'Kowalska', 'pl', array[sha256('zofia')], now() + interval '1 hour') returning id
    ), session as (
      insert into sessions (token_hash, customer_id) select 'another', id from zofia
    ), link as (
      insert into password_recoveries (id, token_hashes, customer_id, expires_at)
      select gen_random_uuid(), array[sha256('zofia')], id, now() + interval '1 hour' from zofia
    ), device as (
      insert into known_devices (token_hash, account) values ('another', ${zofia})
    ) insert into attempts (subject, count, next_allowed_at, forgotten_at)
      values (${`signInToAccount ${zofia}`}, 3, now(), now() + interval '1 hour')`)
  await database.execute(sql`update customers set language = language where email <> 'zofia@example.com'`)
  const look = async () => {
    const { rows } = await database.execute(sql`
      select zofia::text as own,
        (select array_agg(sessions::text) from sessions where customer_id = zofia.id) as sessions,
        (select array_agg(password_recoveries::text) from password_recoveries where customer_id = zofia.id) as links,
        (select array_agg(known_devices::text) from known_devices where account = ${zofia}) as devices,
        (select array_agg(attempts::text) from attempts where subject like ${`% ${zofia}`}) as failures
      from customers as zofia where email = 'zofia@example.com'`)
    return rows
  }
  const before = await look()
  onTestFinished(async () => expect(await look()).toEqual(before))
}
