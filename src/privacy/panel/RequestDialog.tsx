import { personalDataWords } from '../../i18n/pl/personal-data.ts'
import { answered } from '../../web/api.ts'
import { FormButtons } from '../../web/panel/FormButtons.tsx'
import { api } from '../../web/panel/panel-api.ts'
import { PanelDialog } from '../../web/panel/PanelDialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../web/panel/PanelField.tsx'
import { PanelFormFrame } from '../../web/panel/PanelFormFrame.tsx'
import { mayLeave } from '../../web/panel/unsaved.ts'
import { usePanelForm } from '../../web/panel/usePanelForm.ts'
import { requestDraft, requestKinds, type PrivacyRequest, type RequestKind } from '../privacy-request.ts'

interface Values {
  kind: RequestKind
  email: string
  receivedOn: string
  note: string
}

/** Writes down that somebody asked, by letter, by phone or in a mail. */
export function RequestDialog({ email, onClose }: { email: string; onClose(): void }) {
  const form = usePanelForm<Values, PrivacyRequest>({
    schema: requestDraft,
    values: { kind: 'access', email, receivedOn: '', note: '' },
    send: (values) => answered(api.admin.privacy.requests.$post({ json: values })),
    done: 'Prośba została zapisana',
    onSent: onClose,
  })
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <PanelDialog title="Prośba o&nbsp;dane osobowe" isSmall onClose={() => void close()}>
      <PanelFormFrame form={form} label="Nowa prośba" className="space-y-4">
        <SelectField form={form} name="kind" label="Czego dotyczy">
          {requestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {personalDataWords.requests[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="email"
          label="Adres e-mail osoby"
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="receivedOn"
          label="Kiedy przyszła"
          type="date"
          hint="Puste: dzisiaj. Od tego dnia biegnie miesiąc na odpowiedź."
          isOptional
        />
        <TextAreaField
          form={form}
          name="note"
          label="Notatka"
          rows={3}
          maxLength={1000}
          hint="Na przykład jak potwierdzono, kto prosi. Bez danych osobowych: notatka zostaje po ich usunięciu."
          isOptional
        />
        <FormButtons form={form} label="Zapisz prośbę" onCancel={() => void close()} />
      </PanelFormFrame>
    </PanelDialog>
  )
}
