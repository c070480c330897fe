import type * as pl from './pl.server.ts'
import { reasons } from './en.ts'

export const request: typeof pl.request = {
  subject: (number) => `How is the salt from order ${number}?`,
  heading: 'How is the salt?',
  explanation:
    'You asked for this message when you ordered. A few words from you help others choose and show us what to do better.',
  fair: 'We publish good reviews and bad ones. There are no discounts or rewards for them.',
  write: 'Write a review',
  once: 'This is the only message about it. The link works for 90 days.',
  noMore: 'Don’t send me these messages',
}

export const refused: typeof pl.refused = {
  subject: (number) => `Your review of order ${number}`,
  heading: 'We didn’t publish your review',
  explanation: 'We publish good reviews and bad ones. This one we couldn’t, for the reason below.',
  product: 'Product',
  reason: 'Reason: the review',
  reasons,
  anew: 'You can write it again without the part in question.',
  write: 'Write the review again',
  disagree: 'Don’t agree? Write to us, and someone else will read it.',
}
