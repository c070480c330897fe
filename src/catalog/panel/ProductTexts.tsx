import { useEffect, useRef, useState } from 'react'
import { Tabs } from 'radix-ui'
import { brand } from '../../brand.ts'
import { translationLanguages, type TranslationLanguage } from '../../kernel/language.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { LanguageMark } from '../../panel-kit/LanguageMark.tsx'
import { TextAreaField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { useFocusOnProblem } from '../../panel-kit/forms/useFocusOnProblem.ts'
import { foodFactNames, type FoodFact } from '../food-facts.ts'
import { missingFoodFacts } from './missing-food-facts.ts'
import { isEmpty, languagesMissing, textLabels, textsOfProduct, type ProductValues } from './product-values.ts'

type Prefix = '' | `translations.${0 | 1 | 2}.`

interface Props {
  form: PanelForm<ProductValues>
  /** How often it was tried to send the form. */
  attempts: number
}

/** The Polish texts, and beside them those of another language. */
export function ProductTexts({ form, attempts }: Props) {
  const [shown, setShown] = useState<TranslationLanguage>('en')
  const translations = form.watch('translations')
  const missing = languagesMissing(translations)
  const wrong = translationLanguages.filter((_, place) =>
    textsOfProduct.some((text) => form.problemAt(`translations.${place}.${text}`) !== undefined),
  )
  const panels = useRef<HTMLDivElement>(null)
  const turn = useFocusOnProblem({ shown, wrong, attempts })
  if (turn.to) setShown(turn.to)
  useEffect(() => {
    // The form has the focus on what is wrong before; what wasn't seen yet could not take it.
    if (turn.count === 0 || document.activeElement?.matches('[aria-invalid]')) return
    panels.current?.querySelector<HTMLElement>('[data-state=active] [aria-invalid]')?.focus()
  }, [turn.count])
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(language) => setShown(language as TranslationLanguage)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-2"
    >
      <div>
        <h3 className="mb-3 flex min-h-9 items-center border-b border-line font-text text-sm font-medium">Polski</h3>
        <Texts form={form} prefix="" />
      </div>
      <div ref={panels}>
        <Tabs.List aria-label="Tłumaczenia" className="mb-3 flex flex-wrap border-b border-line">
          {translationLanguages.map((language) => (
            <Tabs.Trigger
              key={language}
              value={language}
              className="-mb-px flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium text-mid -outline-offset-2 hover:text-ink data-[state=active]:border-violet data-[state=active]:text-ink pointer-coarse:min-h-11"
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="sr-only">{languageNames[language]}</span>
              <LanguageMark isWrong={wrong.includes(language)} isMissing={missing.includes(language)} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {translationLanguages.map((language, place) => (
          <Tabs.Content
            key={language}
            value={language}
            forceMount
            tabIndex={-1}
            lang={language}
            className="outline-none data-[state=inactive]:hidden"
          >
            <Texts
              form={form}
              prefix={`translations.${place as 0 | 1 | 2}.`}
              language={language}
              isOptional={isEmpty(translations[place])}
            />
          </Tabs.Content>
        ))}
      </div>
      <MissingFoodFacts of={form.watch()} />
    </Tabs.Root>
  )
}

/** Nothing is refused for it: an owner may come back to it before the shop opens. */
function MissingFoodFacts({ of: { translations, ...texts } }: { of: ProductValues }) {
  const begun = translations.filter((translation) => !isEmpty(translation))
  const missing = missingFoodFacts({ ...texts, translations: begun })
  if (missing.length === 0) return null
  return (
    <p className="text-sm text-mid sm:col-span-2">
      Prawo wymaga, aby przed zakupem żywności podać też: {missing.join(', ')}.
    </p>
  )
}

interface TextsProps {
  form: PanelForm<ProductValues>
  prefix: Prefix
  language?: TranslationLanguage
  /** A translation that nobody has begun may be left out. */
  isOptional?: boolean
}

const hints: Partial<Record<FoodFact, string>> = {
  legalName: 'Jak nazywa ją prawo, np. „Sól morska, nieoczyszczona”',
  allergens: 'Np. seler, gorczyca. Puste: strona ich nie pokaże.',
  get operator() {
    return `Nazwa i\u00A0adres. Puste: ${brand.seller.legalName}, ${brand.postalAddress.town}`
  },
  goodFor: 'Jedno lub dwa zdania o\u00A0tym, do czego ją wziąć',
  harvest: 'Np. kto ją zbiera, gdzie i\u00A0jak. Puste: strona tego nie pokaże.',
}

/** As high as what is written in it. */
const growing = 'field-sizing-content max-h-80 min-w-full'

function Texts({ form, prefix, language, isOptional = false }: TextsProps) {
  const field = (text: (typeof textsOfProduct)[number]) => ({
    form,
    name: `${prefix}${text}` as const,
    label: language ? `${textLabels[text]} (${language})` : textLabels[text],
  })
  return (
    <div className="space-y-4">
      <TextField {...field('name')} isOptional={isOptional} autoComplete="off" />
      <TextAreaField {...field('description')} isOptional={isOptional} className={`${growing} min-h-20`} />
      {foodFactNames.map((name) => (
        <TextAreaField
          key={name}
          {...field(name)}
          isOptional
          rows={1}
          className={growing}
          hint={hints[name] && (language === undefined ? hints[name] : 'Puste: jak po polsku')}
        />
      ))}
    </div>
  )
}
