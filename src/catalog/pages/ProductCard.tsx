import { catalogTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { typeset } from '../../i18n/typeset.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { ReducedFrom } from '../prices/ReducedFrom.tsx'
import { RatingLine } from '../ratings/RatingLine.tsx'
import { Packshot } from '../packages/Packshot.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { ProductOnSale } from '../product.ts'
import { ProductPicture } from './ProductPicture.tsx'

interface Props {
  product: ProductOnSale
  action: ReactNode
  isFirst: boolean
  /** The rank of its name: below the heading of a section it is a lower one. */
  heading?: 'h2' | 'h3'
}

const sizes = '(min-width: 1024px) 25rem, (min-width: 640px) 50vw, calc(100vw - 2.5rem)'

export function ProductCard({ product, action, isFirst, heading: Heading = 'h2' }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(catalogTexts).store
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  const toProduct = { to: '/store/$slug', params: { slug: product.slug } } as const
  return (
    <li className="flex flex-col">
      <div className="relative">
        {/* The name leads there, too: one stop for those who go from link to link is enough. */}
        <Link {...toProduct} aria-hidden tabIndex={-1}>
          <ProductPicture product={product} sizes={sizes} isFirst={isFirst} />
        </Link>
        {!product.inStock && (
          <div className="pointer-events-none absolute top-4 left-4">
            <Badge>{texts.outOfStock}</Badge>
          </div>
        )}
      </div>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <Heading className="text-2xl">
          <Link {...toProduct} className="hover:text-violet">
            {typeset(product.name, language)}
          </Link>
        </Heading>
        {product.weight && (
          <p className="flex shrink-0 items-center gap-2 text-mid tabular-nums">
            {product.imageUrl && (
              <span className="size-7 overflow-hidden rounded-sm">
                <Packshot weight={product.weight} />
              </span>
            )}
            {formatWeight(parseWeight(product.weight), language)}
          </p>
        )}
      </div>
      <RatingLine rating={product.rating} />
      <p className="mt-2 mb-4 text-mid">{typeset(product.description, language)}</p>
      {/* Side by side, prices stand in a line, however long what is above them. */}
      <p className="mt-auto flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <span className="text-xl font-medium">{price(product.price)}</span>
        {product.pricePerKilogram && (
          <span className="text-sm text-mid">{texts.perKilogram(price(product.pricePerKilogram))}</span>
        )}
      </p>
      <ReducedFrom promotion={product.promotion} className="mt-1" />
      <div className="pt-5">{action}</div>
    </li>
  )
}
