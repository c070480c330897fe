import { useAppContext } from '../../web/app-context.tsx'
import { carriedKey, partsOfPage, topOf, type Carried } from '../../web/language-change.ts'
import { Flag } from './Flag.tsx'
import { Languages } from './Languages.tsx'

/** The languages with their flags. */
export function LanguagePicker() {
  const { chooseLanguage } = useAppContext().texts.shell
  return (
    <nav aria-label={chooseLanguage}>
      <p className="text-sm opacity-75">{chooseLanguage}</p>
      <Languages Mark={Flag} onChoose={carryOver} className="mt-3 grid grid-cols-2 gap-x-4" />
    </nav>
  )
}

// Passwords and files stay where they are, and so does what only programs fill in. All is hidden behind the drawer when it is asked.
const fields =
  ':is(textarea, select, input:is([type=text], [type=email], [type=tel], :not([type]))):not([autocomplete*=password], [tabindex="-1"])'

/** Keeps what was typed and the place that was being read, until the page has come in the other language. */
export function carryOver(language: string): void {
  const forms = [...document.querySelectorAll('main form')].map((form) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>(fields)].map(({ name, value }) => [name, value] as const),
    ),
  )
  const all = partsOfPage()
  const part = all.findLastIndex((element) => topOf(element) < window.innerHeight / 3)
  const carried = { path: window.location.pathname, language, forms, part, top: topOf(all[part]) } satisfies Carried
  try {
    window.sessionStorage.setItem(carriedKey, JSON.stringify(carried))
  } catch {
    // Without storage the page begins anew.
  }
}
