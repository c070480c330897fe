import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../tests/support/timing.ts'
import { anna, annaAnswered, me, median, openShopWithAnna, register, signIn } from '../../../tests/support/customers.ts'
import { race } from '../../../tests/support/race.ts'
import { cookiesOf, type TestShop } from '../../../tests/support/shop.ts'
import { lengthenSignInPause } from '../../../tests/support/sign-in-throttle.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { amount, onlyForRelease } from '../../../tests/support/release.ts'

const wrong = { password: 'zielona sól z Pouliguen' }
const from = (address: string) => ({ 'X-Forwarded-For': address })
const home = from('198.51.100.1')

/** Fails so often that the account has to wait. */
async function failFiveTimes(shop: TestShop, headers: Record<string, string> = {}) {
  for (let failure = 0; failure < 5; failure += 1) expect((await signIn(shop, wrong, headers)).status).toBe(401)
  await lengthenSignInPause(shop)
}

const forgetCounts = (shop: TestShop) => shop.database.execute(sql`delete from attempts`)

describe('signing in', () => {
  test('gives the customer and begins a session, in whatever letters the address is typed', async () => {
    const { shop } = await openShopWithAnna()
    const answer = await signIn(shop, { email: ` ${anna.email.toUpperCase()} ` })
    expect([answer.status, await answer.json()]).toEqual([200, annaAnswered])
    expect((await me(shop, cookiesOf(answer))).status).toBe(200)
  })

  test('recognises a password however its accents are typed, and no other', async () => {
    const { shop } = await openShopWithAnna()
    expect((await signIn(shop, { password: anna.password.normalize('NFD') })).status).toBe(200)
    expect((await signIn(shop, { password: anna.password.toUpperCase() })).status).toBe(401)
    expect((await signIn(shop, { password: ` ${anna.password}` })).status).toBe(401)
  })

  test('tells an unknown address and a wrong password alike, and sets no cookie', async () => {
    const { shop } = await openShopWithAnna()
    const answers = [await signIn(shop, wrong), await signIn(shop, { email: 'nobody@example.com' })]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
    expect(one).toMatchObject({ code: 'wrong_email_or_password', message: 'Nieprawidłowy adres e-mail lub hasło.' })
    expect(other).toEqual(one)
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  test('costs about as much for an unknown address as for a wrong password', async () => {
    const { shop } = await openShopWithAnna()
    const costs = { known: [] as number[], unknown: [] as number[] }
    const cost = (email: string) =>
      processorTime(async () => expect((await signIn(shop, { ...wrong, email })).status).toBe(401))
    await cost(anna.email)
    for (let round = 0; round < 11; round += 1) {
      await forgetCounts(shop)
      costs.known.push(await cost(anna.email))
      costs.unknown.push(await cost('nobody@example.com'))
    }
    const ratio = median(costs.known) / median(costs.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('with a password that is changed while it is compared begins no session', async () => {
    const { shop } = await openShopWithAnna()
    const another = await hashPassword('another')
    const [answer] = await race(shop.database, sql`update customers set password_hash = ${another}`, [
      () => signIn(shop),
    ])
    expect(answer?.status).toBe(401)
    const { rows } = await shop.database.execute(sql`select count(*)::integer as sessions from sessions`)
    expect(rows).toEqual([{ sessions: 1 }])
  })
})

describe('guessing passwords', () => {
  test('hundreds of guesses at once from 250 addresses test five passwords, no more than time allows, and lock the owner out elsewhere than on a device of hers', async () => {
    const { shop, cookies } = await openShopWithAnna({ trustProxy: true })
    const guesses = amount(300, 1_000)
    const start = performance.now()
    const statuses = await Promise.all(
      Array.from({ length: guesses }, async (_, index) => {
        const guess = { password: `guess number ${index}` }
        return (await signIn(shop, guess, from(`203.0.113.${index % 250}`))).status
      }),
    )
    // The delays after the fifth are 1, 2, 4… seconds: a slow run earns the guesses that they allow.
    const earned = Math.floor(Math.log2((performance.now() - start) / 1_000 + 1))
    const tested = statuses.filter((status) => status === 401).length
    expect(tested).toBeGreaterThanOrEqual(5)
    expect(tested).toBeLessThanOrEqual(5 + earned)
    expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - tested)

    // The right password, too, opens nothing when it comes too early, from however many addresses.
    await shop.database.execute(sql`update attempts set next_allowed_at = now() + interval '15 minutes'`)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => signIn(shop, {}, from(`198.51.100.${index}`))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]))
    expect((await signIn(shop, {}, { ...home, Cookie: cookies })).status).toBe(200)
  })

  test('on such a device is counted there, and elsewhere goes on being allowed', async () => {
    const { shop, cookies } = await openShopWithAnna()
    await failFiveTimes(shop, { Cookie: cookies })
    expect((await signIn(shop, {}, { Cookie: cookies })).status).toBe(429)
    expect((await signIn(shop)).status).toBe(200)
  })

  test('counts the letters of an address as one account, and no account as one, too', async () => {
    const { shop } = await openShopWithAnna()
    for (const email of [anna.email, 'nobody@example.com']) {
      const spellings = [email, email.toUpperCase(), email.toLowerCase(), ` ${email}`, email]
      for (const spelling of spellings) expect((await signIn(shop, { ...wrong, email: spelling })).status).toBe(401)
      await lengthenSignInPause(shop)
      expect((await signIn(shop, { ...wrong, email })).status).toBe(429)
    }
  })

  test('does not lock out two who share a browser', async () => {
    const { shop, cookies } = await openShopWithAnna({ trustProxy: true })
    const jan = { ...anna, email: 'jan@example.com' }
    const jans = cookiesOf(await register(shop, jan, { Cookie: cookies }))
    for (const email of [anna.email, jan.email]) {
      for (let guess = 0; guess < 6; guess += 1) await signIn(shop, { ...wrong, email }, from('203.0.113.1'))
      expect((await signIn(shop, { email }, home)).status).toBe(429)
      expect((await signIn(shop, { email }, { ...home, Cookie: jans })).status).toBe(200)
    }
  })

  test('counts for a device that was forgotten as for any other', async () => {
    const { shop, cookies } = await openShopWithAnna()
    await shop.database.execute(sql`update known_devices set created_at = now() - interval '366 days'`)
    await failFiveTimes(shop)
    const answer = await signIn(shop, {}, { Cookie: cookies })
    expect(answer.status).toBe(429)
  })

  test('an administrator’s device is none of a customer’s', async () => {
    const { shop } = await openShopWithAnna()
    await failFiveTimes(shop)
    await shop.callAsAdmin('GET', '/api/admin/session')
    await shop.database.execute(sql`
      insert into known_devices (token_hash, account) values (sha256('known'), 'administrator admin')`)
    expect((await signIn(shop, {}, { Cookie: 'salorge-customer-device=known' })).status).toBe(429)
  })

  test(
    'a password that could not be compared, because too many waited, is no failure',
    onlyForRelease('the queue has a test of its own'),
    async () => {
      const { shop } = await openShopWithAnna()
      const crowded = new AbortController()
      const crowd = Array.from({ length: 202 }, async () => {
        // Some find no room even to wait: how many do depends on the processors.
        while (!crowded.signal.aborted) await hashPassword('busy').catch(() => setTimeout(5))
      })
      const turnedAway = await Promise.all(Array.from({ length: 8 }, () => signIn(shop, wrong)))
      crowded.abort()
      await Promise.allSettled(crowd)
      expect(turnedAway.map(({ status }) => status)).toContain(503)
      const tested = turnedAway.filter(({ status }) => status === 401).length
      const { rows } = await shop.database.execute(sql`
      select count from attempts where subject like 'signIn%' and count > 0`)
      expect(rows).toEqual(tested === 0 ? [] : [{ count: tested }, { count: tested }])
    },
  )
})
