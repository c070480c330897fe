import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { backupFolder, withBackup } from '../../tests/support/backups.ts'
import { addContacts, campaignIn, startUnnoticed } from '../../tests/support/campaigns.ts'
import { createDataFolder } from '../../tests/support/data-folder.ts'
import { issuedIn, placeCompanyOrder, placeInvoicedOrder } from '../../tests/support/invoices.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { openFakeStripe } from '../../tests/support/stripe-shop.ts'
import { suppress } from '../../tests/support/suppressed.ts'
import { standingOf, startPayment } from '../../tests/support/unpaid-order.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { jobs } from '../app/jobs.ts'
import { suppressedAddresses } from '../mail/unsubscribe/suppressed-addresses.table.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { sendCampaigns } from '../marketing/campaigns/send-campaigns.server.ts'
import { createStripeProvider } from '../sales/payments/stripe/stripe-provider.server.ts'
import type { JobServices } from '../server/jobs/jobs.ts'
import { createLog } from '../server/log.ts'
import { restoreShop } from '../app/restore-shop.server.ts'
import { writeBackup } from '../server/backup/write-backup.ts'
import { checkPaymentsAfterRestore } from './check-payments-after-restore.server.ts'
import { issueWaiting } from '../sales/invoices/issue-waiting.server.ts'
import type { RestoreReport } from './after-restore.ts'

/** A backup of this moment, and the way to bring it back: into the same shop, or into another one. */
async function backUp(shop: TestShop) {
  const path = join(await backupFolder(), 'shop.backup')
  await writeBackup(shop.databaseUrl, path)
  return ({ databaseUrl } = shop) => withBackup(path, (file) => restoreShop(databaseUrl, file))
}

/** One that was begun by itself, as on a new machine. */
async function openOtherShop(...settings: Parameters<typeof openTestShop>): Promise<TestShop> {
  const shop = await openTestShop(...settings)
  await shop.database.execute(sql`update migrations set applied_at = now()`)
  return shop
}

const report = async (shop: TestShop) =>
  ((await (await shop.callAsAdmin('GET', '/api/admin/restore')).json()) as { restore: RestoreReport | null }).restore

async function confirm(shop: TestShop, body: object = {}) {
  const answer = await shop.callAsAdmin('POST', '/api/admin/restore/confirm', { body })
  return { status: answer.status, ...(answer.status === 204 ? {} : ((await answer.json()) as object)) }
}

/** The provider has been asked; here there is nothing to ask. */
const asked = ({ database }: TestShop) => database.execute(sql`update restores set payments_asked_at = now()`)

const groundOf = ({ database }: TestShop, more: Partial<JobServices> = {}) =>
  ({ database, log: createLog('silent'), ...more }) as JobServices
const { signal } = new AbortController()

describe('messages wait until somebody has confirmed', () => {
  const addMail = async ({ database }: TestShop) => {
    const { rows } = await database.execute<{ id: string }>(sql`
      insert into mails (id, kind, recipient, language, subject, html, plain)
      values (uuidv7(), 'test', 'anna@example.com', 'pl', 'Próba', '', '') returning id`)
    return rows[0]?.id ?? ''
  }
  const mailsOf = async ({ database }: TestShop) =>
    (await database.execute(sql`select state, attempts, is_held as "isHeld" from mails`)).rows

  test('and use up no try; the panel says why; then they leave', async () => {
    const shop = await openTestShop()
    const mail = await addMail(shop)
    await (
      await backUp(shop)
    )()
    await sendMail.perform(groundOf(shop), { mail }, signal)
    expect(await mailsOf(shop)).toEqual([{ state: 'waiting', attempts: 0, isHeld: true }])
    expect(await (await shop.callAsAdmin('GET', '/api/admin/mails')).json()).toMatchObject([{ isHeld: true }])
    expect((await fetch(`${shop.origin}/api/health`)).status).toBe(200)
    expect(await report(shop)).toMatchObject({ isConfirmed: false, waitingMails: 1 })

    await asked(shop)
    expect(await confirm(shop)).toEqual({ status: 204 })
    const { path, remove } = await createDataFolder()
    const work = await runJobsOn(shop.databaseUrl, { environment: { DATA_DIR: path } })
    await expect.poll(() => mailsOf(shop)).toEqual([{ state: 'sent', attempts: 1, isHeld: false }])
    await work.stop()
    await remove()
    expect(await report(shop)).toMatchObject({ isConfirmed: true, confirmedBy: 'admin' })
    expect(await confirm(shop)).toMatchObject({ status: 409, code: 'nothing_to_confirm' })
  })

  test('a campaign that somebody lets go on sends nothing until then', async () => {
    const shop = await openTestShop()
    await addContacts(shop.database, 1)
    const id = await startUnnoticed(shop.database)
    await (
      await backUp(shop)
    )()
    const goOn = await shop.callAsAdmin('PUT', `/api/admin/marketing/campaigns/${id}`, { body: { state: 'sending' } })
    expect(goOn.status).toBe(200)
    await sendCampaigns.perform(groundOf(shop), {}, signal)
    expect(await campaignIn(shop, id)).toMatchObject({ state: 'sending', successCount: 0, waitingCount: 1 })
  })

  test('what the shop had sent since the backup is not sent again by the same shop', async () => {
    const shop = await openTestShop()
    await addMail(shop)
    const restore = await backUp(shop)
    await shop.database.execute(sql`update mails set state = 'sent', sent_at = now()`)
    await restore()
    expect(await mailsOf(shop)).toMatchObject([{ state: 'sent' }])
  })
})

