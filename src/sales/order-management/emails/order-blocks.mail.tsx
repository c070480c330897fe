import type { ReactNode } from 'react'
import { orderManagementServerTexts } from '../texts.server.ts'
import { formatCountry } from '../../../kernel/countries.ts'
import { formatMoment, formatMoney, formatRate, formatWeight } from '../../../i18n/format.ts'
import { localeOf, type Language } from '../../../kernel/language.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { pricePerKilogram } from '../../../kernel/unit-price.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { Bill } from '../../../mail/layout/bill.mail.tsx'
import { Action, Facts, Heading, Paragraph, SecondAction, type Email } from '../../../mail/layout/email.mail.tsx'
import { packageInPictures } from '../../../catalog/packages/vessel.ts'
import { nameOfStored } from '../../../mail/layout/inline-picture.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { withdrawPathOf } from '../../withdrawal/withdraw-path.ts'
import type { OrderDetails } from '../order-details.ts'
import type { OrderItem } from '../../orders/order.ts'
import { vatSummary } from '../../orders/vat.ts'
import { formatDays } from '../../../i18n/format-days.ts'
import { nameOfPoint } from '../../../shipping/pickup-points/name-of-point.ts'

interface AboutOrder {
  order: OrderDetails
  /** The reader's language; the office doesn't read the customer's. */
  language?: Language
}

export function OrderBill({ order, language = order.language }: AboutOrder) {
  const texts = orderManagementServerTexts[language].orderEmails.bill
  const written = (printed: string) => formatMoney(readMoney(printed), language)
  const [discount, shipping] = [readMoney(order.discountAmount), readMoney(order.shippingCost)]
  const code = order.discountCode === null ? '' : ` (${oneLine(order.discountCode)})`
  const sums: [string, string][] = [[texts.subtotal, written(order.subtotal)]]
  if (discount > 0) sums.push([`${texts.discount}${code}`, `−${formatMoney(discount, language)}`])
  sums.push([texts.shipping, shipping === 0 ? texts.free : formatMoney(shipping, language)])
  const untaxed = order.taxation && texts.untaxed[order.taxation]
  const taxed = order.items.map((item) => ({ ...item, price: readMoney(item.price) }))
  return (
    <Bill
      lines={order.items.map((item) => ({
        name: nameOf(item, language),
        picture: nameOfStored(item.imageUrl, 'picture') ?? `${packageInPictures(item.weight) ?? 'crystal'}-1`,
        detail: [`${item.quantity} × ${written(item.price)}`, perKilogramOf(item, language)].filter(Boolean).join(', '),
        notes: item.promotion
          ? [
              `${texts.regular} ${written(item.promotion.regularPrice)}`,
              `${texts.lowest} ${written(item.promotion.lowestPrice)}`,
            ]
          : [],
        amount: formatMoney(money(readMoney(item.price) * item.quantity), language),
      }))}
      sums={sums}
      total={[texts.total, written(order.total)]}
      included={vatSummary(taxed, discount, shipping).map(({ rate, net, vat }) => [
        untaxed ?? `${texts.vat(formatRate(rate, language))}, ${texts.net(formatMoney(net, language))}`,
        formatMoney(vat, language),
      ])}
    />
  )
}

function nameOf({ productName, weight }: OrderItem, language: Language): string {
  const name = oneLine(productName)
  return weight === null ? name : `${name}, ${formatWeight(parseWeight(weight), language)}`
}

/** The law requires the unit price beside the price. */
function perKilogramOf({ price, weight }: OrderItem, language: Language): string | null {
  const grams = parseWeight(weight ?? '')
  if (grams === 0) return null
  return orderManagementServerTexts[language].orderEmails.bill.perKilogram(
    formatMoney(pricePerKilogram(readMoney(price), grams), language),
  )
}

export function OrderDelivery({ order, language = order.language }: AboutOrder) {
  const texts = orderManagementServerTexts[language].orderEmails.delivery
  const { companyName, taxNumber, paidAt, pickupPoint } = order
  const rows: [string, string | null][] = [
    [texts.method, order.isHandedOver ? texts.handedOver : texts[order.shippingMethod]],
    [texts.point, pickupPoint && pointOf(pickupPoint)],
    [texts.arrival, order.arrival ? formatDays(order.arrival, language) : null],
    [texts.recipient, order.customerName],
    [texts.address, order.shippingAddress.city && addressOf(order.shippingAddress, language)],
    [texts.phone, order.customerPhone],
    [texts.company, companyName],
    [texts.taxNumber, taxNumber],
    [texts.invoiceAddress, order.invoiceAddress ? addressOf(order.invoiceAddress, language) : null],
    [texts.payment, texts.taken[order.paymentMethod] ?? order.paymentMethod],
    [texts.paidAt, paidAt && formatMoment(new Date(paidAt), language)],
  ]
  return <Facts rows={rows.flatMap(([name, value]) => (value ? [[name, oneLine(value)]] : []))} />
}

function pointOf(point: NonNullable<OrderDetails['pickupPoint']>): string {
  return [nameOfPoint(point), point.address?.line1, point.address?.line2].filter(Boolean).join(', ')
}

function addressOf(place: OrderDetails['shippingAddress'], language: Language): string {
  const { address, city, postalCode, country } = place
  return `${address}, ${postalCode} ${city}, ${formatCountry(country, localeOf[language])}`
}

interface End extends AboutOrder {
  link: string
  pays?: boolean
  /** Something else is done first. */
  isSecond?: boolean
}

/** The end of an email to a customer: links to the order, and whom to ask. */
export function OrderEnd({ order, link, pays = false, isSecond = false }: End) {
  const texts = orderManagementServerTexts[order.language].orderEmails
  const Way = isSecond ? SecondAction : Action
  return (
    <>
      <Way path={link}>{pays ? texts.pay : order.dueAmount === undefined ? texts.follow : texts.payDifference}</Way>
      {order.isWithdrawable && <SecondAction path={withdrawPathOf(link)}>{texts.withdraw}</SecondAction>}
      <Paragraph>{texts.questions}</Paragraph>
    </>
  )
}

export function OrderNumber({ order: { language, orderNumber } }: { order: OrderDetails }) {
  return <Facts rows={[[orderManagementServerTexts[language].orderEmails.number, orderNumber]]} />
}

interface Said {
  subject(orderNumber: string): string
  heading: string
}

/** An email about one order: heading, paragraphs, and the rest. */
export function emailAbout({ orderNumber }: OrderDetails, said: Said, paragraphs: string[], rest: ReactNode): Email {
  return {
    subject: said.subject(orderNumber),
    body: (
      <>
        <Heading>{said.heading}</Heading>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {rest}
      </>
    ),
  }
}
