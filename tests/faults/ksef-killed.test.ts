import { setTimeout } from 'node:timers/promises'
import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { followKsefDocuments } from '../../src/sales/invoices/ksef/ksef-jobs.server.ts'
import { ksefDocuments } from '../../src/sales/invoices/ksef/ksef-documents.table.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { adminPassword } from '../support/database.ts'
import { FakeKsef } from '../support/fake-ksef.ts'
import { placeInvoicedOrder } from '../support/invoices.ts'
import { inKsef } from '../support/ksef-shop.ts'
import { kill, openKillableShop } from '../support/killable-shop.ts'
import type { Program } from '../support/program.ts'
import { amount } from '../support/release.ts'

const kills = amount(1, 30)
/** The number of the example that sells until an owner has said who they are. */
const sellersNumber = '1234563218'

/** Switches KSeF on, as an owner does. */
async function switchOn({ origin }: Program, ksef: FakeKsef): Promise<void> {
  const send = (method: string, path: string, body: object, Cookie = '') =>
    fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('POST', 'login', { username: 'admin', password: adminPassword })
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const { certificate, privateKey } = ksef.issue(sellersNumber)
  const proof = { environment: 'production', certificate, privateKey }
  const saved = await send('PUT', 'settings/ksef', proof, cookie.join('; '))
  expect(saved.status, await saved.text()).toBe(200)
}

test(`kill -9 between issuing and acceptance, ${kills} times: each document is in KSeF once, as it is kept, with its receipt, and its letter arrives`, async () => {
  const ksef = await FakeKsef.open()
  onTestFinished(() => ksef.close())
  const { database, office, start } = await openKillableShop({
    SETTINGS_KEY: 'a key of the environment, long enough',
    KSEF_URL: ksef.url,
  })
  const rows = () => database.select().from(ksefDocuments).orderBy(asc(ksefDocuments.invoiceId))
  /** Who took a document has been silent for long, and calls that were on their way are over. */
  const letMinutesPass = async () => {
    await database.execute(sql`
      update ksef_documents set taken_at = taken_at - interval '5 minutes', sent_at = sent_at - interval '5 minutes',
        looked_at = looked_at - interval '5 minutes', created_at = created_at - interval '5 minutes'
      where state <> 'accepted' or upo is null`)
    await enqueue(database, followKsefDocuments, {})
  }
  for (let round = 0; round < kills; round += 1) {
    const program = await start()
    if (round === 0) await switchOn(program, ksef)
    await letMinutesPass()
    // The system has the document, and the program is gone before it hears so; or it is anywhere else.
    const isGone = Promise.withResolvers<void>()
    const arrived = ksef.sent.length
    const mustHear = round % 2 === 0
    ksef.judge = () => {
      if (mustHear) program.process.kill('SIGKILL')
      isGone.resolve()
      return undefined
    }
    for (let placed = 0; placed < 3; placed += 1)
      await inKsef(() => placeInvoicedOrder(database, { wantsInvoiceByMail: true }))
    await isGone.promise
    if (!mustHear) await setTimeout(Math.random() * 300)
    await kill(program)
    expect(ksef.sent.length).toBeGreaterThan(arrived)
  }
  ksef.judge = () => undefined
  const program = await start()
  const left = async () => (await rows()).filter(({ upo }) => upo === null).length
  const until = Date.now() + 300_000
  while ((await left()) > 0 && Date.now() < until) {
    await letMinutesPass()
    await setTimeout(1_000)
  }
  const all = await rows()
  expect(all).toHaveLength(kills * 3)
  expect(all.map(({ state, problem }) => [state, problem])).toEqual(all.map(() => ['accepted', null]))
  const kept = all.map(({ ksefNumber, hash, xml }) => ({ ksefNumber, hash, xml }))
  const accepted = ksef.accepted.map(({ ksefNumber, hash, xml }) => ({ ksefNumber, hash, xml }))
  const byNumber = (one: { ksefNumber: string | null }, other: { ksefNumber: string | null }) =>
    (one.ksefNumber ?? '').localeCompare(other.ksefNumber ?? '')
  expect(accepted.toSorted(byNumber)).toEqual(kept.toSorted(byNumber))
  expect(all.filter(({ upo, ksefNumber }) => !upo?.includes(ksefNumber ?? ''))).toEqual([])
  // What may be there is looked up before it is sent again, so that the system never had to refuse a second one.
  expect(ksef.sent).toHaveLength(all.length)
  const waiting = async () => (await database.execute(sql`select 1 from mails where state = 'waiting'`)).rowCount
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0)
  const arrived = Map.groupBy(office.delivered, ({ messageId }) => messageId)
  const letters = await database.execute(sql`select 1 from mails where kind = 'order-invoice' and state = 'sent'`)
  expect(letters.rowCount).toBe(all.length)
  const mailed = await database.execute(sql`select 1 from mails`)
  expect(arrived.size).toBe(mailed.rowCount)
  // A mail comes twice only when the program died after the server took it and before that was noted.
  expect(office.delivered.length - arrived.size).toBeLessThanOrEqual(kills * 3)
  expect(await program.stop()).toBe(0)
}, 900_000)
