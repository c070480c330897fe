import { productAt } from '../catalog/products.query.ts'
import { formatWeight } from '../i18n/format.ts'
import { productTexts } from '../i18n/product.ts'
import { shopTexts } from '../i18n/shop.ts'
import { parseWeight } from '../kernel/weight.ts'
import { CallFailed } from '../web/api.ts'
import { later } from '../web/later.tsx'
import type { Describe } from '../web/page.ts'

export { productTexts as texts }

export const below = later(
  'product',
  [productTexts, shopTexts],
  async () => (await import('./ProductView.tsx')).ProductView,
)

export const ProductPage = below.Part

/** The page is called as its product is. */
export const describe: Describe = ({ queryClient, api, language, texts }, { slug = '' }) => {
  const { data: product, error } = queryClient.getQueryState(productAt(api, slug).queryKey) ?? {}
  if (error instanceof CallFailed && error.status === 404) return undefined
  if (!product) return texts.pages.broken
  const { name, weight, description } = product
  return { title: weight ? `${name}, ${formatWeight(parseWeight(weight), language)}` : name, description }
}
