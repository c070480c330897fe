import type { OrderTexts } from '../order.ts'

export const order: OrderTexts = {
  about: { title: 'Order' },
  title: 'Order',
  loading: 'Loading the order',
  toAccount: 'Your account',
  toStore: 'To the store',
  needsJavaScript: 'This order can only be seen here with JavaScript. If you have questions, write to our office:',
  unknown: {
    heading: 'We don’t know this link',
    explanation:
      'Perhaps only a part of it was copied. Please open it straight from the message, or write to our office: we will see how the order is getting on.',
  },
  ended: {
    heading: 'This link has expired',
    explanation:
      'Links to orders work for 90 days. Give the order number and your e-mail address, and we will send a new one.',
  },
  newLink: 'Ask for a new link',
  notOnAccount: {
    heading: 'There is no such order',
    explanation: 'This account has no order at this address. All that it has are listed in the account.',
  },
  signedOut: {
    heading: 'Sign in to see the order',
    explanation: 'Nobody is signed in here. The session may also have run out, or been ended on another device.',
    toLogin: 'Sign in',
  },
  failed: {
    heading: 'The order could not be loaded',
    explanation: 'Check your connection and try again in a moment.',
  },
  tryAgain: 'Try again',
}
