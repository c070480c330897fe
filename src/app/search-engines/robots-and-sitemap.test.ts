import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/backups.ts'
import { inHours, promote } from '../../../tests/support/promotions.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { lockProducts, moveStock } from '../../catalog/stock/stock.server.ts'
import { migrate, migrations } from '../../server/database/migrate.ts'

const salt = { name: 'Sól szara', description: 'Wilgotna.', price: '24.90', weight: 0.25, stockQuantity: 2 }
const path = '/store/sol-szara-250g'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const sitemap = async (origin = shop.origin) => (await fetch(`${origin}/sitemap.xml`)).text()

/** What the sitemap says of when a page last changed: undefined where it says nothing, null where the page isn't there. */
async function sinceOf(page: string): Promise<string | undefined | null> {
  const entry = new RegExp(`<url><loc>[^<]*${page}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(await sitemap())
  return entry && entry[1]
}

async function create(product: object = salt): Promise<number> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: product })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

const change = (id: number, changes: object) => shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: changes })

/** Puts what was known so far long ago, so that what comes next is seen. */
const longAgo = '2020-01-01T00:00:00.000Z'
async function forgetNews(): Promise<void> {
  for (const statement of [
    sql`update products set shown_since = ${longAgo}::timestamptz`,
    sql`update team_members set updated_at = ${longAgo}::timestamptz`,
    sql`update members set published_at = ${longAgo}::timestamptz where published_at is not null`,
    sql`update audit_entries set created_at = ${longAgo}::timestamptz`,
  ])
    await shop.database.execute(statement)
  await shop.database.execute(sql`select pg_notify('content_changed', '')`)
}

/** A change after which the sitemap is surely written anew. */
async function nextChange(): Promise<void> {
  const id = await create({ ...salt, name: 'Później' })
  const { rows } = await shop.database.execute<{ slug: string }>(sql`select slug from products where id = ${id}`)
  await eventually(async () => expect(await sinceOf(`/store/${rows[0]?.slug}`)).toBeTruthy())
}

const isNews = (since: string | undefined | null) =>
  expect(Date.now() - Date.parse(since ?? '')).toBeLessThan(3_600_000)

describe('the date of a product', () => {
  test.for([
    ['its words', { description: 'Szara.' }],
    ['its price', { price: '25.00' }],
    ['its translations', { translations: [{ language: 'de', name: 'Salz', description: 'Grau.' }] }],
    ['selling out', { stockQuantity: 0 }],
    ['the switch', { inStock: false }],
  ] as const)('and of the shelf is new after a change of %s', async ([, changes]) => {
    const id = await create()
    await forgetNews()
    await eventually(async () => expect(await sinceOf(path)).toBe(longAgo))
    await change(id, changes)
    await eventually(async () => isNews(await sinceOf(path)))
    isNews(await sinceOf('/store'))
    expect(await sinceOf('/team')).toBeUndefined()
  })

  test.for([
    ['its tax', { vatRate: 8 }],
    ['how many there are', { stockQuantity: 500 }],
    ['its place', { sortOrder: 9 }],
    ['nothing', { description: salt.description }],
  ] as const)('stays after a change of %s, which visitors see nothing of on its page', async ([, changes]) => {
    const id = await create()
    await forgetNews()
    expect((await change(id, changes)).status).toBe(200)
    await nextChange()
    expect(await sinceOf(path)).toBe(longAgo)
  })

  test('is new when a promotion begins, which nobody does anything for', async () => {
    const id = await create()
    const { startsAt } = await promote(shop, id, '9.90', { from: inHours(1) })
    await forgetNews()
    await eventually(async () => expect(await sinceOf(path)).toBe(longAgo))
    const soon = new Date(Date.now() + 1_000).toISOString()
    await shop.database.execute(sql`alter table product_promotions disable trigger user`)
    await shop.database.execute(sql`update product_promotions set starts_at = ${soon}::timestamptz`)
    await shop.database.execute(
      sql`update content_changes set at = ${soon}::timestamptz where at = ${startsAt}::timestamptz`,
    )
    await shop.database.execute(sql`select pg_notify('content_changed', '')`)
    await expect.poll(async () => await sinceOf(path)).not.toBe(longAgo)
    isNews(await sinceOf(path))
    isNews(await sinceOf('/store'))
  })

  test('is new after the sale of the last piece and its return, and after no other', async () => {
    const id = await create()
    const move = (pieces: number) =>
      shop.database.transaction(async (transaction) =>
        moveStock(transaction, await lockProducts(transaction, [id], 'pl'), new Map([[id, pieces]]), {}),
      )
    const isNewAfter = async (pieces: number) => {
      await forgetNews()
      await eventually(async () => expect(await sinceOf(path)).toBe(longAgo))
      await move(pieces)
      await nextChange()
      return (await sinceOf(path)) !== longAgo
    }
    expect(await isNewAfter(-1)).toBe(false)
    expect(await isNewAfter(-1)).toBe(true)
    expect(await isNewAfter(1)).toBe(true)
    expect(await isNewAfter(1)).toBe(false)
  })

  test('is nowhere when it is off the shelf, and the shelf has changed by that', async () => {
    const [hidden, removed] = [await create(), await create({ ...salt, name: 'Inna' })]
    await forgetNews()
    await change(hidden, { isActive: false })
    await eventually(async () => expect(await sinceOf(path)).toBeNull())
    isNews(await sinceOf('/store'))
    await forgetNews()
    await shop.callAsAdmin('DELETE', `/api/admin/products/${removed}`)
    await eventually(async () => expect(await sinceOf('/store/inna-250g')).toBeNull())
    isNews(await sinceOf('/store'))
  })

  test('isn’t made up where it could not be known when the shop learned to note it', async () => {
    const older = await openTestDatabase(migrations.filter(({ name }) => name < '0023'))
    await older.pool.query(`insert into products (name, slug, description, price_grosze, updated_at)
      values ('a', 'a', 'a', 1, now()), ('b', 'b', 'b', 1, now() + interval '1 hour')`)
    await migrate(older.url)
    const { rows } = await older.pool.query('select shown_since = created_at as "isKnown" from products order by name')
    expect(rows).toEqual([{ isKnown: true }, { isKnown: null }])
    await create()
    await create({ ...salt, name: 'Inna' })
    await shop.database.execute(sql`update products set shown_since = null where slug = 'sol-szara-250g'`)
    await shop.database.execute(sql`select pg_notify('content_changed', '')`)
    await eventually(async () => expect(await sinceOf(path)).toBeUndefined())
    isNews(await sinceOf('/store/inna-250g'))
    expect(await sinceOf('/store')).toBeUndefined()
  })
})

describe('the date of the team’s page', () => {
  test('is new when somebody comes, changes or goes', async () => {
    const member = { name: 'Anna', translations: [{ language: 'pl', role: 'Kuchnia', description: 'Gotuje.' }] }
    const created = await shop.callAsAdmin('POST', '/api/admin/team', { body: member })
    const { id } = (await created.json()) as { id: number }
    await eventually(async () => isNews(await sinceOf('/team')))
    for (const [method, body] of [
      ['PUT', { name: 'Ewa' }],
      ['DELETE', undefined],
    ] as const) {
      await forgetNews()
      await eventually(async () => expect(await sinceOf('/team')).toBe(longAgo))
      await shop.callAsAdmin(method, `/api/admin/team/${id}`, { body })
      await eventually(async () => isNews(await sinceOf('/team')))
    }
  })

  test('is new when a member is shown, hidden or deleted, and not when something is posted to them', async () => {
    await shop.database.execute(sql`
      insert into members (kind, first_name, last_name, email, address, description, language)
      values ('chef', 'Jan', 'Kowalski', 'jan@example.com', 'Gdynia', 'Gotuje.', 'pl')`)
    const [{ id } = { id: 0 }] = (await shop.database.execute<{ id: number }>(sql`select id from members`)).rows
    const member = (method: string, body?: object) =>
      shop.callAsAdmin(method, `/api/admin/members/chefs/${id}`, { body })
    const isShownAsNews = async () => eventually(async () => isNews(await sinceOf('/team')))
    await member('PUT', { published: true })
    await isShownAsNews()
    await forgetNews()
    expect((await member('PUT', { materialsSent: true })).status).toBe(200)
    await nextChange()
    expect(await sinceOf('/team')).toBe(longAgo)
    await member('PUT', { published: false })
    await isShownAsNews()
    await member('PUT', { published: true })
    await forgetNews()
    expect((await member('DELETE')).status).toBe(204)
    await isShownAsNews()
  })
})

describe('sitemap and robots', () => {
  test('name the address under which the visitor sees us, or the public one', async () => {
    const robots = async (origin: string) => (await fetch(`${origin}/robots.txt`)).text()
    expect(await robots(shop.origin)).toContain(`\nSitemap: ${shop.origin}/sitemap.xml\n`)
    expect(await sitemap()).toContain(`<loc>${shop.origin}/store?lang=de</loc>`)
    const open = await openTestShop({ publicUrl: 'https://shop.example.com' })
    expect(await robots(open.origin)).toContain('\nSitemap: https://shop.example.com/sitemap.xml\n')
    const map = await sitemap(open.origin)
    expect(map).toContain('<loc>https://shop.example.com/store?lang=de</loc>')
    expect(map).not.toContain(open.origin)
  })

  test('are answered to HEAD, known by a tag, and have no session', async () => {
    for (const [address, type] of [
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=UTF-8'],
    ] as const) {
      const head = await shop.call('HEAD', address)
      expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, type, ''])
      expect(head.headers.get('Cache-Control')).toBe('no-cache')
      expect(head.headers.getSetCookie()).toEqual([])
    }
    const tag = (await shop.call('GET', '/sitemap.xml')).headers.get('ETag') ?? ''
    expect((await shop.call('GET', '/sitemap.xml', { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
})

describe('what is no page is found by no search', () => {
  test.for(['/admin', '/admin/login', '/api/team', '/api/none', '/api/openapi.json'])('%s', async (address) => {
    expect((await shop.call('GET', address)).headers.get('X-Robots-Tag')).toBe('noindex')
  })
})
