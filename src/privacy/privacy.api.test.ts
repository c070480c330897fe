import { strFromU8, unzipSync } from 'fflate'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsWith, tablesWith } from '../../tests/support/all-tables.ts'
import { race } from '../../tests/support/race.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import { company, doEverything, erase, ewa, itemsOf, lookFor, ola, placeHerOrders } from '../../tests/support/person.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { orders } from '../sales/orders/orders.table.ts'
import { jobs } from '../app/jobs.ts'
import { gatherPeople } from '../people/gather-people.server.ts'
import { sendCampaigns } from '../marketing/campaigns/send-campaigns.server.ts'
import { personalDataWords } from './panel/personal-data-words.ts'
import { recordNames } from '../personal-data/personal-record.ts'
import type { PrivacyRequest } from './privacy-request.ts'

const clearUnused = jobs.filter(({ name }) => name === 'clear-unused-pictures')
const requests = async (shop: TestShop, asked = '') =>
  (await (await shop.callAsAdmin('GET', `/api/admin/privacy/requests${asked}`)).json()) as PrivacyRequest[]

/** Until a call stands before something that is held. */
const somebodyWaits = async ({ database }: TestShop) => {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await database.execute(waiting)).rowCount).toBe(1)
}

describe('who is looked for', () => {
  test('is found with all that every room holds, each field by a name, in whatever letters the address is typed, and is given all of it', async () => {
    const shop = await openTestShop()
    await doEverything(shop, ola)
    await doEverything(shop)
    const found = await lookFor(shop, ' EWA.morska@Example.com ')
    expect(found.status).toBe(200)
    const held = found.sections.filter(({ items }) => items.length > 0).map(({ name }) => name)
    expect(held).toEqual(recordNames.filter((name) => name !== 'suppression' && name !== 'requests'))
    const counts = ({ sections }: typeof found) => sections.map(({ name, items }) => [name, items.length])
    expect(counts(found)).toEqual(counts(await lookFor(shop, ola.email)))
    for (const trace of ola.traces) expect(JSON.stringify(found)).not.toContain(trace)
    expect(itemsOf(found, 'orders')).toHaveLength(7)
    expect(itemsOf(found, 'messages')[0]).toMatchObject({ title: 'Ewa Zawadzka', data: { message: 'Pytanie o fale' } })
    expect(itemsOf(found, 'applications')[0]).toMatchObject({
      data: { description: 'Kuchnia nad wydmą', materials: { certificateNumber: 2, links: [{ downloads: 0 }] } },
    })
    expect(itemsOf(found, 'newsletter')[0]).toMatchObject({
      data: { consents: [{ givenOn: 'join chef' }], campaigns: [{ state: 'waiting' }] },
    })
    // Whose it is stands in no address of a page: those are written to logs.
    expect(found.sections.flatMap(({ items }) => items.map(({ place }) => JSON.stringify(place))).join()).not.toContain(
      '@',
    )
    expect(itemsOf(found, 'invoices')[0]).toMatchObject({
      data: { number: expect.stringMatching(/^FV/) as string, total: expect.stringMatching(/^\d+\.\d\d$/) as string },
    })
    expect(itemsOf(found, 'account')[0]).toMatchObject({
      data: { account: { email: ewa.email, lastName: 'Zawadzka' } },
    })
    const names = found.sections.flatMap(({ items }) => items.flatMap(({ data }) => namesIn(data)))
    expect(names.filter((name) => !Object.hasOwn(personalDataWords.fields, name))).toEqual([])
    await expectGivenOut(shop)
  })

  const namesIn = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(namesIn)
      : value instanceof Object
        ? Object.entries(value).flatMap(([name, held]) => [name, ...namesIn(held)])
        : []

  /** All of it, with the photo as a file; and that it was given out is written down once. */
  async function expectGivenOut(shop: TestShop) {
    const take = () => shop.callAsAdmin('POST', '/api/admin/privacy/export', { body: { email: ewa.email } })
    // The second one finds the first one's note.
    const hold = sql`lock table privacy_requests in exclusive mode`
    const [answer = new Response()] = await race(shop.database, hold, [take, take], { inTurn: true })
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="salorge-dane-\d{4}-\d\d-\d\d\.zip"/)
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual(['applications/photo-1.webp', 'data.json'])
    const given = JSON.parse(strFromU8(files['data.json'] as Uint8Array)) as Record<string, unknown[]>
    expect(given['orders']).toHaveLength(7)
    expect(JSON.stringify(given)).not.toMatch(/password_?hash|token/i)
    const [noted, other] = await requests(shop)
    const outcome = { account: { given: 1 }, orders: { given: 7 } }
    expect(noted).toMatchObject({ kind: 'access', email: ewa.email, answeredBy: 'admin', outcome })
    expect([other, noted?.outcome?.['suppression']]).toEqual([undefined, undefined])
    const { rows } = await shop.database.execute(sql`
      select action, after->'outcome'->'orders' as orders from audit_entries where subject = 'privacy_request'`)
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ action: 'exported', orders: { given: 7 } })))
  }

  test('by the number of an order is whoever it is of, and who is nobody is told to be nobody', async () => {
    const shop = await openTestShop()
    await placeOrder(shop.database, { email: ola.email })
    await shop.database.execute(
      sql`insert into suppressed_addresses values (sha256('ola.ladowa@example.com'), now(), 'page')`,
    )
    await shop.callAsAdmin('POST', '/api/admin/privacy/requests', { body: { kind: 'access', email: ola.email } })
    const { number } = await placeOrder(shop.database)
    for (const typed of [`#${number.toLowerCase()}`, `# ${number}`])
      expect(await lookFor(shop, typed)).toMatchObject({ status: 200, email: 'anna@example.com' })
    expect(await lookFor(shop, 'S-2026-999999')).toMatchObject({ status: 404, code: 'order_not_found' })
    for (const typed of ['Anna', 'anna@'])
      expect(await lookFor(shop, typed)).toMatchObject({ status: 422, code: 'not_a_person' })
    expect(await lookFor(shop, ' ')).toMatchObject({ status: 422 })
    const found = await lookFor(shop, 'nikt@example.com')
    expect([found.status, found.sections.flatMap(({ items }) => items)]).toEqual([200, []])
    // Part of an address is no address.
    expect((await lookFor(shop, 'nna@example.com')).sections.flatMap(({ items }) => items)).toEqual([])
  })
})

