import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addressesOf, contactAddresses, openCampaignShop, wholeCampaign } from '../../../tests/support/campaign-shop.ts'
import { addContacts, campaignIn, recipientsIn, sendOffer, wrongFigures } from '../../../tests/support/campaigns.ts'
import type { FakeSmtpServer } from '../../../tests/support/smtp-server.ts'
import { amount, onlyForRelease } from '../../../tests/support/release.ts'
import type { TestShop } from '../../../tests/support/shop.ts'
import { suppress } from '../../../tests/support/suppressed.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { sendCampaigns } from './send-campaigns.server.ts'

const put = (shop: TestShop, state: string) =>
  shop.callAsAdmin('PUT', '/api/admin/marketing/campaigns/1', { body: { state } })
const someAreThere = (office: FakeSmtpServer) => expect.poll(() => office.delivered.length).toBeGreaterThan(2)
/** Each of them once. */
const expectDelivered = (office: FakeSmtpServer, addresses: string[]) =>
  expect(addressesOf(office.delivered).toSorted()).toEqual(addresses.toSorted())

test(
  'everybody on the list gets one message, with a way out of their own in every place where one belongs',
  async () => {
    const { shop, office, work } = await openCampaignShop({ PUBLIC_URL: 'https://salt.example.com' })
    await addContacts(shop.database, 30)
    await work()
    expect(await sendOffer(shop)).toEqual({ status: 200, successCount: 30, errorCount: 0, campaignId: 1 })
    await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', successCount: 30 })
    expectDelivered(office, contactAddresses(30))
    const rows = await recipientsIn(shop, '&state=sent')
    expect(rows.map(({ id }) => `<${id}@salorge.example>`).toSorted()).toEqual(
      office.delivered.map(({ messageId }) => messageId ?? '').toSorted(),
    )
    const waysOut = office.delivered.map((mail) => {
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
      const wayOut = /^<https:\/\/salt\.example\.com(\/unsubscribe\/[\w-]{43}\?lang=pl)>$/
      const [, path = ''] = wayOut.exec(header('list-unsubscribe')) ?? []
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(mail.html).toContain(`href="https://salt.example.com${path}"`)
      expect(mail.text).toContain(`https://salt.example.com${path}`)
      expect(`${mail.html}${mail.text}`).not.toMatch(/unsubscribe\/0(?![\w-])/)
      return path
    })
    expect(new Set(waysOut).size).toBe(30)
    expect((await shop.call('POST', waysOut[0] ?? '')).status).toBe(200)
    expect(await sendOffer(shop, {}, 'next')).toMatchObject({ successCount: 29, errorCount: 1 })
    expect(await wrongFigures(shop.database)).toEqual([])
  },
  wholeCampaign,
)

