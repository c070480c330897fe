import { productData } from '../catalog/product-data.ts'
import { productAt } from '../catalog/products.query.ts'
import type { StructuredData } from '../server/frontend.ts'
import type { AppRouter } from './router.tsx'

/** What programs are told of a page. Only the server knows how, so that no visitor loads it. */
export function structuredDataOf(router: AppRouter): StructuredData | undefined {
  const page = router.state.matches.at(-1)
  if (page?.fullPath !== '/store/$slug') return undefined
  const { queryClient, api } = router.options.context
  const { slug = '' } = page.params
  const product = queryClient.getQueryData(productAt(api, slug).queryKey)
  return product && ((address) => productData(product, address))
}
