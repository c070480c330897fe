import { lazy, Suspense, useState } from 'react'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import type { AdminProduct } from '../../product.ts'

const GalleryDialog = lazy(() => import('./GalleryDialog.tsx'))

/** Opens all pictures of a product. */
export function GalleryButton({ product }: { product: AdminProduct }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PanelButton className="mt-3" onClick={() => setOpen(true)}>
        Galeria ({product.pictures.length})
      </PanelButton>
      {isOpen && (
        <Suspense>
          <GalleryDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
