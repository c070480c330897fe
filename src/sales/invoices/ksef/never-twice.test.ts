import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openKsefShop } from '../../../../tests/support/ksef-shop.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { judgeFa3 } from '../../../../tests/support/official-schemas.ts'
import { isKsefNumber } from '../../../ksef/ksef.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { bringForward } from './bring-ksef-document.server.ts'

const sending = /^POST \/v2\/sessions\/online\/[^/]+\/invoices$/
const asking = /^GET \/v2\/sessions\/[^/]+\/invoices\/[^/]+$/
const opening = /^POST \/v2\/sessions\/online$/
const receipt = /\/upo$/
const listing = /^GET \/v2\/sessions\/[^/]+\/invoices$/

test('an invoice to a company goes by itself, as the schema wants it, and its receipt is kept; one to a person stays outside', async () => {
  const { place, rows, services, ksef } = await openKsefShop()
  const { invoice } = await place()
  await place({ companyName: null, taxNumber: null })
  expect(await rows()).toMatchObject([{ invoiceId: invoice.id, state: 'waiting', xml: null, dueBy: 'issuing' }])
  expect(await bringForward(services, invoice.id)).toBe('settled')
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'accepted', problem: null, issueDay: dayInPoland(), dueOn: null })
  expect(isKsefNumber(row?.ksefNumber ?? '')).toBe(true)
  expect(row?.upo).toContain(row?.ksefNumber)
  expect(judgeFa3(row?.xml ?? '')).toEqual([])
  expect(ksef.accepted).toMatchObject([
    { xml: row?.xml, hash: row?.hash, ksefNumber: row?.ksefNumber, isOffline: false },
  ])
})

const broken = { status: 502, body: '<h1>Bad gateway</h1>' }

async function everyAnswerFails(places: RegExp[], moods: ('lost' | 'nonsense' | 'down' | typeof broken)[]) {
  const { place, rows, services, ksef } = await openKsefShop()
  for (const to of places)
    for (const mood of moods) {
      const { invoice } = await place()
      ksef.answerWith(mood, { calls: 1, to })
      for (let turn = 0; turn < 5; turn += 1) await bringForward(services, invoice.id)
      ksef.answerWith('ok')
    }
  const all = await rows()
  expect(all.map(({ state, problem }) => [state, problem])).toEqual(all.map(() => ['accepted', null]))
  expect(ksef.accepted.map(({ ksefNumber }) => ksefNumber)).toEqual(all.map(({ ksefNumber }) => ksefNumber))
  expect(all.filter(({ upo, ksefNumber }) => !upo?.includes(ksefNumber ?? ''))).toEqual([])
  // None had to be refused as a duplicate: lost answers are looked up first.
  expect(ksef.sent).toHaveLength(all.length)
}

test('whatever answer is lost, each document is there once and has its number', () =>
  everyAnswerFails([sending, asking, opening, receipt], ['lost']))

test(
  'the same of answers that are broken, senseless or cut off, also those to a look-up',
  onlyForRelease('the core of it is above'),
  () =>
    everyAnswerFails([sending, asking, opening, receipt, listing, /challenge$/], ['lost', 'nonsense', broken, 'down']),
)

test('what is sent again all the same is known as our own by its duplicate, and as another’s where it is', async () => {
  const { place, rows, work, ksef, database } = await openKsefShop()
  const { invoice } = await place()
  await work()
  const [first] = await rows()
  // As a restored backup has it: the document waits, and nothing is known of what was sent.
  const forget = sql`update ksef_documents set state = 'waiting', ksef_number = null, accepted_at = null, xml = null, hash = null,
    issue_day = null, session = null, reference = null, upo = null`
  const restore = async () => {
    await database.execute(sql`alter table ksef_documents disable trigger keep_ksef_documents`)
    await database.execute(forget)
    await database.execute(sql`alter table ksef_documents enable trigger keep_ksef_documents`)
  }
  await restore()
  // Days later, so that the file says another day, and the list of invoices lags behind.
  const later = Date.now() + 3 * 86_400_000
  ksef.now = () => later
  await work()
  const [again] = await rows()
  expect(again).toMatchObject({
    state: 'accepted',
    xml: first?.xml,
    hash: first?.hash,
    ksefNumber: first?.ksefNumber,
    issueDay: first?.issueDay,
  })
  expect(again?.upo).toContain(first?.ksefNumber)
  expect(ksef.accepted).toHaveLength(1)
  // The number was given to something else meanwhile.
  await restore()
  for (const one of ksef.accepted) one.xml = one.xml.replace(/<P_15>[^<]*/, '<P_15>1.00')
  await work()
  expect(await rows()).toMatchObject([
    { state: 'refused', refusal: { code: 440, details: [expect.stringContaining('inny dokument')] } },
  ])
  expect(ksef.accepted).toHaveLength(1)
  expect(invoice.id).toBe(1)
})

