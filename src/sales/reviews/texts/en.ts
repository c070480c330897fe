import { plural } from '../../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const reasons: typeof pl.reasons = {
  insult: 'insults someone',
  personal_data: 'contains personal data',
  not_about_product: 'isn’t about the product',
  advertising: 'is advertising',
  unlawful: 'breaks the law',
}

export const shown: typeof pl.shown = {
  heading: 'What buyers say',
  stars: plural('en', { one: '# star', other: '# stars' }),
  verified: 'Verified purchase',
  anonymous: 'Anonymous',
  reply: 'The shop’s reply',
  all: plural('en', { one: 'All reviews (#)', other: 'All reviews (#)' }),
  howChecked:
    'Only people who bought this product from us can review it: the form opens only from the link to a dispatched order. We don’t pay for reviews. We read each one before it is published, and publish the good and the bad.',
  refused: plural('en', { one: '# review not published:', other: '# reviews not published:' }),
  reasons,
  newer: 'Newer reviews',
  older: 'Older reviews',
  page: (page, of) => `Page ${page} of ${of}`,
  toProduct: 'Back to the product',
}

export const all: typeof pl.all = {
  about: { title: 'What buyers say' },
  title: (product) => `Reviews: ${product}`,
  unknown: { heading: 'This page doesn’t exist', explanation: 'You will find reviews on the page of each product.' },
  toStore: 'To the store',
}

export const write: typeof pl.write = {
  about: { title: 'Your review' },
  heading: 'How do you like the salt?',
  lead: (order) => `Order ${order}. Tell us honestly: we publish good reviews and bad ones.`,
  stars: 'Rating',
  starNames: ['Bad', 'Poor', 'Fair', 'Good', 'Very good'],
  body: 'Your review (optional)',
  bodyHint: 'Up to 2,000 characters.',
  name: 'Name shown with the review',
  nameHint: 'Leave this empty to stay anonymous.',
  send: 'Send review',
  change: 'Change review',
  of: (product) => `Review of ${product}`,
  rules:
    'A person reads each review before it is published. We refuse one only if it insults someone, gives away personal data, isn’t about the product, is advertising or breaks the law, and we always say why.',
  states: {
    waiting: 'Waiting to be read. You can change it until it is published.',
    published: 'Published. To change or delete it, write to us.',
    refused: 'Not published, because it',
  },
  anew: 'You can write it again.',
  answers: {
    saved: 'Thank you! Your review is waiting to be read.',
    stars: 'Choose a rating from 1 to 5.',
    body: 'A review can have up to 2,000 characters.',
    name: 'A name can have up to 40 characters.',
    published: 'This review is already published.',
    product: 'This product isn’t in this order, or hasn’t been dispatched yet.',
  },
  tooEarly: {
    heading: 'A little too early',
    explanation: 'You can write a review once the order has been dispatched. This link will work then.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    explanation: 'We don’t know it, or it has expired. Ask for a new one.',
  },
  failed: { heading: 'That didn’t work', explanation: 'We couldn’t load this page. Please try again in a moment.' },
  newLink: 'Ask for a new link',
  tryAgain: 'Try again',
  toOrder: 'To the order',
}
