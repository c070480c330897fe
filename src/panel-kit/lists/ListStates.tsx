import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PanelButton } from '../PanelButton.tsx'
import { sentenceOf } from '../panel-api.ts'

/** Rows of the size of what is coming. */
export function ListSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <output className="block space-y-3 py-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </output>
  )
}

/** Nothing there, and what to do next. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border-y border-line py-12 text-center">
      <p className="font-display text-xl">{title}</p>
      {children && <div className="mt-2 text-sm text-mid">{children}</div>}
    </div>
  )
}

/** A list that could not be had, with the way to try again. */
export function ListFailure({ error, retry }: { error: Error; retry(): unknown }) {
  return (
    <div role="alert" className="border-l-2 border-clay py-1 pl-4">
      <p className="font-medium text-clay">Błąd</p>
      <p className="text-sm">{sentenceOf(error)}</p>
      <PanelButton className="mt-3" onClick={() => void retry()}>
        Spróbuj ponownie
      </PanelButton>
    </div>
  )
}
