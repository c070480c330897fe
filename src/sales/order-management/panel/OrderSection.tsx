import { useId, type ReactNode } from 'react'

export function OrderSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 text-sm wrap-anywhere">
      <h3 id={id} className="mb-3 border-b border-line pb-2 text-lg">
        {heading}
      </h3>
      {children}
    </section>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-5 gap-y-1.5">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-mid">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </>
  )
}

export const linkLook = 'text-violet underline underline-offset-4 hover:no-underline'

export function OrderMissing() {
  return (
    <div role="alert" className="border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">Nie ma takiego zamówienia</p>
      <p className="text-sm">Być może adres jest niepełny. Znajdź zamówienie na liście, po numerze albo po kliencie.</p>
    </div>
  )
}
