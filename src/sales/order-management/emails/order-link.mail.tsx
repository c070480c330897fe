import { orderManagementServerTexts } from '../texts.server.ts'
import { Facts, Heading, Paragraph, type Email } from '../../../mail/layout/email.mail.tsx'
import { OrderEnd } from './order-blocks.mail.tsx'
import type { OrderDetails } from '../order-details.ts'
import { orderLinkDays } from '../../orders/order.ts'

/** Brings a new link to whose order it is, who asked for it or didn't. */
export function orderLinkEmail(order: OrderDetails, link: string): Email {
  const { language, orderNumber } = order
  const { newLink: texts, number } = orderManagementServerTexts[language].orderEmails
  return {
    subject: texts.subject(orderNumber),
    body: (
      <>
        <Heading>{texts.heading}</Heading>
        <Paragraph>{texts.explanation(orderLinkDays)}</Paragraph>
        <Facts rows={[[number, orderNumber]]} />
        <Paragraph>{texts.notYou}</Paragraph>
        <OrderEnd order={order} link={link} />
      </>
    ),
  }
}
