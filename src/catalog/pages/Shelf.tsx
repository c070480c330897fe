import { catalogTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { ProductOnSale } from '../product.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { productsOnSale } from '../products.query.ts'
import { asPromotionsEnd } from '../prices/promotion-ends.ts'
import { StoreMessage } from './StoreMessage.tsx'

interface Props {
  /** Who is here, and what they can do about it. */
  visitor: ReactNode
  /** What can be done with a product. */
  Action: ComponentType<{ product: ProductOnSale }>
}

const onTime = asPromotionsEnd((products: ProductOnSale[]) => products)

/** All products on sale, or what there is to say instead. */
export function Shelf({ visitor, Action }: Props) {
  const { api } = useAppContext()
  const texts = useTexts(catalogTexts).store
  const { data: products, error, isFetching, refetch } = useQuery({ ...productsOnSale(api), ...onTime })
  return (
    <>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line pb-3 sm:mt-16">
        <output className="text-sm text-mid">
          {products ? texts.count(products.length) : isFetching && texts.loading}
        </output>
        {visitor}
      </div>
      {error && !products && !isFetching ? (
        <StoreMessage text={`${texts.error} ${error.message}`} action={{ label: texts.tryAgain, run: refetch }} />
      ) : products?.length === 0 ? (
        <StoreMessage text={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul aria-busy={!products} className="mt-10 grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
          {products?.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              action={<Action product={product} />}
              isFirst={index === 0}
            />
          )) ?? <ProductSkeleton count={6} />}
        </ul>
      )}
    </>
  )
}
