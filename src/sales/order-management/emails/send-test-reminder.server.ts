import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Language } from '../../../kernel/language.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { mailReminderToOffice } from './order-mails.server.ts'
import { noDocuments } from '../../invoices/invoice.ts'
import type { OrderDetails } from '../order-details.ts'

/** Shows the office how a reminder looks. */
export function sendTestReminder(database: Database, by: Acting): Promise<void> {
  return database.transaction(async (transaction) => {
    const name = await mailReminderToOffice(transaction, sampleOrder(money(4580)))
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name })
  })
}

const shipping = money(1599)

/** A fictional order, to show how an email looks. */
export function sampleOrder(subtotal: Money, language: Language = 'pl'): OrderDetails {
  const total = printMoney(money(subtotal + shipping))
  const now = new Date()
  return {
    id: 0,
    orderNumber: `S-${now.getFullYear()}-000000`,
    customerName: 'Anna Nowak',
    customerEmail: 'anna@example.com',
    customerPhone: '+48 600 000 000',
    shippingAddress: { address: 'ul. Solna 7', city: 'Kraków', postalCode: '31-000', country: 'Poland' },
    subtotal: printMoney(subtotal),
    shippingCost: printMoney(shipping),
    discountAmount: printMoney(money(0)),
    total,
    totalAmount: total,
    status: 'pending',
    paymentStatus: 'pending',
    shippingStatus: 'not_shipped',
    trackingNumber: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    language,
    items: [
      {
        productId: null,
        productName: 'Sól celtycka drobna',
        weight: '250g',
        quantity: 1,
        price: printMoney(subtotal),
        vatRate: 23,
        promotion: null,
      },
    ],
    discountCode: null,
    paymentMethod: '',
    stripeSessionId: null,
    shippingMethod: 'home',
    pickupPoint: null,
    companyName: null,
    taxNumber: null,
    trackingUrl: null,
    termsVersion: '',
    isPayable: true,
    payableUntil: new Date(now.getTime() + 48 * 3_600_000).toISOString(),
    paidAt: null,
    refundedAmount: '0.00',
    withdrawals: [],
    isWithdrawable: false,
    documents: noDocuments,
  }
}
