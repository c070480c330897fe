import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inKsef, openKsefShop } from '../../../../tests/support/ksef-shop.ts'
import { placeInvoicedOrder } from '../../../../tests/support/invoices.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { judgeFa3 } from '../../../../tests/support/official-schemas.ts'
import { randomUUID } from 'node:crypto'
import type { Acting } from '../../../guards/administrator.ts'
import { money } from '../../../kernel/money.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { correctBuyer } from '../buyer/correct-buyer.server.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { bringForward } from './bring-ksef-document.server.ts'
import { followDocuments } from './ksef-jobs.server.ts'

const sending = /^POST \/v2\/sessions\/online\/[^/]+\/invoices$/
type Shop = Awaited<ReturnType<typeof openKsefShop>>

/** So much of an order goes back, and is corrected. */
async function giveBack({ database }: Shop, orderId: number, amount: number) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(sql`order_id = ${orderId}`)
  const noted = { id: randomUUID(), orderId, paymentId: payment?.id ?? '', amount: money(amount) }
  await database.insert(refunds).values({ ...noted, state: 'done' })
  const issued = await inKsef(() => database.transaction((transaction) => issueCorrections(transaction, orderId)))
  return issued.at(-1)?.id ?? 0
}

const lettersOf = async ({ database }: Shop) =>
  (
    await database.execute<{ kind: string; subject: string; plain: string; attached: string | null }>(sql`
      select mails.kind, subject, plain, mail_attachments.kind as attached
      from mails left join mail_attachments on mail_id = mails.id where mails.kind = 'order-invoice' order by mails.id`)
  ).rows

test('corrections wait for the number of their invoice and for each other; of an invoice outside they say so', async () => {
  const shop = await openKsefShop()
  const { place, services, rows, row, ksef, work } = shop
  const { order, invoice } = await place()
  const first = await giveBack(shop, order.id, 500)
  const second = await giveBack(shop, order.id, 700)
  for (const id of [second, first]) expect(await bringForward(services, id)).toBe('again')
  expect((await rows()).map(({ problem }) => problem)).toEqual([null, 'original_waits', 'original_waits'])
  await bringForward(services, invoice.id)
  expect(await bringForward(services, second)).toBe('again')
  await work()
  expect(ksef.accepted.map(({ facts }) => facts?.number.slice(0, 2))).toEqual(['FV', 'FK', 'FK'])
  const { ksefNumber } = (await row(invoice.id)) ?? {}
  for (const id of [first, second]) {
    const { xml = '' } = (await row(id)) ?? {}
    expect(xml).toContain(`<NrKSeFFaKorygowanej>${ksefNumber}</NrKSeFFaKorygowanej>`)
    expect(judgeFa3(xml ?? '')).toEqual([])
  }
  const outside = await placeInvoicedOrder(shop.database)
  const third = await giveBack(shop, outside.order.id, 500)
  await work()
  expect((await rows()).map(({ invoiceId }) => invoiceId)).toEqual([invoice.id, first, second, third])
  expect((await row(third))?.xml).toContain('<NrKSeFN>1</NrKSeFN>')
})

test('a company’s letter comes with the number; what has none after an hour goes offline with both codes, if it can, and then as it was', async () => {
  const shop = await openKsefShop()
  const { place, services, rows, ksef, database, work } = shop
  await place({ wantsInvoiceByMail: true })
  await work()
  const [accepted] = await rows()
  expect(await lettersOf(shop)).toMatchObject([
    { attached: 'invoice', plain: expect.stringContaining(accepted?.ksefNumber ?? '-') },
  ])
  const { invoice } = await place({ wantsInvoiceByMail: true })
  ksef.answerWith({ status: 429, body: '{}' }, { to: sending })
  await work(1)
  await followDocuments(services)
  expect((await rows())[1]).toMatchObject({ state: 'waiting', handedOverAt: null })
  await database.execute(sql`update ksef_documents set created_at = created_at - interval '2 hours', looked_at = null`)
  // Without a certificate for it nothing goes offline, and the office is told.
  const { line } = services
  await followDocuments({ ...services, line: line && { ...line, account: { ...line.account, offline: undefined } } })
  expect((await rows())[1]).toMatchObject({ state: 'waiting', handedOverAt: null })
  expect(await lettersOf(shop)).toHaveLength(1)
  const told = JSON.stringify(await (await shop.shop.callAsAdmin('GET', '/api/admin/status')).json())
  expect(told).toContain('Od ponad godziny bez numeru: 1 dokument.')
  await database.execute(sql`update ksef_documents set looked_at = null`)
  await followDocuments(services)
  const [, offline] = await rows()
  expect(offline).toMatchObject({
    state: 'waiting',
    dueBy: 'offline24',
    certificateLink: expect.stringContaining('/certificate/Nip/1234563218/'),
  })
  expect(await lettersOf(shop)).toMatchObject([
    {},
    { attached: 'invoice', subject: expect.stringContaining(invoice.number) },
  ])
  ksef.answerWith('ok')
  await work()
  expect((await rows())[1]).toMatchObject({ state: 'accepted', xml: offline?.xml, hash: offline?.hash, dueOn: null })
  expect(ksef.accepted.at(-1)).toMatchObject({ isOffline: true, hash: offline?.hash })
  expect(await lettersOf(shop)).toHaveLength(2)
})

