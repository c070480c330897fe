import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import type { Reordering } from './useReordering.ts'

interface Props {
  reordering: Reordering
  index: number
  name: string
  isOpen: boolean
  onOpen(): void
}

/** Moves a row: by dragging it, by arrow keys, or by the buttons that it opens. */
export function Grip({ reordering, index, name, isOpen, onOpen }: Props) {
  return (
    <button
      type="button"
      data-move="grip"
      aria-label={`Przenieś: ${name}`}
      aria-expanded={isOpen}
      title="Przeciągnij, użyj strzałek albo naciśnij"
      onPointerDown={(event) => reordering.begin(event, index)}
      onKeyDown={(event) => reordering.turnByKey(event, index)}
      // By keyboard (0) it is never the end of a drag.
      onClick={({ detail }) => (detail > 0 && reordering.wasDragged()) || onOpen()}
      className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded text-mid hover:bg-ink/8 hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-8"
    >
      <GripVertical aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
    </button>
  )
}

const ways = [
  { key: 'first', label: 'Na początek', icon: ArrowUpToLine, to: () => 0 },
  { key: 'up', label: 'W\u00A0górę', icon: ArrowUp, to: (index: number) => index - 1 },
  { key: 'down', label: 'W\u00A0dół', icon: ArrowDown, to: (index: number) => index + 1 },
  { key: 'last', label: 'Na koniec', icon: ArrowDownToLine, to: (_: number, count: number) => count - 1 },
]

/** The same by one press each. At an end a button does nothing, but keeps the focus. */
export function MoveButtons({ reordering, index, count }: Pick<Props, 'reordering' | 'index'> & { count: number }) {
  return (
    <span className="mt-2 flex flex-wrap gap-1">
      {ways.map(({ key, label, icon: Icon, to }) => {
        const target = to(index, count)
        return (
          <button
            key={key}
            type="button"
            data-move={key}
            aria-disabled={target === index || target < 0 || target >= count}
            onKeyDown={(event) => reordering.turnByKey(event, index)}
            onClick={() => reordering.move(index, target)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded border border-ink/25 bg-paper px-2.5 text-xs font-medium hover:border-ink aria-disabled:opacity-50 pointer-coarse:min-h-11"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {label}
          </button>
        )
      })}
    </span>
  )
}

/** Where the dragged row would be dropped, and which one it is. */
export function dropMark({ drag }: Reordering, index: number, count: number) {
  if (!drag) return undefined
  if (drag.from === index) return 'dragged'
  if (drag.gap === drag.from || drag.gap === drag.from + 1) return undefined
  if (drag.gap === index) return 'above'
  return drag.gap === count && index === count - 1 ? 'below' : undefined
}

/** For the rows, by their `data-drop`. */
export const dropLook =
  'scroll-my-20 data-[drop=above]:shadow-[0_-2px_0_0_var(--color-violet)] data-[drop=below]:shadow-[0_2px_0_0_var(--color-violet)] data-[drop=dragged]:opacity-50'
