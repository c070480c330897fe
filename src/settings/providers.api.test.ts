import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { openFakeStripe } from '../../tests/support/stripe-shop.ts'
import { startPayment } from '../../tests/support/unpaid-order.ts'

const call = async (shop: TestShop, method: string, path: string, body?: object) => {
  const answer = await shop.callAsAdmin(method, `/api/admin/settings/${path}`, { body })
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}
const standing = (shop: TestShop, part: 'mail' | 'payments') => call(shop, 'GET', `${part}/standing`)
const settingsKey = { settingsKey: 'a key of the environment, long enough' }
const nobody = { host: '127.0.0.1', port: 9 }

async function openMailServer() {
  const server = await openSmtpServer()
  onTestFinished(server.close)
  return { server, place: { host: '127.0.0.1', port: Number(new URL(server.url).port) } }
}

describe('a mail server', () => {
  test('that answers is saved, tried, and known to have been until mail is set anew', async () => {
    const shop = await openTestShop(settingsKey)
    const { server, place } = await openMailServer()
    expect(await call(shop, 'PUT', 'mail', { ...place, inbox: 'biuro@example.com' })).toMatchObject({ warnings: [] })
    expect(await standing(shop, 'mail')).toMatchObject({ office: 'biuro@example.com', takenAt: null })
    const answer = await call(shop, 'POST', 'mail/test', { recipient: '' })
    expect(answer).toMatchObject({
      isSent: true,
      recipient: 'biuro@example.com',
      answer: expect.stringMatching(/^250 /),
    })
    expect(server.delivered).toMatchObject([{ to: [{ address: 'biuro@example.com' }], from: { name: 'Salorge' } }])
    expect(await standing(shop, 'mail')).toMatchObject({ takenAt: expect.any(String) })
    await call(shop, 'PUT', 'mail', { sender: 'other@example.com' })
    expect(await standing(shop, 'mail')).toMatchObject({ takenAt: null })
  })

  test('that doesn’t answer is saved with a warning; a test says what to do', async () => {
    const shop = await openTestShop(settingsKey)
    const saved = await call(shop, 'PUT', 'mail', nobody)
    expect(saved).toMatchObject({ status: 200, version: 1, warnings: [expect.stringContaining('nie odpowiada')] })
    const answer = await call(shop, 'POST', 'mail/test', { recipient: 'anna@example.com' })
    expect(answer).toMatchObject({ isSent: false, answer: '', sentence: expect.stringContaining('nazwę i port') })
    expect(await standing(shop, 'mail')).toMatchObject({ takenAt: null })
  })

  test('to which letters may go unencrypted is saved with a warning; a user demands encryption', async () => {
    const shop = await openTestShop(settingsKey)
    const readable = expect.stringContaining('bez szyfrowania')
    const saved = await call(shop, 'PUT', 'mail', { host: 'mail.invalid', port: 9 })
    expect(saved).toMatchObject({ warnings: expect.arrayContaining([readable]) })
    const withUser = await call(shop, 'PUT', 'mail', { username: 'anna', password: 'correct horse' })
    expect(withUser).toMatchObject({ status: 200, warnings: expect.not.arrayContaining([readable]) })
  })

  test('that refuses is quoted in its own words', async () => {
    const shop = await openTestShop(settingsKey)
    const { server, place } = await openMailServer()
    server.trouble({ at: 'sign-in', code: 535, saying: 'no such user' })
    const saved = await call(shop, 'PUT', 'mail', { ...place, username: 'anna', password: 'correct horse' })
    expect(saved).toMatchObject({ warnings: [expect.stringContaining('użytkownika albo hasła')] })
    const answer = await call(shop, 'POST', 'mail/test', { recipient: 'anna@example.com' })
    expect(answer).toMatchObject({ isSent: false, answer: expect.stringMatching(/^535 .*no such user/) })
    expect(JSON.stringify(answer)).not.toContain('horse')
  })

  test('that is another program isn’t quoted', async () => {
    const shop = await openTestShop(settingsKey)
    const other = createServer((socket) => socket.end('the other program’s secrets\r\n')).listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    await call(shop, 'PUT', 'mail', { host: '127.0.0.1', port: (other.address() as AddressInfo).port })
    const answer = await call(shop, 'POST', 'mail/test', { recipient: 'anna@example.com' })
    expect(answer).toMatchObject({ isSent: false, answer: '' })
    expect(JSON.stringify(answer)).not.toContain('secrets')
  })

  test('gets no password that was typed for another', async () => {
    const shop = await openTestShop(settingsKey)
    await call(shop, 'PUT', 'mail', { ...nobody, username: 'anna', password: 'correct horse' })
    const moved = await call(shop, 'PUT', 'mail', { host: 'localhost' })
    expect(moved).toMatchObject({
      status: 422,
      fields: { password: 'Wpisz ponownie: zapisane było dla innego serwera' },
    })
    expect(await call(shop, 'PUT', 'mail', { host: 'localhost', password: 'again' })).toMatchObject({ status: 200 })
  })
})

