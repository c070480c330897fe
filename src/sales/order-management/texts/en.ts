import type * as pl from './pl.ts'

/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer: string =
  'If there is an order with this number and this e-mail address, an e-mail with a new link is on its way. If you can’t see it, look in your spam folder.'

export const findOrder: typeof pl.findOrder = {
  about: { title: 'Find an order' },
  title: 'Find an order',
  lead: 'A link to an order works for 90 days. Enter the order number and your e-mail address, and we will send a new one. No account is needed.',
  account: 'Orders placed with an account are always in your account.',
  toAccount: 'Your account',
}

export const orderLink: typeof pl.orderLink = {
  number: 'Order number',
  numberHint: 'Such as S-2026-000123, from the order confirmation.',
  email: 'E-mail',
  emailHint: 'The one you ordered with.',
  submit: 'Send link',
  sending: 'Sending…',
  failed: 'Your request could not be sent. Check your connection and try again.',
  error: 'Error',
  sent: 'Check your inbox',
  sentNext: orderLinkAnswer,
  again: 'Enter another order',
}

export const order: typeof pl.order = {
  about: { title: 'Order' },
  title: 'Order',
  loading: 'Loading the order',
  toAccount: 'Your account',
  toStore: 'To the store',
  needsJavaScript: 'Seeing this order here needs JavaScript. If you have questions, write to our office:',
  unknown: {
    heading: 'We don’t know this link',
    explanation:
      'Perhaps only part of it was copied. Please open it straight from the message, or write to our office: we will check on the order.',
  },
  ended: {
    heading: 'This link has expired',
    explanation:
      'Links to orders work for 90 days. Enter the order number and your e-mail address, and we will send a new one.',
  },
  newLink: 'Ask for a new link',
  notOnAccount: {
    heading: 'There is no such order',
    explanation: 'This account has no such order. All its orders are listed in the account.',
  },
  signedOut: {
    heading: 'Sign in to see the order',
    explanation: 'You aren’t signed in. Your session may have expired or been ended on another device.',
    toLogin: 'Sign in',
  },
  failed: {
    heading: 'The order could not be loaded',
    explanation: 'Check your connection and try again in a moment.',
  },
  tryAgain: 'Try again',
}

export const orderView: typeof pl.orderView = {
  again: {
    label: 'Order again',
    underWay: 'Adding to the cart…',
    failed: 'This could not be added to the cart. Please check your connection and try again.',
  },
  review: {
    heading: 'How do you like the salt?',
    explanation: 'Say a few words about what you bought: we publish good reviews and bad ones.',
    write: 'Write a review',
  },
  orderedOn: (day) => `Placed on ${day}`,
  situations: {
    payable: {
      heading: 'Waiting for payment',
      explanation: 'Once we have received it, we will start packing your parcel.',
    },
    unpaid: {
      heading: 'Not paid',
      explanation: 'This order can no longer be paid. The same products can be ordered again in the store.',
    },
    cancelled: {
      heading: 'Cancelled',
      explanation: 'This order was not paid. The same products can be ordered again in the store.',
    },
    cancelled_paid: {
      heading: 'Cancelled',
      explanation: 'We have your payment. To get the money back, write to our office:',
    },
    cancelled_refunded: {
      heading: 'Cancelled and refunded',
      explanation: 'We are returning your payment the way it came.',
    },
    refunded: { heading: 'Refunded', explanation: 'We are returning your payment the way it came.' },
    ordered: { heading: 'Received', explanation: 'We have your order.' },
    paid: { heading: 'Paid', explanation: 'Thank you. We will pack your parcel next.' },
    preparing: { heading: 'We are packing your parcel', explanation: 'We will send an e-mail when it sets off.' },
    shipped: { heading: 'Your parcel is on its way', explanation: 'The carrier has it.' },
    delivered: { heading: 'Delivered', explanation: 'Thank you, and enjoy the salt.' },
  },
  progress: 'Order progress',
  steps: {
    ordered: 'Ordered',
    paid: 'Paid',
    preparing: 'Being packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  reached: 'done',
  ahead: 'not yet',
  pay: {
    byTransfer: 'Pay by bank transfer',
    ratherByCard: 'Prefer to pay now by card or BLIK?',
    byCard: 'Pay by card or BLIK',
    amount: (total) => `To pay: ${total}`,
    until: (moment) => `You can pay until ${moment}, at the prices of the order.`,
    difference: (amount) => `Still to be paid: ${amount}`,
    differenceWhy: 'Your order was changed and costs more now. We will pack it once we have received the difference.',
    now: 'Pay now',
    opening: 'Opening the payment…',
    failed: 'Something went wrong while processing the payment',
  },
  lines: 'What was ordered',
  each: (price) => `${price} each`,
  perKilogram: (price) => `${price} / kg`,
  subtotal: 'Products',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'free',
  total: 'Total',
  delivery: {
    heading: 'Delivery',
    home: 'To an address',
    inpost: 'To a parcel locker',
    handedOver: 'Handed over in person',
    hours: (hours) => `Opening hours: ${hours}`,
    trackingNumber: 'Tracking number',
    track: 'Track the parcel',
  },
  recipient: 'Recipient',
  invoice: { heading: 'Company', taxNumber: 'Tax number' },
  payment: {
    heading: 'Payment',
    paidOn: (day) => `Paid on ${day}`,
    taken: { Cash: 'cash', Terminal: 'card on the spot' },
    refunded: (amount) => `${amount} refunded`,
  },
  withdrawal: {
    heading: 'Withdrawal from the contract',
    here: 'Withdraw from contract here',
    whole: (moment) => `You withdrew from the contract on ${moment}. The confirmation is in your e-mail.`,
    part: (moment, goods) => `You withdrew from part of the contract on ${moment}: ${goods}`,
    late: (moment) => `Your withdrawal of ${moment} came after the end of the period. The office will look at it.`,
  },
  documents: {
    heading: 'Documents',
    waits: 'The invoice is being prepared. You will find it here when it is ready.',
    untaxed: {
      within_union: 'VAT 0%: intra-Community supply',
      export: 'VAT 0%: export outside the European Union',
      exempt: 'No VAT: the seller is exempt',
    },
    proforma: 'Pro forma',
    invoice: (number) => `Invoice ${number}`,
    correction: (number) => `Correction ${number}`,
    onItsWay: 'On its way to KSeF. You will find it here once it has its number.',
    issuedOn: (day) => `PDF, of ${day}`,
    toPay: 'PDF, to be paid',
    ask: 'Issue an invoice',
    asking: 'Issuing the invoice…',
    until: (name, day) => `Invoice for: ${name}. You can ask for it until ${day}.`,
    noTaxNumber: 'A tax number is entered when ordering and can’t be added later.',
    failed: 'The invoice could not be issued.',
  },
  questions: 'Questions about the order? Write to our office:',
}

export const ownOrders: typeof pl.ownOrders = {
  loading: 'Loading the orders',
  empty: 'You have no orders yet.',
  emptyNext: 'Your first one will appear here, with its status.',
  toStore: 'To the store',
  order: 'Order',
  showMore: 'Show older orders',
  showingMore: 'Loading…',
  notLoaded: 'The orders could not be loaded.',
  moreNotLoaded: 'The older orders could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
}
