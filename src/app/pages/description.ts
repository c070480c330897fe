import { descriptionTexts } from '../../site/descriptions/texts.ts'
import { productDescription } from '../../catalog/pages/product-description.ts'
import type { Language } from '../../kernel/language.ts'
import type { AppRouter } from './router.tsx'
import { recipeTexts } from '../../recipes/texts.ts'
import { shownProduct } from './shown-product.ts'
import { shownRecipe } from './shown-recipe.ts'

/** What search engines show of a page below its title; nothing of one that they don't show. Only the server knows. */
export async function descriptionOf(router: AppRouter, language: Language): Promise<string | undefined> {
  const product = shownProduct(router)
  if (product) return productDescription(product)
  const recipe = shownRecipe(router)
  if (recipe) return (await recipeTexts.load(language)).dishes[recipe].lead
  const texts: Readonly<Record<string, string>> = (await descriptionTexts.load(language)).descriptions
  return texts[router.state.matches.at(-1)?.fullPath ?? '']
}
