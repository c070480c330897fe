import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { applyTo, chef } from '../../tests/support/applications.ts'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'

interface Member {
  id: number
  published: boolean
  materialsSent: boolean
  materialsSentAt: string | null
  bonusSent: boolean
  bonusSentAt: string | null
}

async function openWithChef() {
  const shop = await openTestShop()
  const { id } = (await (await applyTo(shop, chef)).json()) as Member
  const change = async (body: object) => {
    const answer = await shop.callAsAdmin('PUT', `/api/admin/members/chefs/${id}`, { body })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as Member
  }
  return { shop, id, change }
}

const trail = async ({ database }: TestShop) =>
  (await database.execute(sql`select subject_name, before, after from audit_entries order by id`)).rows

test('each decision about a member stands for itself, with its moment', async () => {
  const { shop, change } = await openWithChef()
  const posted = await change({ materialsSent: true })
  expect(posted).toMatchObject({ published: false, materialsSent: true, bonusSent: false, bonusSentAt: null })
  expect(Date.parse(posted.materialsSentAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const both = await change({ published: true, bonusSent: true })
  expect(both).toMatchObject({ published: true, materialsSentAt: posted.materialsSentAt, bonusSent: true })
  const taken = await change({ bonusSent: false })
  expect(taken).toMatchObject({ published: true, materialsSent: true, bonusSent: false, bonusSentAt: null })
  const shown = async () => (await (await shop.call('GET', '/api/chefs')).json()) as object[]
  expect(await shown()).not.toMatchObject([{ photoFocus: expect.anything() as object }])
  await change({ photoFocus: { x: 40, y: 15 } })
  expect(await shown()).toMatchObject([{ photoFocus: { x: 40, y: 15 } }])
  expect(await trail(shop)).toEqual([
    { subject_name: 'chef', before: { materialsSent: false }, after: { materialsSent: true } },
    {
      subject_name: 'chef',
      before: { published: false, bonusSent: false },
      after: { published: true, bonusSent: true },
    },
    { subject_name: 'chef', before: { bonusSent: true }, after: { bonusSent: false } },
    { subject_name: 'chef', before: { photoFocus: null }, after: { photoFocus: '40% 15%' } },
  ])
})

test('saying what is so already, or nothing, changes nothing and leaves no entry', async () => {
  const { shop, change } = await openWithChef()
  const first = await change({ materialsSent: true })
  expect(await change({ materialsSent: true })).toEqual(first)
  expect(await change({ bonusSent: false })).toEqual(first)
  expect(await change({})).toEqual(first)
  expect(await trail(shop)).toHaveLength(1)
})

test('an application waits until it is decided upon: who is hidden waits no more, nor who was shown once', async () => {
  const { shop, change } = await openWithChef()
  const counts = async () => (await shop.callAsAdmin('GET', '/api/admin/members/statistics')).json()
  const listed = async (asked: string) =>
    (await shop.callAsAdmin('GET', `/api/admin/members/chefs?${asked}`)).headers.get('X-Total-Count')
  expect(await counts()).toMatchObject({ awaitingPublication: 1 })
  expect(await change({ published: false })).toMatchObject({ published: false, hidden: true })
  expect(await counts()).toMatchObject({ awaitingPublication: 0 })
  expect([await listed('hidden=true'), await listed('published=false&hidden=false')]).toEqual(['1', '0'])
  expect(await change({ published: true })).toMatchObject({ published: true, hidden: false })
  expect(await change({ published: false })).toMatchObject({ published: false, hidden: true })
  expect(await trail(shop)).toEqual([
    { subject_name: 'chef', before: { hidden: false }, after: { hidden: true } },
    { subject_name: 'chef', before: { published: false, hidden: true }, after: { published: true, hidden: false } },
    { subject_name: 'chef', before: { published: true, hidden: false }, after: { published: false, hidden: true } },
  ])
})

test.for([
  [{ materialsSent: 'yes' }, { materialsSent: 'Wybierz, czy materiały zostały wysłane' }],
  [{ bonusSent: null }, { bonusSent: 'Wybierz, czy przesyłka bonusowa została wysłana' }],
])('a faulty mark is refused with its sentence: %j', async ([body, fields]) => {
  const { shop, id } = await openWithChef()
  const answer = await shop.callAsAdmin('PUT', `/api/admin/members/chefs/${id}`, { body })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ fields })
})

test('of two decisions at once neither undoes the other', async () => {
  const { shop, id, change } = await openWithChef()
  const hold = sql`select from members where id = ${id} for update`
  await race(shop.database, hold, [() => change({ materialsSent: true }), () => change({ published: true })])
  expect(await change({})).toMatchObject({ materialsSent: true, published: true })
  expect(await trail(shop)).toHaveLength(2)
})

test('visitors’ pages are made anew only when somebody appears on them or goes', async () => {
  const { shop, change } = await openWithChef()
  const listener = new pg.Client({ connectionString: shop.databaseUrl })
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => heard.push(payload))
  await listener.query('listen content_changed')
  const announcements = async (act: () => Promise<unknown>) => {
    heard.length = 0
    await act()
    await shop.database.execute(sql`select pg_notify('content_changed', 'end')`)
    await expect.poll(() => heard).toContain('end')
    return heard.filter((payload) => payload !== 'end').length
  }
  expect(await announcements(() => change({ materialsSent: true, bonusSent: true, published: false }))).toBe(0)
  expect(await announcements(() => change({ published: true }))).toBe(1)
  expect(await announcements(() => change({ published: true, materialsSent: false }))).toBe(0)
  expect(await announcements(() => change({ published: false }))).toBe(1)
})
