import { checkoutFormTexts } from '../i18n/checkout-form.ts'
import { Skeleton } from '../web/ui/Skeleton.tsx'
import { usePageTexts } from '../web/visit.tsx'
import { WithoutScripts } from './WithoutScripts.tsx'

/** The checkout before the page lives: what is in it is known to the browser alone. */
export function CheckoutSkeleton() {
  const { loading } = usePageTexts(checkoutFormTexts)
  return (
    <>
      <WithoutScripts />
      <div aria-busy="true" className="noscript:hidden">
        <output className="mt-4 flex min-h-12 items-center text-mid">{loading}</output>
        <div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
          <div className="space-y-12 border-t border-line pt-8">
            <Skeleton className="h-72" />
            <Skeleton className="h-36" />
            <Skeleton className="h-[34rem]" />
            <Skeleton className="h-48" />
          </div>
          <div className="border-t border-line pt-8">
            <Skeleton className="h-96" />
          </div>
        </div>
      </div>
    </>
  )
}
