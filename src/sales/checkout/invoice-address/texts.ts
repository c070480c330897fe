import { roomTexts } from '../../../i18n/room-texts.ts'

/** Of the address that companies may give for the invoice: they come when somebody buys as one. */
export const invoiceAddressTexts = roomTexts('sales/checkout/invoice-address', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})
