import type { ProductInDetail } from '../../catalog/product.ts'
import { productAt } from '../../catalog/products.query.ts'
import type { AppRouter } from './router.tsx'

/** The product whose page is shown, if it is one's and there is such a product. */
export function shownProduct(router: AppRouter): ProductInDetail | undefined {
  const page = router.state.matches.at(-1)
  if (page?.fullPath !== '/store/$slug') return undefined
  const { queryClient, api } = router.options.context
  return queryClient.getQueryData(productAt(api, page.params.slug ?? '').queryKey)
}
