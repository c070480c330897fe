import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { productAt, productsOnSale } from '../catalog/products.query.ts'
import { foodTexts } from '../i18n/food.ts'
import { formatWeight } from '../i18n/format.ts'
import { productTexts } from '../i18n/product.ts'
import { shopTexts } from '../i18n/shop.ts'
import { parseWeight } from '../kernel/weight.ts'
import { CallFailed } from '../web/api.ts'
import { later } from '../web/later.tsx'
import type { Describe, Fetches } from '../web/page.ts'
import { Button } from '../web/ui/Button.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { BackLink } from './BackLink.tsx'
import { Message } from './Message.tsx'
import { fetchFirst, prefetch } from '../web/prefetch.ts'

export { productTexts as texts }

export const fetches: Fetches = ({ queryClient, api }, { slug = '' }) =>
  Promise.all([fetchFirst(queryClient, productAt(api, slug)), prefetch(queryClient, productsOnSale(api))])

export const below = later(
  'product',
  [productTexts, foodTexts, shopTexts],
  async () => (await import('./ProductStory.tsx')).ProductStory,
)

const isUnknown = (error: unknown) => error instanceof CallFailed && error.status === 404

/** The page is called as its product is. */
export const describe: Describe = ({ queryClient, api, language, texts }, { slug = '' }) => {
  const { data: product, error } = queryClient.getQueryState(productAt(api, slug).queryKey) ?? {}
  if (isUnknown(error)) return undefined
  if (!product) return texts.pages.broken
  const { name, weight } = product
  return { title: weight ? `${name}, ${formatWeight(parseWeight(weight), language)}` : name }
}

/** Where a product is read about and bought. */
export function ProductPage() {
  const {
    api,
    texts: { pages },
  } = useVisit()
  const texts = usePageTexts(productTexts)
  const { slug = '' } = useParams({ strict: false })
  const { data: product, error } = useQuery(productAt(api, slug))
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
      <below.Part />
    </div>
  )
}
