import { useController } from 'react-hook-form'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { ConflictNotice } from '../../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../../panel-kit/forms/useStoredRow.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import { zoneDraft, type Zone } from '../zone.ts'
import { CountryTicks } from './CountryTicks.tsx'
import { zonesQuery } from './zones.query.ts'

type ZoneValues = Pick<Zone, 'name' | 'countries'>

const valuesOf = ({ name, countries }: Zone): ZoneValues => ({ name, countries })

/** Names a zone and its countries, or changes them. */
export function ZoneForm({ zone, editing }: { zone: Zone | undefined; editing: Editing }) {
  const { stored, load, keep } = useStoredRow(zone, zonesQuery, valuesOf)
  const zones = api.admin['shipping-zones']
  const form = usePanelForm<ZoneValues, Zone>({
    schema: zoneDraft,
    values: stored ? valuesOf(stored) : { name: '', countries: [] },
    send: (values, changed) =>
      stored
        ? readResponse(
            zones[':id'].$put({ param: { id: String(stored.id) }, json: { ...changed, version: stored.version } }),
          )
        : readResponse(zones.$post({ json: values })),
    done: stored ? 'Strefa została zmieniona' : 'Strefa została dodana',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      keep(answer)
      editing.finish()
    },
  })
  const { ref, value, onChange } = useController({ name: 'countries', control: form.control }).field
  const problem = form.problemAt('countries')
  const id = `${form.id}-countries`
  if (editing.id !== undefined && !stored) return null
  return (
    <PanelFormFrame form={form} label={stored ? 'Strefa' : 'Nowa strefa'} className="space-y-4">
      <TextField form={form} name="name" label="Nazwa" hint={'Na przykład: Strefa 1. Widzi ją tylko biuro.'} />
      <fieldset
        ref={ref}
        tabIndex={-1}
        aria-describedby={problem && `${id}-problem`}
        data-invalid={problem && true}
        className="min-w-0"
      >
        <legend className="mb-1 text-sm font-medium">Kraje</legend>
        <div
          className={`rounded border text-sm ${problem ? 'border-clay inset-ring inset-ring-clay' : 'border-ink/40'}`}
        >
          <CountryTicks chosen={value} onChange={onChange} />
        </div>
        {problem && (
          <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-clay">
            {problem}
          </p>
        )}
      </fieldset>
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Dodaj strefę'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}
