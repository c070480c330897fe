import { siteTexts } from '../../site/texts.ts'
import { brand } from '../../brand.ts'
import { productSharing } from '../../catalog/pages/product-sharing.ts'
import type { Language } from '../../kernel/language.ts'
import type { SharedPicture, Sharing } from '../http/frontend.ts'
import { altFor } from '../../ui/pictures/own-picture.ts'
import { ownPictures } from '../../ui/pictures/own-pictures.ts'
import { sharePicture, shareSize } from '../../catalog/packages/share-pictures.ts'
import type { AppRouter } from './router.tsx'
import { shownProduct } from './shown-product.ts'

/** How a page is shown where somebody shares its address. Only the server knows, so that no visitor loads it. */
export async function sharingOf(router: AppRouter, language: Language): Promise<Sharing> {
  const product = shownProduct(router)
  if (product) return productSharing(product)
  const { title } = (await siteTexts.load(language)).home
  return { type: 'website', picture: sharedPicture(language, `${brand.name}: ${title}`), facts: {} }
}

function sharedPicture(language: Language, alt: string): SharedPicture {
  const own = ownPictures.now().share
  const [address] = own?.whole.addresses ?? []
  if (!own || address === undefined) return { address: sharePicture(language), alt, size: shareSize }
  const { widths, height } = own.whole
  return { address, alt: altFor(own, language).alt || alt, size: { width: widths.at(-1) ?? 0, height } }
}
