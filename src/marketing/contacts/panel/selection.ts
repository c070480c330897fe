import { useSyncExternalStore } from 'react'

/** The contacts that are ticked: any number of them, on whatever pages they are. */
export interface Selection {
  has(id: number): boolean
  count(): number
  /** All of them; the same array until something changes. */
  ids(): number[]
  set(ids: Iterable<number>, isSelected: boolean): void
  /** Only those of them that still exist stay. */
  keepOnly(existing: Iterable<number>): void
  clear(): void
  subscribe(listener: () => void): () => void
}

export function createSelection(): Selection {
  let selected = new Set<number>()
  let listed: number[] | undefined
  const listeners = new Set<() => void>()
  const change = () => {
    listed = undefined
    for (const listener of listeners) listener()
  }
  return {
    has: (id) => selected.has(id),
    count: () => selected.size,
    ids: () => (listed ??= [...selected]),
    set(ids, isSelected) {
      for (const id of ids) {
        if (isSelected) selected.add(id)
        else selected.delete(id)
      }
      change()
    },
    keepOnly(existing) {
      selected = new Set([...existing].filter((id) => selected.has(id)))
      change()
    },
    clear() {
      selected = new Set()
      change()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether this one is ticked. Of a hundred thousand rows, only the one that was ticked is rendered anew. */
export const useIsSelected = (selection: Selection, id: number): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id))

export const useSelectedCount = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.count)

export const useSelectedIds = (selection: Selection): number[] =>
  useSyncExternalStore(selection.subscribe, selection.ids)
