import type { Language } from '../../kernel/language.ts'
import { tokenPlaceholder } from '../../mail/email-link.ts'

/** Where an order's buyer writes reviews, for a letter that brings the link to the order. */
export const reviewPathOf = (orderId: number, language: Language): string =>
  `/review/${tokenPlaceholder('order', String(orderId))}?lang=${language}`
