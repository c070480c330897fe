import { paymentsTexts } from '../texts.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentRequest } from '../../../../tests/support/payment-requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { openStripeShop } from '../../../../tests/support/stripe-shop.ts'
import { standingOf, startPayment } from '../../../../tests/support/unpaid-order.ts'
import { openReadyDatabase } from '../../../../tests/support/job-runner.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { languages } from '../../../kernel/language.ts'
import { money } from '../../../kernel/money.ts'
import { createLog } from '../../../server/log.ts'
import { createDemoProvider } from './demo-provider.server.ts'
import { ProviderUnavailable } from '../payment.ts'
import { demoOutcomes, payments } from '../payments.table.ts'

/** As a browser without JavaScript sends it: from a page whose address it tells nobody, the site itself included. */
const press = (shop: TestShop, url: string, choice?: string) =>
  fetch(`${shop.origin}${url}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(choice === undefined ? {} : { do: choice }),
    headers: { Origin: 'null' },
  })

const outcomesOf = ({ database }: TestShop) => database.select({ outcome: demoOutcomes.outcome }).from(demoOutcomes)
const successOf = (sessionId: string, language: string) => `/checkout/success?session_id=${sessionId}&lang=${language}`
const past = new Date(Date.now() - 1_000)

describe('the page', () => {
  test.for(languages)('in %s is plainly a demonstration, and a form that needs no JavaScript', async (language) => {
    const shop = await openTestShop()
    const texts = (await paymentsTexts.load(language)).demoPayment
    const { url, order } = await startPayment(shop.database, {}, { language })
    const answer = await shop.call('GET', url)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    for (const text of [texts.demonstration, texts.explanation, order.number, formatMoney(order.total, language)])
      expect(html).toContain(text)
    expect(html).toMatch(/<form [^>]*method="post"/)
    for (const [choice, words] of [
      ['pay', texts.pay],
      ['decline', texts.decline],
      ['back', texts.back],
    ])
      expect(html).toMatch(new RegExp(`<button[^>]* type="submit" value="${choice}" name="do">${words}</button>`))
  })

  test('is told to nobody and kept nowhere, and its address stands in no line of the log', async () => {
    const logged: string[] = []
    const log = createLog('debug', { write: (line) => void logged.push(line) })
    const shop = await openTestShop({}, undefined, undefined, log)
    const { url, sessionId } = await startPayment(shop.database)
    const answer = await shop.call('GET', url)
    const html = await answer.text()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(html).toContain('<meta name="robots" content="noindex">')
    await (await shop.call('GET', `/api/store/demo-payments/${sessionId}`)).text()
    await (await press(shop, url, 'pay')).text()
    expect(logged.join('')).toContain('"path":"/checkout/demo/…"')
    expect(logged.join('')).not.toContain(sessionId)
  })

  test('says what is so of a session that is paid, declined, over or unknown, and offers no button there', async () => {
    const shop = await openTestShop()
    const texts = (await paymentsTexts.load('en')).demoPayment
    const start = () => startPayment(shop.database, {}, { language: 'en' })
    const [paid, declined, over] = [await start(), await start(), await start()]
    await press(shop, paid.url, 'pay')
    await press(shop, declined.url, 'decline')
    await shop.database.update(payments).set({ expiresAt: past }).where(eq(payments.id, over.paymentId))
    for (const [state, url] of [
      ['paid', paid.url],
      ['declined', declined.url],
      ['expired', over.url],
      ['unknown', '/checkout/demo/demo_nothing?lang=en'],
    ] as const) {
      const html = await (await shop.call('GET', url)).text()
      expect(html).toContain(texts[state].heading)
      expect(html).not.toContain('<form')
    }
  })
})

describe('pressing', () => {
  test('“pay” leads to the page after paying, where the order is found to be paid', async () => {
    const shop = await openTestShop()
    const { url, sessionId, provider } = await startPayment(shop.database, {}, { language: 'de' })
    const answer = await press(shop, url, 'pay')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, successOf(sessionId, 'de')])
    expect(await provider.readSession(sessionId)).toEqual({
      state: 'paid',
      amount: 6_579,
      currency: 'PLN',
      providerPaymentId: sessionId,
      refunds: [],
    })
  })

  test('“decline” leads there, too, and settles the order at once', async () => {
    const shop = await openTestShop()
    const { url, sessionId } = await startPayment(shop.database)
    const answer = await press(shop, url, 'decline')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, successOf(sessionId, 'pl')])
    expect(await standingOf(shop.database, sessionId)).toMatchObject({ payment: 'declined' })
  })

  test('“back” leads to where one came from and does nothing', async () => {
    const shop = await openTestShop()
    for (const cancelPath of ['/checkout?lang=en', '/store/account/orders/7', `/order/${'a'.repeat(43)}?lang=de`]) {
      const { url, sessionId } = await startPayment(shop.database, {}, { cancelPath })
      const elsewhere = `${url}&back=https://elsewhere.example.com`
      for (const address of [url, elsewhere]) {
        const answer = await press(shop, address, 'back')
        expect([answer.status, answer.headers.get('Location')]).toEqual([303, cancelPath])
      }
      expect(await standingOf(shop.database, sessionId)).toMatchObject({ payment: 'open' })
    }
    expect(await outcomesOf(shop)).toEqual([])
  })

  test('twice, or many at once, counts as what was first', async () => {
    const shop = await openTestShop()
    const { url, sessionId, provider } = await startPayment(shop.database)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => press(shop, url, place % 2 ? 'pay' : 'decline')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const [first, ...others] = await outcomesOf(shop)
    expect(others).toEqual([])
    for (const choice of ['decline', 'pay']) await press(shop, url, choice)
    await provider.expireSession(sessionId)
    expect(await outcomesOf(shop)).toEqual([first])
    expect(await provider.readSession(sessionId)).toMatchObject({ state: first?.outcome })
  })

  test('“pay” when the time is over, or the shop has ended the session, pays nothing', async () => {
    const shop = await openTestShop()
    const [over, ended] = [await startPayment(shop.database), await startPayment(shop.database)]
    await shop.database.update(payments).set({ expiresAt: past }).where(eq(payments.id, over.paymentId))
    await ended.provider.expireSession(ended.sessionId)
    for (const { url, sessionId, provider } of [over, ended]) {
      const answer = await press(shop, url, 'pay')
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, successOf(sessionId, 'pl')])
      expect(await provider.readSession(sessionId)).toMatchObject({ state: 'expired', providerPaymentId: null })
    }
  })

  test('anything else, or too much, does nothing', async () => {
    const shop = await openTestShop()
    const { url } = await startPayment(shop.database)
    for (const choice of [undefined, '', 'PAY', 'refund']) expect((await press(shop, url, choice)).status).toBe(200)
    expect((await press(shop, url, 'x'.repeat(300_000))).status).toBe(413)
    expect((await press(shop, '/checkout/demo/demo_nothing', 'pay')).status).toBe(200)
    expect(await outcomesOf(shop)).toEqual([])
  })
})

