import { useRouterState } from '@tanstack/react-router'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import type { Language } from '../../kernel/language.ts'
import { useAppContext } from '../../web/app-context.tsx'
import { Flag } from './Flag.tsx'

const ownNames: Record<Language, string> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' }

/** Links, not buttons: each language has an address, and following it begins a new visit in that language. */
export function LanguagePicker() {
  const { language, texts } = useAppContext()
  const page = useRouterState({
    select: ({ location: { pathname, searchStr } }) => {
      const asked = new URLSearchParams(searchStr)
      asked.delete('lang')
      return `${pathname}?${asked.size > 0 ? `${asked}&` : ''}`
    },
  })
  return (
    <nav aria-label={texts.shell.chooseLanguage}>
      <p className="text-sm opacity-75">{texts.shell.chooseLanguage}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-4">
        {offeredLanguages().map((other) => (
          <li key={other}>
            <a
              href={`${page}lang=${other}`}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
              className="flex min-h-12 items-center gap-3 hover:opacity-70 aria-[current]:font-semibold"
            >
              <Flag language={other} />
              {ownNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
