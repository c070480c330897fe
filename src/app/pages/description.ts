import { descriptionTexts } from '../../site/descriptions/texts.ts'
import { productDescription } from '../../catalog/pages/product-description.ts'
import type { Language } from '../../kernel/language.ts'
import type { AppRouter } from './router.tsx'
import { shownProduct } from './shown-product.ts'

/** What search engines show of a page below its title; nothing of one that they don't show. Only the server knows. */
export async function descriptionOf(router: AppRouter, language: Language): Promise<string | undefined> {
  const product = shownProduct(router)
  if (product) return productDescription(product)
  const texts: Readonly<Record<string, string>> = (await descriptionTexts.load(language)).descriptions
  return texts[router.state.matches.at(-1)?.fullPath ?? '']
}
