import { useState } from 'react'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { NumberField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { mayLeave } from '../../../panel-kit/forms/unsaved.ts'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { readResponse } from '../../../web/api.ts'
import { materialNames, printGrams } from '../material-names.ts'
import { materials, packagingChange, type PackagedThing, type PackagingChange } from '../packaging.ts'
import { printSince, sinceEver } from './since.ts'

type WeightValues = PackagingChange & { grams: NonNullable<PackagingChange['grams']> }

/** What the packaging of one product or box weighs: all that was ever said of it, and a form for more. */
export function WeightDialog({ thing, onClose }: { thing: PackagedThing; onClose(): void }) {
  const { productId, box, name, weights } = thing
  const [today] = useState(() => dayInPoland())
  const change = (since: string, grams: PackagingChange['grams']) =>
    readResponse(api.admin.packaging.$put({ json: { productId, box, since, grams } }))
  const form = usePanelForm<WeightValues, unknown>({
    schema: packagingChange,
    values: {
      productId,
      box,
      since: weights.length === 0 ? sinceEver : today,
      grams: Object.fromEntries(materials.map((material) => [material, weights[0]?.grams[material] ?? null])),
    },
    send: ({ since, grams }) => change(since, grams),
    done: 'Wagi opakowania zapisane',
    onSent: onClose,
  })
  const removal = useAction({
    call: (since: string) => change(since, null),
    done: 'Usunięto',
    onDone: onClose,
  })
  const leave = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <PanelDialog title={`Opakowanie: ${name}`} isSmall onClose={() => void leave()}>
      {weights.length > 0 && (
        <ul className="mb-6 border-t border-line text-sm">
          {weights.map(({ since, grams }) => (
            <li key={since} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
              <span>
                <span className="text-mid">Od: {printSince(since)}.</span> {printGrams(grams)}
              </span>
              <PanelButton
                aria-label={`Usuń wagi od: ${printSince(since)}`}
                isPending={removal.isPending}
                onClick={() => removal.act(since)}
              >
                Usuń
              </PanelButton>
            </li>
          ))}
        </ul>
      )}
      <PanelFormFrame form={form} label="Wagi opakowania" className="space-y-4">
        <div className="grid grid-cols-2 items-start gap-4">
          {materials.map((material) => (
            <NumberField
              key={material}
              form={form}
              name={`grams.${material}`}
              label={`${materialNames[material]} (g)`}
              isOptional
            />
          ))}
        </div>
        <TextField
          form={form}
          name="since"
          type="date"
          label="Od dnia"
          hint="Paczki, które wyszły wcześniej, liczą się po staremu. 1 stycznia 2020 znaczy: zawsze."
        />
        <FormButtons form={form} label="Zapisz wagi" onCancel={() => void leave()} />
      </PanelFormFrame>
    </PanelDialog>
  )
}
