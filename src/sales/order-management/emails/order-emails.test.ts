import { uiTexts } from '../../../ui/texts.ts'
import { describe, expect, test } from 'vitest'
import { acceptedTexts, emailsOf, linkIn, orderIn, trackingUrl } from '../../../../tests/support/order-emails.ts'
import { brand } from '../../../brand.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { languages } from '../../../kernel/language.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { acceptedDocuments } from '../../../legal/legal.ts'
import { legalVersions } from '../../../legal/legal-versions.ts'
import { renderEmail } from '../../../mail/layout/email.mail.tsx'
import { siteAddress } from '../../../mail/layout/site-address.ts'
import { orderAttentionOfficeEmail, orderPaidOfficeEmail } from './order-office.mail.tsx'
import { orderRefundedEmail, paymentSummaryEmail } from './order-payment.mail.tsx'
import type { OrderDetails } from '../order-details.ts'
import { attentionReasons } from '../../orders/order.ts'

const officeEmailsOf = (order: OrderDetails) => ({
  paid: orderPaidOfficeEmail(order),
  ...Object.fromEntries(attentionReasons.map((reason) => [reason, orderAttentionOfficeEmail(order, reason)])),
})

/** What a letter shows of its HTML, in one line. */
const seenIn = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

const cases = languages.flatMap((language) =>
  Object.entries(emailsOf(orderIn(language))).map(([name, email]) => ({ name, language, email })),
)
const officeCases = Object.entries(officeEmailsOf(orderIn('de'))).map(([name, email]) => ({
  name: `office ${name}`,
  language: brand.officeLanguage,
  email,
}))

describe('a letter about an order', () => {
  test.for([...cases, ...officeCases])('$name in $language says the same in both forms', ({ email, language }) => {
    const { subject, html, plain } = renderEmail(email, language)
    expect(subject).toContain('S-2026-000123')
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    for (const form of [html, plain]) {
      expect(form).toContain('S-2026-000123')
      expect(form).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|null/)
    }
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
      expect(plain).toContain(address.replace('mailto:', '').replaceAll('&amp;', '&'))
    }
    const missing = seenIn(html)
      .split(/\s+/)
      .filter((word) => /^[\p{L}\d]{4,}$/u.test(word) && !plain.includes(word))
    expect(missing).toEqual([])
    expect(html).not.toMatch(/src="(?!cid:)|url\(|@import|<link|<script/)
    expect(html.match(/class="action"/g)).toHaveLength(1)
  })

  test.for(cases)('$name in $language leads to the order', ({ email, language }) => {
    const { html, plain } = renderEmail(email, language)
    expect(html).toContain(`href="${siteAddress}${linkIn(language)}"`)
    expect(plain).toContain(`\n${siteAddress}${linkIn(language)}\n`)
  })

  test.for(cases.filter(({ name }) => !['shipped', 'delivered', 'beingChecked'].includes(name)))(
    '$name in $language names what the order comes to',
    ({ email, language }) => {
      const { html, plain } = renderEmail(email, language)
      for (const form of [html, plain]) expect(form).toContain(formatMoney(readMoney('66.81'), language))
    },
  )
})

test.for(languages)(
  'a letter about several unpaid orders names each with what it comes to and the way to pay it, in %s',
  (language) => {
    const unpaid = ['S-2026-000123', 'S-2026-000124'].map((orderNumber, id) => ({
      order: orderIn(language, { id, orderNumber }),
      link: `/order/secret-${id}?lang=${language}`,
    }))
    const { html, plain } = renderEmail(paymentSummaryEmail(language, unpaid), language)
    for (const form of [html, plain]) {
      expect(form.split(formatMoney(readMoney('66.81'), language))).toHaveLength(3)
      for (const { order, link } of unpaid) {
        expect(form).toContain(order.orderNumber)
        expect(form).toContain(`${siteAddress}${link}`)
      }
      // Whoever ordered with another's address mustn't be able to write to them.
      expect(form).not.toContain('Anna')
    }
  },
)

