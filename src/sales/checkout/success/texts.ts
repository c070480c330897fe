import { roomTexts } from '../../../i18n/room-texts.ts'

/** Apart from the words of the checkout, which has no room for them in its first load. */
export const successTexts = roomTexts('sales/checkout/success', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})
