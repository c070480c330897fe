import { useRef } from 'react'
import { useAppContext } from '../../web/app-context.tsx'
import { Languages } from './Languages.tsx'

/** The language in the bar. The browser itself opens and closes the list, also before the page lives. */
export function BarLanguages() {
  const { language, texts } = useAppContext()
  // Fetched when somebody reaches for the list: without it the page begins anew in the other language.
  const carryOver = useRef<typeof import('./LanguagePicker.tsx').carryOver>(undefined)
  const prepare = () => {
    import('./LanguagePicker.tsx').then(
      (module) => (carryOver.current = module.carryOver),
      () => undefined,
    )
  }
  return (
    <div className="hidden lg:block">
      <button
        type="button"
        popoverTarget="languages"
        onPointerEnter={prepare}
        onFocus={prepare}
        className="flex min-h-12 items-center gap-1.5 rounded px-3 uppercase"
      >
        <span className="sr-only">{texts.shell.chooseLanguage}: </span>
        {language}
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor">
          <path d="M2 4l4 4l4-4" />
        </svg>
      </button>
      <nav
        id="languages"
        popover="auto"
        aria-label={texts.shell.chooseLanguage}
        onPointerEnter={prepare}
        className="bar-languages w-44 rounded border border-line px-5 py-2"
      >
        <Languages onChoose={(other) => carryOver.current?.(other)} />
      </nav>
    </div>
  )
}
