import { brand } from '../../../brand.ts'
import type * as pl from './pl.server.ts'
export { orderLinkAnswer } from './en.ts'

export const orderEmails: typeof pl.orderEmails = {
  follow: 'See the order',
  pay: 'Pay for the order',
  payDifference: 'Pay the difference',
  withdraw: 'Withdraw from contract here',
  get questions() {
    return `Questions? Write to ${brand.officeEmail} and give the order number.`
  },
  number: 'Order number',
  bill: {
    perKilogram: (price) => `${price} / kg`,
    regular: 'Regular price:',
    lowest: 'Lowest price in the 30 days before the reduction:',
    subtotal: 'Products',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'free',
    total: 'Total',
    untaxed: {
      within_union: 'VAT 0%, intra-Community supply',
      export: 'VAT 0%, export outside the European Union',
      exempt: 'No VAT, the seller is exempt',
    },
    vat: (rate) => `VAT ${rate}% included`,
    net: (net) => `net ${net}`,
  },
  delivery: {
    heading: 'Delivery and payment',
    method: 'Delivery method',
    home: 'home delivery by courier',
    inpost: 'parcel locker or pickup point',
    handedOver: 'handed over in person',
    taken: { Cash: 'cash', Terminal: 'card on the spot' },
    point: 'Pickup point',
    arrival: 'Expected delivery',
    recipient: 'Recipient',
    address: 'Address',
    phone: 'Telephone',
    company: 'Company',
    taxNumber: 'Tax number',
    invoiceAddress: 'Address on the invoice',
    payment: 'Payment',
    paidAt: 'Paid on',
  },
  confirmed: {
    subject: (order) => `Confirmation of your order ${order}`,
    heading: 'Thank you for your order',
    greeting: (name) => `Dear ${name},`,
    accepted:
      'We have received your payment and accepted your order. With this message we conclude the contract of sale with you.',
    handedOver:
      'We have received your payment, and the goods were handed over in person. This message confirms your purchase.',
    ordered: 'What you ordered',
    next: 'What happens next',
    steps:
      'We will now pack your parcel and hand it to the carrier. Once it is on its way, we will send you the tracking number.',
    invoice: ['Invoice', 'attached (PDF)'],
    seller: 'Seller',
    name: 'Name',
    address: 'Address',
    legalForm: 'Legal form',
    register: 'Entry in the register',
    taxNumber: 'Tax number (NIP)',
    vatNumber: 'VAT ID',
    phone: 'Telephone',
    openingHours: 'Opening hours',
    email: 'E-mail',
    keep: 'Attached (PDF) are the terms and the withdrawal information with its form, in the version that you accepted when ordering, and the privacy policy. Please keep this message. The same texts on our site:',
  },
  offer: {
    subject: (order) => `Your order ${order} is waiting for your payment`,
    heading: 'We have prepared your order',
    explanation:
      'As agreed, we have entered this order for you. Please check it. By paying you order with an obligation to pay and accept the terms. If you do not want it, there is nothing you need to do.',
    until: (moment) => `The goods are set aside for you until ${moment}. After that the order is cancelled.`,
    keep: 'Attached (PDF) are the terms, the withdrawal information with its form, and the privacy policy. Please keep this message. The same texts on our site:',
  },
  changed: {
    subject: (order) => `Your order ${order} has been changed`,
    heading: 'We have changed your order',
    explanation: 'As you asked, your order is now as set out below. This message replaces the earlier confirmation.',
    charge: (amount) => `Still to be paid: ${amount}. We will pack the parcel once we have received it.`,
    refund: (amount) => `We will refund ${amount} the way your payment came, and write to you when it is on its way.`,
    same: 'You pay nothing more, and nothing is refunded.',
  },
  surcharge: {
    subject: (order) => `We have received your additional payment for order ${order}`,
    heading: 'We have received your additional payment',
    explanation: 'Thank you. The order is paid in full, and we are packing your parcel.',
    amount: 'Additional payment',
  },
  paymentFailed: {
    subject: (order) => `Your order ${order} is not paid`,
    heading: 'The payment did not go through',
    declined: 'The bank or the payment provider declined the payment for this order.',
    expired: 'The time for paying ran out before the payment was completed.',
    until: (moment) =>
      `The order is kept until ${moment}. You can pay again, at the same prices, provided that the products are still available.`,
    over: 'This order can no longer be paid. You can order the products again in the store.',
  },
  reminder: {
    subject: (order) => `Your order ${order} is waiting for payment`,
    heading: 'Your order is waiting for payment',
    until: (moment) =>
      `This order is not paid yet. It is kept until ${moment} and then cancelled. If you no longer want it, you need not do anything.`,
  },
  paymentSummary: {
    subject: 'Your orders are waiting for payment',
    heading: 'Your orders are waiting for payment',
    explanation:
      'These orders were placed with this address and are not paid yet. To save you several messages, here they are together. Each is kept until the time shown beside it and then cancelled. If you don’t want them, you need not do anything.',
    until: 'Kept until',
  },
  transfer: {
    short: {
      subject: (order) => `Order ${order}: part of the amount is missing`,
      heading: 'Only part of the amount has arrived',
      explanation:
        'Thank you for your transfer. The rest is still missing: please send it to the same account with the same reference. Once it arrives, we will confirm the order. If you have changed your mind, write to us and we will return the money.',
    },
    subject: (order) => `Order ${order}: details for the transfer`,
    heading: 'Your order is waiting for a bank transfer',
    explanation:
      'We have saved the order and are keeping the goods for you. Please write only the order number as the reference: it is how we recognise your payment.',
    until: (moment) =>
      `We will wait for your transfer until ${moment}. After that the order will be cancelled, at no cost to you.`,
    proforma:
      'On the page of your order you can download the pro forma (PDF). It is not an invoice: that is issued once you have paid.',
    facts: {
      recipient: 'Payee',
      account: 'Account number',
      bank: 'Bank',
      received: 'Received',
      amount: 'Amount to send',
      title: 'Reference',
    },
  },
  proforma: {
    subject: (order) => `Pro forma for your order ${order}`,
    heading: 'The pro forma for your order',
    explanation:
      'We have your company’s order, and it isn’t paid yet. On its page you can download the pro forma (PDF) and pay when it suits you. The invoice follows after payment.',
    until: (moment) => `The order is waiting for payment until ${moment}; then it will be cancelled.`,
  },
  shipped: {
    subject: (order) => `Your order ${order} is on its way`,
    heading: 'Your parcel is on its way',
    explanation: 'We have handed your order to the carrier.',
    trackingNumber: 'Tracking number',
    track: 'Track the parcel',
  },
  invoiceIssued: {
    subject: (order) => `Invoice for your order ${order}`,
    heading: 'Here is your invoice',
    explanation: 'The invoice for your order is ready. It is attached (PDF), and you find it on the page of the order.',
  },
  delivered: {
    subject: (order) => `Your order ${order} was delivered`,
    heading: 'Your parcel has arrived',
    explanation: 'The carrier tells us that your order has been delivered. Enjoy the salt!',
    get problem() {
      return `Is something wrong? Write to ${brand.officeEmail}. The confirmation of the order says how to withdraw from the contract.`
    },
  },
  newLink: {
    subject: (order) => `Link to your order ${order}`,
    heading: 'A new link to your order',
    explanation: (days) =>
      `Someone, most likely you, asked the shop for a new link to this order. It works for ${days} days.`,
    notYou: 'If it wasn’t you, there is nothing to do: the link is only in this message.',
  },
  cancelled: {
    subject: (order) => `Your order ${order} was cancelled`,
    heading: 'Your order was cancelled',
    unpaid: 'It can no longer be paid and costs you nothing. You can order the products again in the store.',
    paid: 'We will refund your payment the way it came, within 14 days at the latest, and write to you when it is on its way.',
  },
  refunded: {
    subject: (order) => `Refund for your order ${order}`,
    heading: 'Your money is on its way to you',
    explanation:
      'We have refunded your payment the way it came. Depending on your bank, you will see it in a few days.',
    outside: 'We have given this amount back outside the shop, as agreed.',
    chargeback:
      'Your bank has returned this amount to you. With that the purchase is undone; the documents are on the page of your order.',
    amount: 'Amount refunded',
    total: 'Value of the order',
  },
  buyerCorrected: {
    subject: (order) => `Corrected documents for your order ${order}`,
    heading: 'The details on your invoice are corrected',
    explanation:
      'We have corrected the buyer’s details. The documents are attached and on the page of your order. What was paid stays the same.',
  },
  refundFailed: {
    subject: (order) => `Your refund for order ${order} didn’t arrive`,
    heading: 'Your refund didn’t arrive',
    explanation:
      'The payment provider reports that this money didn’t reach you and has come back to us. We will refund it in another way and get in touch with you about it.',
    amount: 'Amount that didn’t arrive',
  },
  issuedDocument: {
    subject: (number) => `Invoice ${number}`,
    correctionSubject: (number) => `Correcting invoice ${number}`,
    heading: 'Your invoice',
    correctionHeading: 'A correction of your invoice',
    accepted:
      'Attached is your invoice, which KSeF, the Polish system of e-invoices, has accepted. The code on it shows it in that system.',
    offline:
      'Attached is your invoice, issued offline. We will send it to KSeF, the Polish system of e-invoices, in the time that the law sets. The codes on it will show it there.',
    correctionAccepted:
      'Attached is a correcting invoice, which KSeF, the Polish system of e-invoices, has accepted. The code on it shows it in that system.',
    correctionOffline:
      'Attached is a correcting invoice, issued offline. We will send it to KSeF, the Polish system of e-invoices, in the time that the law sets.',
    document: 'Document',
    ksefNumber: 'KSeF number',
  },
  beingChecked: {
    subject: (order) => `Your order ${order}: we are checking the payment`,
    heading: 'We have received your payment',
    explanation:
      'Before we confirm the order, we have to check something. We will do so as soon as we can and write to you. Please don’t pay again.',
  },
}