describe('the confirmation', () => {
  const confirmed = (order: OrderDetails) => renderEmail(emailsOf(order).confirmed, order.language)

  test.for(languages)('says all that was ordered, paid and asked for, in %s', (language) => {
    const { html, plain } = confirmed(orderIn(language))
    const amounts = ['49.80', '24.90', '10.00', '59.80', '5.98', '12.99', '66.81']
    for (const form of [seenIn(html), plain]) {
      for (const amount of amounts) expect(form).toContain(formatMoney(readMoney(amount), language))
      for (const said of ['Anna Nowak', 'ul. Solna 7', '30-001 Kraków', 'Bistro Fala', '5260250274', 'SÓL10']) {
        expect(form).toContain(said)
      }
      for (const seller of [brand.name, brand.postalAddress.street, brand.officeEmail]) expect(form).toContain(seller)
      expect(form).toContain('Stripe Checkout')
    }
  })

  test.for(languages)('tells in %s what a reduced price is otherwise, and the lowest one before', async (language) => {
    const { reduction } = (await uiTexts.load(language)).shop
    const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
    const order = orderIn(language)
    const promotion = { regularPrice: '29.90', lowestPrice: '27.40' }
    const { html, plain } = confirmed({ ...order, items: order.items.map((item) => ({ ...item, promotion })) })
    for (const form of [seenIn(html), plain]) {
      const told = form.replaceAll(/\s+/g, ' ')
      for (const sentence of [`${reduction.regular} ${price('29.90')}`, `${reduction.lowest} ${price('27.40')}`])
        expect(told).toContain(sentence.replaceAll(/\s+/g, ' '))
    }
  })

  test('has the VAT of each rate, which with the net amounts is the total', () => {
    const { plain } = confirmed(orderIn('en'))
    const sums = [...plain.matchAll(/VAT \d+% included, net ([\d.]+)\s*zł: ([\d.]+)\s*zł\n/g)]
    expect(sums).toHaveLength(2)
    const grosze = sums.flatMap(([, net, vat]) => [net, vat]).map((amount) => Math.round(Number(amount) * 100))
    expect(grosze.reduce((sum, amount) => sum + amount, 0)).toBe(6681)
  })

  test('calls free shipping free, and speaks of no discount where there is none', () => {
    const order = orderIn('en', {
      shippingCost: '0.00',
      discountAmount: '0.00',
      discountCode: null,
      total: '59.80',
      totalAmount: '59.80',
    })
    const { plain } = confirmed(order)
    expect(plain).toContain('Delivery: free\n')
    expect(plain).not.toContain('Discount:')
  })

  test('names the pickup point and where it is', () => {
    const pickupPoint = { name: 'KRA012', address: { line1: 'ul. Morska 1', line2: '30-002 Kraków' } }
    const { html, plain } = confirmed(orderIn('pl', { shippingMethod: 'inpost', pickupPoint }))
    for (const form of [html, plain]) expect(form).toContain('KRA012, ul. Morska 1, 30-002 Kraków')
    const typed = confirmed(orderIn('pl', { shippingMethod: 'inpost', pickupPoint: { name: 'KRA012' } }))
    expect(typed.plain).toContain('Punkt odbioru: KRA012\n')
  })

  test.for(languages)(
    'leads to the texts that were accepted, in that version, and has none of them in itself, in %s',
    (language) => {
      const { html, plain } = confirmed(orderIn(language, { termsVersion: legalVersions[1] }))
      for (const { title, markdown } of acceptedTexts(legalVersions[1], language)) {
        for (const form of [seenIn(html), plain]) {
          expect(form).toContain(title)
          expect(form).not.toContain(/\n## (.+)\n/.exec(markdown)?.[1])
        }
      }
      const named = acceptedDocuments.map((document) => `/${document}?version=${legalVersions[1]}&lang=${language}`)
      for (const path of named) {
        expect(html).toContain(`href="${siteAddress}${path.replace('&', '&amp;')}"`)
        expect(plain).toContain(`:\n${siteAddress}${path}\n`)
      }
      // What is longer than 102 KB is cut off by a large mail provider.
      expect(Buffer.byteLength(html)).toBeLessThan(30_000)
    },
  )

  test('shows each product: the owner’s picture where there is one, else the package that we have one of', () => {
    const [first, second] = orderIn('pl').items
    const hash = 'ab'.repeat(32)
    const items = [
      { ...first, imageUrl: `/pictures/${hash}.webp` },
      first,
      { ...first, imageUrl: 'https://example.com/a.jpg' },
      second,
    ]
    const { html } = confirmed(orderIn('pl', { items: items as OrderDetails['items'] }))
    const shown = [...html.matchAll(/ src="cid:([\w-]+)@letter"/g)].map(([, name]) => name)
    expect(shown).toEqual(['mark-1', `picture-${hash}`, 'box-1', 'box-1', 'crystal-1'])
  })
})

describe('what a customer typed', () => {
  const typed = `<script>alert(1)</script>\r\n-- \n&amp; "x" \u202Eevil\u2069 שלום`
  const asText = '<script>alert(1)</script> -- &amp; "x" evil שלום'
  const long = 'ł'.repeat(200)
  const point = { name: 'KRA012', address: { line1: typed, line2: long } }
  const hostile = orderIn('pl', {
    customerName: typed,
    customerPhone: typed,
    shippingAddress: { address: typed, city: long, postalCode: typed, country: typed },
    companyName: typed,
    taxNumber: typed,
    discountCode: typed,
    items: [
      { productId: 1, productName: typed, weight: null, quantity: 1, price: '66.81', vatRate: 23, promotion: null },
    ],
    shippingMethod: 'inpost',
    pickupPoint: point,
    trackingNumber: typed,
    paymentMethod: typed,
  })

  test.for([...Object.entries(emailsOf(hostile)), ...Object.entries(officeEmailsOf(hostile))])(
    'stays text, in one line, in the letter %s',
    ([, email]) => {
      const { subject, html, plain } = renderEmail(email, 'pl')
      expect(subject).not.toMatch(/[\r\n<\u202E]/)
      expect(html).not.toContain('<script')
      for (const form of [html, plain]) expect(form).not.toMatch(/[\u202A-\u202E\u2066-\u2069\r]/)
      // One signature, and it is ours.
      expect(plain.match(/^-- $/gm)).toHaveLength(1)
    },
  )

  test('is read in the confirmation as it was typed', () => {
    const { html, plain } = renderEmail(emailsOf(hostile).confirmed, 'pl')
    expect(plain).toContain(`Dzień dobry, ${asText}!`)
    expect(plain).toContain(`Rabat (${asText})`)
    for (const form of [html, plain]) expect(form).toContain(long)
  })

  test('is in no letter that comes before anybody has paid', () => {
    const order = orderIn('pl', { customerName: 'Wygraj samochód', companyName: 'Wygraj samochód' })
    const { declined, expired, reminder, cancelled, beingChecked } = emailsOf(order)
    for (const email of [declined, expired, reminder, cancelled, beingChecked]) {
      expect(renderEmail(email, 'pl').plain).not.toContain('Wygraj')
    }
  })
})

describe('letters between order and parcel', () => {
  const plainOf = (name: keyof ReturnType<typeof emailsOf>, changes: Partial<OrderDetails>) =>
    renderEmail(emailsOf(orderIn('en', changes))[name], 'en').plain

  test('say until when an order can be paid, by the clock of the shop, and only while it can', () => {
    expect(plainOf('declined', {})).toContain('until 25 November 2026, 11:00 CET')
    expect(plainOf('reminder', {})).toContain('until 25 November 2026, 11:00 CET')
    const over = plainOf('expired', { isPayable: false })
    expect(over).not.toContain('25 November')
    expect(over).toContain('can no longer be paid')
    expect(over).toContain('See the order:')
  })

  test('name the parcel and the carrier’s page where they are known', () => {
    expect(plainOf('shipped', {})).toContain('Tracking number: 520000012345678901234567\n')
    expect(plainOf('shipped', {})).toContain(`Track the parcel:\n${trackingUrl}\n`)
    const unknown = plainOf('shipped', { trackingNumber: null, trackingUrl: null })
    expect(unknown).not.toMatch(/track/i)
  })

  test('promise a refund to those who have paid, and to nobody else', () => {
    expect(plainOf('cancelled', { paymentStatus: 'paid' })).toContain('We will refund your payment')
    expect(plainOf('cancelled', { paymentStatus: 'failed' })).not.toContain('refund')
    expect(plainOf('cancelled', { paymentStatus: 'refunded' })).not.toContain('refund')
  })

  test('say how much went back, also where it is a part', () => {
    const { plain } = renderEmail(orderRefundedEmail(orderIn('en'), linkIn('en'), money(1000)), 'en')
    expect(plain).toContain(`Amount refunded: ${formatMoney(money(1000), 'en')}\n`)
    expect(plain).toContain(`Value of the order: ${formatMoney(money(6681), 'en')}\n`)
  })
})

test('the office reads Polish, whatever the customer reads, and finds the panel', () => {
  const { html, plain, subject } = renderEmail(orderPaidOfficeEmail(orderIn('fr')), brand.officeLanguage)
  expect(subject).toBe(`Nowe zamówienie S-2026-000123: ${formatMoney(money(6681), 'pl')}`)
  expect(plain).toContain('Wartość produktów')
  expect(plain).toContain('anna@example.com')
  expect(html).toContain(`href="${siteAddress}/admin?tab=orders&amp;order=7"`)
})
