import { languageNames } from '../../../i18n/language-names.ts'
import { languageOffer, offeredLanguages } from '../../../i18n/language-offer.ts'
import { SwitchField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import type { PanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import type { PictureValues } from './picture-values.ts'

/** What the picture shows, in words, for those who don't see it. */
export function AltFields({ form }: { form: PanelForm<PictureValues> }) {
  const { isDecoration, alt } = form.watch()
  const { first } = languageOffer.now()
  const offered = offeredLanguages()
  const missing = offered.filter((language) => language !== first && !alt[language].trim())
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">Tekst alternatywny</legend>
      <SwitchField
        form={form}
        name="isDecoration"
        label="Obraz jest tylko ozdobą"
        hint="Czytniki ekranu pomijają ozdoby. Jeśli obraz coś przekazuje, opisz go."
      />
      {!isDecoration && (
        <>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {offered.map((language) => (
              <TextField
                key={language}
                form={form}
                name={`alt.${language}`}
                label={`Opis: ${languageNames[language]}`}
                isOptional={language !== first}
                lang={language}
                autoComplete="off"
              />
            ))}
          </div>
          {missing.length > 0 && (
            <p className="mt-2 text-xs text-clay">
              Brak opisu: {missing.map((one) => languageNames[one]).join(', ')}. W&nbsp;tych językach czytany jest opis
              w domyślnym języku strony.
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}
