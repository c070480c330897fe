import type { ReactNode } from 'react'
import { storeTexts } from '../i18n/store.ts'
import { formatMoney } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { Badge } from '../web/ui/Badge.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import type { ProductOnSale } from './product.ts'
import { WeightIcon } from '../site/WeightIcon.tsx'

export function ProductCard({ product, action }: { product: ProductOnSale; action: ReactNode }) {
  const { language } = useVisit()
  const texts = usePageTexts(storeTexts)
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  return (
    <li className="flex flex-col">
      <ProductPicture product={product} />
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl">{product.name}</h2>
        {product.weight && <p className="shrink-0 text-mid tabular-nums">{product.weight}</p>}
      </div>
      <p className="mt-2 text-mid">{product.description}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <span className="text-xl font-medium">{price(product.price)}</span>
        {product.pricePerKilogram && (
          <span className="text-sm text-mid">{texts.perKilogram(price(product.pricePerKilogram))}</span>
        )}
      </p>
      <div className="mt-auto pt-5">{action}</div>
    </li>
  )
}

function ProductPicture({ product }: { product: ProductOnSale }) {
  const texts = usePageTexts(storeTexts)
  return (
    <div className="relative grid aspect-square place-items-center overflow-hidden rounded border border-line bg-paper">
      {product.imageUrl ? (
        <img src={product.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
      ) : null}
      <div className={product.imageUrl ? 'absolute right-4 bottom-4 size-10 rounded-xs bg-paper/90 p-1' : 'w-4/5'}>
        <WeightIcon weight={product.weight} />
      </div>
      {!product.inStock && (
        <div className="absolute top-4 left-4">
          <Badge>{texts.outOfStock}</Badge>
        </div>
      )}
    </div>
  )
}
