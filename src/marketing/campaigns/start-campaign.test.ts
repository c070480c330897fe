import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  addContacts,
  campaignIn,
  recipientsIn,
  sendOffer,
  startUnnoticed,
  wrongFigures,
} from '../../../tests/support/campaigns.ts'
import { leaveOutOfSql } from '../../../tests/support/changed-sql.ts'
import { race } from '../../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'

async function openWithContacts(count: number) {
  const shop = await openTestShop()
  await addContacts(shop.database, count)
  return shop
}

const countOf = async ({ database }: TestShop, table: string) =>
  Number((await database.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count)

const audienceOf = async (shop: TestShop, body: object) =>
  (await shop.callAsAdmin('POST', '/api/admin/marketing/audience', { body })).json()

describe('who gets a campaign', () => {
  test('is everybody, when nobody is chosen or the choice is empty', async () => {
    const shop = await openWithContacts(3)
    for (const body of [{}, { contactIds: null }, { contactIds: [] }, { subject: 'x', content: 'y' }])
      expect(await sendOffer(shop, body, JSON.stringify(body))).toMatchObject({ successCount: 3, errorCount: 0 })
    expect(await countOf(shop, 'campaigns')).toBe(4)
  })

  test('is who was chosen, once each, and who isn’t there counts as an error', async () => {
    const shop = await openWithContacts(5)
    const contactIds = [2, 2, 4, 999, 2 ** 40]
    expect(await audienceOf(shop, { contactIds })).toMatchObject({ total: 2, willReceive: 2 })
    expect(await sendOffer(shop, { contactIds })).toEqual({
      status: 200,
      successCount: 2,
      errorCount: 2,
      campaignId: 1,
    })
    expect((await recipientsIn(shop)).map(({ contactId }) => contactId)).toEqual([2, 4])
    expect(await campaignIn(shop)).toMatchObject({ recipientCount: 2, waitingCount: 2, startedBy: 'admin' })
  })

  test('is nobody who is inactive or has left the list, in whatever letters; their rows say why', async () => {
    const shop = await openWithContacts(5)
    await shop.database.execute(sql`update marketing_contacts set is_active = false where id in (1, 2)`)
    await shop.database.execute(sql`update marketing_contacts set email_address = 'CONTACT3@example.com' where id = 3`)
    await suppress(shop.database, 'contact3@example.com', 'one-click')
    await suppress(shop.database, 'contact2@example.com', 'page')
    await suppress(shop.database, 'contact4@example.com', 'erased')
    await shop.database.execute(sql`
      insert into newsletter_consents (contact_id, given_on, language, shown_text) values (5, 'join chef', 'pl', ''), (5, 'panel', 'pl', '')`)
    const expected = { total: 5, willReceive: 1, inactive: 1, unsubscribed: 3, withoutConsent: 0 }
    expect(await audienceOf(shop, {})).toEqual(expected)
    expect(await audienceOf(shop, { contactIds: [1, 2, 3, 4, 5] })).toEqual(expected)
    expect(await sendOffer(shop)).toMatchObject({ successCount: 1, errorCount: 4 })
    const reasons = (await recipientsIn(shop)).map(({ contactId, state, reason }) => [contactId, state, reason])
    expect(reasons.toSorted()).toEqual([
      [1, 'skipped', 'inactive'],
      [2, 'skipped', 'unsubscribed'],
      [3, 'skipped', 'unsubscribed'],
      [4, 'skipped', 'suppressed'],
      [5, 'waiting', null],
    ])
    expect(await wrongFigures(shop.database)).toEqual([])
  })

  test('may be nobody at all of those who are there: it is written down, and is over', async () => {
    const shop = await openWithContacts(2)
    await shop.database.execute(sql`update marketing_contacts set is_active = false`)
    expect(await sendOffer(shop)).toMatchObject({ status: 200, successCount: 0, errorCount: 2 })
    expect(await campaignIn(shop)).toMatchObject({ state: 'done', skippedCount: 2, finishedAt: expect.any(String) })
  })

  test('is refused with a sentence when nobody is there', async () => {
    const shop = await openWithContacts(1)
    expect(await sendOffer(shop, { contactIds: [7] })).toMatchObject({
      status: 422,
      code: 'campaign_without_recipients',
    })
    await shop.database.execute(sql`delete from marketing_contacts`)
    expect(await sendOffer(shop)).toMatchObject({
      status: 422,
      message: 'Nie ma do kogo wysłać: na liście nie ma takich kontaktów.',
    })
    expect([await countOf(shop, 'campaigns'), await countOf(shop, 'audit_entries')]).toEqual([0, 0])
  })

  test.for([{ contactIds: 'all' }, { contactIds: [0] }, { contactIds: [1.5] }, { contactIds: ['1'] }, '[]', '{'])(
    'is asked about in vain with %j',
    async (body) => {
      const shop = await openWithContacts(1)
      for (const path of ['send-bulk-email', 'audience']) {
        const { status } = await shop.callAsAdmin('POST', `/api/admin/marketing/${path}`, { body })
        expect([400, 422]).toContain(status)
      }
      expect(await countOf(shop, 'campaigns')).toBe(0)
    },
  )

  test('may be a hundred thousand, chosen one by one', async () => {
    const shop = await openWithContacts(1)
    const contactIds = Array.from({ length: 100_000 }, (_, index) => 100_000 - index)
    expect(await sendOffer(shop, { contactIds })).toMatchObject({ status: 200, successCount: 1, errorCount: 99_999 })
    expect(await sendOffer(shop, { contactIds: [...contactIds, ...contactIds, 1] })).toMatchObject({ status: 422 })
  })
})

describe('starting twice', () => {
  test('under the same name gives the same answer and begins nothing, whatever has happened meanwhile', async () => {
    const shop = await openWithContacts(2)
    const first = await sendOffer(shop, {}, 'a-name')
    await shop.database.execute(
      sql`update campaigns set sent_at = now() - interval '1 year', sent_count = 2, state = 'done'`,
    )
    await shop.database.execute(
      sql`insert into marketing_contacts (business_name, email_address) values ('Nowy', 'new@example.com')`,
    )
    expect(await sendOffer(shop, {}, 'a-name')).toEqual(first)
    expect(await sendOffer(shop, {}, 'another')).toMatchObject({ campaignId: 2 })
    expect([await countOf(shop, 'campaign_recipients'), await countOf(shop, 'audit_entries')]).toEqual([5, 2])
  })

  test('without a name is the same campaign within a minute, and another one after it or to others', async () => {
    const shop = await openWithContacts(3)
    const first = await sendOffer(shop, { contactIds: [1, 2] })
    expect(await sendOffer(shop, { contactIds: [2, 1, 1] })).toEqual(first)
    expect(await sendOffer(shop, { contactIds: [1, 3] })).toMatchObject({ campaignId: 2 })
    expect(await sendOffer(shop)).toMatchObject({ campaignId: 3 })
    await shop.database.execute(sql`update campaigns set sent_at = sent_at - interval '61 seconds'`)
    expect(await sendOffer(shop, { contactIds: [1, 2] })).toMatchObject({ campaignId: 4 })
  })

  test('a name that isn’t one is refused', async () => {
    const shop = await openWithContacts(1)
    for (const key of ['x'.repeat(256), 'two words'])
      expect(await sendOffer(shop, {}, key)).toMatchObject({ status: 400 })
    expect(await countOf(shop, 'campaigns')).toBe(0)
  })

  test('a name stands for the people it was first used for: for others it is refused, and nobody gets anything', async () => {
    const shop = await openWithContacts(2)
    expect(await sendOffer(shop, { contactIds: [1] }, 'a-name')).toMatchObject({ status: 200 })
    expect(await sendOffer(shop, { contactIds: [1, 2] }, 'a-name')).toMatchObject({
      status: 409,
      code: 'campaign_key_reused',
    })
    const { rows } = await shop.database.execute(sql`select contact_id from campaign_recipients`)
    expect(rows).toEqual([{ contact_id: 1 }])
  })

  const twelveAtOnce = (shop: TestShop, key?: string) =>
    Promise.all(Array.from({ length: 12 }, () => sendOffer(shop, {}, key)))

  test.for([undefined, 'a-name'])('twelve times at once (named %s) is one campaign and one answer', async (key) => {
    const shop = await openWithContacts(50)
    await shop.callAsAdmin('GET', '/api/admin/session')
    const answers = await twelveAtOnce(shop, key)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, successCount: 50 })
    expect([await countOf(shop, 'campaigns'), await countOf(shop, 'campaign_recipients')]).toEqual([1, 50])
  })

  /** They all stand before the same table, so that they meet for certain. */
  const sixMeet = (shop: TestShop) =>
    race(
      shop.database,
      sql`lock table campaigns in exclusive mode`,
      Array.from({ length: 6 }, () => () => sendOffer(shop)),
    )

  test('six times at the very same moment is one campaign, which it wouldn’t be without the lock', async () => {
    const shop = await openWithContacts(50)
    await shop.callAsAdmin('GET', '/api/admin/session')
    await sixMeet(shop)
    expect(await countOf(shop, 'campaigns')).toBe(1)
    const other = await openWithContacts(50)
    await other.callAsAdmin('GET', '/api/admin/session')
    leaveOutOfSql("select pg_advisory_xact_lock(hashtext('salorge starts a campaign'))")
    await sixMeet(other)
    expect(await countOf(other, 'campaigns')).toBeGreaterThan(1)
  })
})

