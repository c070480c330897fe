import {
  accountCreatedEmail,
  emailProofEmail,
  accountDeletedEmail,
  passwordChangedEmail,
  recoveryEmail,
} from '../customers/account.mail.tsx'
import type { Language } from '../kernel/language.ts'
import { money } from '../kernel/money.ts'
import { renderEmail, type Email } from '../mail/layout/email.mail.tsx'
import { withPicturesInside } from '../mail/inline-pictures.server.ts'
import { siteAddress } from '../mail/layout/site-address.ts'
import { offerEmail } from '../marketing/offer/offer.mail.tsx'
import { unsubscribePlaceholder } from '../marketing/offer/write-offer.server.ts'
import { welcomeEmail } from '../membership/application/application.mail.tsx'
import { materialsEmail } from '../membership/materials/materials-ready.mail.tsx'
import { orderConfirmedEmail } from '../sales/order-management/emails/order-confirmed.mail.tsx'
import {
  orderCancelledEmail,
  orderRefundedEmail,
  paymentBeingCheckedEmail,
  paymentFailedEmail,
  paymentReminderEmail,
  paymentSummaryEmail,
  proformaEmail,
  refundFailedEmail,
} from '../sales/order-management/emails/order-payment.mail.tsx'
import {
  orderDeliveredEmail,
  orderLinkEmail,
  orderShippedEmail,
} from '../sales/order-management/emails/order-shipping.mail.tsx'
import { sampleOrder } from '../sales/order-management/emails/send-test-reminder.server.ts'
import type { OrderDetails } from '../sales/order-management/order-details.ts'
import type { Letter } from './sections.ts'

const link = '/order'
const amount = money(4_580)
const applicant = (language: Language) => ({ firstName: 'Anna', lastName: 'Nowak', organizationName: null, language })

const about =
  (write: (order: OrderDetails) => Email) =>
  (language: Language): Email =>
    write(sampleOrder(amount, language))

/** Each letter as a person called Anna Nowak would get it. */
const samples: Record<Letter, (language: Language) => Email> = {
  offer: offerEmail,
  welcome: (language) => welcomeEmail(applicant(language), { getsNewsletters: true }),
  materials: (language) => materialsEmail(applicant(language), new Date(Date.now() + 30 * 86_400_000)),
  'order-confirmed': about((order) => orderConfirmedEmail(order, link, [])),
  'payment-failed': about((order) => paymentFailedEmail(order, link, 'declined')),
  'payment-reminder': about((order) => paymentReminderEmail(order, link)),
  'payment-summary': (language) => paymentSummaryEmail(language, [{ order: sampleOrder(amount, language), link }]),
  proforma: about((order) => proformaEmail(order, link)),
  'being-checked': about((order) => paymentBeingCheckedEmail(order, link)),
  shipped: about((order) => orderShippedEmail({ ...order, trackingNumber: '600000000000000000000000' }, link)),
  delivered: about((order) => orderDeliveredEmail(order, link)),
  'new-link': about((order) => orderLinkEmail(order, link)),
  cancelled: about((order) => orderCancelledEmail(order, link)),
  refunded: about((order) => orderRefundedEmail(order, link, amount)),
  'refund-failed': about((order) => refundFailedEmail(order, link, amount)),
  'account-created': accountCreatedEmail,
  'email-proof': emailProofEmail,
  recovery: recoveryEmail,
  'password-changed': passwordChangedEmail,
  'account-deleted': accountDeletedEmail,
}

/** A letter for a browser, with pictures from its own origin. */
export function previewLetter(letter: Letter, language: Language, origin: string) {
  const unsubscribe = letter === 'offer' ? unsubscribePlaceholder : undefined
  const { subject, html } = renderEmail(samples[letter](language), language, unsubscribe)
  return { subject, html: withPicturesInside(html).replaceAll(siteAddress, origin) }
}
