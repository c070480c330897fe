import type { ReactNode } from 'react'

interface Props {
  /** Where the focus goes when what had it is gone. */
  id?: string
  title: string
  children?: ReactNode
}

/** The title of a view, with its filters beside it. */
export function ViewHead({ id, title, children }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
