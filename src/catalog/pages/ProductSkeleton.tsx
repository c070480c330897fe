import { Skeleton } from '../../ui/Skeleton.tsx'

export function ProductSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className="flex flex-col">
      <Skeleton className="aspect-square" />
      <Skeleton className="mt-6 h-6 w-2/3" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-5 h-6 w-24" />
      <Skeleton className="mt-5 h-12 w-36" />
    </li>
  ))
}
