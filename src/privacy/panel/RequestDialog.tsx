import { personalDataWords } from './personal-data-words.ts'
import { readResponse } from '../../web/api.ts'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { mayLeave } from '../../panel-kit/forms/unsaved.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { requestDraft, requestKinds, type PrivacyRequest, type RequestKind } from '../privacy-request.ts'

interface Values {
  kind: RequestKind
  email: string
  receivedOn: string
  note: string
}

/** Records a request that came by post, phone or email. */
export function RequestDialog({ email, onClose }: { email: string; onClose(): void }) {
  const form = usePanelForm<Values, PrivacyRequest>({
    schema: requestDraft,
    values: { kind: 'access', email, receivedOn: '', note: '' },
    send: (values) => readResponse(api.admin.privacy.requests.$post({ json: values })),
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