describe('a campaign that is under way', () => {
  const put = async (shop: TestShop, state: string, id = 1) => {
    const answer = await shop.callAsAdmin('PUT', `/api/admin/marketing/campaigns/${id}`, { body: { state } })
    return { status: answer.status, ...((await answer.json()) as object) }
  }

  test('is paused, goes on and is stopped, each noted once; nothing comes after the end', async () => {
    const shop = await openWithContacts(3)
    await startUnnoticed(shop.database)
    expect(await put(shop, 'paused')).toMatchObject({ state: 'paused', pauseReason: 'administrator' })
    expect(await put(shop, 'paused')).toMatchObject({ status: 200, state: 'paused' })
    expect(await put(shop, 'sending')).toMatchObject({ state: 'sending', pauseReason: null, waitingCount: 3 })
    expect(await put(shop, 'stopped')).toMatchObject({ state: 'stopped', skippedCount: 3, waitingCount: 0 })
    expect(await put(shop, 'stopped')).toMatchObject({ status: 200 })
    expect(await put(shop, 'sending')).toMatchObject({ status: 409, code: 'campaign_is_over' })
    expect(await recipientsIn(shop, '&state=skipped')).toHaveLength(3)
    expect(await wrongFigures(shop.database)).toEqual([])
    const { rows } = await shop.database.execute(sql`
      select before ->> 'state' as before, after ->> 'state' as after from audit_entries order by id`)
    expect(rows).toEqual([
      { before: 'sending', after: 'paused' },
      { before: 'paused', after: 'sending' },
      { before: 'sending', after: 'stopped' },
    ])
  })

  test('that isn’t there is told as such, and no other state can be asked for', async () => {
    const shop = await openWithContacts(1)
    expect(await put(shop, 'paused', 9)).toMatchObject({ status: 404, message: 'Nie ma takiej kampanii.' })
    for (const path of ['', '/recipients'])
      expect((await shop.callAsAdmin('GET', `/api/admin/marketing/campaigns/9${path}`)).status).toBe(404)
    await startUnnoticed(shop.database)
    expect(await put(shop, 'done')).toMatchObject({ status: 422 })
  })

  test('is listed with the newest first, page by page, and so are its recipients, with their number', async () => {
    const shop = await openWithContacts(5)
    for (const key of ['a', 'b', 'c']) await sendOffer(shop, {}, key)
    const list = await shop.callAsAdmin('GET', '/api/admin/marketing/campaigns?limit=2&page=1')
    expect(list.headers.get('X-Total-Count')).toBe('3')
    expect(((await list.json()) as { id: number }[]).map(({ id }) => id)).toEqual([3, 2])
    const path = '/api/admin/marketing/campaigns/2/recipients?state=waiting&limit=2&page=3'
    const recipients = await shop.callAsAdmin('GET', path)
    expect(recipients.headers.get('X-Total-Count')).toBe('5')
    expect(await recipients.json()).toMatchObject([
      { contactId: 5, businessName: 'Firma 5', emailAddress: 'contact5@example.com', state: 'waiting', attempts: 0 },
    ])
  })

  test('keeps nothing of a contact that has been deleted', async () => {
    const shop = await openWithContacts(2)
    await sendOffer(shop)
    await shop.database.execute(sql`delete from marketing_contacts where id = 1`)
    expect(await recipientsIn(shop)).toMatchObject([
      { contactId: null, businessName: null, emailAddress: null },
      { contactId: 2 },
    ])
  })
})
