import { orderManagementServerTexts } from '../texts.server.ts'
import { Facts, Heading, LinkElsewhere, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { oneLine } from '../../../mail/layout/one-line.ts'
import { OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'

/** Tells that the parcel is with the carrier, and where to see how far it is. */
export function orderShippedEmail(order: OrderDetails, link: string): Email {
  const { language, orderNumber, trackingNumber, trackingUrl } = order
  const { shipped: texts, number } = orderManagementServerTexts[language].orderEmails
  return {
    subject: texts.subject(orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts
          rows={[
            [number, orderNumber],
            ...(trackingNumber === null ? [] : [[texts.trackingNumber, oneLine(trackingNumber)] as [string, string]]),
          ]}
        />
        {trackingUrl !== null && <LinkElsewhere address={trackingUrl}>{texts.track}</LinkElsewhere>}
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}

export function orderDeliveredEmail(order: OrderDetails, link: string): Email {
  const { language, orderNumber } = order
  const { delivered: texts, number } = orderManagementServerTexts[language].orderEmails
  return {
    subject: texts.subject(orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation}</Paragraph>
        <Facts rows={[[number, orderNumber]]} />
        <Paragraph>{texts.problem}</Paragraph>
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}
