import { roomTexts } from '../../../i18n/room-texts.ts'

export const plainCheckoutTexts = roomTexts('sales/checkout/plain', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})
