import type * as pl from './pl.ts'

export const plainCheckout: typeof pl.plainCheckout = {
  toReview: 'Review your order',
  review: 'Check your order',
  change: 'Change details',
  costsLater:
    'Delivery costs here are for Poland. For other countries you will see them in the review, before you order.',
  point: 'Parcel locker or pickup point',
  pointChoice: 'Choose one',
  pointCode: 'The code of the locker or point, such as KRA01M. You will find it on the carrier’s map.',
  companyHint: 'For companies only: name and tax number for the invoice.',
  codeHint: 'You will see the discount in the review.',
  paidBy: 'Payment',
}
