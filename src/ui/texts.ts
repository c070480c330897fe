import { roomTexts } from '../i18n/room-texts.ts'
import type * as pl from './texts/pl.ts'

export const uiTexts = roomTexts('ui', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})

export type ShopTexts = typeof pl.shop
