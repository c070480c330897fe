import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

interface Drag {
  from: number
  /** How many rows are above the place where it would be dropped. */
  gap: number
}

export interface Reordering {
  drag: Drag | undefined
  begin(event: PointerEvent, index: number): void
  turnByKey(event: KeyboardEvent, index: number): void
  /** Whether the click that just ended was a drag. */
  wasDragged(): boolean
  move(from: number, to: number): void
}

/** From here on it is a drag and not a click. */
const threshold = 5

/**
 * Rows that are moved by dragging, with the mouse or a finger, and by keys. Nothing moves until it is dropped: the rows stay where they
 * are under the pointer, and a line shows the place.
 *
 * @param place its children are the rows
 */
export function useReordering(
  place: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): Reordering {
  const [drag, setDrag] = useState<Drag>()
  const wasDragged = useRef(false)
  const refocus = useRef<{ index: number; button: string }>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  useEffect(() => {
    // A row that changes its place in the page loses the focus.
    const { index, button } = refocus.current ?? {}
    refocus.current = undefined
    if (index === undefined) return
    place.current?.children[index]?.querySelector<HTMLElement>(`[data-move=${button}]`)?.focus()
  })

  const move = (from: number, to: number) => {
    const within = Math.max(0, Math.min(to, count - 1))
    if (within === from) return
    const button = document.activeElement?.getAttribute('data-move')
    if (button) refocus.current = { index: within, button }
    onMove(from, within)
  }

  const begin = (event: PointerEvent, from: number) => {
    wasDragged.current = false
    if (event.button !== 0 || !event.isPrimary) return
    const { clientY: start, pointerId } = event
    let current: Drag | undefined
    const show = (next: Drag | undefined) => {
      current = next
      setDrag(next)
    }
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId || (!current && Math.abs(moved.clientY - start) < threshold)) return
      wasDragged.current = true
      const rows = [...(place.current?.children ?? [])]
      const gap = rows.filter((row) => middleOf(row) < moved.clientY).length
      rows[Math.min(gap, rows.length - 1)]?.scrollIntoView({ block: 'nearest' })
      show({ from, gap })
    }
    const end = (ended: Event) => {
      stop.current?.()
      if (ended.type === 'pointerup' && current) move(from, current.gap > from ? current.gap - 1 : current.gap)
    }
    const leave = (pressed: globalThis.KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !current) return
      pressed.stopPropagation()
      stop.current?.()
    }
    stop.current?.()
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', leave, true)
    stop.current = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', leave, true)
      setDrag(undefined)
    }
  }

  const turnByKey = (event: KeyboardEvent, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(index, to)
  }

  return { drag, begin, turnByKey, wasDragged: () => wasDragged.current, move }
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
