import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../tests/support/applications.ts'
import { tablesAsTexts } from '../../tests/support/all-tables.ts'
import { race } from '../../tests/support/race.ts'
import { emailsAsSent } from '../../tests/support/sent-emails.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { unsubscribe } from '../marketing/unsubscribe.server.ts'
import { jobs } from '../app/jobs.ts'

interface Member {
  id: number
  photoUrl: string | null
}

const photo = async (background = '#6f9a96') =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  ])

const apply = async (shop: TestShop, application: object, image?: Blob) =>
  (await (await applyTo(shop, application, image && { photo: image })).json()) as Member

const pathOf = (kind: string, { id }: Member) => `/api/admin/members/${kind}/${id}`
const remove = async (shop: TestShop, kind: string, member: Member) =>
  (await shop.callAsAdmin('DELETE', pathOf(kind, member))).status

const read = async <Row extends Record<string, unknown>>({ database }: TestShop, statement: ReturnType<typeof sql>) =>
  (await database.execute<Row>(statement)).rows

const contacts = (shop: TestShop) =>
  read(
    shop,
    sql`select business_name, contact_person, business_type, email_address from marketing_contacts order by id`,
  )

const clearUnused = jobs.filter(({ name }) => name === 'clear-unused-pictures')
const pictures = async (shop: TestShop) => (await read(shop, sql`select hash from pictures`)).length

/** All tables as one text, in which nobody may be found who was deleted. */
const everythingIn = async ({ database }: TestShop) => [...(await tablesAsTexts(database)).values()].join('\n')

describe('who is deleted', () => {
  test('is found in no table any more, in whatever state their letters are, and the others stay', async () => {
    const shop = await openTestShop()
    const anna = await apply(shop, chef, await photo())
    const zagiel = await apply(shop, restaurant, await photo('#112233'))
    await shop.callAsAdmin('PUT', pathOf('chefs', anna), { body: { published: true, materialsSent: true } })
    await shop.database.execute(sql`update mails set state = 'sent' where kind = 'application'`)
    const before = await everythingIn(shop)
    const traces = ['Nowak', chef.email, 'Solna', 'Gotuję']
    for (const trace of traces) expect(before).toContain(trace)
    await runJobsOn(shop.databaseUrl, { jobs: clearUnused })
    expect(await remove(shop, 'chefs', anna)).toBe(204)
    await expect.poll(() => pictures(shop)).toBe(1)
    const after = await everythingIn(shop)
    for (const trace of traces) expect(after).not.toContain(trace)
    for (const trace of ['Żaglem', restaurant.email, 'Portowa']) expect(after).toContain(trace)
    expect((await shop.call('GET', anna.photoUrl ?? '')).status).toBe(404)
    expect((await shop.call('GET', zagiel.photoUrl ?? '')).status).toBe(200)
  })

  test('may apply again, as if for the first time', async () => {
    const shop = await openTestShop()
    await remove(shop, 'chefs', await apply(shop, chef))
    expect((await applyTo(shop, chef)).status).toBe(201)
    expect(await contacts(shop)).toHaveLength(1)
    expect(await read(shop, sql`select given_on from newsletter_consents`)).toEqual([{ given_on: 'join chef' }])
  })

  test('and had left the mailing list gets no newsletter after all', async () => {
    const shop = await openTestShop()
    const anna = await apply(shop, chef)
    const [email] = await emailsAsSent(shop.database, 'welcome')
    const token = /^\/unsubscribe\/([\w-]{43})/.exec(email?.unsubscribePath ?? '')?.[1] ?? ''
    await unsubscribe(shop.database, token, 'page')
    await remove(shop, 'chefs', anna)
    expect(await read(shop, sql`select way from suppressed_addresses`)).toEqual([{ way: 'page' }])
  })

  test('leaves the picture that somebody else shows, or that was uploaded anew since', async () => {
    const shop = await openTestShop()
    const image = await photo()
    const anna = await apply(shop, chef, image)
    const ewa = await apply(shop, { ...chef, email: 'ewa@example.com' }, image)
    expect(ewa.photoUrl).toBe(anna.photoUrl)
    await runJobsOn(shop.databaseUrl, { jobs: clearUnused })
    const done = (count: number) =>
      expect
        .poll(
          async () =>
            (await read(shop, sql`select from pgboss.job where name = 'clear-unused-pictures' and state = 'completed'`))
              .length,
        )
        .toBe(count)
    await remove(shop, 'chefs', ewa)
    await done(1)
    expect(await pictures(shop)).toBe(1)
    // For a product, whose form isn't saved yet.
    await shop.database.execute(sql`update pictures set created_at = now()`)
    await remove(shop, 'chefs', anna)
    await done(2)
    expect(await pictures(shop)).toBe(1)
  })
})

describe('from an address from which two applied', () => {
  const both = async () => {
    const shop = await openTestShop()
    const anna = await apply(shop, chef)
    const house = await apply(shop, { ...restaurant, email: 'ANNA@example.com' })
    return { shop, anna, house }
  }

  test('the contact stays while one of them does, under their name, and goes with the last', async () => {
    const { shop, anna, house } = await both()
    await remove(shop, 'chefs', anna)
    expect(await contacts(shop)).toEqual([
      { business_name: 'Pod Żaglem', contact_person: null, business_type: 'restaurant', email_address: chef.email },
    ])
    expect(await read(shop, sql`select kind from mails where recipient is not null`)).toEqual([{ kind: 'welcome' }])
    await remove(shop, 'restaurants', house)
    expect(await contacts(shop)).toEqual([])
    expect(await read(shop, sql`select from mails`)).toEqual([])
  })

  test('a name that the administrator gave the contact stays', async () => {
    const { shop, anna } = await both()
    await shop.database.execute(sql`update marketing_contacts set business_name = 'Bistro'`)
    await remove(shop, 'chefs', anna)
    expect(await contacts(shop)).toMatchObject([{ business_name: 'Bistro' }])
  })

  test('when both are deleted at once the contact goes, too', async () => {
    const { shop, anna, house } = await both()
    const hold = sql`select from marketing_contacts for update`
    const answers = await race(shop.database, hold, [
      () => remove(shop, 'chefs', anna),
      () => remove(shop, 'restaurants', house),
    ])
    expect(answers).toEqual([204, 204])
    expect(await contacts(shop)).toEqual([])
  })

  test('who applies while the other is being deleted is on the list', async () => {
    const shop = await openTestShop()
    const anna = await apply(shop, chef)
    const hold = sql`select from marketing_contacts for update`
    const [removed, applied] = await race(
      shop.database,
      hold,
      [
        () => remove(shop, 'chefs', anna),
        async () => (await applyTo(shop, { ...restaurant, email: chef.email })).status,
      ],
      { inTurn: true },
    )
    expect([removed, applied]).toEqual([204, 201])
    expect(await contacts(shop)).toMatchObject([{ email_address: chef.email, business_name: 'Pod Żaglem' }])
  })
})

test('of two who delete the same member at once, the second is told that there is none', async () => {
  const shop = await openTestShop()
  const anna = await apply(shop, chef)
  const hold = sql`select from members for update`
  const answers = await race(shop.database, hold, [
    () => remove(shop, 'chefs', anna),
    () => remove(shop, 'chefs', anna),
  ])
  expect(answers.toSorted()).toEqual([204, 404])
})
