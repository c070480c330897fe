import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'
import { isSuppressed } from '../../mail/unsubscribe/suppression.server.ts'
import type { MarketingContact } from './marketing-contact.ts'

const path = '/api/admin/marketing/contacts'
const bistro = { businessName: 'Bistro Łyna', emailAddress: 'Bistro@example.com' }

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function create(draft: object = bistro): Promise<MarketingContact> {
  const answer = await shop.callAsAdmin('POST', path, { body: draft })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as MarketingContact
}
const changed = async (id: number, body: object) => {
  const answer = await shop.callAsAdmin('PUT', `${path}/${id}`, { body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as MarketingContact
}
const listed = async () => (await (await shop.callAsAdmin('GET', path)).json()) as MarketingContact[]
const consents = async () => (await shop.database.execute(sql`select from newsletter_consents`)).rows
const leave = (address: string) => suppress(shop.database, address, 'page')
const bounce = (id: number) =>
  shop.database.execute(sql`
    update marketing_contacts set is_active = false, bounced_at = now(), bounce_reason = '550 no such user', bounce_is_permanent = true
    where id = ${id}`)

describe('what a mail server refused', () => {
  test('is told with the contact, and forgotten when it is switched on again or gets another address', async () => {
    const { id } = await create()
    await bounce(id)
    const [refused] = await listed()
    const told = { at: expect.any(String) as string, reason: '550 no such user', isPermanent: true }
    expect(refused).toMatchObject({ isActive: false, standing: 'inactive', bounce: told })
    expect(await changed(id, { businessName: 'X', emailAddress: 'BISTRO@example.com' })).toMatchObject({ bounce: told })
    expect(await changed(id, { isActive: true })).toMatchObject({ isActive: true, bounce: null })
    await bounce(id)
    expect(await changed(id, { emailAddress: 'new@example.com' })).toMatchObject({ isActive: false, bounce: null })
  })
})

describe('who left the list', () => {
  const putBack = (id: number | string, body: unknown = { consent: ' Napisała do biura 3 maja ' }) =>
    shop.callAsAdmin('DELETE', `${path}/${id}/suppression`, { body })

  test('is unsubscribed, active or not, and no switch brings anybody back', async () => {
    const { id } = await create()
    await leave('bistro@example.com')
    expect(await listed()).toMatchObject([{ isActive: true, standing: 'unsubscribed' }])
    expect(await changed(id, { isActive: false })).toMatchObject({ standing: 'unsubscribed' })
    expect(await changed(id, { isActive: true })).toMatchObject({ standing: 'unsubscribed' })
  })

  test('comes back when the administrator writes down how it is known that they want to', async () => {
    const { id } = await create()
    await create({ businessName: 'Inne', emailAddress: 'inne@example.com' })
    await leave('bistro@example.com')
    await leave('inne@example.com')
    const answer = await putBack(id)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    const text = 'Napisała do biura 3 maja'
    expect(await listed()).toMatchObject([
      { standing: 'unsubscribed' },
      { id, standing: 'receives', consent: { givenOn: 'panel', text }, version: 2 },
    ])
    expect(await isSuppressed(shop.database, 'BISTRO@example.com')).toBe(false)
    expect(await isSuppressed(shop.database, 'inne@example.com')).toBe(true)
    const again = await putBack(id)
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'marketing_contact_not_unsubscribed' }])
    expect(await consents()).toHaveLength(1)
  })

  test('stays off the list without those words, and a contact that is none has nothing to come back to', async () => {
    const { id } = await create()
    await leave('bistro@example.com')
    for (const body of [{}, { consent: '  ' }, { consent: null }, { consent: 7 }, { consent: 'a'.repeat(1_001) }]) {
      const answer = await putBack(id, body)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: { consent: expect.any(String) } })
    }
    expect((await putBack(id + 1)).status).toBe(404)
    expect(await isSuppressed(shop.database, 'bistro@example.com')).toBe(true)
  })

  test('comes back once when two say so at the same time', async () => {
    const { id } = await create()
    await leave('bistro@example.com')
    const held = sql`select from marketing_contacts for update`
    const answers = await race(shop.database, held, [() => putBack(id), () => putBack(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await consents()).toHaveLength(1)
  })
})
