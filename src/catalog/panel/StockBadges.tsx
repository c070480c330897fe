import { TriangleAlert } from 'lucide-react'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { stockLevel, type AdminProduct } from '../product.ts'

/** Whether it is shown, whether it can be bought, and how much of it is left. */
export function StockBadges({ product }: { product: AdminProduct }) {
  const { isActive, inStock, stockQuantity } = product
  const level = stockLevel(stockQuantity)
  const pieces = `${formatNumber(stockQuantity)}\u00A0szt.`
  return (
    <span className="flex flex-wrap gap-1">
      <PanelBadge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Aktywny' : 'Nieaktywny'}</PanelBadge>
      {inStock ? (
        <PanelBadge tone={level === 0 ? 'bad' : 'good'}>
          {level === 0 ? 'Wyprzedany' : 'W\u00A0magazynie'}: {pieces}
        </PanelBadge>
      ) : (
        <PanelBadge>Niedostępny: {pieces}</PanelBadge>
      )}
      {level === 1 && (
        <PanelBadge tone="bad">
          <TriangleAlert aria-hidden="true" className="mr-1 inline size-3 align-[-1px]" />
          Niski stan
        </PanelBadge>
      )}
    </span>
  )
}