describe('while a campaign runs', () => {
  test(
    'who leaves, is switched off or deleted gets nothing any more, and the row says why; who changes the address gets it there, with the way out of that',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.slow(30)
      await begin(60)
      await someAreThere(office)
      await shop.database.execute(sql`update marketing_contacts set email_address = 'new@example.com' where id = 57`)
      await suppress(shop.database, 'contact58@example.com', 'one-click')
      await shop.database.execute(sql`update marketing_contacts set is_active = false where id = 59`)
      await shop.database.execute(sql`delete from marketing_contacts where id = 60`)
      const done = { state: 'done', successCount: 57, skippedCount: 3 }
      await expect.poll(() => campaignIn(shop)).toMatchObject(done)
      expectDelivered(office, [...contactAddresses(56), 'new@example.com'])
      const skipped = await recipientsIn(shop, '&state=skipped')
      expect(Object.fromEntries(skipped.map(({ contactId, reason }) => [contactId, reason]))).toEqual({
        58: 'unsubscribed',
        59: 'inactive',
        null: 'deleted',
      })
      expect(await wrongFigures(shop.database)).toEqual([])
      const mail = office.delivered.find(({ to }) => to?.[0]?.address === 'new@example.com')
      const path = /\/unsubscribe\/[\w-]{43}\?lang=pl/.exec(mail?.text ?? '')?.[0] ?? ''
      expect((await shop.call('POST', path)).status).toBe(200)
      expect(await sendOffer(shop, { contactIds: [57] }, 'again')).toMatchObject({ successCount: 0, errorCount: 1 })
    },
    wholeCampaign,
  )

  test(
    'a pause holds everything but the one on its way; letting it go on sends the rest, once each',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.slow(30)
      await begin(60)
      await someAreThere(office)
      await put(shop, 'paused')
      const begun = office.begun()
      // It has looked, and looked again, and there was nothing left to do.
      const atWork = sql`select from pgboss.job where name = 'send-campaigns' and state in ('created', 'active', 'retry')`
      const itsEnd = () => expect.poll(async () => (await shop.database.execute(atWork)).rowCount).toBe(0)
      await itsEnd()
      await enqueue(shop.database, sendCampaigns, {})
      await itsEnd()
      expect(office.begun()).toBeLessThanOrEqual(begun + 1)
      expect(await campaignIn(shop)).toMatchObject({ state: 'paused', successCount: office.delivered.length })
      await put(shop, 'sending')
      await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', successCount: 60 })
      expectDelivered(office, contactAddresses(60))
    },
    wholeCampaign,
  )

  test(
    'a stop leaves no row without an end, and who got it meanwhile counts as such',
    async () => {
      const { shop, office, begin } = await openCampaignShop()
      office.slow(500)
      await begin(60)
      await expect.poll(() => office.begun()).toBeGreaterThan(office.delivered.length)
      await put(shop, 'stopped')
      // What was on its way when the stop came arrives.
      await expect.poll(() => office.begun() - office.delivered.length).toBe(0)
      const stopped = { state: 'stopped', waitingCount: 0, successCount: office.delivered.length }
      await expect.poll(() => campaignIn(shop)).toMatchObject(stopped)
      const sent = await recipientsIn(shop, '&state=sent')
      expect(sent).toHaveLength(office.delivered.length)
      expect(sent.length).toBeLessThan(60)
      for (const recipient of sent) expect(recipient).toMatchObject({ reason: null, attempts: 1 })
      expect(await wrongFigures(shop.database)).toEqual([])
    },
    wholeCampaign,
  )
})

test(
  'two copies side by side send nothing twice, and never two at once; campaigns follow one another as they were started',
  async () => {
    const { shop, office, work } = await openCampaignShop()
    const contacts = amount(30, 75)
    await addContacts(shop.database, contacts)
    for (const key of ['a', 'b']) await sendOffer(shop, {}, key)
    await Promise.all([work(), work()])
    await expect.poll(() => campaignIn(shop, 2)).toMatchObject({ state: 'done', successCount: contacts })
    const [first, second] = [office.delivered.slice(0, contacts), office.delivered.slice(contacts)].map(addressesOf)
    for (const addresses of [first, second])
      expect(addresses?.toSorted()).toEqual(contactAddresses(contacts).toSorted())
    expect(office.maxAtOnce()).toBe(1)
    expect(await wrongFigures(shop.database)).toEqual([])
  },
  wholeCampaign,
)

test(
  'no more leave in a second than is set, whichever copy sends them',
  { timeout: wholeCampaign, ...onlyForRelease('the rate is slow to show') },
  async () => {
    const { shop, office, work } = await openCampaignShop({ BULK_MAILS_PER_SECOND: '20' })
    const contacts = amount(60, 120)
    await addContacts(shop.database, contacts)
    await Promise.all([work(), work()])
    // From before the first one is sent: when it is heard of depends on the machine.
    const start = performance.now()
    await sendOffer(shop)
    await expect.poll(() => office.delivered.length).toBe(contacts)
    const seconds = (performance.now() - start) / 1_000
    expect((contacts - 1) / seconds).toBeLessThan(20.5)
  },
)

test(
  'ending in an orderly way repeats nothing, and another copy goes on at once',
  { timeout: wholeCampaign, ...onlyForRelease('a copy that is killed shows more') },
  async () => {
    const { shop, office, work } = await openCampaignShop()
    const contacts = amount(50, 100)
    await addContacts(shop.database, contacts)
    await sendOffer(shop)
    office.slow(20)
    for (let copies = 0; copies < amount(2, 4); copies += 1) {
      const before = office.delivered.length
      const copy = await work()
      await expect.poll(() => office.delivered.length).toBeGreaterThan(before + 2)
      await copy.stop()
      expect(await campaignIn(shop)).toMatchObject({ successCount: office.delivered.length })
    }
    await work()
    await expect.poll(() => campaignIn(shop)).toMatchObject({ state: 'done', successCount: contacts })
    expectDelivered(office, contactAddresses(contacts))
  },
)