test('a session that is over, an exhausted limit and a system that is away hold documents up and lose none', async () => {
  const { place, rows, work, ksef, services } = await openKsefShop()
  await place()
  await work()
  ksef.expireSessions()
  const { invoice } = await place()
  await work()
  expect((await rows()).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  const { invoice: third } = await place()
  ksef.answerWith({ status: 429, body: '{"status":{"code":429}}' })
  expect(await bringForward(services, third.id)).toBe('rest')
  expect((await rows())[2]).toMatchObject({ state: 'waiting', problem: 'too_often', xml: null })
  ksef.answerWith('ok')
  await work()
  expect((await rows())[2]).toMatchObject({ state: 'accepted', problem: null })
  expect(ksef.accepted).toHaveLength(3)
  expect(invoice.id).toBe(2)
})

test('a document bears the day of its sending in Warsaw, also where midnight comes between', async () => {
  const { place, rows, services, ksef, shop } = await openKsefShop()
  const evening = Date.parse('2026-12-31T22:59:50Z')
  ksef.now = () => evening
  const { invoice } = await place({ paidAt: new Date(evening) }, new Date(evening))
  ksef.answerWith({ status: 429, body: '{}' }, { calls: 1, to: sending })
  await bringForward(services, invoice.id)
  ksef.now = () => evening + 20_000
  await bringForward(services, invoice.id)
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'accepted', issueDay: '2027-01-01' })
  expect(row?.xml).toContain('<P_1>2027-01-01</P_1>')
  expect(ksef.accepted).toMatchObject([
    { isOffline: false, facts: { issueDay: '2027-01-01', number: 'FV/2026/000001' } },
  ])
  // It is written at ten to twelve and would arrive on the next day.
  let at = evening
  ksef.now = () => at
  const { invoice: second } = await place({ paidAt: new Date(evening) }, new Date(evening))
  const midnight = { ...services, now: () => ((at += 6_000), new Date(at)) }
  await bringForward(midnight, second.id)
  await bringForward(midnight, second.id)
  expect((await rows())[1]).toMatchObject({ state: 'accepted', issueDay: '2027-01-01' })
  expect(ksef.accepted.every(({ isOffline }) => !isOffline)).toBe(true)
  const [listed] = (await (await shop.callAsAdmin('GET', '/api/admin/invoices?month=2026-11')).json()).documents
  expect(listed).toBeUndefined()
})

test('two copies of the program and several jobs at once send a document once, also one whose taker fell silent', async () => {
  const { place, rows, services, connect, ksef, database } = await openKsefShop()
  const { invoice } = await place()
  const copies = [services, connect(), connect()]
  await Promise.all([...copies, ...copies].map((one) => bringForward(one, invoice.id)))
  await bringForward(services, invoice.id)
  expect(await rows()).toMatchObject([{ state: 'accepted', takenAt: null }])
  expect(ksef.sent).toHaveLength(1)
  // Who took a document and fell silent loses it after a while.
  const { invoice: second } = await place()
  const takenAgo = (time: string) =>
    database.execute(sql`update ksef_documents set taken_at = now() - ${time}::interval where state = 'waiting'`)
  await takenAgo('2 minutes')
  expect(await bringForward(services, second.id)).toBe('again')
  expect(ksef.sent).toHaveLength(1)
  await takenAgo('4 minutes')
  await bringForward(services, second.id)
  expect(await rows()).toMatchObject([{}, { state: 'accepted' }])
  expect(ksef.sent).toHaveLength(2)
})
