import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../tests/support/applications.ts'
import { readCsv } from '../../tests/support/csv.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'

async function tableOf(shop: TestShop, asked: string) {
  const answer = await shop.callAsAdmin('GET', `/api/admin/members/${asked}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [heads = [], ...rows] = readCsv(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  const table = rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place], cell])))
  return { answer, bytes, table }
}

/** So many restaurants, numbered. */
const fill = (shop: TestShop, count: number) =>
  shop.database.execute(sql`
    insert into members (kind, organization_name, email, address, description, language)
    select 'restaurant', 'Bistro ' || n, n || '@example.com', 'ul. Solna ' || n, 'Ryby.', 'pl' from generate_series(1, ${count}::integer) n`)

test('a member is a line of a file that a Polish spreadsheet opens and calculates nothing of', async () => {
  const shop = await openTestShop()
  await applyTo(shop, { ...chef, firstName: '=1+1', description: 'Pierwsza;\n"druga"' }, { language: 'fr' })
  await shop.database
    .execute(sql`update members set applied_at = '2026-11-21T23:05:00Z', materials_sent_at = '2026-11-22T12:00:00Z',
    photo_url = '/pictures/1.webp'`)
  const { answer, bytes, table } = await tableOf(shop, 'chefs/export')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="kucharze-\d{4}-\d\d-\d\d\.csv"$/)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(table).toEqual([
    {
      Imię: "'=1+1",
      Nazwisko: 'Nowak',
      'E-mail': chef.email,
      Adres: chef.address,
      Opis: 'Pierwsza;\n"druga"',
      Zdjęcie: `${shop.origin}/pictures/1.webp`,
      Język: 'francuski',
      'Data zgłoszenia': '2026-11-22 00:05',
      Opublikowano: '',
      'Materiały wysłane': '2026-11-22 13:00',
      'Przesyłka bonusowa wysłana': '',
    },
  ])
})

test('it holds each member of its kind that is asked for once, over all its batches', async () => {
  const shop = await openTestShop()
  await applyTo(shop, chef)
  await fill(shop, 1_200)
  await shop.database.execute(sql`update members set materials_sent_at = now() where id % 3 = 0`)
  const names = async (asked: string) =>
    (await tableOf(shop, `restaurants/export${asked}`)).table.map((row) => row['Nazwa'])
  const all = Array.from({ length: 1_200 }, (_, place) => `Bistro ${1_200 - place}`)
  expect(await names('')).toEqual(all)
  const posted = await names('?materialsSent=true')
  expect([posted.length, new Set([...posted, ...(await names('?materialsSent=false'))]).size]).toEqual([400, 1_200])
  expect(await names('?search=SOLNA%20777')).toEqual(['Bistro 777'])
  expect(await names('?published=true')).toEqual([])
})

test('who is not an administrator gets no table, and a filter that is none is refused', async () => {
  const shop = await openTestShop()
  for (const kind of ['chefs', 'restaurants']) {
    expect((await shop.call('GET', `/api/admin/members/${kind}/export`)).status).toBe(401)
    expect((await shop.callAsAdmin('GET', `/api/admin/members/${kind}/export?published=maybe`)).status).toBe(422)
  }
})

test('an export without members has its heads, and is named by its kind', async () => {
  const shop = await openTestShop()
  await applyTo(shop, restaurant)
  expect((await tableOf(shop, 'chefs/export')).table).toEqual([])
  const { answer } = await tableOf(shop, 'restaurants/export')
  expect(answer.headers.get('Content-Disposition')).toContain('restauracje-')
})
