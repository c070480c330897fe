import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { leaveOutOfSql } from '../../../tests/support/changed-sql.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'
import { businessTypes, type MarketingContact } from './marketing-contact.ts'

const path = '/api/admin/marketing/contacts'
const bistro = { businessName: 'Bistro Łyna', emailAddress: 'Bistro@example.com' }

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const post = (body: object) => shop.callAsAdmin('POST', path, { body })
const change = (id: number, body: object) => shop.callAsAdmin('PUT', `${path}/${id}`, { body })
const remove = (id: number | string) => shop.callAsAdmin('DELETE', `${path}/${id}`)
async function create(draft: object = bistro): Promise<MarketingContact> {
  const answer = await post(draft)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as MarketingContact
}
const changed = async (id: number, body: object) => {
  const answer = await change(id, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as MarketingContact
}
const listed = async () => (await (await shop.callAsAdmin('GET', path)).json()) as MarketingContact[]
const rowsOf = async (statement: ReturnType<typeof sql>) => (await shop.database.execute(statement)).rows
const consents = () =>
  rowsOf(sql`select contact_id, given_on, language, shown_text from newsletter_consents order by id`)
const trail = () => rowsOf(sql`select action, subject_id, subject_name, before, after from audit_entries order by id`)
const leave = (address: string) => suppress(shop.database, address, 'page')

describe('what the administrator can do', () => {
  test('add a contact with nothing but what is required: an active restaurant without any consent', async () => {
    const created = await create({ businessName: '  Bistro Łyna ', emailAddress: ' Bistro@example.com ' })
    expect(created).toEqual({
      ...bistro,
      id: created.id,
      contactPerson: null,
      businessType: 'restaurant',
      isActive: true,
      standing: 'receives',
      consent: null,
      bounce: null,
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await listed()).toEqual([created])
    expect(await consents()).toEqual([])
  })

  test('look at one contact, whatever page it is on; of one that isn’t there that is said', async () => {
    const created = await create()
    await create({ ...bistro, emailAddress: 'other@example.com' })
    expect(await (await shop.callAsAdmin('GET', `${path}/${created.id}`)).json()).toEqual(created)
    for (const id of ['999999', '0', 'x', '%00', '99999999999']) {
      const answer = await shop.callAsAdmin('GET', `${path}/${id}`)
      expect([id, answer.status]).toEqual([id, 404])
    }
    expect((await shop.call('GET', `${path}/${created.id}`)).status).toBe(401)
  })

  test('say everything of a contact, its consent with when it was written down', async () => {
    const all = { ...bistro, contactPerson: 'Żaneta Zając', businessType: 'catering', isActive: false }
    const created = await create({ ...all, consent: ' Zgoda z targów \n w Gdyni ' })
    const text = 'Zgoda z targów \n w Gdyni'
    const consent = { givenAt: expect.any(String) as string, givenOn: 'panel', text }
    expect(created).toMatchObject({ ...all, standing: 'inactive', consent })
    expect(Math.abs(Date.parse(created.consent?.givenAt ?? '') - Date.now())).toBeLessThan(60_000)
    expect(await consents()).toEqual([{ contact_id: created.id, given_on: 'panel', language: 'pl', shown_text: text }])
  })

  test('choose any of the four kinds of business', async () => {
    for (const businessType of businessTypes) {
      const emailAddress = `${businessType}@example.com`
      expect(await create({ ...bistro, emailAddress, businessType })).toMatchObject({ businessType })
    }
  })

  test('change the named fields and no others, and add a consent to those that there are', async () => {
    const created = await create({ ...bistro, consent: 'Z targów' })
    const change1 = await changed(created.id, { contactPerson: 'Ewa', businessType: 'hotel' })
    expect(change1).toEqual({ ...created, contactPerson: 'Ewa', businessType: 'hotel', version: 2 })
    const change2 = await changed(created.id, { contactPerson: '', consent: 'Przez telefon' })
    expect(change2).toMatchObject({ contactPerson: null, version: 3, consent: { text: 'Przez telefon' } })
    expect((await consents()).map(({ shown_text }) => shown_text)).toEqual(['Z targów', 'Przez telefon'])
  })

  test('say nothing new: then nothing changes, and the trail keeps nothing of it', async () => {
    const created = await create()
    const same = { ...bistro, contactPerson: ' ', isActive: true, consent: '', version: 1 }
    for (const body of [{}, { unknown: 1 }, same]) expect(await changed(created.id, body)).toEqual(created)
    expect((await trail()).length).toBe(1)
  })

  test('delete a contact with its consents, once; who left the list stays off it', async () => {
    const { id } = await create({ ...bistro, consent: 'Z targów' })
    await leave('bistro@example.com')
    const gone = await remove(id)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    for (const answer of [await remove(id), await change(id, { isActive: false })]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'marketing_contact_not_found' })
    }
    expect([await listed(), await consents()]).toEqual([[], []])
    expect(await create()).toMatchObject({ standing: 'unsubscribed', isActive: true })
  })

  /** Four changes at once by who saw the same version. */
  async function changeTogether() {
    const { id, version } = await create()
    const held = sql`select from marketing_contacts where id = ${id} for no key update`
    const names = ['A', 'B', 'C', 'D']
    const answers = await race(
      shop.database,
      held,
      names.map((businessName) => async () => change(id, { businessName, version })),
    )
    return { id, answers, statuses: answers.map(({ status }) => status).toSorted() }
  }

  test('not overwrite what somebody else changed meanwhile, when the version is sent along', async () => {
    const { id, answers, statuses } = await changeTogether()
    expect(statuses).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'marketing_contact_changed_meanwhile' })
    expect(await changed(id, { businessName: 'E' })).toMatchObject({ businessName: 'E', version: 3 })
  })

  test('lose three of four changes if the row weren’t held: the test above would see it', async () => {
    await shop.callAsAdmin('GET', path)
    leaveOutOfSql(' for update')
    expect((await changeTogether()).statuses).toEqual([200, 200, 200, 200])
  })
})

