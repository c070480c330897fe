import { useWatch } from 'react-hook-form'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { languageNames } from '../../i18n/language-names.ts'
import type { Language } from '../../kernel/language.ts'
import { TextAreaField } from '../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { PanelBadge } from '../../panel-kit/PanelBadge.tsx'
import { eachSaid, type Said, type ShownText } from '../words.ts'
import type { Typed } from './SectionForm.tsx'

/** What a text is on its page, by the name that it has in the program. */
const kinds: Record<string, string> = {
  'about.title': 'Tytuł w przeglądarce i w wyszukiwarkach',
  'about.description': 'Opis w wyszukiwarkach',
  title: 'Nagłówek',
  heading: 'Nagłówek',
  name: 'Nazwa',
  lead: 'Wprowadzenie',
  overline: 'Nad nagłówkiem',
  tagline: 'Pod nagłówkiem',
  subject: 'Temat',
  preheader: 'Zapowiedź na liście wiadomości',
  question: 'Pytanie',
  answer: 'Odpowiedź',
  picture: 'Opis obrazu',
  marsh: 'Opis obrazu',
}

function kindOf(path: string): string | undefined {
  const names = path.split('.')
  if (names[0] === 'descriptions') return 'Opis w wyszukiwarkach'
  return kinds[names.slice(-2).join('.')] ?? kinds[names.at(-1) ?? '']
}

/** One text in its languages: beside each other where there is room, and under each other on phones. */
export function TextRow({ form, text }: { form: PanelForm<Typed>; text: ShownText }) {
  const each = eachSaid(text).filter(([language]) => offeredLanguages().includes(language))
  const typed = useWatch({ control: form.control, name: each.map(([, { key }]) => key) })
  const isChanged = each.map(([, { original }], place) => typed[place] !== original)
  const [[, first] = []] = each
  return (
    <fieldset className="min-w-0 pb-5">
      <legend className="pt-4 pb-2 text-xs text-mid">
        {kindOf(text.path)}
        <span className="sr-only">{` ${first?.original.slice(0, 80)}`}</span>
      </legend>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {each.map(([language, said], place) => (
          <InLanguage
            key={language}
            form={form}
            language={language}
            said={said}
            isChanged={isChanged[place] ?? false}
            isMissing={!isChanged[place] && isChanged.includes(true)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface Props {
  form: PanelForm<Typed>
  language: Language
  said: Said
  isChanged: boolean
  /** It was changed in another language. */
  isMissing: boolean
}

function InLanguage({ form, language, said, isChanged, isMissing }: Props) {
  const { key, original, writtenOver, draft } = said
  return (
    <div className="min-w-0">
      <TextAreaField
        form={form}
        name={key}
        label={languageNames[language]}
        lang={language}
        rows={1}
        autoComplete="off"
        className="field-sizing-content max-h-80"
        hint={isChanged && <span lang={language} className="wrap-anywhere">{`Oryginał: ${original}`}</span>}
      />
      {writtenOver !== undefined && (
        <p lang={language} className="mt-1 text-xs wrap-anywhere text-mid">{`Oryginał dawniej: ${writtenOver}`}</p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-2 empty:hidden">
        {draft !== undefined && <PanelBadge tone="waiting">Szkic</PanelBadge>}
        {isMissing && <PanelBadge tone="bad">Brak tłumaczenia</PanelBadge>}
        {writtenOver !== undefined && <PanelBadge tone="waiting">Oryginał zmienił się</PanelBadge>}
        {isChanged && (
          <button
            type="button"
            onClick={() => form.setValue(key, original, { shouldDirty: true, shouldValidate: true })}
            className="min-h-8 text-xs font-medium text-violet underline underline-offset-2 pointer-coarse:min-h-11"
          >
            Przywróć oryginał
          </button>
        )}
      </div>
    </div>
  )
}
