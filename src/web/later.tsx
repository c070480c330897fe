import { Suspense, use, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react'
import type { PageTexts } from '../i18n/page-texts.ts'
import type { Language } from '../kernel/language.ts'
import { useVisit } from './visit.tsx'

declare global {
  interface Window {
    /**
     * What was pressed last, wherever that was. `public/early.js` remembers it from the moment in which a page can be
     * seen, and asks for the page's code after it: each part presses its own buttons again when it lives. The document
     * holds no scripts, so it is a file.
     */
    pressedEarly: Event[] | undefined
  }
}

export interface Later {
  /** Resolves when the part can be shown. What stands in the document already needn't be waited for. */
  load(language: Language): Promise<unknown>
  Part: ComponentType
}

/**
 * A part of a page that is in its HTML from the beginning and comes to life after it, so that its code and words are
 * nothing that the first load waits for. The page exports it as `below`.
 */
export function later(id: string, texts: PageTexts<unknown>[], load: () => Promise<ComponentType>): Later {
  const loading = new Map<Language, Record<'part' | 'orNever', Promise<ComponentType>>>()
  const ready = new Map<Language, ComponentType>()

  const loadIn = async (language: Language) => {
    const [part] = await Promise.all([load(), ...texts.map((words) => words.load(language))])
    ready.set(language, part)
    return part
  }
  const loadOnce = (language: Language) => {
    const known = loading.get(language)
    if (known) return known
    const part = loadIn(language)
    // What stands in the document stays as it is when its code can't be had.
    const orNever = part.catch(() => new Promise<never>(() => undefined))
    const begun = { part, orNever }
    loading.set(language, begun)
    return begun
  }

  function Loaded() {
    const { language } = useVisit()
    const Shown = ready.get(language) ?? use(loadOnce(language).orNever)
    return (
      <>
        <Shown />
        <Alive />
      </>
    )
  }

  // By itself: React loses count of its hooks where another one follows a `use` that has waited.
  function Alive() {
    const pressed = useRef<HTMLButtonElement[]>(undefined)
    // Before anything else can be pressed: from here on the part hears by itself.
    useLayoutEffect(() => {
      pressed.current ??= takePressed(document.getElementById(id))
    }, [])
    useEffect(() => {
      for (const button of pressed.current?.splice(0) ?? []) button.click()
    }, [])
    return null
  }

  const Part = () => (
    <div id={id}>
      <Suspense>
        <Loaded />
      </Suspense>
    </div>
  )

  return {
    async load(language) {
      const { part } = loadOnce(language)
      const isShown = typeof document !== 'undefined' && document.getElementById(id) !== null
      if (!isShown) await part
    },
    Part,
  }
}

function takePressed(part: HTMLElement | null): HTMLButtonElement[] {
  const own = (window.pressedEarly ?? []).filter(({ target }) => part?.contains(target as Node))
  window.pressedEarly = window.pressedEarly?.filter((press) => !own.includes(press))
  return (
    own
      // A press that is on its way brought the part to life itself, and arrives now.
      .filter(({ eventPhase }) => eventPhase === Event.NONE)
      .flatMap(({ target }) => (target as Element).closest('button') ?? [])
  )
}
