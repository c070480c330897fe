import type { ReactNode } from 'react'

interface Props {
  name: string
  heading: string
  children: ReactNode
  className?: string
}

/** One step of the checkout under its heading. */
export function Card({ name, heading, children, className = '' }: Props) {
  return (
    <section aria-labelledby={`${name}-heading`} className={`border-t border-line pt-8 pb-12 ${className}`}>
      <h2 id={`${name}-heading`} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {heading}
      </h2>
      <div className="mt-6">{children}</div>
    </section>
  )
}
