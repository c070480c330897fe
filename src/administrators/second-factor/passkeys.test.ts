import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { byCode, dataFolder, openBrowser, openShopWithPasskey } from '../../../tests/support/second-factors.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { createPasskey } from '../../../tests/support/software-authenticator.ts'
import { passkeyHost } from './passkeys.server.ts'

const secureCookie = '__Host-salorge-admin-session'
const byPasskey = async (
  browser: ReturnType<typeof openBrowser>,
  passkey: ReturnType<typeof createPasskey>,
  lie: Parameters<typeof passkey.shown>[1] = {},
  isInstead = true,
) => {
  const asked = await browser.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', { isInstead })
  return browser.call('POST', '/api/admin/login/passkey', { body: { answer: passkey.shown(asked, lie) } })
}

describe('passkeys', () => {
  test('sign in by themselves, or after the password', async () => {
    const { shop, passkey, made } = await openShopWithPasskey()
    expect(made.recoveryCodes).toHaveLength(10)
    const alone = openBrowser(shop)
    const answer = await byPasskey(alone, passkey)
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'admin' }])
    expect(alone.held.get(secureCookie)).toMatch(/^[\w-]{43}$/)
    const after = openBrowser(shop)
    expect(await (await after.signIn()).json()).toMatchObject({ proofs: ['passkey', 'recovery code'] })
    expect((await byPasskey(after, passkey, {}, false)).status).toBe(200)
  })

  test('are refused for another site, without their holder verified, as a copy, and once their answer was given', async () => {
    const { shop, passkey } = await openShopWithPasskey()
    const browser = openBrowser(shop)
    for (const lie of [{ from: 'https://shop.example.net' }, { isVerified: false }])
      expect(await (await byPasskey(browser, passkey, lie)).json()).toMatchObject({ code: 'passkey_refused' })
    expect((await byPasskey(browser, passkey)).status).toBe(200)
    expect((await byPasskey(openBrowser(shop), passkey, { counts: false })).status).toBe(401)
    const stranger = createPasskey('https://shop.example.com')
    expect((await byPasskey(openBrowser(shop), stranger)).status).toBe(401)

    // Of two who show one count at the same moment one is a copy; also of two answers to one question one counts.
    const browsers = [openBrowser(shop), openBrowser(shop)]
    const calls = []
    for (const one of browsers) {
      const challenge = await one.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
      const answer = passkey.shown(challenge, { counts: one === browsers[0] })
      calls.push(() => one.call('POST', '/api/admin/login/passkey', { body: { answer } }))
    }
    const hold = sql`select from passkeys where administrator_id = 1 for update`
    expect((await race(shop.database, hold, calls)).map(({ status }) => status).toSorted()).toEqual([200, 401])
    // A wrong answer uses the question up.
    const question = await browser.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
    for (const answer of [stranger.shown(question), passkey.shown(question)])
      expect((await browser.call('POST', '/api/admin/login/passkey', { body: { answer } })).status).toBe(401)

    const asked = await browser.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
    const body = { answer: passkey.shown(asked) }
    expect((await browser.call('POST', '/api/admin/login/passkey', { body })).status).toBe(200)
    expect((await browser.call('POST', '/api/admin/login/passkey', { body })).status).toBe(401)
  })

  test('at another host they sign nobody in and are not offered; a recovery code does', async () => {
    const { shop, owner, passkey, made } = await openShopWithPasskey()
    await shop.database.execute(sql`update passkeys set host = 'old.example.com' where credential_id <> 'another'`)
    const browser = openBrowser(shop)
    expect((await byPasskey(browser, passkey)).status).toBe(401)
    expect((await owner.call('POST', '/api/admin/session/confirmation/options')).status).toBe(409)
    expect(await (await browser.signIn()).json()).toMatchObject({ proofs: ['recovery code'] })
    expect((await byCode(browser, made.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('there are none at a bare address, and the panel is told so', async () => {
    const shop = await openTestShop({ dataFolder: await dataFolder() })
    const owner = openBrowser(shop)
    await owner.signIn()
    expect(await owner.json('GET', '/api/admin/second-factor')).toMatchObject({ passkeysAt: null })
    const answer = await owner.call('POST', '/api/admin/second-factor/passkeys/options')
    expect(await answer.json()).toMatchObject({ code: 'passkeys_impossible' })
  })

  test('one that is removed while it signs in begins no session', async () => {
    const { shop, passkey } = await openShopWithPasskey()
    const browser = openBrowser(shop)
    const [answer] = await race(shop.database, sql`delete from passkeys where credential_id <> 'another'`, [
      () => byPasskey(browser, passkey),
    ])
    expect(answer?.status).toBe(401)
    expect(await browser.isSignedIn()).toBe(false)
  })
})

test.for([
  ['https://shop.example.com', 'shop.example.com'],
  ['http://shop.example.com', undefined],
  ['http://localhost:3000', 'localhost'],
  ['http://shop.localhost', 'shop.localhost'],
  ['http://localhost.example.com', undefined],
  ['https://192.0.2.1', undefined],
  ['https://[2001:db8::1]', undefined],
] as const)('passkeys made at %s are for %s', ([origin, host]) => {
  expect(passkeyHost(origin)).toBe(host)
})

describe('a passkey that is added', () => {
  type Asked = { challenge: string; excludeCredentials: unknown[]; pubKeyCredParams: { alg: number }[] }

  test('has to be made by its holder, here, for whoever asks and as an answer to them; it is kept once, and there are twenty at most', async () => {
    const { shop, owner, passkey } = await openShopWithPasskey()
    const fresh = createPasskey('https://shop.example.com')
    const options = () => owner.json<Asked>('POST', '/api/admin/second-factor/passkeys/options')
    const keep = (answer: object) =>
      owner.call('POST', '/api/admin/second-factor/passkeys', { body: { name: 'Telefon', answer } })
    const asked = await options()
    expect(asked.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    expect(asked.excludeCredentials).toHaveLength(1)
    expect((await keep(fresh.made(asked, { isVerified: false }))).status).toBe(422)
    // The question was used up by that.
    expect((await keep(fresh.made(asked))).status).toBe(422)
    for (const change of [
      sql`administrator_id = (select id from administrators where username = 'zofia')`,
      sql`host = 'old.example.com'`,
      sql`challenge = null`,
    ]) {
      const question = await options()
      await shop.database.execute(sql`update sign_in_steps set ${change} where purpose = 'new_passkey'`)
      expect((await keep(fresh.made(question))).status).toBe(422)
    }
    expect((await keep(createPasskey('https://shop.example.net').made(await options()))).status).toBe(422)
    expect(await (await keep(passkey.made(await options()))).json()).toMatchObject({ code: 'passkey_known' })

    await shop.database.execute(sql`
      insert into passkeys (administrator_id, credential_id, public_key, counter, transports, host, name)
      select 1, 'more' || number, '', 0, '{}', 'old.example.com', 'Stary' from generate_series(1, 18) as number`)
    const last = await options()
    expect(last.excludeCredentials).toHaveLength(1)
    const { response, ...credential } = fresh.made(last)
    const { transports: _, ...answered } = response
    const kept = await keep({ ...credential, response: answered })
    expect([kept.status, await kept.json()]).toEqual([200, { recoveryCodes: null }])
    const another = createPasskey('https://shop.example.com').made(await options())
    expect(await (await keep(another)).json()).toMatchObject({ code: 'too_many_passkeys' })
    const { rows } = await shop.database.execute(
      sql`select after from audit_entries where action = 'added_factor' order by id`,
    )
    expect(rows).toEqual(['Laptop', 'Telefon'].map((passkeyName) => ({ after: { factor: 'passkey', passkeyName } })))
  })

  test('may have no count; and neither a six-figure code nor another’s recovery code, step or passkey stands in for one', async () => {
    const { shop, owner, passkey } = await openShopWithPasskey()
    const browser = openBrowser(shop)
    for (let times = 0; times < 2; times += 1)
      expect((await byPasskey(browser, passkey, { counts: false })).status).toBe(200)
    const thief = openBrowser(shop)
    await thief.signIn()
    expect((await byCode(thief, '000000')).status).toBe(401)
    // Jan’s recovery code, and Jan’s password before the passkey.
    const hash = createHash('sha256')
      .update(`recovery code ${'a'.repeat(24)}`)
      .digest()
    await shop.database.execute(sql`
      with jan as (insert into administrators (username, password_hash, role) values ('jan', '-', 'office') returning id)
      insert into recovery_codes select id, ${hash} from jan`)
    expect((await byCode(thief, 'a'.repeat(24))).status).toBe(401)
    const become = (who: string) => sql`
      update sign_in_steps set administrator_id = (select id from administrators where username = ${who})
      where administrator_id <> (select id from administrators where username = 'zofia')`
    const question = await thief.json<{ challenge: string }>('POST', '/api/admin/login/passkey/options', {})
    await shop.database.execute(become('jan'))
    const answer = passkey.shown(question)
    expect(await (await thief.call('POST', '/api/admin/login/passkey', { body: { answer } })).json()).toMatchObject({
      code: 'passkey_refused',
    })
    // What was begun for one thing is good for no other.
    expect((await byCode(openBrowser(shop), '000000')).status).toBe(401)
    await owner.json('POST', '/api/admin/second-factor/passkeys/options')
    expect(await (await byCode(owner, '000000')).json()).toMatchObject({ code: 'sign_in_step_over' })
    // Whoever begins without a password has none to follow it.
    await thief.json('POST', '/api/admin/login/passkey/options', { isInstead: true })
    expect(await (await byCode(thief, '000000')).json()).toMatchObject({ code: 'sign_in_step_over' })
    const late = openBrowser(shop)
    await late.signIn()
    await shop.database.execute(sql`update administrators set password_hash = 'another' where username = 'admin'`)
    expect(await (await byPasskey(late, passkey, {}, false)).json()).toMatchObject({ code: 'sign_in_step_over' })
  })
})
