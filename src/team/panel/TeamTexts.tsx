import { useEffect, useRef, useState } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { languages, type Language } from '../../kernel/language.ts'
import { LanguageMark } from '../../panel-kit/LanguageMark.tsx'
import { TextAreaField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useFocusOnProblem } from '../../panel-kit/forms/useFocusOnProblem.ts'
import { isEmpty, languagesMissing, type TeamValues } from './team-values.ts'

interface Props {
  form: PanelForm<TeamValues>
  /** How often it was tried to send the form. */
  attempts: number
}

/** Role and description in four languages: side by side where there is room, and on phones one at a time. */
export function TeamTexts({ form, attempts }: Props) {
  const [shown, setShown] = useState<Language>('pl')
  const translations = form.watch('translations')
  // Before anything is written, nothing is missing more than the rest.
  const missing = translations.every(isEmpty) ? [] : languagesMissing(translations)
  const problemAt = (place: number, text: 'role' | 'description') => {
    const typed = translations[place]
    // A language that was begun and given up again may be left out.
    return typed && !isEmpty(typed) ? form.problemAt(`translations.${place}.${text}`) : undefined
  }
  const wrong = languages.filter((_, place) => problemAt(place, 'role') ?? problemAt(place, 'description'))
  // The form library keeps what is wrong with a list as a whole apart from what is wrong with its rows.
  const ofAll = form.problemAt('translations.root') ?? form.problemAt('translations')
  const noneAtAll = translations.every(isEmpty) ? ofAll : undefined

  const blocks = useRef<HTMLDivElement>(null)
  const turn = useFocusOnProblem({ shown, wrong, attempts })
  if (turn.to) setShown(turn.to)
  useEffect(() => {
    // The form has the focus on what is wrong before; what wasn't seen yet could not take it.
    if (turn.count === 0 || document.activeElement?.matches('[aria-invalid]')) return
    blocks.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [turn.count])
  useEffect(() => {
    if (attempts === 0 || noneAtAll === undefined || document.activeElement?.matches('[aria-invalid]')) return
    const inputs = blocks.current?.querySelectorAll('input') ?? []
    Array.from(inputs)
      .find((input) => input.checkVisibility())
      ?.focus()
  }, [noneAtAll, attempts])
  return (
    <div ref={blocks}>
      <fieldset aria-label="Język tekstów" className="mb-3 flex flex-wrap border-b border-line sm:hidden">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
            className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium text-mid -outline-offset-2 hover:text-ink aria-pressed:border-violet aria-pressed:text-ink"
          >
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="sr-only">{languageNames[language]}</span>
            <LanguageMark isWrong={wrong.includes(language)} isMissing={missing.includes(language)} />
          </button>
        ))}
      </fieldset>
      {noneAtAll && (
        <p role="alert" className="mb-3 text-sm font-medium text-clay">
          {noneAtAll}
        </p>
      )}
      <p className="mb-4 text-xs text-mid">
        Wystarczy jeden język. Kto nie znajdzie swojego, czyta po polsku, a gdy i tego brak, w pierwszym, który jest.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 @lg:grid-cols-2">
        {languages.map((language, place) => (
          <fieldset key={language} className={`space-y-3 ${language === shown ? '' : 'max-sm:hidden'}`}>
            <legend className="mb-2 flex w-full items-center gap-1.5 border-b border-line pb-1 text-sm font-medium max-sm:sr-only">
              <span className="capitalize">{languageNames[language]}</span>
              <LanguageMark isWrong={wrong.includes(language)} isMissing={missing.includes(language)} />
            </legend>
            <Texts
              form={{ ...form, problemAt: (name) => problemAt(place, name.endsWith('role') ? 'role' : 'description') }}
              place={place as 0 | 1 | 2 | 3}
              language={language}
              isOptional={isEmpty(translations[place] ?? { language, role: '', description: '' })}
            />
          </fieldset>
        ))}
      </div>
    </div>
  )
}

interface TextsProps {
  form: PanelForm<TeamValues>
  place: 0 | 1 | 2 | 3
  language: Language
  /** A language that nobody has begun may be left out. */
  isOptional: boolean
}

function Texts({ form, place, language, isOptional }: TextsProps) {
  return (
    <>
      <TextField
        form={form}
        name={`translations.${place}.role`}
        label={`Rola (${language})`}
        isOptional={isOptional}
        lang={language}
        autoComplete="off"
      />
      <TextAreaField
        form={form}
        name={`translations.${place}.description`}
        label={`Opis (${language})`}
        isOptional={isOptional}
        lang={language}
        className="field-sizing-content max-h-80 min-h-20 min-w-full"
      />
    </>
  )
}
