import { catalogTexts } from '../../catalog/texts.ts'
import { AddToCart } from '../../cart/AddToCart.tsx'
import { Shelf } from '../../catalog/pages/Shelf.tsx'
import { productsOnSale } from '../../catalog/products.query.ts'
import { Greeting } from '../../customers/Greeting.tsx'
import type { Fetches } from '../../web/page.ts'
import { prefetch } from '../../web/prefetch.ts'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { bestOffer } from '../../shipping/delivery-promise.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { Packages } from './Packages.tsx'

export const pageTexts = catalogTexts.part('store')

export const fetches: Fetches = ({ queryClient, api }) => prefetch(queryClient, productsOnSale(api))

export default function StorePage() {
  const texts = useTexts(catalogTexts).store
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <FreeDelivery />
      <Shelf visitor={<Greeting />} Action={AddToCart} />
      <Packages />
    </div>
  )
}

/** From which value of goods on delivery costs nothing, where the owner offers that. */
function FreeDelivery() {
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).store
  const offer = bestOffer()
  if (!offer) return null
  const limit = offer.upTo === null ? '' : texts.upTo(formatWeight(offer.upTo, language))
  return (
    <p className="mt-8 border-l-2 border-sea pl-4 tabular-nums">
      {texts.freeDelivery[offer.way](formatMoney(offer.from, language))}
      {limit}
    </p>
  )
}
