import type { FindOrderTexts } from '../find-order.ts'

export const findOrder: FindOrderTexts = {
  about: { title: 'Find an order' },
  title: 'Find an order',
  lead: 'The link to an order from a letter works for 90 days. Give the order number and the e-mail address, and we will send a new one. No account is needed.',
  account: 'Orders made with an account are always in your account.',
  toAccount: 'Your account',
}
