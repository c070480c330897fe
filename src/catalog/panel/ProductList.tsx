import { EmptyList } from '../../panel-kit/lists/ListStates.tsx'
import type { AdminProduct } from '../product.ts'
import { ProductRow } from './ProductRow.tsx'

interface Props {
  products: AdminProduct[]
  edited: string | undefined
  onRemoved(product: AdminProduct): void
}

/** All products, in the order in which visitors find them. */
export function ProductList({ products, edited, onRemoved }: Props) {
  if (products.length === 0)
    return <EmptyList title="Brak produktów">Dodaj pierwszy produkt, aby pojawił się w sklepie.</EmptyList>
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">Produkty, w kolejności ze sklepu</caption>
      <thead className="text-xs text-mid max-sm:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            Produkt
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-medium">
            Cena
          </th>
          <th scope="col" className="py-2 pr-2 text-left font-medium">
            Stan
          </th>
          <th scope="col" className="py-2">
            <span className="sr-only">Działania</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            isEdited={String(product.id) === edited}
            onRemoved={() => onRemoved(product)}
          />
        ))}
      </tbody>
    </table>
  )
}
