import { formatCountry } from '../../kernel/countries.ts'
import { SelectField, TextField } from '../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { mayLeave } from '../../panel-kit/forms/unsaved.ts'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../panel-kit/PanelDialog.tsx'
import { useAction } from '../../panel-kit/useAction.ts'
import { readResponse } from '../../web/api.ts'
import { registerOf } from '../registers.ts'
import { registrationAnswer, type Registration, type RegistrationAnswer } from '../registration.ts'

interface Props {
  registration: Registration
  onClose(): void
}

/** What the owner says of a country's register. */
export function RegistrationDialog({ registration: { country, answer, number, note }, onClose }: Props) {
  const one = api.admin.packaging.registrations[':country']
  const param = { country }
  const form = usePanelForm<RegistrationAnswer, unknown>({
    schema: registrationAnswer,
    values: { answer: answer ?? 'registered', number, note },
    send: (json) => readResponse(one.$put({ param, json })),
    done: 'Potwierdzono',
    onSent: onClose,
  })
  const removal = useAction({
    call: () => readResponse(one.$delete({ param })),
    done: 'Cofnięto potwierdzenie',
    onDone: onClose,
  })
  const leave = async () => {
    if (await mayLeave()) onClose()
  }
  const { name, asks } = registerOf(country)
  return (
    <PanelDialog title={`Rejestr: ${formatCountry(country, 'pl-PL')}`} isSmall onClose={() => void leave()}>
      <p className="mb-4 text-sm text-mid">{asks}</p>
      <PanelFormFrame form={form} label="Rejestr opakowań" className="space-y-4">
        <SelectField form={form} name="answer" label="Odpowiedź">
          <option value="registered">Jesteśmy zarejestrowani</option>
          <option value="not_needed">Rejestracja nie jest potrzebna</option>
        </SelectField>
        {form.watch('answer') === 'registered' && (
          <TextField form={form} name="number" label={name ? `Numer (${name})` : 'Numer'} autoComplete="off" />
        )}
        <TextField
          form={form}
          name="note"
          label={form.watch('answer') === 'registered' ? 'Notatka' : 'Dlaczego'}
          isOptional={form.watch('answer') === 'registered'}
          hint="Na przykład: pełnomocnik, umowa, ważna do kiedy"
        />
        <div className="flex flex-wrap gap-3">
          <FormButtons form={form} label="Potwierdź" onCancel={() => void leave()} />
          {answer && (
            <PanelButton isPending={removal.isPending} onClick={() => removal.act()}>
              Cofnij potwierdzenie
            </PanelButton>
          )}
        </div>
      </PanelFormFrame>
    </PanelDialog>
  )
}
