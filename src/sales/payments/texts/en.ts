import type * as pl from './pl.ts'

export const demoPayment: typeof pl.demoPayment = {
  about: { title: 'Test payment' },
  demonstration: 'Demonstration',
  heading: 'Test payment',
  explanation:
    'This is not a real payment. The shop is not connected to a payment provider yet, so this page takes its place. You will not be asked for a card, and no money will be taken.',
  order: 'Order',
  amount: 'To pay',
  pay: 'Make the test payment',
  decline: 'Decline the payment',
  back: 'Go back without paying',
  paid: {
    heading: 'The test payment went through',
    explanation: 'No money was taken. The order counts as paid for demonstration only.',
  },
  declined: {
    heading: 'The payment was declined',
    explanation: 'This is what happens to an order when a bank declines. There is nothing to pay.',
  },
  expired: {
    heading: 'The time to pay has run out',
    explanation: 'It is no longer possible to pay here. The order’s page says what happens next.',
  },
  unknown: {
    heading: 'We don’t know this payment',
    explanation: 'Perhaps only part of the address was copied. Orders are placed in the shop.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t check this payment just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
  toOrder: 'See the order’s status',
  toStore: 'To the store',
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
  codeHint: 'Scan it with a Polish banking app to fill in the transfer.',
  short: 'Only part of the amount has arrived. Please send the rest in the same way.',
}
