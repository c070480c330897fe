import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { AddToCart } from '../cart/AddToCart.tsx'
import { OtherSizes } from '../catalog/OtherSizes.tsx'
import { ProductDetail } from '../catalog/ProductDetail.tsx'
import { productAt } from '../catalog/products.query.ts'
import { productTexts } from '../i18n/product.ts'
import { CallFailed } from '../web/api.ts'
import { Button } from '../web/ui/Button.tsx'
import { Skeleton } from '../web/ui/Skeleton.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { Message } from './Message.tsx'

/** Where a product is read about and bought. */
export function ProductView() {
  const {
    api,
    texts: { pages },
  } = useVisit()
  const texts = usePageTexts(productTexts)
  const { slug = '' } = useParams({ strict: false })
  const { data: product, error } = useQuery(productAt(api, slug))
  const toStore = <Link to="/store">{texts.toStore}</Link>
  if (error instanceof CallFailed && error.status === 404) {
    return (
      <Message heading={texts.about.title} explanation={texts.about.description}>
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
      <p className="mb-6 sm:mb-10">{toStore}</p>
      {product ? (
        <>
          <ProductDetail product={product} action={<AddToCart product={product} />} />
          <OtherSizes than={product} />
        </>
      ) : (
        <Skeleton className="aspect-square lg:w-7/12" />
      )}
    </div>
  )
}
