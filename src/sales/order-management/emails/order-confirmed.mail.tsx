import { orderManagementServerTexts } from '../texts.server.ts'
import { isPolishTaxNumber } from '../../../schemas/tax-number.ts'
import { brand } from '../../../brand.ts'
import { readMoney, type Money } from '../../../kernel/money.ts'
import { formatMoment, formatMoney } from '../../../i18n/format.ts'
import { postalAddressIn } from '../../../i18n/postal-address.ts'
import type { Language } from '../../../kernel/language.ts'
import { Facts, Heading, Links, Paragraph, Section, type Email } from '../../../mail/layout/email.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { OrderBill, OrderDelivery, OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'

/** Where a text stands that is attached: terms and withdrawal information as accepted, and the privacy policy. */
interface AcceptedText {
  title: string
  path: string
}

/** Concludes the contract. What the customer must keep is in the email itself or attached to it, because pages can change. */
export function orderConfirmedEmail(
  order: OrderDetails,
  link: string,
  legal: AcceptedText[],
  withInvoice = false,
): Email {
  const { confirmed: texts } = orderManagementServerTexts[order.language].orderEmails
  return contractEmail(order, link, legal, {
    ...texts,
    paragraphs: [texts.greeting(oneLine(order.customerName)), order.isHandedOver ? texts.handedOver : texts.accepted],
    facts: withInvoice ? [texts.invoice] : [],
    isToBePacked: !order.isHandedOver,
  })
}

/** What the office put down for a customer: the contract as it is offered, which is concluded by paying. */
export function orderOfferEmail(order: OrderDetails, link: string, legal: AcceptedText[]): Email {
  const { offer: texts, confirmed } = orderManagementServerTexts[order.language].orderEmails
  const until = formatMoment(new Date(order.payableUntil), order.language)
  return contractEmail(order, link, legal, {
    ...texts,
    paragraphs: [confirmed.greeting(oneLine(order.customerName)), texts.explanation, texts.until(until)],
    pays: true,
  })
}

/** What was ordered is another thing now: all that the first confirmation held, and what becomes of the difference. */
export function orderChangedEmail(order: OrderDetails, link: string, legal: AcceptedText[], refunded: Money): Email {
  const { changed: texts, confirmed, offer } = orderManagementServerTexts[order.language].orderEmails
  const written = (amount: Money) => formatMoney(amount, order.language)
  const difference = order.isPayable
    ? offer.until(formatMoment(new Date(order.payableUntil), order.language))
    : order.dueAmount !== undefined
      ? texts.charge(written(readMoney(order.dueAmount)))
      : refunded > 0
        ? texts.refund(written(refunded))
        : texts.same
  return contractEmail(order, link, legal, {
    ...texts,
    keep: order.isPayable ? offer.keep : confirmed.keep,
    paragraphs: [confirmed.greeting(oneLine(order.customerName)), texts.explanation, difference],
    pays: order.isPayable,
  })
}

interface Said {
  subject(orderNumber: string): string
  heading: string
  keep: string
  paragraphs: string[]
  facts?: [name: string, value: string][]
  isToBePacked?: boolean
  /** What the button says; without it, it leads to the order. */
  pays?: boolean
}

function contractEmail(order: OrderDetails, link: string, legal: AcceptedText[], said: Said): Email {
  const { language, orderNumber } = order
  const { confirmed: texts, number, delivery } = orderManagementServerTexts[language].orderEmails
  return {
    subject: said.subject(orderNumber),
    body: (
      <>
        <Heading>{said.heading}</Heading>
        {said.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <Facts rows={[[number, orderNumber], ...(said.facts ?? [])]} />
        <Section>{texts.ordered}</Section>
        <OrderBill order={order} />
        <Section>{delivery.heading}</Section>
        <OrderDelivery order={order} />
        {said.isToBePacked && (
          <>
            <Section>{texts.next}</Section>
            <Paragraph>{texts.steps}</Paragraph>
          </>
        )}
        <OrderEnd order={order} link={link} pays={said.pays ?? false} />
        <Section>{texts.seller}</Section>
        <Facts rows={sellerFacts(language)} />
        <Paragraph>{said.keep}</Paragraph>
        <Links list={legal} />
      </>
    ),
  }
}

/** Who sells, as far as there is something to tell. */
function sellerFacts(language: Language): [name: string, value: string][] {
  const { confirmed: texts } = orderManagementServerTexts[language].orderEmails
  const { legalName, legalForm, register, taxNumber, phone, openingHours } = brand.seller
  const facts: [string, string][] = [
    [texts.name, legalName],
    [texts.legalForm, legalForm],
    [texts.address, postalAddressIn(language)],
    [texts.register, register],
    [isPolishTaxNumber(taxNumber) ? texts.taxNumber : texts.vatNumber, taxNumber],
    [texts.phone, phone],
    [texts.openingHours, openingHours],
    [texts.email, brand.officeEmail],
  ]
  return facts.filter(([, value]) => value !== '')
}
