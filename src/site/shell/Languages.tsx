import { useRouterState } from '@tanstack/react-router'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import type { Language } from '../../kernel/language.ts'
import { useAppContext } from '../../web/app-context.tsx'
import type { Flag } from './Flag.tsx'

const ownNames: Record<Language, string> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' }

interface Props {
  Mark?: typeof Flag
  className?: string
  onChoose?: (language: Language) => void
}

/** Links, not buttons: each language has an address, and following it begins a new visit in that language. */
export function Languages({ Mark, className, onChoose }: Props) {
  const { language } = useAppContext()
  const page = useRouterState({
    select: ({ location: { pathname, searchStr } }) => {
      const asked = new URLSearchParams(searchStr)
      asked.delete('lang')
      return `${pathname}?${asked.size > 0 ? `${asked}&` : ''}`
    },
  })
  return (
    <ul className={className}>
      {offeredLanguages().map((other) => (
        <li key={other}>
          <a
            href={`${page}lang=${other}`}
            hrefLang={other}
            lang={other}
            aria-current={other === language ? 'true' : undefined}
            onClick={() => onChoose?.(other)}
            className="flex min-h-12 items-center gap-3 hover:opacity-70 aria-[current]:font-semibold"
          >
            {Mark && <Mark language={other} />}
            {ownNames[other]}
          </a>
        </li>
      ))}
    </ul>
  )
}
