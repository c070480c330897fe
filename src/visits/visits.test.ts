import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/support/shop.ts'
import { visitSummary } from './visit.ts'

test('a visit counts once however many pages it has; of who came nothing is kept, and nothing that was made up', async () => {
  const shop = await openTestShop()
  const tell = (body: object, language = 'de', accepts = 'de-AT,de;q=0.9') =>
    shop.call('POST', `/api/visits?lang=${language}`, { body, headers: { 'Accept-Language': accepts } })
  const read = async () => visitSummary.parse(await (await shop.callAsAdmin('GET', '/api/admin/visits')).json())
  for (const body of [
    { page: '/', from: 'www.example.com' },
    { page: '/store' },
    { page: '/store/fleur', from: '' },
    { page: '/order/$token' },
  ])
    expect((await tell(body)).status).toBe(204)
  await tell({ page: '/store', from: 'example.com' }, 'pl', 'pl')
  expect(await read()).toMatchObject({
    isCounted: true,
    entries: 3,
    earlier: 0,
    views: 5,
    pages: [
      { name: '/store', count: 2 },
      { name: '/', count: 1 },
      { name: '/order/$token', count: 1 },
      { name: '/store/fleur', count: 1 },
    ],
    sources: [
      { name: 'example.com', count: 2 },
      { name: '', count: 1 },
    ],
    languages: [
      { name: 'de', count: 2 },
      { name: 'pl', count: 1 },
    ],
    countries: [
      { name: 'AT', count: 2 },
      { name: '', count: 1 },
    ],
  })
  const columns = await shop.database.execute(
    sql`select column_name as name from information_schema.columns where table_name = 'visits'`,
  )
  expect(columns.rows.map(({ name }) => name).toSorted()).toEqual([
    'country',
    'day',
    'entries',
    'language',
    'page',
    'source',
    'views',
  ])

  for (const body of [
    { page: 'store' },
    { page: '/store?email=anna@example.com' },
    { page: `/${'a'.repeat(200)}` },
    { page: '/', from: 'example.com/secret' },
    {},
  ])
    expect((await tell(body)).status).toBe(422)
  expect((await read()).views).toBe(5)

  // Whoever makes pages up fills nothing: after so many, what is new is counted together.
  await shop.database.execute(sql`
    insert into visits select (now() at time zone 'Europe/Warsaw')::date, '/' || n, '', 'pl', '', 0, 0 from generate_series(1, 3000) n`)
  await tell({ page: '/made-up' })
  await tell({ page: '/store' })
  const rows = await shop.database.execute(
    sql`select page, views from visits where views > 0 and page in ('', '/made-up', '/store') and language = 'de'`,
  )
  expect(rows.rows.toSorted((one, other) => String(one['page']).localeCompare(String(other['page'])))).toEqual([
    { page: '', views: 1 },
    { page: '/store', views: 2 },
  ])
})

test('one address counts no more than a reader would, and nothing is counted once the owner doesn’t want it', async () => {
  const shop = await openTestShop()
  const tell = () => shop.call('POST', '/api/visits', { body: { page: '/' } })
  for (let times = 0; times < 130; times += 1) await tell()
  const views = async () =>
    Number((await shop.database.execute(sql`select sum(views) as sum from visits`)).rows[0]?.['sum'])
  // Others on this address may have been counted just now.
  expect(await views()).toBeGreaterThan(90)
  expect(await views()).toBeLessThanOrEqual(120)
  await shop.callAsAdmin('PUT', '/api/admin/settings/visits', { body: { version: 0, isCounted: false } })
  await shop.database.execute(sql`delete from visits`)
  expect((await tell()).status).toBe(204)
  expect(await views()).toBe(0)
})
