import type { ReactNode } from 'react'

interface Props {
  name: string
  heading: string
  /** Where it can be folded: what its line says besides, and whether it begins open. */
  folded?: { line?: ReactNode; isOpen?: boolean } | undefined
  children: ReactNode
}

/** One step of the checkout under its heading. */
export function Card({ name, heading, folded, children }: Props) {
  const title = (
    <h2
      id={`${name}-heading`}
      tabIndex={-1}
      className={`outline-none ${folded ? 'text-xl wrap-anywhere' : 'text-2xl sm:text-3xl'}`}
    >
      {heading}
    </h2>
  )
  if (folded) {
    return (
      <details open={folded.isOpen} className="group/card border-t border-line">
        <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
          {title}
          <span className="font-medium tabular-nums group-open/card:invisible">{folded.line}</span>
          <span
            aria-hidden="true"
            className="mr-1 mb-1 size-2.5 shrink-0 rotate-45 border-r border-b border-mid group-open/card:mt-2 group-open/card:mb-0 group-open/card:rotate-225"
          />
        </summary>
        <div className="pt-2 pb-10">{children}</div>
      </details>
    )
  }
  return (
    <section aria-labelledby={`${name}-heading`} className="border-t border-line pt-8 pb-12">
      {title}
      <div className="mt-6">{children}</div>
    </section>
  )
}
