import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../../web/app-context.tsx'
import { catalogTexts } from '../texts.ts'

/** The form comes when it is asked for: the page is no heavier for it. */
const WaitForm = lazy(() => import('./WaitForm.tsx'))

/** Where a sold-out product is: a way to hear when it is back. */
export function WaitForProduct({ slug }: { slug: string }) {
  const texts = useTexts(catalogTexts).stockWait
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6 noscript:hidden">
      {isOpen ? (
        <Suspense fallback={<div className="min-h-44" />}>
          <WaitForm slug={slug} />
        </Suspense>
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </div>
  )
}