describe('a key of Stripe', () => {
  const open = async () => {
    const stripe = await openFakeStripe()
    const { secretKey, webhookSecret, apiUrl } = stripe.settings
    const shop = await openTestShop({
      ...settingsKey,
      payments: 'closed',
      stripeWithoutKey: { webhookSecret: undefined, apiUrl },
    })
    return { stripe, shop, keys: { secretKey, webhookSecret } }
  }

  test('holds for the next order, and for the next news, without a restart', async () => {
    const { stripe, shop, keys } = await open()
    expect(await standing(shop, 'payments')).toMatchObject({ mode: 'closed', hasWebhookSecret: false })
    expect(await call(shop, 'PUT', 'payments', keys)).toMatchObject({ warnings: [] })
    expect(await standing(shop, 'payments')).toMatchObject({
      mode: 'test',
      hasWebhookSecret: true,
      webhookSeenAt: null,
    })

    const { sessionId } = await startPayment(shop.database, { payments: 'stripe', stripe: stripe.settings })
    expect(await standing(shop, 'payments')).toMatchObject({ openPayments: 1 })
    stripe.pay(sessionId)
    await stripe.events.deliver(stripe.events.last('checkout.session.completed'), shop.origin)
    expect(await standing(shop, 'payments')).toMatchObject({ webhookSeenAt: expect.any(String), openPayments: 0 })
    const { rows } = await shop.database.execute(sql`select payment_status from orders`)
    expect(rows).toEqual([{ payment_status: 'paid' }])
    await call(shop, 'PUT', 'payments', { webhookSecret: 'whsec_another_one' })
    expect(await standing(shop, 'payments')).toMatchObject({ webhookSeenAt: null })
  })

  test('that Stripe doesn’t take, or can’t be asked about, is saved with a warning', async () => {
    const { stripe, shop, keys } = await open()
    const wrong = await call(shop, 'PUT', 'payments', { ...keys, secretKey: 'sk_test_of_nobody_at_all' })
    expect(wrong).toMatchObject({ status: 200, warnings: [expect.stringContaining('nie przyjmuje tego klucza')] })
    stripe.close()
    const away = await call(shop, 'PUT', 'payments', keys)
    expect(away).toMatchObject({ status: 200, warnings: [expect.stringContaining('Stripe nie odpowiada')] })
  })
})

test('a carrier’s token lets the page show the carrier’s map from the next request on', async () => {
  const shop = await openTestShop(settingsKey)
  const page = async () => (await shop.call('GET', '/checkout')).headers.get('Content-Security-Policy')
  expect(await page()).not.toContain('inpost')
  await call(shop, 'PUT', 'carrier', { mapToken: 'a.token.of.the.carrier' })
  expect(await page()).toContain('inpost')
  expect(await (await shop.call('GET', '/api/store/checkout-settings')).text()).toContain('a.token.of.the.carrier')
})

test('a country of delivery without a rate is saved with a warning that names it', async () => {
  const shop = await openTestShop(settingsKey)
  const saved = await call(shop, 'PUT', 'delivery', { isLimited: true, countries: ['DE'] })
  expect(saved).toMatchObject({ status: 200, warnings: [expect.stringContaining('Niemcy')] })
})