test('what is owed never goes where things are tried out, and holds up nothing there; what was to be tried goes where it counts', async () => {
  const { place, services, row, rows, ksef, database } = await openKsefShop()
  const { line } = services
  if (!line) throw new Error('there is no line')
  const trying = { ...services, line: { ...line, account: { ...line.account, environment: 'test' as const } } }
  const { invoice: owed } = await place()
  expect(await bringForward(trying, owed.id)).toBe('again')
  expect(ksef.sent).toEqual([])
  expect(await row(owed.id)).toMatchObject({ environment: 'production', state: 'waiting', problem: 'off' })
  await inKsef(() => placeInvoicedOrder(database), 'test')
  for (const { invoiceId } of await rows()) await bringForward(services, invoiceId)
  const there = { environment: 'production', state: 'accepted' }
  expect(await rows()).toMatchObject([there, there])
})

test('a refusal says why, holds the document back from its buyer, and is mended by sending it again', async () => {
  const { place, services, rows, ksef, shop } = await openKsefShop()
  ksef.judge = () => ({ code: 450, description: 'Błąd semantyki', details: ['Podmiot1'] })
  const { invoice, order } = await place()
  await bringForward(services, invoice.id)
  const ask = async (path: string, method = 'GET') => {
    const answer = await shop.callAsAdmin(method, `/api/admin/invoices${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  const told = JSON.parse((await ask(`/${invoice.id}/ksef`)).text)
  expect(told).toMatchObject({
    ksef: { state: 'refused', refusal: { code: 450, details: ['Podmiot1'] } },
    canBeSentAgain: true,
  })
  expect(JSON.parse((await ask('/ksef')).text).documents).toHaveLength(1)
  const month = JSON.parse((await ask(`?month=${new Date().toISOString().slice(0, 7)}`)).text)
  expect(month).toMatchObject({ isKsefUsed: true, openInKsef: 1, documents: [{ ksef: { state: 'refused' } }] })
  ksef.judge = () => undefined
  expect((await ask(`/${invoice.id}/ksef`, 'POST')).status).toBe(200)
  expect((await ask(`/${invoice.id}/ksef`, 'POST')).status).toBe(409)
  await bringForward(services, invoice.id)
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'accepted', refusal: null })
  expect((await ask(`/${invoice.id}/ksef/xml`)).text).toBe(row?.xml)
  expect((await ask(`/${invoice.id}/ksef/upo`)).text).toBe(row?.upo)
  expect((await ask('/ksef')).text).toBe('{"documents":[]}')
  const csv = (await ask(`/export?month=${new Date().toISOString().slice(0, 7)}`)).text
  expect(csv).toContain(row?.ksefNumber)
  const pdf = await shop.callAsAdmin('GET', `/api/admin/orders/${order.id}/documents/${invoice.id}`)
  expect(pdf.status).toBe(200)
})

test(
  'what its buyer has is sent again as a technical correction of the same',
  onlyForRelease('rare, and the client tries such a correction in the gate'),
  async () => {
    const { place, services, rows, ksef, shop, database } = await openKsefShop()
    const { invoice } = await place({ wantsInvoiceByMail: true })
    await database.execute(sql`update ksef_documents set created_at = created_at - interval '2 hours'`)
    ksef.answerWith({ status: 429, body: '{}' }, { to: sending })
    await followDocuments(services)
    ksef.answerWith('ok')
    ksef.judge = () => ({ code: 450, description: 'Błąd' })
    await bringForward(services, invoice.id)
    const [refused] = await rows()
    expect(refused).toMatchObject({ state: 'refused' })
    expect(refused?.handedOverAt).not.toBeNull()
    ksef.judge = () => undefined
    const later = Date.now() + 2 * 86_400_000
    ksef.now = () => later
    await shop.callAsAdmin('POST', `/api/admin/invoices/${invoice.id}/ksef`)
    // The session of two days ago is over.
    for (let turn = 0; turn < 2; turn += 1) await bringForward(services, invoice.id)
    const [mended] = await rows()
    expect(mended).toMatchObject({ state: 'accepted', issueDay: refused?.issueDay, hashOfCorrected: refused?.hash })
    expect(ksef.accepted).toMatchObject([{ isOffline: true, hashOfCorrected: refused?.hash }])
  },
)

test('documents that name another buyer go to them once KSeF has them, each as itself', async () => {
  const shop = await openKsefShop()
  const { place, work, database } = shop
  const { order, invoice } = await place()
  await giveBack(shop, order.id, 500)
  const by = { username: 'anna' } as Acting
  const said = { name: 'Gdańska Sól SA', taxNumber: '1132191233', reason: 'KRS', country: 'Poland' }
  const asked = { ...said, address: 'Solna 3', postalCode: '81-718', city: 'Sopot' }
  const outcome = await inKsef(() => correctBuyer(database, by, invoice.id, asked))
  if (!outcome.ok) throw new Error(outcome.code)
  expect(outcome.value.map(({ reason, kind }) => reason ?? kind)).toEqual(['invoice', 'buyer_replaced', 'part_refund'])
  const letters = async () =>
    (
      await database.execute<{ reference: string }>(sql`
        select mails.kind, mail_attachments.kind as attached, reference from mails
        join mail_attachments on mail_id = mails.id where mail_attachments.kind = 'document' order by mails.id`)
    ).rows
  expect(await letters()).toEqual([])
  await work()
  const sent = (await letters()).map(({ reference }) => Number(reference))
  expect(sent.filter((id) => id > invoice.id + 1).toSorted()).toEqual(outcome.value.map(({ id }) => id))
})
