import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../../tests/support/applications.ts'
import { writeNewsletter } from '../../../tests/support/newsletters.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { forgetContact } from './forget-contact.server.ts'

const read = async ({ database }: TestShop, statement: ReturnType<typeof sql>) =>
  (await database.execute<Record<string, unknown>>(statement)).rows

const contactAt = async (shop: TestShop, address: string) =>
  Number((await read(shop, sql`select id from marketing_contacts where email_address = ${address}`))[0]?.['id'])

/** A campaign to these contacts, each in its state. */
async function sendTo(shop: TestShop, recipients: [contact: number, state: string, detail?: string][]) {
  const inState = (wanted: string) => recipients.filter(([, state]) => state === wanted).length
  const [campaign] = await read(
    shop,
    sql`insert into campaigns (subject, content, html, plain, started_by, audience_hash, recipient_count, failed_count, skipped_count)
      values ('Sól', '', '', '', 'admin', '', ${recipients.length}, ${inState('failed')}, ${inState('skipped')}) returning id`,
  )
  for (const [contact, state, detail = null] of recipients)
    await shop.database.execute(sql`
      insert into campaign_recipients (campaign_id, contact_id, state, detail) values (${campaign?.['id']}, ${contact}, ${state}, ${detail})`)
  return Number(campaign?.['id'])
}

const recipientsOf = (shop: TestShop, campaign: number) =>
  read(
    shop,
    sql`select contact_id, state, reason, detail from campaign_recipients where campaign_id = ${campaign} order by id`,
  )

const forget = (shop: TestShop, which: Parameters<typeof forgetContact>[1]) =>
  shop.database.transaction((transaction) => forgetContact(transaction, which))

async function openWithTwo() {
  const shop = await openTestShop()
  await applyTo(shop, chef)
  await applyTo(shop, restaurant)
  return { shop, anna: await contactAt(shop, chef.email), zagiel: await contactAt(shop, restaurant.email) }
}

test('a contact that is forgotten leaves neither its evidence nor a newsletter, and the others stay', async () => {
  const { shop, anna, zagiel } = await openWithTwo()
  for (const { email } of [chef, restaurant]) await writeNewsletter(shop.database, email)
  expect(await forget(shop, { id: anna })).toEqual({
    id: anna,
    emailAddress: chef.email,
    businessType: 'other',
    isActive: true,
  })
  expect(await read(shop, sql`select id from marketing_contacts`)).toEqual([{ id: zagiel }])
  expect(await read(shop, sql`select contact_id from newsletter_consents`)).toEqual([{ contact_id: zagiel }])
  const newsletters = await read(shop, sql`select recipient from mails where list_role = 'newsletter'`)
  expect(newsletters).toEqual([{ recipient: restaurant.email }])
})

test('campaigns know no more what mail servers said of it, and skip it when its turn comes', async () => {
  const { shop, anna, zagiel } = await openWithTwo()
  const running = await sendTo(shop, [
    [anna, 'waiting', 'try later, Anna'],
    [zagiel, 'waiting', 'try later'],
  ])
  const earlier = await sendTo(shop, [
    [anna, 'failed', 'no such mailbox: anna'],
    [zagiel, 'skipped'],
  ])
  await forget(shop, { id: anna })
  expect(await recipientsOf(shop, running)).toMatchObject([
    { state: 'waiting', detail: null },
    { state: 'waiting', detail: 'try later' },
  ])
  expect(await recipientsOf(shop, earlier)).toMatchObject([
    { state: 'failed', detail: null },
    { state: 'skipped', detail: null },
  ])
})

test('it is found by its address, however that is written, and who isn’t there is nobody', async () => {
  const { shop, anna } = await openWithTwo()
  expect(await forget(shop, { emailAddress: 'ANNA@example.COM' })).toMatchObject({ id: anna })
  expect(await forget(shop, { emailAddress: chef.email })).toBeUndefined()
  expect(await forget(shop, { id: anna })).toBeUndefined()
})
