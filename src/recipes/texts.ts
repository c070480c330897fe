import { roomTexts } from '../i18n/room-texts.ts'

/** What stands where recipes are listed; how they are cooked is in `cooking/`, for those who open one. */
export const recipeTexts = roomTexts('recipes', {
  pl: () => import('./texts/pl.ts'),
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
})