describe('a restore over the shop itself', () => {
  test('goes on above the highest numbers that it gave, and keeps away who left the list', async () => {
    const shop = await openTestShop()
    await placeInvoicedOrder(shop.database)
    await suppress(shop.database, 'przed@example.com', 'page')
    const restore = await backUp(shop)
    await placeInvoicedOrder(shop.database)
    const last = await placeInvoicedOrder(shop.database)
    await suppress(shop.database, 'po@example.com', 'page')
    await restore()

    expect(await report(shop)).toMatchObject({
      isContinued: true,
      leftSince: 1,
      series: [{ kind: 'invoice', inBackup: 1, last: 3 }],
    })
    expect(await shop.database.select().from(suppressedAddresses)).toHaveLength(2)
    const next = await placeInvoicedOrder(shop.database)
    expect(next.invoice.sequence).toBe(last.invoice.sequence + 1)
    expect(placeOf(next.order.number)).toBe(placeOf(last.order.number) + 1)
  })
})

const placeOf = (number: string) => Number(number.split('-').at(-1))

describe('a restore on a new machine', () => {
  test('issues no invoice before somebody has told the last number, then those that waited; orders are numbered from far above', async () => {
    const shop = await openTestShop()
    const { order } = await placeInvoicedOrder(shop.database)
    const other = await openOtherShop()
    await (
      await backUp(shop)
    )(other)
    await asked(other)
    expect(await report(other)).toMatchObject({ isContinued: false, leftSince: 0 })

    const waiting = await placeCompanyOrder(other.database)
    expect(placeOf(waiting.number)).toBe(placeOf(order.number) + 1_001)
    const path = `/api/admin/orders/${waiting.id}/documents`
    const refused = await other.callAsAdmin('POST', path)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'invoices_wait' }])

    expect(await confirm(other)).toMatchObject({ status: 422, code: 'last_numbers_missing' })
    const tooLow = { lastInvoice: 0, lastCorrection: 0 }
    expect(await confirm(other, tooLow)).toMatchObject({ status: 422, code: 'last_number_too_low' })
    expect(await confirm(other, { lastInvoice: 7, lastCorrection: 0 })).toEqual({ status: 204 })
    await issueWaiting.perform(groundOf(other), { since: new Date(0).toISOString() }, signal)
    expect((await issuedIn(other)).map(({ sequence }) => sequence)).toEqual([1, 8])
    const { rows } = await other.database.execute(sql`select action, subject, administrator from audit_entries`)
    expect(rows).toEqual([{ action: 'confirmed', subject: 'restore', administrator: 'admin' }])
  })

  test('goes on after the last number of the backup where none was issued since', async () => {
    const shop = await openTestShop()
    await placeInvoicedOrder(shop.database)
    const other = await openOtherShop()
    await (
      await backUp(shop)
    )(other)
    await asked(other)
    expect(await confirm(other, { noneIssuedSince: true })).toEqual({ status: 204 })
    expect((await placeInvoicedOrder(other.database)).invoice.sequence).toBe(2)
  })
})

describe('the provider is asked for what was paid since', () => {
  test('what belongs to an order takes its effect, what belongs to none is told with who paid, and its number is not given again', async () => {
    const stripe = await openFakeStripe()
    const settings = { payments: 'stripe' as const, stripe: stripe.settings }
    const shop = await openTestShop(settings)
    const known = await startPayment(shop.database, settings)
    const restore = await backUp(shop)
    const lost = await startPayment(shop.database, settings)
    for (const { sessionId } of [known, lost]) stripe.pay(sessionId)
    const other = await openOtherShop(settings)
    await restore(other)

    const services = groundOf(other, { payments: createStripeProvider(stripe.settings) })
    stripe.answerWith('down')
    await expect(checkPaymentsAfterRestore.perform(services, {}, signal)).rejects.toThrow('Stripe')
    expect(await report(other)).toMatchObject({
      payments: { askedAt: null, problem: expect.stringContaining('Stripe') },
    })
    expect(await confirm(other, { noneIssuedSince: true })).toMatchObject({ status: 409, code: 'payments_not_asked' })

    stripe.answerWith('ok')
    await checkPaymentsAfterRestore.perform(services, {}, signal)
    expect(await standingOf(other.database, known.sessionId)).toMatchObject({ order: 'paid', payment: 'paid' })
    expect((await report(other))?.payments).toMatchObject({
      provider: 'stripe',
      problem: null,
      settled: 1,
      strays: [
        {
          id: lost.sessionId,
          amount: stripe.ledger.session(lost.sessionId).amount_total,
          currency: 'PLN',
          email: 'anna@example.com',
          orderNumber: lost.order.number,
        },
      ],
    })
    expect(placeOf((await placeOrder(other.database)).number)).toBeGreaterThan(placeOf(lost.order.number))
    expect(await confirm(other, { noneIssuedSince: true })).toEqual({ status: 204 })
    expect((await report(other))?.payments.strays).toMatchObject([{ id: lost.sessionId, email: null }])
  })

  test('of a shop without one, nobody is asked', async () => {
    const shop = await openTestShop()
    await (
      await backUp(shop)
    )()
    const work = await runJobsOn(shop.databaseUrl, {
      jobs: jobs.filter(({ name }) => name === checkPaymentsAfterRestore.name),
    })
    await expect.poll(async () => (await report(shop))?.payments.askedAt).toEqual(expect.any(String))
    await work.stop()
  })
})
