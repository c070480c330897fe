import { customersServerTexts } from '../texts.server.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { placeAnotherCustomer } from '../../../tests/support/another-customer.ts'
import { processorTime } from '../../../tests/support/timing.ts'
import { anna, me, median, openPost, openShopWithAnna, register, signIn } from '../../../tests/support/customers.ts'
import { race } from '../../../tests/support/race.ts'
import { emailsAsSent } from '../../../tests/support/sent-emails.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { languages } from '../../kernel/language.ts'
import { clearOldRecoveryLinks } from '../personal-data.server.ts'
import { sendRecoveryLink } from './send-recovery-link.server.ts'

const password = 'fleur de sel z Batz'
const subject = customersServerTexts.pl.passwordRecovery.subject

const ask = (shop: TestShop, email = anna.email, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/customers/password-recovery', { body: { email }, headers })
const use = (shop: TestShop, token: string, chosen = password, headers: Record<string, string> = {}) =>
  shop.call('PUT', `/api/customers/password-recovery/${token}`, { body: { password: chosen }, headers })
const stateOf = async (shop: TestShop, token: string) =>
  ((await (await shop.call('GET', `/api/customers/password-recovery/${token}`)).json()) as { state: string }).state
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

/** Does the job at once, as a worker would. */
const perform = ({ database }: TestShop, request: string = randomUUID(), email = anna.email) =>
  sendRecoveryLink.perform({ database } as Parameters<typeof sendRecoveryLink.perform>[0], { request, email }, signal)
const { signal } = new AbortController()

/** A token of each mail that was written, in that order. */
async function tokens(shop: TestShop): Promise<string[]> {
  const emails = await emailsAsSent(shop.database, 'password-recovery')
  return emails.map(({ plain }) => /\/store\/recover\/([\w-]{43})\?/.exec(plain)?.[1] ?? '')
}

async function openShopWithLink() {
  const anyone = await openShopWithAnna()
  await placeAnotherCustomer(anyone.shop.database)
  await perform(anyone.shop)
  const [token = ''] = await tokens(anyone.shop)
  return { ...anyone, token }
}

describe('who forgot the password', () => {
  test.for(languages)('gets a link in %s, chooses another password, and signs in with it', async (language) => {
    const { shop } = await openShopWithAnna({}, language)
    const { arrived } = await openPost(shop)
    const answer = await ask(shop, anna.email.toUpperCase())
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    const texts = customersServerTexts[language].passwordRecovery
    const [email] = await arrived(texts.subject)
    expect(email?.to).toEqual([{ name: '', address: anna.email }])
    expect(email?.text).toContain(texts.explanation)
    const [, token = ''] =
      new RegExp(`href="https://salt.example.com/store/recover/([\\w-]{43})\\?lang=${language}"`).exec(
        email?.html ?? '',
      ) ?? []
    expect(await stateOf(shop, token)).toBe('open')
    expect((await use(shop, token)).status).toBe(204)
    expect(await stateOf(shop, token)).toBe('used')
    expect((await signIn(shop)).status).toBe(401)
    expect((await signIn(shop, { password })).status).toBe(200)
    await arrived(customersServerTexts[language].passwordChanged.subject)
  })

  test('is signed in nowhere any more, also not here, and waits for no earlier guesses', async () => {
    const { shop, cookies, token } = await openShopWithLink()
    const elsewhere = cookiesOf(await signIn(shop))
    for (let guess = 0; guess < 6; guess += 1) await signIn(shop, { password: 'a guess' })
    for (let guess = 0; guess < 6; guess += 1) await signIn(shop, { password: 'a guess' }, { Cookie: cookies })
    const answer = await use(shop, token, password, { Cookie: cookies })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^salorge-customer-session=; Max-Age=0/),
      expect.stringMatching(/^salorge-signed-in=; Max-Age=0/),
    ])
    for (const Cookie of [cookies, elsewhere]) expect((await me(shop, Cookie)).status).toBe(401)
    const { rows } = await shop.database.execute(sql`
      select (select count(*) from sessions)::integer as sessions, (select count(*) from known_devices)::integer as devices`)
    expect(rows, 'but for another customer’s').toEqual([{ sessions: 1, devices: 1 }])
    expect((await signIn(shop, { password })).status).toBe(200)
  })

  test('is told of a password that others would try, and may use the link for another', async () => {
    const { shop, token } = await openShopWithLink()
    const answer = await use(shop, token, 'Salorge1972')
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'password_common', fields: { password: expect.any(String) } }),
    ])
    expect((await use(shop, token)).status).toBe(204)
  })
})

