import type { ReactNode } from 'react'

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-ink px-3 py-1 text-xs font-medium tracking-wide text-white">
      {children}
    </span>
  )
}
