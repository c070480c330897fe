import { languageNames } from '../../../i18n/language-names.ts'
import { languages } from '../../../kernel/language.ts'
import { SwitchField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import type { PictureValues } from './picture-values.ts'

/** What the picture shows, in words, for those who don't see it. */
export function AltFields({ form }: { form: PanelForm<PictureValues> }) {
  const { isDecoration, alt } = form.watch()
  const missing = languages.filter((language) => language !== 'pl' && !alt[language].trim())
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Tekst alternatywny</legend>
      <SwitchField
        form={form}
        name="isDecoration"
        label="Obraz jest tylko ozdobą"
        hint="Czytniki ekranu pomijają ozdoby. Opisz obraz, jeśli coś mówi."
      />
      {!isDecoration && (
        <>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {languages.map((language) => (
              <TextField
                key={language}
                form={form}
                name={`alt.${language}`}
                label={`Opis: ${languageNames[language]}`}
                isOptional={language !== 'pl'}
                lang={language}
                autoComplete="off"
              />
            ))}
          </div>
          {missing.length > 0 && (
            <p className="mt-2 text-xs text-clay">
              Brak opisu: {missing.join(', ')}. W&nbsp;tych językach czytany jest opis polski.
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}
