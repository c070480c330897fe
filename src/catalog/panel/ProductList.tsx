import { useRef, useState } from 'react'
import { dropMark, Grip, MoveButtons } from '../../panel-kit/lists/Grip.tsx'
import { EmptyList } from '../../panel-kit/lists/ListStates.tsx'
import { useReordering } from '../../panel-kit/lists/useReordering.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import type { AdminProduct } from '../product.ts'
import { ProductRow } from './ProductRow.tsx'
import { useProductOrder } from './useProductOrder.ts'

interface Props {
  products: AdminProduct[]
  edited: string | undefined
  onRemoved(product: AdminProduct): void
}

/** All products, in the order in which visitors find them, which can be changed here. */
export function ProductList({ products, edited, onRemoved }: Props) {
  const { shown, moved, move, takeBack } = useProductOrder(products)
  const place = useRef<HTMLTableSectionElement>(null)
  const reordering = useReordering(place, shown.length, move)
  const [opened, setOpened] = useState<number>()
  if (products.length === 0)
    return <EmptyList title="Brak produktów">Dodaj pierwszy produkt, aby pojawił się w sklepie.</EmptyList>
  return (
    <>
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
        <tbody ref={place} className="max-sm:block max-sm:border-t max-sm:border-line">
          {shown.map((product, index) => (
            <ProductRow
              key={product.id}
              product={product}
              isEdited={String(product.id) === edited}
              drop={dropMark(reordering, index, shown.length)}
              grip={
                shown.length > 1 && (
                  <Grip
                    {...{ reordering, index }}
                    name={product.name}
                    isOpen={opened === product.id}
                    onOpen={() => setOpened(opened === product.id ? undefined : product.id)}
                  />
                )
              }
              moveButtons={opened === product.id && <MoveButtons {...{ reordering, index }} count={shown.length} />}
              onRemoved={() => onRemoved(product)}
            />
          ))}
        </tbody>
      </table>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 bg-salt">
        <output className="text-sm">{moved?.said}</output>
        {moved && (
          <PanelButton look="quiet" onClick={takeBack}>
            Cofnij
          </PanelButton>
        )}
      </div>
    </>
  )
}
