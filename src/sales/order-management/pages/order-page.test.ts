import { orderManagementTexts } from '../texts.ts'
import { refusalServerTexts } from '../../../server/http/texts.server.ts'
import { describe, expect, test } from 'vitest'
import { attemptPayment, linkTo, locker, paid, placeOrder } from '../../../../tests/support/orders.ts'
import { openTestShop } from '../../../../tests/support/shop.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { languages } from '../../../kernel/language.ts'
import { money } from '../../../kernel/money.ts'

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>'

describe('the page to which a link in a letter leads', () => {
  test.for(languages)('tells in %s all of an order, also where no scripts run', async (language) => {
    const texts = {
      ...(await orderManagementTexts.load(language)).order,
      ...(await orderManagementTexts.load(language)).orderView,
    }
    const shop = await openTestShop()
    const { id, number } = await placeOrder(shop.database, {
      ...paid,
      status: 'shipped',
      shippingStatus: 'shipped',
      trackingNumber: '123456789012345678901234',
      pickupPoint: locker,
      discountAmount: money(490),
      discountCode: 'SOL10',
      shippingCost: money(0),
      companyName: 'Pod Żaglem',
      taxNumber: '5260250274',
    })
    const { path } = await linkTo(shop.database, id, language)
    const html = await (await shop.call('GET', path)).text()
    const text = html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n')
    const said = [
      number,
      texts.situations.shipped.heading,
      'Sól celtycka gruba',
      'SOL10',
      texts.free,
      locker.name,
      locker.address.line1,
      texts.delivery.hours('24/7'),
      'Pod Żaglem',
      `${texts.invoice.taxNumber} 5260250274`,
      'anna@example.com',
    ]
    for (const words of said) expect(text).toContain(words)
    expect(html).toContain('href="https://inpost.pl/sledzenie-przesylek?number=123456789012345678901234"')
    expect(html).toMatch(new RegExp(`<title>${texts.title} ${number} – `))
    expect(text).toMatch(/−4[,.]90\u00A0zł/)
    expect(text).toMatch(/69[,.]80\u00A0zł/)
  })

  test.for(languages)('tells in %s how much went back, and nothing of it where nothing did', async (language) => {
    const { payment } = (await orderManagementTexts.load(language)).orderView
    const shop = await openTestShop()
    const { id } = await placeOrder(shop.database, paid)
    await attemptPayment(shop.database, id, { state: 'paid', amount: money(9069), refunded: money(1250) })
    const other = await placeOrder(shop.database, paid)
    const read = async (order: number) => {
      const html = await (await shop.call('GET', (await linkTo(shop.database, order, language)).path)).text()
      return html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n')
    }
    const sentence = (amount: number) => payment.refunded(formatMoney(money(amount), language))
    expect(await read(id)).toContain(sentence(1250))
    expect(await read(other.id)).not.toContain(sentence(0))
  })

  test('is kept nowhere, found by nobody, and told to no other site', async () => {
    const shop = await openTestShop()
    const { id } = await placeOrder(shop.database)
    const answer = await shop.call('GET', (await linkTo(shop.database, id)).path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  })

  test('shows at once what has become of the order', async () => {
    const { situations } = (await orderManagementTexts.load('pl')).orderView
    const shop = await openTestShop()
    const { id } = await placeOrder(shop.database)
    const { path } = await linkTo(shop.database, id)
    const read = async () => (await shop.call('GET', path)).text()
    expect(await read()).toContain(situations.payable.heading)
    await shop.database.execute(`update orders set status = 'cancelled', payment_status = 'failed'`)
    const html = await read()
    expect(html).toContain(situations.cancelled.heading)
    expect(html).not.toContain('Zapłać teraz')
  })

  test('shows as text whatever people typed', async () => {
    const shop = await openTestShop()
    const { id } = await placeOrder(shop.database, {
      ...paid,
      firstName: hostile,
      lastName: hostile,
      email: hostile,
      phone: hostile,
      companyName: hostile,
      taxNumber: hostile,
      trackingNumber: hostile,
      discountCode: hostile,
      discountAmount: money(1),
      pickupPoint: { name: hostile, address: { line1: hostile, line2: hostile }, opening_hours: hostile },
      lines: [{ productName: hostile }],
    })
    const html = await (await shop.call('GET', (await linkTo(shop.database, id)).path)).text()
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html.split('&lt;script&gt;alert(1)')).toHaveLength(15)
  })

  test.for(languages)('says in %s that a link is unknown, and where help is', async (language) => {
    const { unknown } = (await orderManagementTexts.load(language)).order
    const shop = await openTestShop()
    for (const token of ['half-a-link', 'a'.repeat(43), 'a'.repeat(2_000)]) {
      const answer = await shop.call('GET', `/order/${token}?lang=${language}`)
      const html = await answer.text()
      expect(answer.status).toBe(404)
      expect(html).toContain(unknown.heading)
      expect(html).toContain('href="mailto:office@salorge.example"')
      expect(html).toContain('href="/store"')
      expect(html).toContain(`<title>${unknown.heading} – `)
    }
  })
})

test.for(languages)(
  'what is said in %s when paying fails is what the shop says of payments elsewhere',
  async (language) => {
    const { pay } = (await orderManagementTexts.load(language)).orderView
    expect(pay.failed).toBe(refusalServerTexts[language].errors.payment_unavailable)
  },
)

test('an order in the account says nothing to who doesn’t run scripts but where to ask', async () => {
  const shop = await openTestShop()
  const answer = await shop.call('GET', '/store/account/orders/1')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toMatch(/<noscript>.*mailto:office@salorge\.example/s)
})
