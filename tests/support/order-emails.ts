import { noDocuments } from '../../src/sales/invoices/invoice.ts'
import type { Language } from '../../src/kernel/language.ts'
import { money } from '../../src/kernel/money.ts'
import { readLegalText } from '../../src/legal/legal-texts.server.ts'
import { acceptedDocuments, currentLegalVersion } from '../../src/legal/legal.ts'
import { orderConfirmedEmail } from '../../src/sales/order-management/emails/order-confirmed.mail.tsx'
import {
  orderCancelledEmail,
  orderRefundedEmail,
  paymentBeingCheckedEmail,
  paymentFailedEmail,
  paymentReminderEmail,
  proformaEmail,
  refundFailedEmail,
} from '../../src/sales/order-management/emails/order-payment.mail.tsx'
import { orderDeliveredEmail, orderShippedEmail } from '../../src/sales/order-management/emails/order-shipping.mail.tsx'
import type { OrderDetails } from '../../src/sales/order-management/order-details.ts'

export const trackingUrl = 'https://tracking.example.com/?number=123'
export const linkIn = (language: Language) => `/order/secret?lang=${language}`

/** An order as its letters tell of it. */
export function orderIn(language: Language, changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
    id: 7,
    orderNumber: 'S-2026-000123',
    customerName: 'Anna Nowak',
    customerEmail: 'anna@example.com',
    customerPhone: '+48 600 000 000',
    shippingAddress: { address: 'ul. Solna 7', city: 'Kraków', postalCode: '30-001', country: 'Poland' },
    subtotal: '59.80',
    shippingCost: '12.99',
    discountAmount: '5.98',
    total: '66.81',
    totalAmount: '66.81',
    status: 'confirmed',
    paymentStatus: 'paid',
    shippingStatus: 'not_shipped',
    trackingNumber: '520000012345678901234567',
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:05:00.000Z',
    language,
    items: [
      {
        productId: 1,
        productName: 'Sól gruba',
        weight: '500g',
        quantity: 2,
        price: '24.90',
        vatRate: 23,
        promotion: null,
      },
      {
        productId: null,
        productName: 'Sól drobna',
        weight: null,
        quantity: 1,
        price: '10.00',
        vatRate: 5,
        promotion: null,
      },
    ],
    discountCode: 'SÓL10',
    paymentMethod: 'Stripe Checkout',
    stripeSessionId: null,
    shippingMethod: 'home',
    pickupPoint: null,
    companyName: 'Bistro Fala',
    taxNumber: '5260250274',
    trackingUrl,
    termsVersion: currentLegalVersion(),
    isPayable: true,
    payableUntil: '2026-11-25T10:00:00.000Z',
    paidAt: '2026-11-22T10:05:00.000Z',
    refundedAmount: '0.00',
    withdrawals: [],
    isWithdrawable: true,
    documents: noDocuments,
    ...changes,
  }
}

/** Terms and withdrawal information that came with the program. */
export const acceptedTexts = (version: string, language: Language, files?: Record<string, string>) =>
  acceptedDocuments.flatMap((document) => readLegalText(document, version, language, files) ?? [])

/** Where they stand on the site. */
const linksTo = ({ termsVersion, language }: OrderDetails) =>
  acceptedDocuments.map((document) => ({
    title: readLegalText(document, termsVersion, language)?.title ?? '',
    path: `/${document}?version=${termsVersion}&lang=${language}`,
  }))

/** Every letter that its customer may get. */
export const emailsOf = (order: OrderDetails, link = linkIn(order.language)) => ({
  confirmed: orderConfirmedEmail(order, link, linksTo(order)),
  declined: paymentFailedEmail(order, link, 'declined'),
  expired: paymentFailedEmail(order, link, 'expired'),
  reminder: paymentReminderEmail(order, link),
  proforma: proformaEmail(order, link),
  shipped: orderShippedEmail(order, link),
  delivered: orderDeliveredEmail(order, link),
  cancelled: orderCancelledEmail(order, link),
  refunded: orderRefundedEmail(order, link, money(6681)),
  refundFailed: refundFailedEmail(order, link, money(6681)),
  beingChecked: paymentBeingCheckedEmail(order, link),
})
