import { describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../tests/support/applications.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { eventually } from '../../tests/support/timing.ts'

interface Member {
  id: number
  email: string
  published: boolean
}

async function applied(shop: TestShop, application: object): Promise<number> {
  const answer = await applyTo(shop, application)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as Member).id
}

const decide = (shop: TestShop, path: string, published = true) =>
  shop.callAsAdmin('PUT', `/api/admin/members/${path}`, { body: { published } })

const read = async (answer: Promise<Response>) => (await answer).json()

const pageOf = async (shop: TestShop) => (await shop.call('GET', '/api/chefs?limit=6')).json() as Promise<Member[]>

describe('visitors see', () => {
  test('members that are published, and neither e-mail addresses nor where a chef gets post', async () => {
    const shop = await openTestShop()
    const chefId = await applied(shop, chef)
    const restaurantId = await applied(shop, restaurant)
    expect((await decide(shop, `chefs/${chefId}`)).status).toBe(200)
    expect((await decide(shop, `restaurants/${restaurantId}`)).status).toBe(200)
    const { email: _email, address: _address, ...shownOfChef } = chef
    expect(await read(shop.call('GET', '/api/chefs?limit=6'))).toEqual([
      { id: chefId, photoUrl: null, language: 'pl', ...shownOfChef },
    ])
    const { email: _other, ...shownOfRestaurant } = restaurant
    expect(await read(shop.call('GET', '/api/restaurants?limit=6'))).toEqual([
      { id: restaurantId, photoUrl: null, language: 'pl', ...shownOfRestaurant },
    ])
  })

  test('those published last first, as many as asked for, with the number of all', async () => {
    const shop = await openTestShop()
    const ids: number[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      ids.push(await applied(shop, { ...chef, email: `${name}@example.com` }))
    const order = [3, 1, 6, 0, 5, 2, 4].map((place) => ids[place])
    for (const id of order) await decide(shop, `chefs/${id}`)
    const answer = await shop.call('GET', '/api/chefs?limit=6')
    expect(answer.headers.get('X-Total-Count')).toBe('7')
    expect(((await answer.json()) as Member[]).map(({ id }) => id)).toEqual(order.toReversed().slice(0, 6))
    const rest = (await read(shop.call('GET', '/api/chefs?limit=6&page=2'))) as Member[]
    expect(rest.map(({ id }) => id)).toEqual([order[0]])
  })

  test.for(['limit=0', 'limit=501', 'limit=x', 'page=0', 'page=-1', 'limit=6.5'])('422 for %s', async (query) => {
    const shop = await openTestShop()
    expect((await shop.call('GET', `/api/chefs?${query}`)).status).toBe(422)
  })

  test('nobody any more who was hidden or deleted', async () => {
    const shop = await openTestShop()
    const hidden = await applied(shop, chef)
    const deleted = await applied(shop, { ...chef, email: 'b@example.com' })
    for (const id of [hidden, deleted]) await decide(shop, `chefs/${id}`)
    expect(await pageOf(shop)).toHaveLength(2)
    await decide(shop, `chefs/${hidden}`, false)
    expect((await shop.callAsAdmin('DELETE', `/api/admin/members/chefs/${deleted}`)).status).toBe(204)
    expect(await pageOf(shop)).toEqual([])
  })
})

describe('the team page, though it is kept, follows when a member is', () => {
  test.for([
    ['hidden', (shop: TestShop, id: number) => decide(shop, `chefs/${id}`, false)],
    ['deleted', (shop: TestShop, id: number) => shop.callAsAdmin('DELETE', `/api/admin/members/chefs/${id}`)],
  ] as const)('published and %s', async ([, takeAway]) => {
    const shop = await openTestShop()
    const id = await applied(shop, chef)
    const page = async () => (await shop.call('GET', '/team')).text()
    await eventually(async () => expect(await page()).not.toContain(chef.description))
    await page()
    await decide(shop, `chefs/${id}`)
    await eventually(async () => expect(await page()).toContain(chef.description))
    await page()
    await takeAway(shop, id)
    await eventually(async () => expect(await page()).not.toContain(chef.description))
  })
})

describe('the administrator', () => {
  test('reads all that an applicant wrote, the latest first, and may ask for those who wait', async () => {
    const shop = await openTestShop()
    const first = await applied(shop, restaurant)
    const second = await applied(shop, { ...restaurant, organizationName: 'Latarnia', email: 'b@example.com' })
    await decide(shop, `restaurants/${first}`)
    const answer = await shop.callAsAdmin('GET', '/api/admin/members/restaurants')
    expect(answer.headers.get('X-Total-Count')).toBe('2')
    const all = (await answer.json()) as Member[]
    expect(all.map(({ id, published }) => [id, published])).toEqual([
      [second, false],
      [first, true],
    ])
    expect(all[1]).toEqual({
      id: first,
      photoUrl: null,
      ...restaurant,
      language: 'pl',
      published: true,
      hidden: false,
      appliedAt: expect.stringMatching(/^20\d\d-.*Z$/),
      materialsSent: false,
      materialsSentAt: null,
      bonusSent: false,
      bonusSentAt: null,
      materials: expect.objectContaining({ state: 'preparing' }),
    })
    const waiting = (await read(
      shop.callAsAdmin('GET', '/api/admin/members/restaurants?published=false&limit=10'),
    )) as Member[]
    expect(waiting.map(({ id }) => id)).toEqual([second])
  })

  test('counts members, and those who wait', async () => {
    const shop = await openTestShop()
    const id = await applied(shop, chef)
    await applied(shop, { ...chef, email: 'b@example.com' })
    await applied(shop, restaurant)
    await decide(shop, `chefs/${id}`)
    expect(await read(shop.callAsAdmin('GET', '/api/admin/members/statistics'))).toEqual({
      totalMembers: 3,
      totalChefs: 2,
      totalRestaurants: 1,
      awaitingPublication: 2,
      awaitingMaterials: 3,
      lateMaterials: 0,
    })
  })

  test('publishes again without moving who is published already', async () => {
    const shop = await openTestShop()
    const first = await applied(shop, chef)
    const second = await applied(shop, { ...chef, email: 'b@example.com' })
    for (const id of [first, second, first]) await decide(shop, `chefs/${id}`)
    expect((await pageOf(shop)).map(({ id }) => id)).toEqual([second, first])
  })

  test('doesn’t find a chef among the restaurants, nor anybody who isn’t there', async () => {
    const shop = await openTestShop()
    const id = await applied(shop, chef)
    for (const path of [`restaurants/${id}`, 'chefs/999', 'chefs/x']) {
      expect((await decide(shop, path)).status).toBe(404)
      expect((await shop.callAsAdmin('DELETE', `/api/admin/members/${path}`)).status).toBe(404)
    }
    expect((await decide(shop, `chefs/${id}`)).status).toBe(200)
  })

  test.for([{ published: 'true' }, { published: 1 }, { published: null }])(
    'must say yes or no, not %j',
    async (body) => {
      const shop = await openTestShop()
      const id = await applied(shop, chef)
      const answer = await shop.callAsAdmin('PUT', `/api/admin/members/chefs/${id}`, { body })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: { published: 'Wybierz, czy członek ma być widoczny' } })
    },
  )
})
