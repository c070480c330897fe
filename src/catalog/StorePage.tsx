import { useQuery } from '@tanstack/react-query'
import { storeTexts } from '../i18n/store.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { productsOnSale } from './products.query.ts'
import { StoreMessage } from './StoreMessage.tsx'

export { storeTexts as texts }

export function StorePage() {
  const { api } = useVisit()
  const texts = usePageTexts(storeTexts)
  const { data: products, error, isFetching, refetch } = useQuery(productsOnSale(api))
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <output className="mt-12 block min-h-6 text-sm text-mid sm:mt-20">
        {products ? texts.count(products.length) : isFetching && texts.loading}
      </output>
      {error && !isFetching ? (
        <StoreMessage text={`${texts.error} ${error.message}`} action={{ label: texts.tryAgain, run: refetch }} />
      ) : products?.length === 0 ? (
        <StoreMessage text={texts.empty} next={texts.emptyNext} />
      ) : (
        <ul aria-busy={!products} className="mt-4 grid gap-x-8 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
          {products?.map((product) => <ProductCard key={product.id} product={product} />) ?? (
            <ProductSkeleton count={6} />
          )}
        </ul>
      )}
    </div>
  )
}
