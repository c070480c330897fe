import { Skeleton } from '../../ui/Skeleton.tsx'

/** Rows of the size of the products that are coming, and what is going on. */
export function ProductsSkeleton() {
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
