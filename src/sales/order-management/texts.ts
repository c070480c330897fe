import { roomTexts } from '../../i18n/room-texts.ts'

export const orderManagementTexts = roomTexts('sales/order-management', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})
