import { useState } from 'react'
import { languageNames } from '../../i18n/language-names.ts'
import { languages, type Language } from '../../kernel/language.ts'
import { TextAreaField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useFocusOnProblem } from '../../panel-kit/forms/useFocusOnProblem.ts'
import { LanguageMark } from '../../panel-kit/LanguageMark.tsx'
import { leftOpenIn, problemsOf, type LegalDraft, type LegalDraftText } from '../legal-draft.ts'
import { legalGaps } from '../legal-gaps.ts'
import type { LegalDocument } from '../legal.ts'

export interface LegalValues {
  texts: LegalDraftText[]
}

interface Props {
  form: PanelForm<LegalValues>
  document: LegalDocument
  stored: LegalDraft
  /** How often it was tried to send the form. */
  attempts: number
}

/** Title and text in four languages: beside each other where there is room, and on phones one at a time. */
export function LegalFields({ form, document, stored, attempts }: Props) {
  const [shown, setShown] = useState<Language>('pl')
  const texts = form.watch('texts')
  const wrong = languages.filter(
    (_, place) => form.problemAt(`texts.${place}.title`) ?? form.problemAt(`texts.${place}.markdown`),
  )
  const turn = useFocusOnProblem({ shown, wrong, attempts })
  if (turn.to) setShown(turn.to)
  const isMissing = (language: Language) =>
    stored.offered.includes(language) &&
    texts.some((text) => text.language === language && (!text.title.trim() || !text.markdown.trim()))
  return (
    <>
      <Rules stored={stored} />
      <fieldset aria-label="Język tekstu" className="flex flex-wrap border-b border-line lg:hidden">
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
            <LanguageMark isWrong={wrong.includes(language)} isMissing={isMissing(language)} />
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 lg:grid-cols-2">
        {languages.map((language, place) => (
          <fieldset key={language} className={`min-w-0 space-y-3 ${language === shown ? '' : 'max-lg:hidden'}`}>
            <legend className="mb-2 flex w-full items-center gap-1.5 border-b border-line pb-1 text-sm font-medium">
              <span className="capitalize">{languageNames[language]}</span>
              <LanguageMark isWrong={wrong.includes(language)} isMissing={isMissing(language)} />
              {!stored.offered.includes(language) && (
                <span className="text-xs font-normal text-mid">tego języka strona nie oferuje</span>
              )}
            </legend>
            <TextField
              form={form}
              name={`texts.${place as 0}.title`}
              label={`Tytuł (${language})`}
              lang={language}
              autoComplete="off"
            />
            <TextAreaField
              form={form}
              name={`texts.${place as 0}.markdown`}
              label={`Tekst (${language})`}
              lang={language}
              rows={22}
              className="resize-y leading-relaxed"
            />
            {stored.offered.includes(language) && (
              <Remarks
                text={texts[place]}
                document={document}
                stored={stored}
                language={language}
                said={[form.problemAt(`texts.${place}.title`), form.problemAt(`texts.${place}.markdown`)]}
              />
            )}
          </fieldset>
        ))}
      </div>
    </>
  )
}

interface RemarksProps extends Pick<Props, 'document' | 'stored'> {
  text: LegalDraftText | undefined
  language: Language
  /** What the fields say themselves. */
  said: (string | undefined)[]
}

/** What keeps a text from being published, and what is still left open in it. */
function Remarks({ text, document, stored, language, said }: RemarksProps) {
  if (!text) return null
  const problems = problemsOf(document, text, stored).filter((problem) => !said.includes(problem))
  const open = leftOpenIn(text.markdown)
  if (problems.length + open.length === 0) return null
  return (
    <ul aria-label={`Uwagi (${language})`} className="list-disc space-y-1 pl-5 text-sm">
      {problems.map((problem) => (
        <li key={problem} className="font-medium wrap-anywhere text-clay">
          {problem}
        </li>
      ))}
      {open.map((words) => (
        <li key={words} className="wrap-anywhere text-mid">
          Do uzupełnienia: [{words}]
        </li>
      ))}
    </ul>
  )
}

/** How a text is written, and what the program fills in. */
function Rules({ stored }: { stored: LegalDraft }) {
  return (
    <details className="max-w-4xl text-sm">
      <summary className="min-h-6 cursor-pointer text-violet underline underline-offset-4">
        Jak się pisze i co program wpisuje sam
      </summary>
      <p className="mt-3">
        <code>## Nagłówek</code>, <code>- lista</code>, <code>1. lista numerowana</code>, <code>&gt; uwaga</code>,{' '}
        <code>**pogrubienie**</code>, <code>*kursywa*</code>, <code>[słowa](/privacy)</code>. Pusta linia zaczyna nowy
        akapit. Odnośniki prowadzą na naszą stronę, na adres https albo na e-mail (<code>mailto:</code>). Wszystko inne,
        także HTML, zostaje zwykłym tekstem.
      </p>
      <p className="mt-4 text-mid">Pola, które program wypełnia:</p>
      <dl className="mt-1">
        {Object.entries(legalGaps).map(([name, meaning]) => (
          <div key={name} className="border-t border-line py-1.5 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-4">
            <dt className="wrap-anywhere">
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd className="wrap-anywhere">
              {meaning}
              {stored.needed.includes(name) && ' (potrzebne)'}
              {stored.facts[name] && <span className="text-mid">: {stored.facts[name]}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
