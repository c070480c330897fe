import { readResponse } from '../../../web/api.ts'
import { ConflictNotice } from '../../../panel-kit/forms/ConflictNotice.tsx'
import { FoldedText } from '../../../panel-kit/FoldedText.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatDay } from '../../../panel-kit/panel-format.ts'
import { SelectField, SwitchField, TextAreaField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../../panel-kit/forms/useStoredRow.ts'
import { businessTypes, contactDraft, type BusinessType, type MarketingContact } from '../marketing-contact.ts'
import { typeNames } from './contact-words.ts'
import { contactQuery } from './contacts.query.ts'

interface Values {
  businessName: string
  emailAddress: string
  contactPerson: string
  businessType: BusinessType
  isActive: boolean
  /** What is added to what is known. */
  consent: string
}

const blank: Values = {
  businessName: '',
  emailAddress: '',
  contactPerson: '',
  businessType: 'restaurant',
  isActive: true,
  consent: '',
}

const valuesOf = ({ businessName, emailAddress, contactPerson, businessType, isActive }: MarketingContact): Values => ({
  businessName,
  emailAddress,
  contactPerson: contactPerson ?? '',
  businessType,
  isActive,
  consent: '',
})

/** Adds a contact, or changes one. */
export function ContactForm({ contact, editing }: { contact: MarketingContact | undefined; editing: Editing }) {
  const { stored, load } = useStoredRow(contact, contactQuery(contact?.id ?? 0), valuesOf)
  const { contacts } = api.admin.marketing
  const form = usePanelForm<Values, MarketingContact>({
    schema: contactDraft,
    values: stored ? valuesOf(stored) : blank,
    send: (values, changed) =>
      stored
        ? readResponse(
            contacts[':id'].$put({ param: { id: String(stored.id) }, json: { ...changed, version: stored.version } }),
          )
        : readResponse(contacts.$post({ json: values })),
    done: stored ? 'Kontakt został zaktualizowany' : 'Kontakt został dodany',
    ...(stored && { restsOn: load }),
    onSent: editing.finish,
  })
  if (editing.id !== undefined && !stored) return null
  return (
    <PanelFormFrame form={form} label={stored ? 'Edycja kontaktu' : 'Nowy kontakt'} className="space-y-4">
      <TextField form={form} name="businessName" label="Nazwa firmy" autoComplete="off" />
      <TextField
        form={form}
        name="emailAddress"
        label="Adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField form={form} name="contactPerson" label="Osoba" isOptional autoComplete="off" />
        <SelectField form={form} name="businessType" label="Rodzaj">
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </SelectField>
      </div>
      {stored?.consent && <KnownConsent {...stored.consent} />}
      <TextAreaField
        form={form}
        name="consent"
        label={stored?.consent ? 'Nowa podstawa zgody' : 'Podstawa zgody'}
        isOptional
        rows={2}
        hint={stored?.consent ? 'Zostanie dodana do zapisanej.' : 'Kiedy i\u00A0jak ta osoba zgodziła się na e-maile.'}
      />
      <SwitchField form={form} name="isActive" label="Aktywny" hint="Aktywny kontakt otrzymuje e-maile marketingowe." />
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Dodaj kontakt'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}

/** Why this contact may be written to, as far as anybody has said. */
function KnownConsent({ givenAt, text }: NonNullable<MarketingContact['consent']>) {
  return (
    <div className="border-l-2 border-line pl-3">
      <p className="text-xs text-mid">Podstawa zgody zapisana {formatDay(givenAt)}</p>
      <FoldedText text={text} />
    </div>
  )
}
