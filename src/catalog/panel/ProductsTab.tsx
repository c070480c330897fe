import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { plural } from '../../i18n/plural.ts'
import { changeAddress, useAddress } from '../../panel-kit/address.ts'
import { download } from '../../panel-kit/download.ts'
import { useKeyboardShortcut, useKeyboardShortcutsEnabled } from '../../panel-kit/keyboard-shortcuts.ts'
import { ListFailure } from '../../panel-kit/lists/ListStates.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { AdminProduct } from '../product.ts'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductList } from './ProductList.tsx'
import { editButtonOf } from './ProductRow.tsx'
import { allProducts } from './catalog.query.ts'

const count = plural('pl', { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' })

/** What is rarely opened comes when it is. */
const ProductImport = lazy(() => import('../exchange/panel/ProductImport.tsx'))

export function ProductsTab() {
  const asked = useAddress()
  if (asked['import'] === undefined) return <ProductsWithForm edit={asked['edit']} />
  return (
    <Suspense fallback={<ProductsSkeleton />}>
      <ProductImport />
    </Suspense>
  )
}

/** The list of products with the form beside it, or on narrow screens instead of it. */
function ProductsWithForm({ edit }: { edit: string | undefined }) {
  const { data: products, error, isFetching, refetch } = useQuery(allProducts)
  const heading = useRef<HTMLHeadingElement>(null)
  const formPlace = useRef<HTMLDivElement>(null)
  useReturnedFocus(edit)

  const startNew = () => {
    const isOpen = edit === 'new' || (edit === undefined && formPlace.current?.checkVisibility() === true)
    if (isOpen) formPlace.current?.querySelector<HTMLElement>('input[name=name]')?.focus()
    else changeAddress({ edit: 'new' })
  }
  useKeyboardShortcut('n', startNew)
  const hint = useKeyboardShortcutsEnabled() ? { 'aria-keyshortcuts': 'n', title: 'Skrót: n' } : {}

  const noticeRemoval = ({ id }: AdminProduct) => {
    // The pressed button disappears with its row.
    heading.current?.focus()
    if (edit === String(id)) changeAddress({ edit: undefined }, { leavesNothing: true })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:grid-cols-[minmax(0,9fr)_minmax(0,10fr)]">
      <section aria-labelledby="products-heading" className={edit === undefined ? '' : 'max-xl:hidden'}>
        <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
          <h2 id="products-heading" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            <span className="mr-3">Produkty</span>
            {products && (
              <span className="inline-block font-text text-sm text-mid tabular-nums">{count(products.length)}</span>
            )}
          </h2>
          <PanelButton id={editButtonOf('new')} {...hint} onClick={startNew}>
            <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Nowy produkt
          </PanelButton>
        </div>
        {products ? (
          <>
            <ProductList products={products} edited={edit} onRemoved={noticeRemoval} />
            <div className="mt-4 flex flex-wrap gap-3">
              <PanelButton
                disabled={products.length === 0}
                onClick={() => download('/api/admin/products/export?lang=pl')}
              >
                Eksportuj CSV
              </PanelButton>
              <PanelButton onClick={() => changeAddress({ import: 'csv' })}>Importuj CSV</PanelButton>
            </div>
          </>
        ) : error && !isFetching ? (
          <ListFailure error={error} retry={refetch} />
        ) : (
          <ProductsSkeleton />
        )}
      </section>
      <div ref={formPlace} className={edit === undefined ? 'max-xl:hidden' : ''}>
        <ProductEditor key={edit ?? 'beside'} edit={edit} products={products} />
      </div>
    </div>
  )
}

/** After a form is left, the focus returns to the button that opened it. */
function useReturnedFocus(edit: string | undefined): void {
  const before = useRef(edit)
  useEffect(() => {
    const left = before.current
    before.current = edit
    if (left !== undefined && edit === undefined) document.getElementById(editButtonOf(left))?.focus()
  }, [edit])
}

/** Placeholder rows of the size of the coming products. */
function ProductsSkeleton() {
  return (
    <output className="block">
      <span className="block border-b border-line py-2 text-xs text-mid">Ładowanie produktów...</span>
      {Array.from({ length: 6 }, (_, row) => (
        <span key={row} className="flex items-center gap-3 overflow-hidden border-b border-line py-2.5">
          <Skeleton className="size-12" />
          <Skeleton className="h-5 w-40 min-w-0" />
          <Skeleton className="ml-auto h-5 w-32 min-w-0" />
        </span>
      ))}
    </output>
  )
}
