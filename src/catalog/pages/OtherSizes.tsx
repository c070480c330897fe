import { catalogTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoney, formatWeight } from '../../i18n/format.ts'
import { readMoney } from '../../kernel/money.ts'
import { parseWeight } from '../../kernel/weight.ts'
import { ReducedFrom } from '../prices/ReducedFrom.tsx'
import { Packshot } from '../packages/Packshot.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { nearestSizes } from './nearest-sizes.ts'
import type { ProductOnSale } from '../product.ts'
import { productsOnSale } from '../products.query.ts'
import { asPromotionsEnd } from '../prices/promotion-ends.ts'

const onTime = asPromotionsEnd((products: ProductOnSale[]) => products)

/** What stands next to a product on the shelf. */
export function OtherSizes({ than: shown }: { than: ProductOnSale }) {
  const { api, language } = useAppContext()
  const texts = useTexts(catalogTexts).product
  const others = nearestSizes(useQuery({ ...productsOnSale(api), ...onTime }).data ?? [], shown)
  if (others.length === 0) return null
  return (
    <section className="mt-24 lg:mt-40">
      <h2 className="text-4xl sm:text-5xl">{texts.otherSizes}</h2>
      <ul className="mt-10 grid gap-x-8 lg:grid-cols-3">
        {others.map(({ id, slug, name, imageUrl, weight, price, pricePerKilogram, promotion, inStock }) => (
          <li key={id} className="relative flex items-center gap-6 border-t border-ink/25 py-6">
            <span className="aspect-square w-[min(6rem,28%)] shrink-0 overflow-hidden rounded border border-line bg-paper">
              <Packshot imageUrl={imageUrl} weight={weight} />
            </span>
            <div className="min-w-0">
              <h3 className="text-2xl">
                <Link to="/store/$slug" params={{ slug }} className="after:absolute after:inset-0 hover:text-violet">
                  {name}
                </Link>
              </h3>
              <p className="mt-2 text-mid tabular-nums">
                {weight && `${formatWeight(parseWeight(weight), language)} · `}
                {formatMoney(readMoney(price), language)}
                {pricePerKilogram && (
                  <span className="block text-sm">
                    {texts.perKilogram(formatMoney(readMoney(pricePerKilogram), language))}
                  </span>
                )}
              </p>
              <ReducedFrom promotion={promotion} />
              {!inStock && <p className="text-sm text-mid">{texts.outOfStock}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
