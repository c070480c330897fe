import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readCsv } from '../../../tests/support/csv.ts'
import { importFile } from '../../../tests/support/imports.ts'
import { addManyContacts } from '../../../tests/support/many-contacts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

const path = '/api/admin/marketing/contacts/export'

async function tableOf(shop: TestShop, asked = '') {
  const answer = await shop.callAsAdmin('GET', `${path}${asked}`)
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [heads = [], ...rows] = readCsv(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  const table = rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place], cell])))
  return { answer, bytes, heads, table }
}

test('a contact is a line of a file that a Polish spreadsheet opens, and nothing in it is a formula', async () => {
  const shop = await openTestShop()
  const draft = {
    businessName: '=HYPERLINK("https://evil.example.com")',
    emailAddress: '+bistro@example.com',
    contactPerson: '@Żaneta; "Zając"',
    businessType: 'catering',
    consent: '-Zgoda z targów\nw Gdyni',
  }
  await shop.callAsAdmin('POST', '/api/admin/marketing/contacts', { body: draft })
  await shop.callAsAdmin('POST', '/api/admin/marketing/contacts', {
    body: { businessName: 'Hotel', emailAddress: 'hotel@example.com', businessType: 'hotel', isActive: false },
  })
  await shop.database.execute(sql`
    update marketing_contacts set created_at = '2026-11-21T23:05:00Z', bounced_at = now(), bounce_is_permanent = true,
      bounce_reason = '=550 no such user' where business_type = 'catering'`)
  await shop.database.execute(sql`update newsletter_consents set given_at = '2026-05-01T08:00:00Z'`)
  const { answer, bytes, heads, table } = await tableOf(shop)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="kontakty-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const columns = ['nazwa', 'email', 'kontakt', 'typ', 'stan', 'zgoda', 'data zgody', 'dodano', 'ostatni błąd']
  expect(heads).toEqual(columns)
  expect(table).toEqual([
    {
      nazwa: 'Hotel',
      email: 'hotel@example.com',
      kontakt: '',
      typ: 'hotel',
      stan: 'nieaktywny',
      zgoda: '',
      'data zgody': '',
      dodano: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      'ostatni błąd': '',
    },
    {
      nazwa: `'=HYPERLINK("https://evil.example.com")`,
      email: "'+bistro@example.com",
      kontakt: `'@Żaneta; "Zając"`,
      typ: 'catering',
      stan: 'otrzymuje',
      zgoda: "'-Zgoda z targów\nw Gdyni",
      'data zgody': '2026-05-01 10:00',
      dodano: '2026-11-22 00:05',
      'ostatni błąd': "'=550 no such user",
    },
  ])
})

test('it can be imported again: as it is it changes nothing, and edited it changes what was edited', async () => {
  const shop = await openTestShop()
  const drafts = [
    {
      businessName: "007 Bar; 'Pod Rybą'",
      emailAddress: '+bar@example.com',
      contactPerson: 'Ewa',
      consent: '=Targi\nw Gdyni',
    },
    { businessName: 'Hotel', emailAddress: 'hotel@example.com', businessType: 'hotel', isActive: false },
    { businessName: 'Inna "firma"', emailAddress: 'inna@example.com', businessType: 'other' },
  ]
  for (const body of drafts) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- in this order
    await shop.callAsAdmin('POST', '/api/admin/marketing/contacts', { body })
  }
  await shop.database.execute(sql`
    update marketing_contacts set bounced_at = now(), bounce_is_permanent = true, bounce_reason = '550 5.1.1 gone' where id = 2`)
  const everything = async () => [
    (await shop.database.execute(sql`select * from marketing_contacts order by id`)).rows,
    (await shop.database.execute(sql`select * from newsletter_consents order by id`)).rows,
  ]
  const before = await everything()
  const { bytes } = await tableOf(shop)
  const again = await importFile(shop, new Uint8Array(bytes), { update: 'true' })
  expect(again.answer).toMatchObject({ rowCount: 3, newCount: 0, updatedCount: 0, differingCount: 0, faultyCount: 0 })
  expect(await everything()).toEqual(before)

  const edited = bytes.toString('utf8').replace('Hotel;', 'Hotel Bałtyk;').replace('nieaktywny', 'otrzymuje')
  const changed = await importFile(shop, edited, { update: 'true' })
  expect(changed.answer).toMatchObject({ newCount: 0, updatedCount: 1, existingCount: 2, faultyCount: 0 })
  const hotel = await shop.callAsAdmin('GET', '/api/admin/marketing/contacts/2')
  expect(await hotel.json()).toMatchObject({ businessName: 'Hotel Bałtyk', isActive: false, businessType: 'hotel' })
})

test('it holds each contact that is asked for once, in the order of the list, over all its batches', async () => {
  const shop = await openTestShop()
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await addManyContacts(client, 1_700)
  await client.end()
  const addresses = async (where = sql`true`) =>
    (
      await shop.database.execute<{ address: string }>(
        sql`select email_address as address from marketing_contacts where ${where} order by id desc`,
      )
    ).rows.map(({ address }) => address)
  const exported = async (asked: string) => (await tableOf(shop, asked)).table.map(({ email }) => email)
  expect(await exported('')).toEqual(await addresses())
  const left = sql`address_hash in (select address_hash from suppressed_addresses)`
  expect(await exported('?standing=unsubscribed')).toEqual(await addresses(left))
  const active = sql`is_active and not ${left} and contact_person like '%Zając%'`
  expect(await exported('?search=ZAJ%C4%84C&standing=receives')).toEqual(await addresses(active))
  expect(await exported('?search=nobody')).toEqual([])
  // As many as whole batches, so that nothing is left for the last.
  await shop.database.execute(sql`delete from marketing_contacts where id > 1000`)
  expect(await exported('')).toEqual(await addresses())
})
