import { customersServerTexts } from '../texts.server.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applyTo, chef } from '../../../tests/support/applications.ts'
import {
  anna,
  annaAnswered,
  me,
  openPost,
  openShopWithAnna,
  register,
  signIn,
} from '../../../tests/support/customers.ts'
import { race } from '../../../tests/support/race.ts'
import { customerIdOf, linkTo, locker, paid, placeOrder } from '../../../tests/support/orders.ts'
import { cookiesOf, openTestShop } from '../../../tests/support/shop.ts'
import { languages } from '../../kernel/language.ts'
import type { AccountExport } from '../../privacy/account-export.api.ts'
import { changeAddress } from './change-account.server.ts'

const deletion = { password: anna.password }

describe('a new account', () => {
  test.for(languages)('is told of by mail in %s, with what to do for who did not make it', async (language) => {
    const { shop } = await openShopWithAnna({}, language)
    const { arrived } = await openPost(shop)
    const texts = customersServerTexts[language].accountCreated
    const [email] = await arrived(texts.subject)
    expect(email?.to).toEqual([{ name: '', address: anna.email }])
    expect(email?.text).toContain(texts.notYou)
    expect(email?.html).toContain(`href="https://salt.example.com/store/account?lang=${language}"`)
  })

  test('made with the address of somebody else lets its maker write nothing to them', async () => {
    const shop = await openTestShop()
    await register(shop, { ...anna, firstName: 'Cheap watches', lastName: 'at evil.example', phone: 'call me' })
    const { rows } = await shop.database.execute<Record<string, string>>(sql`select subject, html, plain from mails`)
    expect(JSON.stringify(rows)).not.toMatch(/watches|evil|call me/)
  })
})

