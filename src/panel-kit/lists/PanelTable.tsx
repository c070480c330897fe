import type { ReactNode } from 'react'

interface TableProps {
  label: string
  /** The last one is for what can be done with a row, unless it is a text to read. */
  columns: { label: string; isNumber?: boolean; isText?: boolean }[]
  children: ReactNode
}

/** A table where there is room for it; in a narrow place its rows are stacked, each cell beside its label. */
export function PanelTable({ label, columns, children }: TableProps) {
  return (
    <table className="w-full border-t border-line text-sm @max-[48rem]:block">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b border-line text-xs text-mid @max-[48rem]:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`py-2 pr-4 font-normal last:pr-0 ${column.isText ? 'text-left' : 'last:text-right'} ${column.isNumber ? 'text-right' : 'text-left'}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-[48rem]:block">{children}</tbody>
    </table>
  )
}

export function PanelRow({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  return (
    <tr
      className={`border-b border-line align-middle @max-[48rem]:relative @max-[48rem]:block @max-[48rem]:py-3 ${isMarked ? 'bg-violet/6 shadow-[-0.5rem_0_0] shadow-violet/6' : ''}`}
    >
      {children}
    </tr>
  )
}

const cell = 'py-2.5 pr-4 last:pr-0 @max-[48rem]:flex @max-[48rem]:items-center @max-[48rem]:gap-3 @max-[48rem]:py-1'

/** What the row is about. */
export function RowTitle({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={`${cell} min-h-11 text-left font-medium @max-[48rem]:pr-[min(9rem,36%)]`}>
      <span className="flex items-center gap-1">{children}</span>
    </th>
  )
}

/** One thing of a row. */
export function PanelCell({ label, isNumber, children }: { label: string; isNumber?: boolean; children: ReactNode }) {
  const place = isNumber ? 'tabular-nums whitespace-nowrap text-right' : ''
  return (
    <td
      data-label={label}
      className={`${cell} ${place} @max-[48rem]:before:w-[min(7rem,30%)] @max-[48rem]:before:wrap-anywhere @max-[48rem]:before:shrink-0 @max-[48rem]:before:text-left @max-[48rem]:before:text-xs @max-[48rem]:before:text-mid @max-[48rem]:before:content-[attr(data-label)]`}
    >
      {children}
    </td>
  )
}

/** What can be done with a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <td className={`${cell} @max-[48rem]:absolute @max-[48rem]:top-2 @max-[48rem]:right-0`}>
      <div className="flex justify-end gap-1">{children}</div>
    </td>
  )
}
