import { languageNames } from '../../../i18n/language-names.ts'
import { languages } from '../../../kernel/language.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { TextAreaField } from '../../../panel-kit/fields/PanelField.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import { recallDraft, type LotRecord, type RecallDraft, type RecallSent } from '../lots/lot.ts'

/** The letter to everybody who got of a lot and wasn't written to yet. It can't be called back, so it is asked for. */
export function RecallForm({ lot: { id, number, recipients } }: { lot: LotRecord }) {
  const concerned = recipients.filter(({ hasLeft, writtenAt, email }) => hasLeft && writtenAt === null && email !== '')
  const people = new Set(concerned.map(({ email }) => email.toLowerCase())).size
  const spoken = languages.filter((language) => language === 'pl' || concerned.some((one) => one.language === language))
  const form = usePanelForm<RecallDraft, RecallSent>({
    schema: recallDraft,
    values: { pl: '', en: '', de: '', fr: '' },
    asks: () =>
      confirm({
        title: `Napisać o\u00A0wycofaniu partii ${number}?`,
        text: `Osób: ${people}. Każda dostanie jeden list, w\u00A0swoim języku. Tego nie da się cofnąć.`,
        agree: 'Wyślij listy',
      }),
    send: (json) => readResponse(api.admin.lots[':id'].recall.$post({ param: { id: String(id) }, json })),
    done: ({ letters, withoutAddress }) =>
      `Listy w\u00A0kolejce do wysłania: ${letters}.${withoutAddress > 0 ? ` Bez adresu e-mail: ${withoutAddress}.` : ''}`,
    onSent: () => form.reset({ pl: '', en: '', de: '', fr: '' }),
  })
  if (people === 0)
    return (
      <p className="text-mid">
        {recipients.some(({ writtenAt }) => writtenAt !== null)
          ? 'Do wszystkich, którzy dostali tę partię, list już napisano.'
          : 'Gdy partia do kogoś wyjdzie, będzie można stąd do nich napisać.'}
      </p>
    )
  return (
    <section aria-labelledby="lot-recall">
      <h3 id="lot-recall" className="mb-2 text-lg">
        Wycofanie partii
      </h3>
      <p className="mb-4 max-w-2xl">
        Sklep napisze do tych, którzy dostali tę partię i&nbsp;jeszcze o&nbsp;tym nie wiedzą, także do wypisanych
        z&nbsp;newslettera. Nazwa produktu, numer partii i&nbsp;numery zamówień są w&nbsp;liście same; napisz, co się
        stało i&nbsp;co zrobić.
      </p>
      <PanelFormFrame form={form} label="List o wycofaniu partii" className="max-w-2xl space-y-4">
        {spoken.map((language) => (
          <TextAreaField
            key={language}
            form={form}
            name={language}
            label={`Treść (${languageNames[language]})`}
            isOptional={language !== 'pl'}
            hint={language !== 'pl' && 'Puste: w\u00A0liście będzie treść polska.'}
            rows={3}
          />
        ))}
        <FormButtons form={form} label={`Napisz listy (${people})`} sendingLabel="Wysyłanie..." />
      </PanelFormFrame>
    </section>
  )
}