describe('a link', () => {
  test('works once', async () => {
    const { shop, token } = await openShopWithLink()
    expect((await use(shop, token)).status).toBe(204)
    expect(await codeOf(await use(shop, token, 'another password'))).toEqual([409, 'recovery_link_used'])
    expect((await signIn(shop, { password })).status).toBe(200)
    // It is told for ever when it was.
    await shop.database.execute(sql`update password_recoveries set used_at = '2026-01-01' where used_at is not null`)
    await perform(shop)
    expect((await use(shop, (await tokens(shop)).at(-1) ?? '', 'another password')).status).toBe(204)
    const { rows } = await shop.database.execute(sql`
      select used_at > now() - interval '1 hour' as is_now from password_recoveries where used_at is not null order by used_at`)
    expect(rows).toEqual([{ is_now: false }, { is_now: true }])
  })

  test('works once, also for two who use it at the same moment', async () => {
    const { shop, token } = await openShopWithLink()
    const answers = await race(shop.database, sql`select from customers for update`, [
      () => use(shop, token),
      () => use(shop, token, 'another password'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(await late?.json()).toMatchObject({ code: 'recovery_link_used' })
  })

  test('works for an hour', async () => {
    const { shop, token } = await openShopWithLink()
    // Of the time in which it was made, which is when its letter leaves.
    await shop.database.execute(
      sql`update password_recoveries set created_at = now() - interval '5 hours' where token_hashes <> array[sha256('zofia')]`,
    )
    const { rows } = await shop.database.transaction(async (transaction) => {
      await emailsAsSent(transaction, 'password-recovery')
      return transaction.execute(sql`
        select extract(epoch from expires_at - now())::integer as seconds from password_recoveries where created_at < now() - interval '1 hour'`)
    })
    expect(rows).toEqual([{ seconds: 3_600 }])
    // Also where it ends just while it is used.
    const [late] = await race(
      shop.database,
      sql`with held as (select from customers for update) update password_recoveries set expires_at = now()
        where created_at < now() - interval '1 hour' and exists (select from held)`,
      [() => use(shop, token)],
    )
    expect(late?.status).toBe(409)
    expect(await stateOf(shop, token)).toBe('expired')
    expect(await codeOf(await use(shop, token))).toEqual([409, 'recovery_link_expired'])
    expect((await signIn(shop)).status).toBe(200)
  })

  test('is not made up', async () => {
    const { shop } = await openShopWithAnna()
    for (const token of ['x', 'x'.repeat(43), '%00', "' or true --", '😀']) {
      const inPath = encodeURIComponent(token)
      expect(await stateOf(shop, inPath)).toBe('unknown')
      expect(await codeOf(await use(shop, inPath))).toEqual([404, 'recovery_link_unknown'])
    }
  })

  test('ends with the first of several that is used', async () => {
    const { shop } = await openShopWithLink()
    await perform(shop)
    const [first = '', second = ''] = await tokens(shop)
    expect([await stateOf(shop, first), await stateOf(shop, second)]).toEqual(['open', 'open'])
    expect((await use(shop, second)).status).toBe(204)
    expect([await stateOf(shop, first), await stateOf(shop, second)]).toEqual(['used', 'used'])
  })

  test('ends when the password is changed, and leaves other customers’ links alone', async () => {
    const { shop, token, callAsAnna } = await openShopWithLink()
    await register(shop, { ...anna, email: 'jan@example.com' })
    await perform(shop, randomUUID(), 'jan@example.com')
    await callAsAnna('PUT', '/password', { currentPassword: anna.password, newPassword: password })
    expect(await codeOf(await use(shop, token, 'another password'))).toEqual([409, 'recovery_link_used'])
    expect(await stateOf(shop, (await tokens(shop))[1] ?? '')).toBe('open')
  })

  test('is stored as a hash, and not told to the administrator by the list of mails', async () => {
    const { shop, token } = await openShopWithLink()
    const { rows } = await shop.database.execute(sql`select token_hashes::text as hashes from password_recoveries`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
    const mails = await (await shop.callAsAdmin('GET', '/api/admin/mails')).text()
    expect(mails).toContain('password-recovery')
    expect(mails).not.toContain(token)
  })

  test('is forgotten a day after it expired, used or not', async () => {
    const { shop, token } = await openShopWithLink()
    await use(shop, token)
    await clearOldRecoveryLinks(shop.database)
    expect(await stateOf(shop, token)).toBe('used')
    await shop.database.execute(
      sql`update password_recoveries set expires_at = now() - interval '1 day 1 second' where used_at is not null`,
    )
    await clearOldRecoveryLinks(shop.database)
    expect(await stateOf(shop, token)).toBe('unknown')
  })
})

describe('asking for a link', () => {
  test('answers alike and does the same for an address without an account', async () => {
    const { shop } = await openShopWithAnna()
    const answers = [await ask(shop), await ask(shop, 'nobody@example.com')]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const { rows } = await shop.database.execute(sql`
      select data->>'email' as email from pgboss.job where name = 'send-recovery-link' order by created_on`)
    expect(rows).toEqual([{ email: anna.email }, { email: 'nobody@example.com' }])
    expect(await tokens(shop)).toEqual([])
    await perform(shop, randomUUID(), 'nobody@example.com')
    expect(await tokens(shop)).toEqual([])
  })

  test('costs about as much for an address with an account as for one without', async () => {
    const { shop } = await openShopWithAnna()
    const costs = { known: [] as number[], unknown: [] as number[] }
    const cost = (email: string) => processorTime(async () => expect((await ask(shop, email)).status).toBe(204))
    for (let round = 0; round < 25; round += 1) {
      await shop.database.execute(sql`delete from attempts`)
      costs.known.push(await cost(anna.email))
      costs.unknown.push(await cost('nobody@example.com'))
    }
    const ratio = median(costs.known) / median(costs.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('that is done twice makes one link and one mail', async () => {
    const { shop } = await openShopWithAnna()
    const request = randomUUID()
    await perform(shop, request)
    await perform(shop, request)
    expect(await tokens(shop)).toHaveLength(1)
    await race(shop.database, sql`select from customers for update`, [
      () => perform(shop, randomUUID()),
      () => perform(shop, request),
    ])
    expect(await tokens(shop)).toHaveLength(2)
  })

  test('an address may do five times an hour', async () => {
    const shop = await openTestShop()
    for (let times = 0; times < 5; times += 1) expect((await ask(shop, `a${times}@example.com`)).status).toBe(204)
    const answer = await ask(shop, 'another@example.com')
    expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.closeTo(3_600, -2)])
  })

  test('from many addresses sends one account five mails an hour, and says nothing of that', async () => {
    const { shop } = await openShopWithAnna({ trustProxy: true })
    const { arrived } = await openPost(shop)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(shop, anna.email, { 'X-Forwarded-For': `203.0.113.${index}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    const isDone = sql`select from pgboss.job where name = 'send-recovery-link' and state = 'completed'`
    await expect.poll(async () => (await shop.database.execute(isDone)).rowCount).toBe(12)
    await arrived(subject, 5)
    const isWithheld = sql`select from mails where state = 'withheld' and kind = 'password-recovery'`
    await expect.poll(async () => (await shop.database.execute(isWithheld)).rowCount).toBe(7)
    const back = sql`interval '61 minutes'`
    await shop.database.execute(
      sql`update attempts set next_allowed_at = next_allowed_at - ${back}, forgotten_at = forgotten_at - ${back}`,
    )
    await perform(shop)
    await arrived(subject, 6)
  })
})
