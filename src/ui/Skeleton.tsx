/** A calm shape of the size of what is coming. It says nothing: the region around it announces that it is busy. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded bg-line ${className}`} />
}
