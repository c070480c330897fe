import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '../../src/server/database/database.ts'

const zofia = 'administrator zofia'

/**
 * Another administrator: signed in, amid signing in, with factors, links and failures of their own, of whom nothing may change until the
 * test ends. Their row comes before the others, so whoever looks for somebody else and forgets to say whom finds them.
 */
export async function placeAnother(database: Database): Promise<void> {
  await database.execute(sql`
    with zofia as (
      insert into administrators (username, password_hash, role, email) values ('zofia', '-', 'office', 'zofia@example.com') returning id
    ), app as (
      insert into code_apps (administrator_id, secret, last_step) select id, 'sealed', 1 from zofia
    ), key as (
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      select id, 'another', '', 7, '{}', 'shop.example.com', 'Klucz' from zofia
    ), code as (
      insert into recovery_codes select id, 'hash' from zofia
    ), step as (
      insert into sign_in_steps (token_hash, purpose, administrator_id, expires_at)
      select 'another', 'sign_in', id, now() + interval '1 hour' from zofia
    ), session as (
      insert into sessions (token_hash, administrator_id) select 'another', id from zofia
    ), link as (
      insert into setup_links (administrator_id, purpose, token_hashes, expires_at)
      select id, purpose, array[sha256(purpose::bytea)], now() + interval '1 hour' from zofia, unnest(array['invitation', 'new_password']) as purpose
    ), letter as (
      insert into administrator_email_links (administrator_id, purpose, email, token_hashes, expires_at)
      select id, purpose, purpose || '@example.com', array[sha256(purpose::bytea)], now() + interval '1 hour'
      from zofia, unnest(array['confirmation', 'undo']) as purpose
    ), device as (
      insert into known_devices (token_hash, account) values ('another', ${zofia})
    ) insert into attempts (subject, count, next_allowed_at, forgotten_at)
      select counted || ${zofia}, 3, now(), now() + interval '1 hour' from unnest(array['signInToAccount ', 'codesOfAccount ']) as counted`)
  await database.execute(sql`update administrators set version = version where username <> 'zofia'`)
  const look = async () => {
    const { rows } = await database.execute(sql`
      select zofia::text as own,
        (select count(*) from audit_entries where subject_name = 'zofia') as entries,
        (select array_agg(code_apps::text) from code_apps where administrator_id = zofia.id) as apps,
        (select array_agg(passkeys::text) from passkeys where administrator_id = zofia.id) as keys,
        (select array_agg(recovery_codes::text) from recovery_codes where administrator_id = zofia.id) as codes,
        (select array_agg(sign_in_steps::text) from sign_in_steps where administrator_id = zofia.id) as steps,
        (select array_agg(sessions::text) from sessions where administrator_id = zofia.id) as sessions,
        (select array_agg(one::text order by one.id) from setup_links as one where administrator_id = zofia.id) as links,
        (select array_agg(one::text order by one.id) from administrator_email_links as one where administrator_id = zofia.id) as letters,
        (select array_agg(known_devices::text) from known_devices where account = ${zofia}) as devices,
        (select array_agg(attempts::text order by subject) from attempts where subject like ${`% ${zofia}`}) as failures
      from administrators as zofia where username = 'zofia'`)
    return rows
  }
  const before = await look()
  onTestFinished(async () => expect(await look()).toEqual(before))
}
