import { siteTexts } from '../../site/texts.ts'
import { brand } from '../../brand.ts'
import { productSharing } from '../../catalog/pages/product-sharing.ts'
import type { Language } from '../../kernel/language.ts'
import type { Sharing } from '../http/frontend.ts'
import { sharePicture, shareSize } from '../../catalog/packages/share-pictures.ts'
import type { AppRouter } from './router.tsx'
import { shownProduct } from './shown-product.ts'

/** How a page is shown where somebody shares its address. Only the server knows, so that no visitor loads it. */
export async function sharingOf(router: AppRouter, language: Language): Promise<Sharing> {
  const product = shownProduct(router)
  if (product) return productSharing(product)
  const { title } = (await siteTexts.load(language)).home
  const picture = { address: sharePicture(language), alt: `${brand.name}: ${title}`, size: shareSize }
  return { type: 'website', picture, facts: {} }
}
