import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { longTimeoutSeconds } from '../../tests/support/database.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { openShopLive } from '../app/live-parts.server.ts'
import { readConfig } from '../server/config.ts'
import { createContentCache } from '../server/http/content-cache.ts'
import { createLog } from '../server/log.ts'
import type { PartName } from './parts.ts'
import type { ShownPart } from './saved-settings.ts'

const german = {
  name: 'Meersalzfreunde',
  legalName: 'Verein der Meersalzfreunde e.V.',
  street: 'Hafenstraße 7',
  postalCode: '25980',
  town: 'Sylt',
  country: 'DE',
  taxNumber: 'DE 123 456 789',
  officeEmail: 'buero@example.com',
}

/** Nobody is asked whether a key is good. */
const stripeWithoutKey = { webhookSecret: undefined, apiUrl: 'http://127.0.0.1:9' }

const save = (shop: TestShop, part: string, body: object) =>
  shop.callAsAdmin('PUT', `/api/admin/settings/${part}`, { body })
const shown = async (shop: TestShop, part: string) =>
  (await (await shop.callAsAdmin('GET', `/api/admin/settings/${part}`)).json()) as ShownPart
const pageOf = async (shop: TestShop, path: string) => (await shop.call('GET', path)).text()

describe('what is saved', () => {
  test('is on the next page, and in what programs read of it', async () => {
    const shop = await openTestShop()
    expect(await pageOf(shop, '/contact?lang=de')).toContain('Le Croisic')
    expect((await save(shop, 'seller', german)).status).toBe(200)
    const page = await pageOf(shop, '/contact?lang=de')
    for (const told of ['Meersalzfreunde', 'Hafenstraße 7', 'buero@example.com']) expect(page).toContain(told)
    expect(page).not.toMatch(/Le Croisic|office@salorge/)
    expect(await pageOf(shop, '/?lang=de')).toMatch(
      /"legalName":"Verein der Meersalzfreunde e\.V\.","vatID":"DE123456789"/,
    )
    expect(await pageOf(shop, '/site.webmanifest')).toContain('Meersalzfreunde')
  })

  test('reaches every copy of the program within a second', async () => {
    const shop = await openTestShop()
    const other = await openShopLive(shop.database, readConfig({}))
    const cache = createContentCache(shop.databaseUrl, createLog('silent'), other, longTimeoutSeconds)
    onTestFinished(() => cache.close())
    const page = async () => {
      const answer = await cache.keep('page', async () => new Response('page'))
      return answer instanceof Response
    }
    await expect.poll(page).toBe(false)
    await save(shop, 'social', { instagram: 'https://www.instagram.com/example' })
    const nameThere = () => JSON.stringify(other.values().get('identity'))
    await expect.poll(nameThere, { timeout: 1_000 }).toContain('instagram.com/example')
  })

  test('keeps what was not named, and each saving stays known', async () => {
    const shop = await openTestShop()
    await save(shop, 'social', { tiktok: '' })
    await save(shop, 'social', { facebook: 'https://www.facebook.com/example' })
    expect((await shown(shop, 'social')).values).toEqual({
      facebook: 'https://www.facebook.com/example',
      instagram: '',
      tiktok: '',
    })
    const { rows } = await shop.database.execute(sql`select version, saved_by from settings order by version`)
    expect(rows).toEqual([
      { version: 1, saved_by: 'admin' },
      { version: 2, saved_by: 'admin' },
    ])
  })

  test('by two at once is saved by one; the other hears of it', async () => {
    const shop = await openTestShop()
    await shown(shop, 'counters')
    const answers = await Promise.all([847, 848].map((chefs) => save(shop, 'counters', { version: 0, chefs })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a wrong value', () => {
  test.for<[PartName, string, unknown, string, string?]>([
    ['seller', 'taxNumber', '1234567890', 'To nie jest NIP (10 cyfr) ani numer VAT UE, np. DE123456789'],
    ['seller', 'name', ' ', 'Nazwa sklepu: pole wymagane'],
    ['seller', 'name', 'x'.repeat(50_000), 'Najwyżej 40 znaków'],
    [
      'seller',
      'bankAccount',
      'PL61 1090 1014 0000 0712 1981 2875',
      'To nie jest numer rachunku (IBAN): sprawdź, czy wszystkie cyfry się zgadzają',
    ],
    ['social', 'facebook', 'javascript:alert(1)', 'Podaj cały adres, zaczynający się od https://'],
    ['look', 'accent', '#ffff00', 'Ten kolor jest zbyt jasny: białe litery nie byłyby na nim czytelne'],
    ['languages', 'offered', [], 'Wybierz przynajmniej jeden język'],
    ['languages', 'offered', ['de'], 'Tego języka nie ma wśród wybranych', 'first'],
    ['mail', 'username', 'anna', 'Podaj serwer albo usuń użytkownika i hasło', 'host'],
    ['mail', 'host', 'http://mail.example.com', 'Podaj nazwę serwera, bez adresu http i bez odstępów'],
    [
      'payments',
      'webhookSecret',
      'whsec_12345678',
      'Sekret webhooka działa tylko z tajnym kluczem: wpisz klucz albo usuń sekret',
    ],
    ['payments', 'secretKey', 'hunter2', 'Klucz zaczyna się od sk_live_, sk_test_, rk_live_ albo rk_test_'],
  ])('of %s.%s is refused with its sentence, and nothing is saved', async ([part, name, value, sentence, at]) => {
    const shop = await openTestShop()
    const answer = await save(shop, part, { [name]: value })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { [at ?? name]: sentence } })
    expect((await shown(shop, part)).version).toBe(0)
  })

  test('that is markup is text, and what nobody sees is left out', async () => {
    const shop = await openTestShop()
    await save(shop, 'seller', { name: '<b>Sól</b>\u202E \u0000' })
    const page = await pageOf(shop, '/')
    expect(page).toContain('&lt;b&gt;Sól&lt;/b&gt;')
    expect(page).not.toMatch(/<b>Sól|\u202E/)
  })
})

describe('a secret', () => {
  const key = 'sk_test_verysecretindeed'

  test('is used, and never shown, logged in the audit or stored as it is', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'salorge-settings-'))
    const shop = await openTestShop({ dataFolder, payments: 'closed', stripeWithoutKey })
    expect(await (await shop.call('GET', '/api/store/checkout-settings')).json()).toMatchObject({ payments: 'closed' })
    const answer = await save(shop, 'payments', { secretKey: key })
    expect(await answer.json()).toMatchObject({ values: { secretKey: null }, secrets: ['secretKey'] })
    expect(await (await shop.call('GET', '/api/store/checkout-settings')).json()).toMatchObject({ payments: 'stripe' })
    const { rows } = await shop.database.execute(
      sql`select (select json_agg(settings) from settings) as settings, (select json_agg(audit_entries) from audit_entries) as audit`,
    )
    expect(JSON.stringify(rows)).toContain('v1.')
    expect(JSON.stringify(rows)).not.toContain('verysecret')
    expect((await stat(join(dataFolder, 'settings.key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(dataFolder, 'settings.key'))).toHaveLength(32)
  })

  test('that another key has closed is said to be unreadable, and can be typed anew', async () => {
    const shop = await openTestShop({ settingsKey: 'a'.repeat(32), stripeWithoutKey })
    await save(shop, 'payments', { secretKey: key })
    await shop.database.execute(
      sql`update settings set values = jsonb_set(values, '{secretKey}', '"v1.AAAA.AAAA.AAAA"')`,
    )
    expect(await shown(shop, 'payments')).toMatchObject({ secrets: [], unreadable: ['secretKey'] })
    await save(shop, 'social', { tiktok: '' })
    // Rather closed than a demonstration that takes orders for nothing.
    expect(await (await shop.call('GET', '/api/store/checkout-settings')).json()).toMatchObject({ payments: 'closed' })
    await save(shop, 'payments', { secretKey: key })
    expect(await shown(shop, 'payments')).toMatchObject({ secrets: ['secretKey'], unreadable: [] })
  })

  test('of the environment wins, and is said to', async () => {
    const environment = readConfig({ MAIL_FROM: 'Shop <shop@example.com>', SMTP_URL: 'smtp://127.0.0.1:9' })
    const shop = await openTestShop(environment)
    await save(shop, 'mail', { host: 'other.example.com', sender: 'other@example.com' })
    expect((await shown(shop, 'mail')).variables).toMatchObject({ host: 'SMTP_URL', sender: 'MAIL_FROM' })
    const live = await openShopLive(shop.database, environment)
    expect(live.config().mail).toMatchObject({ from: 'Shop <shop@example.com>', smtpUrl: 'smtp://127.0.0.1:9' })
  })
})

test('languages that the owner took away are neither offered nor answered in', async () => {
  const shop = await openTestShop()
  await save(shop, 'languages', { offered: ['de', 'en'], first: 'de' })
  const page = await pageOf(shop, '/?lang=fr')
  expect(page).toContain('<html lang="de">')
  expect(page).not.toMatch(/hreflang="(fr|pl)"/i)
})

test('countries that the owner took away can’t be ordered from', async () => {
  const shop = await openTestShop()
  const rate = { deliveryType: 'home', countries: ['DE'], minWeight: 0, maxWeight: 30, cost: '40', isActive: true }
  await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })
  const countries = async () => /Deutschland/.test(await pageOf(shop, '/delivery?lang=de'))
  expect(await countries()).toBe(true)
  await save(shop, 'delivery', { isLimited: true, countries: ['PL'] })
  expect(await countries()).toBe(false)
})