describe('who is erased', () => {
  test('is found in no table any more, but for orders whose contract goes on, and their letters; of nobody else anything changes', async () => {
    const shop = await openTestShop()
    await doEverything(shop, ola)
    const { orders: placed } = await doEverything(shop)
    await runJobsOn(shop.databaseUrl, { jobs: clearUnused })
    const shown = await lookFor(shop, ewa.email)
    await gatherPeople(shop.database)
    const beside = await rowsWith(shop.database, ola.traces)
    const pictures = async () => (await shop.database.execute(sql`select from pictures`)).rowCount
    const picturesBefore = (await pictures()) ?? 0
    expect((await erase(shop, shown)).status).toBe(200)
    expect(await rowsWith(shop.database, ola.traces)).toEqual(beside)
    const [links, checks] = ['order_links', 'vat_number_checks'].map((table) =>
      shop.database.$count(sql.identifier(table)),
    )
    expect([await links, await checks]).toEqual([14 - 3, 4 - 1])
    // What goes on, and stays until it is over.
    expect(await tablesWith(shop.database, ewa.traces)).toEqual(['mails', 'orders', 'people', 'withdrawals'])
    const left = await lookFor(shop, ewa.email)
    const kept = itemsOf(left, 'orders').map(({ id, why }) => [Number(id), why[0]])
    expect(Object.fromEntries(kept)).toEqual({
      [placed.packed]: 'order_under_way',
      [placed.returnable]: 'order_returnable',
      [placed.asked]: 'money_open',
      [placed.payable]: 'order_payable',
    })
    expect(itemsOf(left, 'withdrawals')).toMatchObject([{ fate: 'kept', why: ['of_kept_order'] }])
    expect(itemsOf(left, 'mails').map(({ why }) => why[0])).toEqual(Array.from({ length: 8 }, () => 'of_kept_order'))
    await shop.database.execute(sql`
      update orders set status = 'completed', needs_attention = null, updated_at = now() - interval '29 days',
        payment_status = case payment_status when 'pending' then 'paid' else payment_status end, paid_at = coalesce(paid_at, now())
      where lower(email) = lower(${ewa.email})`)
    expect((await erase(shop, await lookFor(shop, ewa.email))).status).toBe(200)
    expect(await tablesWith(shop.database, ewa.traces)).toEqual([])
    expect(await rowsWith(shop.database, ola.traces)).toEqual(beside)
    await expect.poll(pictures).toBe(picturesBefore / 2)
  })

  test('leaves orders with all that tax law wants, of which nobody knows whose they were', async () => {
    const shop = await openTestShop()
    const { delivered, invoiced } = await placeHerOrders(shop)
    const onInvoice = { taxNumber: '5260250274', firstName: 'Ewa', lastName: 'Zawadzka', address: 'ul. Wydmowa 5' }
    await placeOrder(shop.database, { ...onInvoice, email: ewa.email, status: 'cancelled', paymentStatus: 'failed' })
    const before = await shop.database.select().from(orders).where(eq(orders.id, delivered))
    await erase(shop, await lookFor(shop, ewa.email))
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, delivered))
    const facts = ['number', 'total', 'subtotal', 'country', 'paidAt', 'createdAt', 'status'] as const
    const stays = (one: (typeof before)[number]) => facts.map((fact) => one[fact])
    expect(stays(row as typeof row & {})).toEqual(stays(before[0] as (typeof before)[number]))
    const [company_] = await shop.database.select().from(orders).where(eq(orders.id, invoiced))
    expect(company_).toMatchObject({ ...company, lastName: '', email: '', phone: '' })
    const [named] = await shop.database
      .select()
      .from(orders)
      .where(eq(orders.taxNumber, onInvoice.taxNumber))
      .orderBy(desc(orders.id))
    expect(named).toMatchObject({ ...onInvoice, email: '' })
    const listed = (await (await shop.callAsAdmin('GET', '/api/admin/orders?search=usunięto')).json()) as object[]
    expect(listed).toMatchObject([
      { customerName: 'usunięto', customerEmail: '' },
      { customerName: 'usunięto' },
      { customerName: 'usunięto' },
    ])
    const opened = await shop.callAsAdmin('GET', `/api/store/orders/${delivered}`)
    expect(await opened.json()).toMatchObject({ customerName: 'usunięto', pickupPoint: null })
    expect(await lookFor(shop, row?.number ?? '')).toMatchObject({ status: 410, code: 'order_of_nobody' })
    const table = await (await shop.callAsAdmin('GET', '/api/admin/orders/export')).text()
    expect(table).toContain(`${row?.number}`)
    // Nobody is left to be written to.
    const change = { shippingStatus: 'shipped' }
    expect(
      (await shop.callAsAdmin('PUT', `/api/admin/orders/${delivered}/shipping-status`, { body: change })).status,
    ).toBe(200)
    expect((await shop.database.execute(sql`select from mails`)).rowCount).toBe(0)
  })

  test('stays off the mailing list, and is remembered to have asked, by a hash alone', async () => {
    const shop = await openTestShop()
    await doEverything(shop)
    await shop.callAsAdmin('POST', '/api/admin/privacy/requests', {
      body: { kind: 'erasure', email: ewa.email, receivedOn: '2026-01-31', note: 'Dzwoniła, mówi cicho' },
    })
    expect(await requests(shop, '?open=true')).toMatchObject([{ answerBy: '2026-02-28', email: ewa.email }])
    await erase(shop, await lookFor(shop, ewa.email))
    const [request, ...others] = await requests(shop)
    expect(others).toEqual([])
    expect(request).toMatchObject({
      kind: 'erasure',
      email: null,
      note: null,
      answeredBy: 'admin',
      outcome: { account: { deleted: 1 }, orders: { anonymised: 3, kept: 4 }, newsletter: { deleted: 1 } },
    })
    const found = await lookFor(shop, ewa.email)
    expect(itemsOf(found, 'suppression')).toMatchObject([{ data: { way: 'erasure' }, fate: 'kept' }])
    expect(itemsOf(found, 'requests')).toHaveLength(1)
  })

  test('and whose things have changed since they were shown is shown again first', async () => {
    const shop = await openTestShop()
    await placeHerOrders(shop)
    const shown = await lookFor(shop, ewa.email)
    await shop.call('POST', '/api/contact', { body: { name: 'Ewa', email: ewa.email, message: 'Jeszcze jedno' } })
    const answer = await erase(shop, shown)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'person_changed_meanwhile' })
    expect(itemsOf(await lookFor(shop, ewa.email), 'orders')).toHaveLength(7)
  })

  test('twice at once is erased once', async () => {
    const shop = await openTestShop()
    await placeHerOrders(shop)
    // She had left the mailing list before.
    await shop.database.execute(
      sql`insert into marketing_contacts (business_name, email_address) values ('Ewa', ${ewa.email})`,
    )
    await shop.database.execute(
      sql`insert into suppressed_addresses select address_hash, now(), 'page' from marketing_contacts`,
    )
    const shown = await lookFor(shop, ewa.email)
    const hold = sql`select from orders for update`
    const answers = await race(shop.database, hold, [() => erase(shop, shown), () => erase(shop, shown)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await requests(shop)).toHaveLength(1)
    expect((await shop.database.execute(sql`select way from suppressed_addresses`)).rows).toEqual([{ way: 'page' }])
  })

  test('and was known to nobody is asked for once, however often at once', async () => {
    const shop = await openTestShop()
    const shown = await lookFor(shop, 'nikt@example.com')
    const hold = sql`lock table privacy_requests in exclusive mode`
    const twice = [() => erase(shop, shown), () => erase(shop, shown)]
    const answers = await race(shop.database, hold, twice, { inTurn: true })
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await requests(shop)).toMatchObject([{ kind: 'erasure', email: null, outcome: {} }])
    expect((await shop.database.execute(sql`select from suppressed_addresses`)).rowCount).toBe(0)
  })

  test('while one of their orders is sent back keeps that order', async () => {
    const shop = await openTestShop()
    const { delivered } = await placeHerOrders(shop)
    const shown = await lookFor(shop, ewa.email)
    let erasing: Promise<Response> | undefined
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`update orders set needs_attention = 'disputed' where id = ${delivered}`)
      erasing = erase(shop, shown)
      await somebodyWaits(shop)
    })
    expect((await erasing)?.status).toBe(409)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, delivered))
    expect(row).toMatchObject({ anonymisedAt: null, lastName: 'Zawadzka' })
  })

  test('while a campaign is under way gets nothing of it any more', async () => {
    const shop = await openTestShop()
    await doEverything(shop)
    const shown = await lookFor(shop, ewa.email)
    // The sender has them in hand just now.
    let erasing: Promise<Response> | undefined
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`select from marketing_contacts for share`)
      erasing = erase(shop, shown)
      await somebodyWaits(shop)
    })
    expect((await erasing)?.status).toBe(200)
    await runJobsOn(shop.databaseUrl, { jobs: [{ ...sendCampaigns, atStart: true }] })
    const recipients = async () =>
      (await shop.database.execute(sql`select state, reason, detail from campaign_recipients`)).rows
    await expect.poll(recipients).toEqual([{ state: 'skipped', reason: 'deleted', detail: null }])
  })

  test('and orders in that moment keeps what was just ordered', async () => {
    const shop = await openTestShop()
    const { customerId } = await doEverything(shop)
    const shown = await lookFor(shop, ewa.email)
    let erasing: Promise<Response> | undefined
    await shop.database.transaction(async (transaction) => {
      await placeOrder(transaction, { email: ewa.email, lastName: 'Zawadzka', customerId })
      erasing = erase(shop, shown)
      await somebodyWaits(shop)
    })
    expect((await erasing)?.status).toBe(200)
    const left = itemsOf(await lookFor(shop, ewa.email), 'orders')
    expect(left.map(({ why }) => why[0])).toContain('order_payable')
    expect(left).toHaveLength(5)
    expect(await shop.database.$count(orders, eq(orders.customerId, customerId))).toBe(0)
  })
})
