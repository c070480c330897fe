import { createBrowserHistory } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** What the panel shows, as its address says it: the tab, and what of it was filtered, opened or turned to. */
export type PanelSearch = Record<string, string>

const history = createBrowserHistory()

const readAsked = (search: string): PanelSearch => Object.fromEntries(new URLSearchParams(search))

export function useAddress(): PanelSearch {
  return readAsked(useSyncExternalStore(history.subscribe, () => history.location.search))
}

/** The address that shows this; what is empty isn't named in it. */
export function addressOf(asked: Record<string, string | undefined>): string {
  const named = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(named).toString()
  return query ? `/admin?${query}` : '/admin'
}

interface Way {
  /** Typing into a search box leaves no trail of pages behind. */
  replaces?: boolean
  /** What was typed has just been saved, or is given up on purpose. */
  leavesNothing?: boolean
}

/** Shows something else. Forms with unsaved changes may hold it back. */
export function goTo(asked: Record<string, string | undefined>, { replaces, leavesNothing }: Way = {}): void {
  const options = { ignoreBlocker: leavesNothing === true }
  if (replaces) history.replace(addressOf(asked), undefined, options)
  else history.push(addressOf(asked), undefined, options)
}

/** The same with something of it changed. */
export function changeAddress(changes: Record<string, string | undefined>, way?: Way): void {
  goTo({ ...readAsked(history.location.search), ...changes }, way)
}

/** The same from its first page on. A list's page is named `page`; where there are two lists, the names of theirs end so. */
export const fromFirstPage = (asked: PanelSearch): PanelSearch =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !/page$/i.test(name)))

/** Shows something else of a list, from its first page on. */
export function narrowDown(changes: Record<string, string | undefined>, way?: Way): void {
  goTo({ ...fromFirstPage(readAsked(history.location.search)), ...changes }, way)
}

/** Blocks navigation until `mayLeave` agrees; the browser itself asks before the window closes. */
export function blockNavigation(mayLeave: () => Promise<boolean>): () => void {
  return history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: true })
}
