import { translationLanguages } from '../../kernel/language.ts'
import type { FoodFact, FoodFacts } from '../food-facts.ts'

interface Told extends FoodFacts {
  translations: (FoodFacts & { language: string })[]
}

const words: Record<FoodFact, string> = {
  legalName: 'nazwa żywności',
  ingredients: 'składniki',
  allergens: 'alergeny',
  origin: 'pochodzenie',
  storage: 'przechowywanie',
  operator: 'podmiot odpowiedzialny',
  goodFor: 'do czego',
  harvest: 'zbiór',
}

/** Required of any food. Allergens may be none, and without an operator the seller answers. */
const wanted = ['legalName', 'ingredients', 'origin', 'storage'] as const

/** An operator's name and address need no translation. */
const translated = [...wanted, 'allergens'] as const

/**
 * What food must tell before it is bought and this product doesn't: in Polish, or in a language that it is otherwise
 * translated into, where visitors read Polish instead.
 */
export function missingFoodFacts(product: Told): string[] {
  const isTold = (text: string | null) => text !== null && text.trim() !== ''
  const inPolish = wanted.filter((name) => !isTold(product[name]))
  const inOthers = translated.flatMap((name) => {
    if (!isTold(product[name])) return []
    const languages = translationLanguages.filter((language) =>
      product.translations.some((translation) => translation.language === language && !isTold(translation[name])),
    )
    return languages.length > 0 ? [`${words[name]} (${languages.join(', ')})`] : []
  })
  return [...inPolish.map((name) => words[name]), ...inOthers]
}
