import { membershipTexts } from '../texts.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../../tests/support/applications.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { languages } from '../../kernel/language.ts'
import { limits } from '../../server/http/throttle.ts'
import { members } from '../members.table.ts'

const photo = async (width = 60, height = 40) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#6f9a96' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

const rows = async (shop: TestShop, table: string) => {
  const { rows: found } = await shop.database.execute<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} order by 1`,
  )
  return found
}

/** What a refused application must not have left behind. */
async function nothingIsLeft(shop: TestShop) {
  for (const table of ['members', 'marketing_contacts', 'newsletter_consents', 'mails', 'pictures'])
    expect(await rows(shop, table), table).toEqual([])
}

describe('an application', () => {
  test('of a chef is taken with its photo, and given back', async () => {
    const shop = await openTestShop()
    const answer = await applyTo(shop, chef, { photo: await photo(2_400, 1_200) })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { id, photoUrl, ...taken } = (await answer.json()) as { id: number; photoUrl: string }
    expect(taken).toEqual({ ...chef, language: 'pl' })
    expect(id).toBeGreaterThan(0)
    const picture = await shop.call('GET', photoUrl)
    expect(picture.headers.get('Cache-Control')).toContain('immutable')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1_000, height: 500 })
  })

  test('of a restaurant is taken without one', async () => {
    const shop = await openTestShop()
    const answer = await applyTo(shop, restaurant)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ id: expect.any(Number), photoUrl: null, language: 'pl', ...restaurant })
  })

  test('is published to nobody', async () => {
    const shop = await openTestShop()
    await applyTo(shop, chef)
    expect(await (await shop.call('GET', '/api/chefs?limit=6')).json()).toEqual([])
  })

  test.for(languages)(
    'in %s subscribes to the newsletter, with the very words of that form as evidence',
    async (language) => {
      const shop = await openTestShop()
      await applyTo(shop, restaurant, { language })
      await applyTo(shop, chef, { language })
      const { newsletterNotice } = (await membershipTexts.load(language)).application
      expect(await rows(shop, 'marketing_contacts')).toMatchObject([
        { business_name: 'Pod Żaglem', email_address: restaurant.email, business_type: 'restaurant', is_active: true },
        {
          business_name: 'Anna Nowak',
          email_address: chef.email,
          business_type: 'other',
          contact_person: 'Anna Nowak',
        },
      ])
      expect(await rows(shop, 'newsletter_consents')).toMatchObject([
        { given_on: 'join restaurant', language, shown_text: newsletterNotice },
        { given_on: 'join chef', language, shown_text: newsletterNotice },
      ])
    },
  )

  test('that fails half-way leaves nothing behind', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`alter table mails rename to mails_away`)
    const answer = await applyTo(shop, chef, { photo: await photo() })
    expect(answer.status).toBe(500)
    await shop.database.execute(sql`alter table mails_away rename to mails`)
    await nothingIsLeft(shop)
  })
})

describe('who has applied already', () => {
  const sentences = {
    pl: ['Szef kuchni z tym adresem e-mail już istnieje', 'Organizacja z tym adresem e-mail już istnieje'],
    en: ['A chef with this email address already exists', 'An organization with this email address already exists'],
    de: [
      'Ein Küchenchef mit dieser E-Mail-Adresse existiert bereits',
      'Eine Organisation mit dieser E-Mail-Adresse existiert bereits',
    ],
    fr: ['Un chef avec cette adresse e-mail existe déjà', 'Une organisation avec cette adresse e-mail existe déjà'],
  }
  test.for(languages)('is told so in %s, however the address is written', async (language) => {
    const shop = await openTestShop()
    for (const [index, application] of [chef, restaurant].entries()) {
      await applyTo(shop, application)
      const again = { ...application, email: ` ${application.email.toUpperCase()} ` }
      const answer = await applyTo(shop, again, { language, photo: await photo() })
      expect(answer.status).toBe(409)
      const sentence = sentences[language][index]
      expect(await answer.json()).toMatchObject({ error: sentence, message: sentence, fields: { email: sentence } })
    }
    expect(await rows(shop, 'members')).toHaveLength(2)
    expect(await rows(shop, 'pictures')).toEqual([])
    expect(await rows(shop, 'mails')).toHaveLength(4)
  })

  test('may still apply as the other kind', async () => {
    const shop = await openTestShop()
    await applyTo(shop, chef)
    expect((await applyTo(shop, { ...restaurant, email: chef.email })).status).toBe(201)
    expect(await rows(shop, 'marketing_contacts')).toHaveLength(1)
    expect(await rows(shop, 'newsletter_consents')).toHaveLength(2)
  })

  /** Three applications of the same chef, all of them before the table is written. */
  async function applyTogether(shop: TestShop): Promise<number[]> {
    const calls = Array.from({ length: 3 }, () => () => applyTo(shop, chef))
    const answers = await race(shop.database, sql`lock table members in share mode`, calls)
    return answers.map(({ status }) => status).toSorted()
  }

  test('of several at the same instant one is taken, and the others are told', async () => {
    const shop = await openTestShop()
    expect(await applyTogether(shop)).toEqual([201, 409, 409])
    expect(await rows(shop, 'members')).toHaveLength(1)
    expect(await rows(shop, 'mails')).toHaveLength(2)
  })

  test('(that test can see the race: without the rule of the table, all of them are taken)', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`drop index members_email`)
    expect(await applyTogether(shop)).toEqual([201, 201, 201])
  })
})

describe('looking an address up', () => {
  test('tells whether it has applied, and nothing else', async () => {
    const shop = await openTestShop()
    await applyTo(shop, { ...chef, email: 'anna+sól@example.com'.replace('ó', 'o') })
    const path = `/api/chefs/${encodeURIComponent(' Anna+sol@example.com ')}`
    const found = await shop.call('GET', path)
    expect(found.status).toBe(200)
    expect(await found.json()).toEqual({ exists: true })
    expect((await shop.call('GET', path.replace('chefs', 'restaurants'))).status).toBe(404)
    expect((await shop.call('GET', '/api/chefs/nobody%40example.com')).status).toBe(404)
  })

  test.for(['%00', '%zz', '%ff', 'a'.repeat(5_000), "'%20or%201=1--", '..%2f..%2fadmin'])(
    'of %s is no failure of ours',
    async (address) => {
      const shop = await openTestShop()
      expect((await shop.call('GET', `/api/chefs/${address}`)).status).toBeLessThan(500)
    },
  )

  test('is slowed: the thirty-first in a minute has to wait', async () => {
    const shop = await openTestShop()
    const look = (name: number) => shop.call('GET', `/api/restaurants/guest-${name}@example.com`)
    for (let name = 0; name < 30; name += 1) expect((await look(name)).status).toBe(404)
    const answer = await look(30)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(50)
  })
})

describe('programs that fill in everything', () => {
  test('are counted like people', async () => {
    const shop = await openTestShop()
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await applyTo(shop, { ...chef, subject: 'watches' })).status).toBe(201)
    expect((await applyTo(shop, chef)).status).toBe(429)
    // Messages have a count of their own.
    const message = { name: 'Anna', email: chef.email, message: 'Czekam na zgłoszenie.' }
    expect((await shop.call('POST', '/api/contact', { body: message })).status).toBe(201)
  })

  test('are told that all is well, and nothing happens', async () => {
    const shop = await openTestShop()
    const answer = await applyTo(shop, { ...chef, subject: 'cheap watches' }, { photo: await photo() })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ firstName: 'Anna', photoUrl: null })
    await nothingIsLeft(shop)
  })

  test('and people in a hurry are slowed after ten applications in an hour; mistakes cost nothing', async () => {
    const shop = await openTestShop()
    expect(limits.applications.forgetAfterSeconds).toBe(3_600)
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await applyTo(shop, { ...chef, email: 'no address' })).status).toBe(422)
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await applyTo(shop, { ...chef, email: `chef-${attempt}@example.com` })).status).toBe(201)
    const answer = await applyTo(shop, { ...restaurant, subject: 'caught, and counted all the same' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_000)
    expect(await shop.database.select().from(members)).toHaveLength(10)
  })
})
