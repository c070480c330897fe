import type * as pl from './pl.ts'

export const unsubscribe: typeof pl.unsubscribe = {
  about: { title: 'Unsubscribe from the newsletter' },
  question: {
    heading: 'Unsubscribe from the newsletter?',
    explanation:
      'Press the button and we will send no more newsletters to the address that received the message with this link. Messages about orders and membership will still reach you.',
  },
  unsubscribe: 'Unsubscribe',
  done: {
    heading: 'You are unsubscribed',
    explanation:
      'We will send no more newsletters to this address. Messages about orders and membership will still reach you.',
  },
  unknown: {
    heading: 'We don’t know this link',
    explanation:
      'Perhaps only a part of it was copied. Please open it straight from the message, or write to our office: we will unsubscribe the address for you.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t look up this link just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
  toHome: 'To the home page',
}
