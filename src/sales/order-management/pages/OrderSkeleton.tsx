import { orderManagementTexts } from '../texts.ts'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts } from '../../../web/app-context.tsx'

/** The shape of an order that is still on its way. */
export function OrderSkeleton() {
  const texts = useTexts(orderManagementTexts).order
  return (
    <>
      <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
      <noscript>
        <p className="mt-8 text-lg">
          {texts.needsJavaScript} <OfficeEmail />
        </p>
      </noscript>
      <div aria-busy="true" className="noscript:hidden">
        <output className="sr-only">{texts.loading}</output>
        <Skeleton className="mt-4 h-6 w-56 max-w-full" />
        <Skeleton className="mt-12 h-24 max-w-3xl" />
        <Skeleton className="mt-16 h-64 max-w-3xl" />
      </div>
    </>
  )
}