describe('taking one’s data along', () => {
  test.for([
    ['pl', 'salorge-moje-dane.json'],
    ['fr', 'salorge-mes-donnees.json'],
  ] as const)('gives a file, in %s %s, of all that belongs to the account', async ([language, file]) => {
    const { shop, callAsAnna } = await openShopWithAnna({}, language)
    await signIn(shop)
    await shop.database.execute(sql`
      insert into password_recoveries (id, token_hashes, customer_id, expires_at)
      select gen_random_uuid(), array[sha256('known')], id, now() from customers`)
    const answer = await callAsAnna('GET', `/export?lang=${language}`)
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`)
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await answer.json()).toEqual({
      account: { ...annaAnswered, language, createdAt: moment },
      sessions: [
        { startedAt: moment, lastUsedAt: moment },
        { startedAt: moment, lastUsedAt: moment },
      ],
      devices: [{ rememberedAt: moment }, { rememberedAt: moment }],
      passwordRecoveries: [{ requestedAt: moment, expiresAt: moment, usedAt: null }],
      orders: [],
    })
  })

  test('gives every order that was made in it, the newest first, as it can be read one by one', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna()
    const customerId = await customerIdOf(shop.database, anna.email)
    const first = await placeOrder(shop.database, { customerId })
    const second = await placeOrder(shop.database, { ...paid, customerId, pickupPoint: locker })
    await placeOrder(shop.database, { email: anna.email, companyName: 'A guest' })
    const { orders } = (await (await callAsAnna('GET', '/export')).json()) as AccountExport
    expect(orders.map(({ id }) => id)).toEqual([second.id, first.id])
    for (const order of orders) {
      const read = await shop.call('GET', `/api/store/orders/${order.id}`, { headers: { Cookie: cookies } })
      expect(await read.json()).toEqual(order)
    }
  })

  test('gives nothing of others, nor of what others may have done with the address', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    await register(shop, { ...anna, email: 'jan@example.com', firstName: 'Jan', city: 'Gdynia' })
    await applyTo(shop, { ...chef, email: anna.email, description: 'Secret recipes' })
    await shop.database.execute(sql`
      insert into password_recoveries (id, token_hashes, customer_id, expires_at)
      select gen_random_uuid(), array[sha256('known')], id, now() from customers where email = 'jan@example.com'`)
    const text = await (await callAsAnna('GET', '/export')).text()
    expect(text).not.toMatch(/Jan|jan@|Secret|argon2|hash/i)
    const given = JSON.parse(text) as Pick<AccountExport, 'sessions' | 'passwordRecoveries'>
    expect([given.sessions.length, given.passwordRecoveries]).toEqual([1, []])
  })
})

describe('deleting an account', () => {
  test('leaves nothing of it, ends it everywhere at once, and says goodbye', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna({}, 'en')
    await register(shop, { ...anna, email: 'jan@example.com' })
    const elsewhere = cookiesOf(await signIn(shop))
    await signIn(shop, { password: 'a guess' })
    await signIn(shop, { password: 'a guess' }, { Cookie: elsewhere })
    await shop.database.execute(sql`
      insert into password_recoveries (id, token_hashes, customer_id, expires_at)
      select gen_random_uuid(), array[sha256('known')], id, now() from customers where email = ${anna.email}`)

    const answer = await callAsAnna('POST', '/deletion', deletion)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';', 2).join())).toEqual([
      'salorge-customer-session=, Max-Age=0',
      'salorge-signed-in=, Max-Age=0',
      'salorge-customer-device=, Max-Age=0',
    ])
    for (const Cookie of [cookies, elsewhere]) expect((await me(shop, Cookie)).status).toBe(401)
    expect((await signIn(shop)).status).toBe(401)
    const { rows } = await shop.database.execute(sql`
      select (select string_agg(email, ' ') from customers) as customers,
        (select count(*) from sessions)::integer as sessions, (select count(*) from known_devices)::integer as devices,
        (select count(*) from password_recoveries)::integer as links,
        (select sum(count) from attempts where subject ilike '%anna%')::integer as failures`)
    // The one failure is of just now.
    expect(rows).toEqual([{ customers: 'jan@example.com', sessions: 1, devices: 1, links: 0, failures: 1 }])

    const { arrived } = await openPost(shop)
    const [email] = await arrived(customersServerTexts.en.accountDeleted.subject)
    expect(email?.to?.[0]?.address).toBe(anna.email)
  })

  test('needs the password; a wrong one is said at its field, and nothing is deleted', async () => {
    const { shop, cookies, callAsAnna } = await openShopWithAnna()
    const answer = await callAsAnna('POST', '/deletion', { password: 'a guess' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'wrong_current_password', fields: { password: 'To nie jest obecne hasło.' } }),
    ])
    expect((await me(shop, cookies)).status).toBe(200)
  })

  test('leaves none of the mails about it that were sent, and all others', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    await register(shop, { ...anna, email: 'jan@example.com' })
    await shop.database.execute(sql`update mails set state = 'sent', sent_at = now()`)
    await shop.database.execute(sql`
      insert into mails (id, kind, recipient, language, subject, html, plain, state)
      values (gen_random_uuid(), 'welcome', ${anna.email}, 'pl', '', '', '', 'sent'),
        (gen_random_uuid(), 'password-changed', ${anna.email}, 'pl', '', '', '', 'waiting')`)
    await callAsAnna('POST', '/deletion', deletion)
    const { rows } = await shop.database.execute(sql`select kind, recipient from mails order by kind, recipient`)
    expect(rows).toEqual([
      { kind: 'account-created', recipient: 'jan@example.com' },
      { kind: 'account-deleted', recipient: anna.email },
      { kind: 'password-changed', recipient: anna.email },
      { kind: 'welcome', recipient: anna.email },
    ])
  })

  test('in a session that ends meanwhile deletes nothing', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const hold = sql`with held as (select from customers for update) delete from sessions where exists (select from held)`
    const [answer] = await race(shop.database, hold, [() => callAsAnna('POST', '/deletion', deletion)])
    expect(answer?.status).toBe(401)
    expect((await signIn(shop)).status).toBe(200)
  })

  test('twice at once deletes once', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const answers = await race(shop.database, sql`select from customers for update`, [
      () => callAsAnna('POST', '/deletion', deletion),
      () => callAsAnna('POST', '/deletion', deletion),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  test('while somebody signs in leaves no session behind', async () => {
    const { shop } = await openShopWithAnna()
    const [answer] = await race(shop.database, sql`delete from customers`, [() => signIn(shop)])
    expect(answer?.status).toBe(401)
  })

  test('leaves its orders as they are, and they are nobody’s: links from letters still lead to them', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const order = await placeOrder(shop.database, {
      ...paid,
      customerId: await customerIdOf(shop.database, anna.email),
    })
    const { token } = await linkTo(shop.database, order.id)
    const read = async () => (await shop.call('GET', `/api/store/order-links/${token}`)).json()
    const before = await read()
    expect((await callAsAnna('POST', '/deletion', deletion)).status).toBe(204)
    const { rows } = await shop.database.execute(sql`select number, customer_id from orders`)
    expect(rows).toEqual([{ number: order.number, customer_id: null }])
    expect(await read()).toEqual(before)

    const again = cookiesOf(await register(shop))
    const answer = await shop.call('GET', '/api/customers/orders', { headers: { Cookie: again } })
    expect(await answer.json()).toEqual([])
  })

  test('makes room for a new one with the same address', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    await callAsAnna('POST', '/deletion', deletion)
    expect((await register(shop)).status).toBe(201)
  })

  test('leaves no address that could still be changed', async () => {
    const { shop, callAsAnna } = await openShopWithAnna()
    const id = await customerIdOf(shop.database, anna.email)
    await callAsAnna('POST', '/deletion', deletion)
    expect(await changeAddress(shop.database, id, { city: 'Sopot' })).toBeUndefined()
  })
})
