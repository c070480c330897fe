import { roomTexts } from '../i18n/room-texts.ts'
import type * as pl from './texts/pl.ts'

export const cartTexts = roomTexts('cart', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})

export type CartTexts = typeof pl.cart
