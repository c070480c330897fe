import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { overviewColumns } from './OrderOverview.tsx'

/** The places of the sections while the order is on its way. */
export function OrderOverviewSkeleton() {
  return (
    <output className={overviewColumns}>
      <span className="sr-only">Ładowanie zamówienia...</span>
      <span className="grid gap-9 sm:grid-cols-2">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </span>
      <Skeleton className="h-52" />
      <Skeleton className="h-80" />
      <Skeleton className="h-112" />
    </output>
  )
}
