import { useRef, useState } from 'react'

/** What is ticked of a list. With Shift, all from the last one pressed to this. */
export function useTicked<Row extends { id: number }>(all: Row[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number>(undefined)
  const set = (ids: number[], isOn: boolean) => {
    const next = new Set(marked)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    setMarked(next)
  }
  return {
    ticked: all.filter(({ id }) => marked.has(id)),
    isTicked: (id: number) => marked.has(id),
    tick(id: number, shown: Row[], withShift: boolean) {
      const [from, to] = [last.current, id].map((one) => shown.findIndex((row) => row.id === one))
      last.current = id
      const isRange = withShift && from !== undefined && to !== undefined && from >= 0 && to >= 0
      const ids = isRange ? shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id) : [id]
      set(ids, !marked.has(id))
    },
    tickAll: (rows: Row[]) => setMarked(new Set(rows.map(({ id }) => id))),
    toggleAll: (rows: Row[]) =>
      set(
        rows.map(({ id }) => id),
        !rows.every(({ id }) => marked.has(id)),
      ),
  }
}
