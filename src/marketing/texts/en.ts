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
      'Perhaps only part of it was copied. Please open it straight from the message, or write to our office: we will unsubscribe the address for you.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t look up this link just now. Please try again in a moment.',
  },
  tryAgain: 'Try again',
  toHome: 'To the home page',
}

export const newsletter: typeof pl.newsletter = {
  about: { title: 'Newsletter' },
  heading: 'Letters from the salt marsh',
  explanation:
    'New harvests, recipes and offers, straight to your inbox. First we will send you an e-mail to confirm your address.',
  asked: 'One more step',
  faulty: 'That doesn’t look like an e-mail address. Check it and try again.',
  toStore: 'Visit the store',
}

export const newsletterLink: typeof pl.newsletterLink = {
  about: { title: 'Confirm your newsletter' },
  question: {
    heading: 'Shall we send you the newsletter?',
    explanation: 'Press the button, and we will write to the address that received the e-mail with this link.',
  },
  confirm: 'Yes, please',
  done: {
    heading: 'The address is on the list',
    explanation: 'The newsletter will come to this address. You can unsubscribe with one click in every issue.',
  },
  left: {
    heading: 'This address has been unsubscribed',
    explanation: 'This link no longer works, because the address was unsubscribed. You can ask for it again.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    explanation:
      'A link is valid for 7 days. It may also have been copied only in part. You can ask for the newsletter again.',
  },
  failed: {
    heading: 'Something went wrong',
    explanation: 'We can’t check this link right now. Please try again in a moment.',
  },
  again: 'Ask for the newsletter',
  tryAgain: 'Try again',
  toStore: 'Visit the store',
}
