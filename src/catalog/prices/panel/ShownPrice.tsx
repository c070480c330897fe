import { useQuery } from '@tanstack/react-query'
import { printMoney, readMoney } from '../../../kernel/money.ts'
import { pricePerKilogram } from '../../../kernel/unit-price.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { formatAmount } from '../../../panel-kit/panel-format.ts'
import type { AdminProduct } from '../../product.ts'
import { upcomingPromotions } from '../../panel/catalog.query.ts'

/** What visitors pay for a product just now. */
export function ShownPrice({ product: { id, price: regular, weight } }: { product: AdminProduct }) {
  const { data: promotions = [] } = useQuery(upcomingPromotions)
  const running = promotions.find((one) => one.productId === id && one.state === 'running')
  const price = running?.price ?? regular
  const grams = Math.round((weight ?? 0) * 1000)
  return (
    <>
      <span className="block">{formatAmount(price)}</span>
      {running && (
        <span className="block text-xs text-mid">
          <span className="sr-only">Cena regularna: </span>
          <s>{formatAmount(regular)}</s>
        </span>
      )}
      {grams > 0 && (
        <span className="block text-xs text-mid">
          {formatAmount(printMoney(pricePerKilogram(readMoney(price), grams)))}&nbsp;/&nbsp;kg
        </span>
      )}
      {running && <PanelBadge tone="waiting">Promocja</PanelBadge>}
    </>
  )
}
