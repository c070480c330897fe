import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changeAddress } from '../../panel-kit/address.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AdminProduct } from '../product.ts'
import { GalleryButton } from '../pictures/panel/GalleryButton.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { allProducts } from './catalog.query.ts'

interface Props {
  /** The number of a product, 'new', or nothing where the form stands beside the list unasked. */
  edit: string | undefined
  products: AdminProduct[] | undefined
}

/** The form that the address asks for. */
export function ProductEditor({ edit, products }: Props) {
  const lastPlace = Math.max(0, ...(products ?? []).map(({ sortOrder }) => sortOrder)) + 1
  if (edit === undefined || edit === 'new') return <ProductForm lastPlace={lastPlace} isAsked={edit === 'new'} />
  return products ? <KnownProduct id={edit} products={products} /> : <FormSkeleton />
}

/** A deleted product stays in its form, so that typed text isn't lost. */
function KnownProduct({ id, products }: { id: string; products: AdminProduct[] }) {
  const client = useQueryClient()
  // The list may be minutes old: it is shown at once and fetched again.
  useEffect(() => void client.prefetchQuery({ ...allProducts, staleTime: 2_000 }), [client])
  const found = products.find((product) => String(product.id) === id)
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  // A ref, because a promotion may be typed while a save is under way.
  const isPromotionTyped = useRef(false)
  const onPromotionTyped = useCallback((isTyped: boolean) => {
    isPromotionTyped.current = isTyped
  }, [])
  const product = first ?? found
  if (product)
    return (
      <>
        <ProductForm product={product} latest={found} isAsked isMoreTyped={() => isPromotionTyped.current} />
        {found && <GalleryButton product={found} />}
        {found && <ProductPrices product={found} onPromotionTyped={onPromotionTyped} />}
      </>
    )
  return (
    <div role="alert" className="border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">Nie ma takiego produktu.</p>
      <p className="text-sm">Mógł zostać usunięty w innej sesji.</p>
      <PanelButton className="mt-3" onClick={() => changeAddress({ edit: undefined })}>
        Wróć do listy
      </PanelButton>
    </div>
  )
}

const FormSkeleton = () => (
  <output className="block space-y-4 py-2">
    <span className="sr-only">Ładowanie produktu...</span>
    {Array.from({ length: 7 }, (_, row) => (
      <Skeleton key={row} className="h-12" />
    ))}
  </output>
)
