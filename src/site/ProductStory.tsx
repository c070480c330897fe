import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { AddToCart } from '../cart/AddToCart.tsx'
import { OtherSizes } from '../catalog/OtherSizes.tsx'
import { ProductDetail } from '../catalog/ProductDetail.tsx'
import type { ProductInDetail } from '../catalog/product.ts'
import { productAt } from '../catalog/products.query.ts'
import { asPromotionsEnd } from '../catalog/promotion-ends.ts'
import { Skeleton } from '../web/ui/Skeleton.tsx'
import { WithoutScripts } from './WithoutScripts.tsx'
import { useVisit } from '../web/visit.tsx'

const onTime = asPromotionsEnd((product: ProductInDetail) => [product])

/** The product at this address, what can be done with it, and what stands next to it. */
export function ProductStory() {
  const { api } = useVisit()
  const { slug = '' } = useParams({ strict: false })
  const { data: product } = useQuery({ ...productAt(api, slug), ...onTime })
  if (!product) return <Skeleton className="aspect-square lg:w-7/12" />
  return (
    <>
      <ProductDetail
        product={product}
        action={
          <>
            <WithoutScripts />
            <AddToCart product={product} />
          </>
        }
      />
      <OtherSizes than={product} />
    </>
  )
}
