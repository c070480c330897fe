import { catalogTexts } from '../../catalog/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { BuyProduct } from '../../cart/BuyProduct.tsx'
import { OtherSizes } from '../../catalog/pages/OtherSizes.tsx'
import { ProductDetail } from '../../catalog/pages/ProductDetail.tsx'
import { RecipesFor } from '../../recipes/RecipesFor.tsx'
import { WaitForProduct } from '../../catalog/waiting/WaitForProduct.tsx'
import type { ProductInDetail } from '../../catalog/product.ts'
import { productAt, productsOnSale } from '../../catalog/products.query.ts'
import { asPromotionsEnd } from '../../catalog/prices/promotion-ends.ts'
import { formatWeight } from '../../i18n/format.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { ProductReviews } from '../../sales/reviews/pages/ProductReviews.tsx'
import { reviewsOf } from '../../sales/reviews/reviews.query.ts'
import { CallFailed } from '../../web/api.ts'
import type { Describe, Fetches } from '../../web/page.ts'
import { fetchFirst, prefetch } from '../../web/prefetch.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Message } from '../../ui/Message.tsx'

export const pageTexts = catalogTexts.part('product')

export const fetches: Fetches = ({ queryClient, api }, { slug = '' }) =>
  Promise.all([
    fetchFirst(queryClient, productAt(api, slug)),
    prefetch(queryClient, productsOnSale(api)),
    prefetch(queryClient, reviewsOf(api, slug)),
  ])

const isUnknown = (error: unknown) => error instanceof CallFailed && error.status === 404

/** The page is called as its product is. */
export const describe: Describe = ({ queryClient, api, language, texts }, { slug = '' }) => {
  const { data: product, error } = queryClient.getQueryState(productAt(api, slug).queryKey) ?? {}
  if (isUnknown(error)) return undefined
  if (!product) return texts.pages.broken
  const { name, weight } = product
  return { title: weight ? `${name}, ${formatWeight(parseWeight(weight), language)}` : name }
}

const onTime = asPromotionsEnd((product: ProductInDetail) => [product])

/** Where a product is read about and bought. */
export default function ProductPage() {
  const {
    api,
    texts: { pages },
  } = useAppContext()
  const texts = useTexts(catalogTexts).product
  const { slug = '' } = useParams({ strict: false })
  const { data: product, error } = useQuery({ ...productAt(api, slug), ...onTime })
  const toStore = <Link to="/store">{texts.toStore}</Link>
  if (isUnknown(error)) {
    return (
      <Message heading={texts.about.title} explanation={texts.whereElse}>
        <Button asChild>{toStore}</Button>
      </Message>
    )
  }
  if (error && !product) {
    return (
      <Message {...pages.broken}>
        <Button asChild>
          <a href="?">{pages.broken.tryAgain}</a>
        </Button>
        <Button asChild look="outline">
          {toStore}
        </Button>
      </Message>
    )
  }
  return (
    <div aria-busy={!product} className="mx-auto w-full max-w-7xl px-5 pt-6 pb-24 sm:px-8 sm:pt-10 sm:pb-36">
      <p className="mb-4 sm:mb-8">
        <BackLink to="/store" label={texts.toStore} />
      </p>
      {product ? (
        <>
          <ProductDetail
            product={product}
            action={
              <>
                <BuyProduct product={product} />
                {!product.inStock && <WaitForProduct slug={product.slug} />}
              </>
            }
          />
          <RecipesFor weight={product.weight} />
          <OtherSizes than={product} />
          <ProductReviews slug={slug} />
        </>
      ) : (
        <Skeleton className="aspect-square lg:w-7/12" />
      )}
    </div>
  )
}
