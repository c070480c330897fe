import { languageNames } from '../../i18n/language-names.ts'
import { languages, type Language } from '../../kernel/language.ts'

interface Props {
  shown: Language
  choose(language: Language): void
}

/** Which language of a text is shown. */
export function LanguageChoice({ shown, choose }: Props) {
  return (
    <fieldset aria-label="Język" className="flex flex-wrap gap-1">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === shown}
          onClick={() => choose(language)}
          className="inline-flex min-h-9 items-center rounded px-3 text-sm text-mid hover:bg-ink/8 hover:text-ink aria-pressed:bg-ink aria-pressed:text-white pointer-coarse:min-h-11"
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
