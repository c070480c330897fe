import type { ReactNode } from 'react'

/** How a page or a part of one opens: what it is about on the left, and a few words to it on the right. */
export function Opening({ children, lead }: { children: ReactNode; lead: string }) {
  return (
    <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-8">{children}</div>
      <p className="max-w-lg text-balance text-mid sm:text-lg lg:col-span-4">{lead}</p>
    </div>
  )
}
