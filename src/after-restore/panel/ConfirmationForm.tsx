import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { NumberField, SwitchField } from '../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import type { SeriesSince } from '../../schemas/restored.ts'
import { restoreConfirmation, type RestoreReport } from '../after-restore.ts'

const fields = {
  invoice: { name: 'lastInvoice', prefix: 'FV', label: 'Ostatnia faktura' },
  correction: { name: 'lastCorrection', prefix: 'FK', label: 'Ostatnia korekta' },
} as const

/** Asks for what only people know, and lets everything go on. */
export function ConfirmationForm({ restore: { series, payments } }: { restore: RestoreReport }) {
  const form = usePanelForm({
    schema: restoreConfirmation,
    values: { lastInvoice: null, lastCorrection: null, noneIssuedSince: false, paymentsLookedUp: false },
    send: (json: {
      lastInvoice: number | null
      lastCorrection: number | null
      noneIssuedSince: boolean
      paymentsLookedUp: boolean
    }) => readResponse(api.admin.restore.confirm.$post({ json })),
    done: 'Potwierdzono. Zaległe wiadomości wychodzą.',
  })
  const unknown = series.filter(({ last }) => last === null)
  return (
    <PanelFormFrame form={form} label="Potwierdzenie przywrócenia kopii" className="mt-5 space-y-4">
      {unknown.length > 0 && (
        <div className="grid max-w-[40rem] gap-4 sm:grid-cols-2">
          {unknown.map((one) => (
            <NumberField
              key={`${one.kind} ${one.year}`}
              form={form}
              name={fields[one.kind].name}
              label={`${fields[one.kind].label} z ${one.year} roku`}
              hint={`Sama liczba. W kopii ostatnia to ${inBackup(one)}.`}
              inputMode="numeric"
              isOptional
            />
          ))}
          <div className="sm:col-span-2">
            <SwitchField form={form} name="noneIssuedSince" label="Po zrobieniu kopii nie wystawiono niczego więcej" />
          </div>
        </div>
      )}
      {!payments.askedAt && payments.problem && (
        <SwitchField
          form={form}
          name="paymentsLookedUp"
          label="Wpłaty po zrobieniu kopii sprawdzam w panelu operatora"
        />
      )}
      <PanelButton type="submit" look="solid" isPending={form.isSending} className="whitespace-normal!">
        Potwierdź i wyślij zaległe wiadomości
      </PanelButton>
    </PanelFormFrame>
  )
}

const inBackup = ({ kind, year, inBackup: last }: SeriesSince) =>
  last === 0 ? 'żadna' : `${fields[kind].prefix}/${year}/${String(last).padStart(6, '0')}`