describe('an address that is on the list already', () => {
  const taken = {
    code: 'marketing_contact_taken',
    fields: { emailAddress: 'Kontakt z tym adresem e-mail już istnieje.' },
  }

  test('is refused at its field, in whatever capitals, also as the new address of another, which keeps its own', async () => {
    await create()
    const other = await create({ businessName: 'Inne', emailAddress: 'inne@example.com' })
    const again = { ...bistro, emailAddress: 'BISTRO@EXAMPLE.COM', consent: 'Z targów' }
    for (const answer of [await post(again), await change(other.id, { ...again, businessName: 'X' })]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject(taken)
    }
    expect(await listed()).toMatchObject([other, bistro])
    expect(await consents()).toEqual([])
    expect((await trail()).map(({ action }) => action)).toEqual(['created', 'created'])
  })

  test('can be written in other capitals by the contact itself', async () => {
    const { id } = await create()
    expect(await changed(id, { emailAddress: 'BISTRO@example.com' })).toMatchObject({ version: 2 })
  })

  /** Eight calls that all stand before the table. */
  async function addTogether() {
    await shop.callAsAdmin('GET', path)
    const written = Array.from({ length: 8 }, (_, place) =>
      [...'meet@example.com'].map((letter, at) => ((place + at) % 3 ? letter : letter.toUpperCase())).join(''),
    )
    const block = sql`lock table marketing_contacts in share mode`
    const answers = await race(
      shop.database,
      block,
      written.map((emailAddress) => async () => post({ ...bistro, emailAddress })),
    )
    return { statuses: answers.map(({ status }) => status).toSorted(), contacts: await listed() }
  }

  test('of eight that add it at once one does, whatever capitals each uses', async () => {
    const { statuses, contacts } = await addTogether()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(contacts).toHaveLength(1)
  })

  test('would be added by all eight if the index didn’t decide: the test above would see it', async () => {
    await shop.database.execute(sql`drop index marketing_contacts_address`)
    expect((await addTogether()).contacts).toHaveLength(8)
  })

  test('of two contacts that take it at once one gets it', async () => {
    const ids = [(await create()).id, (await create({ ...bistro, emailAddress: 'inne@example.com' })).id]
    const held = sql`select from marketing_contacts for update`
    const answers = await race(
      shop.database,
      held,
      ids.map((id, place) => async () => change(id, { emailAddress: place ? 'NEW@example.com' : 'new@example.com' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('the trail keeps nothing that tells of a person, however a contact is changed', async () => {
  const person = { ...bistro, contactPerson: 'Żaneta Zając', consent: 'Zgoda z targów' }
  const { id } = await create(person)
  await changed(id, {
    businessName: 'Karczma',
    emailAddress: 'karczma@example.com',
    contactPerson: null,
    isActive: false,
  })
  await changed(id, { consent: 'Przez telefon' })
  await changed(id, { businessType: 'hotel' })
  await leave('karczma@example.com')
  await shop.callAsAdmin('DELETE', `${path}/${id}/suppression`, { body: { consent: 'Napisała' } })
  await remove(id)
  const entries = await trail()
  const common = { subject_id: String(id), subject_name: null }
  expect(entries).toEqual([
    {
      ...common,
      action: 'created',
      before: null,
      after: { businessType: 'restaurant', isActive: true, hasConsent: true },
    },
    {
      ...common,
      action: 'changed',
      before: { isActive: true, changedFields: null },
      after: { isActive: false, changedFields: ['businessName', 'emailAddress', 'contactPerson'] },
    },
    { ...common, action: 'changed', before: { changedFields: null }, after: { changedFields: ['consent'] } },
    { ...common, action: 'changed', before: { businessType: 'restaurant' }, after: { businessType: 'hotel' } },
    {
      ...common,
      action: 'changed',
      before: { isUnsubscribed: true, changedFields: null },
      after: { isUnsubscribed: false, changedFields: ['consent'] },
    },
    { ...common, action: 'deleted', before: { businessType: 'hotel', isActive: false }, after: null },
  ])
})
