import { brand } from '../brand.ts'

/** What a page takes along when it is loaded anew in another language. */
export interface Carried {
  path: string
  language: string
  /** What was typed into each form, by the names of its fields. */
  forms: Record<string, string>[]
  /** Which part of the page was being read, and how far below the window's top it stood. */
  part: number
  top: number
}

export const carriedKey = `${brand.slug}-language-change`

/** The same in each language, in the same order. */
export const partsOfPage = () => [...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, img)')]
export const topOf = (part: Element | undefined) => part?.getBoundingClientRect().top ?? 0

let taken: Carried | null | undefined

/** Read once, and gone from the browser then. */
function takeOver(): Carried | null {
  if (taken !== undefined) return taken
  taken = null
  try {
    const found = JSON.parse(window.sessionStorage.getItem(carriedKey) ?? 'null') as Carried | null
    window.sessionStorage.removeItem(carriedKey)
    if (found?.path === window.location.pathname && found.language === document.documentElement.lang) taken = found
  } catch {
    // Nothing was kept.
  }
  return taken
}

/** What was typed into this form before the language was changed: each field's name and value. */
export function typedBefore({ elements }: HTMLFormElement): [name: string, value: string][] {
  const carried = takeOver()
  if (carried?.path !== window.location.pathname) return []
  const place = carried.forms.findIndex((typed) => Object.keys(typed).every((name) => elements.namedItem(name)))
  return place < 0 ? [] : Object.entries(carried.forms.splice(place, 1)[0] ?? {})
}

/** Goes on where one was reading. Whoever has scrolled meanwhile stays there. */
export function returnToPlace(): void {
  const carried = takeOver()
  if (carried && window.scrollY === 0) window.scrollBy(0, topOf(partsOfPage()[carried.part]) - carried.top)
}