test('what was over once stays over, whatever clock says otherwise later', async () => {
  const { database } = await openReadyDatabase()
  const { provider, sessionId, paymentId } = await startPayment(database)
  await database.update(payments).set({ expiresAt: past }).where(eq(payments.id, paymentId))
  expect(await provider.readSession(sessionId)).toMatchObject({ state: 'expired' })
  await database.update(payments).set({ expiresAt: new Date(Date.now() + 60_000) })
  expect(await provider.readSession(sessionId)).toMatchObject({ state: 'expired' })
})

test('a session is one for each payment, tells its whole amount, and is refused where lines and total differ', async () => {
  const { database } = await openReadyDatabase()
  const provider = createDemoProvider(database)
  const asked = paymentRequest()
  const made = await provider.createSession(asked)
  expect(await provider.createSession(asked)).toEqual(made)
  expect((await provider.createSession(paymentRequest())).id).not.toBe(made.id)
  await expect(provider.createSession({ ...asked, total: money(6_578) })).rejects.toThrow(ProviderUnavailable)
  const discount = { code: 'SOL', amount: money(79) }
  expect(await provider.createSession({ ...asked, discount, total: money(6_500) })).toEqual(made)
  expect(await provider.readSession(made.id)).toBeUndefined()
  await provider.expireSession('demo_nothing')
  expect(await database.select().from(demoOutcomes)).toEqual([])
})

test('where money is taken for real, or not at all, there is no demonstration', async () => {
  const { shop: real } = await openStripeShop()
  const closed = await openTestShop({ payments: 'closed' })
  for (const shop of [real, closed]) {
    const { sessionId, url } = await startPayment(shop.database, { payments: 'demo', stripe: undefined })
    for (const path of [
      url,
      `/checkout/demo/${sessionId}`,
      '/checkout/demo/x',
      `/api/store/demo-payments/${sessionId}`,
    ])
      expect([path, (await shop.call('GET', path)).status]).toEqual([path, 404])
    for (const choice of ['pay', 'decline', 'back']) expect((await press(shop, url, choice)).status).toBe(404)
    expect(await outcomesOf(shop)).toEqual([])
  }
})
