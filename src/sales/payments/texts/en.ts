import type * as pl from './pl.ts'

export const demoPayment: typeof pl.demoPayment = {
  about: { title: 'Trial payment' },
  demonstration: 'Demonstration',
  heading: 'Trial payment',
  explanation:
    'This is not a real payment. The shop is not connected to a payment provider yet, so this page takes its place. Nobody will ask for a card, and nobody will take any money.',
  order: 'Order',
  amount: 'To pay',
  pay: 'Pay on trial',
  decline: 'Decline the payment',
  back: 'Go back without paying',
  paid: {
    heading: 'The trial payment worked',
    explanation: 'Nobody took any money. The order is paid only as a demonstration.',
  },
  declined: {
    heading: 'The payment was declined',
    explanation: 'This is what becomes of an order when a bank says no. There is nothing to pay.',
  },
  expired: {
    heading: 'The time for this payment is over',
    explanation: 'It is no longer possible to pay here. The page of the order says what comes next.',
  },
  unknown: {
    heading: 'We don’t know this payment',
    explanation: 'Perhaps only a part of the address was copied. Orders are placed in the shop.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t look up this payment just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
  toOrder: 'See how the order stands',
  toStore: 'To the shop',
}

export const transferPayment: typeof pl.transferPayment = {
  recipient: 'Payee',
  account: 'Account number',
  bank: 'Bank',
  received: 'Received',
  amount: 'Amount',
  missing: 'Still missing',
  title: 'Reference',
  titleHint: 'Please write only this number: it is how we recognise your payment.',
  until: (moment) => `The goods are kept for you until ${moment}. A transfer usually takes one working day.`,
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (name) => `Copy: ${name}`,
  code: 'Transfer code to scan with a Polish banking app',
  codeHint: 'Scan it with a Polish banking app, and the transfer is filled in for you.',
  short: 'Only a part of the amount has arrived. Please send the rest in the same way.',
}
