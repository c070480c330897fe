import type { OrderLinkTexts } from '../order-link.ts'
import { orderLinkAnswer } from './order-link-answer.ts'

export const orderLink: OrderLinkTexts = {
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
  needsJavaScript: 'This form works with JavaScript only. You can ask our office for a new link:',
}
