import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { placeAnother } from '../../tests/support/another-administrator.ts'
import { adminPassword } from '../../tests/support/database.ts'
import { race } from '../../tests/support/race.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { administrators } from '../guards/administrators.table.ts'
import { setupTokenIn } from './setup-link.ts'
import { setupLinks } from './setup-links.table.ts'
import { promiseSetupLink, showSetupLink, voidSetupLinks } from './setup-link.server.ts'

const password = 'sól i gwiazdy nad zatoką'
const chosen = { username: 'anna', password }

/** A shop of which a link has been printed, beside another administrator who has nothing to do with it. */
async function openNewShop() {
  const shop = await openTestShop()
  const [first] = await shop.database.select().from(administrators)
  await placeAnother(shop.database)
  await promiseSetupLink(shop.database, first?.id ?? 0)
  const printed: string[] = []
  const start = () => showSetupLink(shop.database, 'https://salt.example.com', (line) => printed.push(line))
  await Promise.all([start(), start()])
  const address = /https:\S+/.exec(printed[0] ?? '')?.[0] ?? 'https://nowhere.example.com'
  return { shop, printed, start, token: setupTokenIn(new URL(address).hash) ?? '' }
}

const look = (shop: TestShop, token: string) => shop.call('POST', '/api/setup-link', { body: { token } })
const use = (shop: TestShop, token: string, choice: object = chosen) =>
  shop.call('PUT', '/api/setup-link', { body: { token, ...choice } })
const signIn = async (shop: TestShop, username: string, typed: string) =>
  (await shop.call('POST', '/api/admin/login', { body: { username, password: typed } })).status
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const isVoid = [410, 'setup_link_void']

test('the link is printed once, by one of the copies that start together, stored as a hash, and void with a finished set-up', async () => {
  const { shop, printed, start, token } = await openNewShop()
  await start()
  expect(printed).toEqual([expect.stringContaining(`https://salt.example.com/admin#setup=${token}`)])
  expect(token).toMatch(/^[\w-]{43}$/)
  const { rows } = await shop.database.execute(
    sql`select token_hashes::text as hash from setup_links where purpose = 'first_start'`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  // A link to replace the password is another one.
  expect((await shop.callAsAdmin('POST', '/api/admin/administrators/1/link')).status).toBe(200)
  expect((await look(shop, token)).status).toBe(200)
  await voidSetupLinks(shop.database)
  expect(await codeOf(await look(shop, token))).toEqual(isVoid)
  expect(await shop.database.$count(setupLinks)).toBe(3)
})

describe('who follows it', () => {
  test('chooses name and password in place of those that were made up, is signed in here and nowhere else, and the link is used up', async () => {
    const { shop, token } = await openNewShop()
    await shop.callAsAdmin('GET', '/api/admin/session')
    await signIn(shop, 'admin', 'a guess')
    // Those who only look use nothing up.
    expect(await (await look(shop, token)).json()).toEqual({ username: 'admin' })
    const answer = await use(shop, token)
    expect([answer.status, await answer.clone().json()]).toEqual([200, { username: 'anna' }])
    const session = await shop.call('GET', '/api/admin/session', { headers: { Cookie: cookiesOf(answer) } })
    expect(await session.json()).toMatchObject({ admin: { username: 'anna' } })
    expect((await shop.callAsAdmin('GET', '/api/admin/session')).status).toBe(401)
    // Neither devices nor failures are anybody's under the name of before.
    const { rows: left } = await shop.database.execute(sql`
      select account from known_devices where account like '%admin' union select subject from attempts where subject like '%administrator admin'
      union select name from milestones where name = 'own_administrator'`)
    expect(left).toEqual([{ account: 'own_administrator' }])
    expect(await signIn(shop, 'anna', password)).toBe(200)
    expect(await signIn(shop, 'admin', adminPassword)).toBe(401)
    expect(await codeOf(await use(shop, token, { username: 'jan', password }))).toEqual(isVoid)
    expect(await codeOf(await look(shop, token))).toEqual(isVoid)
    const { rows } = await shop.database.execute(
      sql`select action, administrator, before, after from audit_entries order by id`,
    )
    expect(rows).toEqual([
      { action: 'changed', administrator: 'anna', before: { username: 'admin' }, after: { username: 'anna' } },
      { action: 'changed_password', administrator: 'anna', before: null, after: null },
    ])
  })

  test('may keep the name, and is told of what can not be chosen; the link goes on working', async () => {
    const { shop, token } = await openNewShop()
    await shop.database.execute(
      sql`insert into administrators (username, password_hash, role) values ('Jan', '-', 'owner')`,
    )
    const refused = async (choice: object) => {
      const answer = await use(shop, token, { ...chosen, ...choice })
      return [answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]
    }
    for (const weak of ['Password123', 'anna1972', 'krótkie', 'x'.repeat(257), ''])
      expect(await refused({ password: weak })).toEqual([422, ['password']])
    for (const name of ['', 'Anna Nowak', 'żółw', '\u202Eanna', 'an\0na', 'a'.repeat(101)])
      expect(await refused({ username: name })).toEqual([422, ['username']])
    expect(await refused({ username: 'JAN' })).toEqual([409, ['username']])
    expect((await use(shop, token, { username: 'admin', password })).status).toBe(200)
  })

  test('of two at the same moment, one does', async () => {
    const { shop, token } = await openNewShop()
    const answers = await race(shop.database, sql`select from administrators for update`, [
      () => use(shop, token),
      () => use(shop, token, { username: 'jan', password }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const names = await shop.database.select({ name: administrators.username }).from(administrators)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set([['anna', 'jan'][winner], 'zofia']))
  })
})

describe('a link is void', () => {
  test('after 72 hours, once the password is another one, and where it was made up', async () => {
    const { shop, token } = await openNewShop()
    const { rows } = await shop.database.execute(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::integer as hours from setup_links where purpose = 'first_start'`,
    )
    expect(rows).toEqual([{ hours: 72 }])
    for (const madeUp of ['', 'x'.repeat(43), "' or true --", '😀'])
      expect(await codeOf(await use(shop, madeUp))).toEqual(isVoid)
    expect((await use(shop, 'x'.repeat(101))).status).toBe(422)
    await shop.database.execute(sql`update setup_links set expires_at = now() where purpose = 'first_start'`)
    expect(await codeOf(await use(shop, token))).toEqual(isVoid)

    await shop.database.execute(
      sql`update setup_links set expires_at = now() + interval '1 hour' where purpose = 'first_start'`,
    )
    expect((await look(shop, token)).status).toBe(200)
    const change = { currentPassword: adminPassword, newPassword: password }
    expect((await shop.callAsAdmin('PUT', '/api/admin/password', { body: change })).status).toBe(204)
    expect(await codeOf(await use(shop, token))).toEqual(isVoid)
  })
})
