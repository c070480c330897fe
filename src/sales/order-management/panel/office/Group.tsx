import { useId, type ReactNode } from 'react'

/** A part of a long form, with its heading. */
export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h3 id={id} className="border-b border-line pb-1.5 text-lg">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Fields beside each other where there is room. */
export const beside = 'grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-3'
