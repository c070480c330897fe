import { NumberField, SwitchField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { ConflictNotice } from '../../../panel-kit/forms/ConflictNotice.tsx'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import type { Editing } from '../../../panel-kit/forms/useEditing.ts'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { useStoredRow } from '../../../panel-kit/forms/useStoredRow.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import { boxDraft, type ShopBox } from '../shop-box.ts'
import { boxesQuery } from './boxes.query.ts'

type Numbers = 'ownWeight' | 'heaviestContent' | 'length' | 'width' | 'height'
/** Numbers are empty until they are typed. */
type BoxValues = Pick<ShopBox, 'name' | 'isActive'> & Record<Numbers, number | ''>
/** After validation they are there. */
type Sent = Pick<ShopBox, 'name' | 'isActive' | Numbers>

const blank: BoxValues = {
  name: '',
  ownWeight: '',
  heaviestContent: '',
  length: '',
  width: '',
  height: '',
  isActive: true,
}

const valuesOf = ({ id: _id, version: _version, ...box }: ShopBox): BoxValues => box

/** Names or changes a box. */
export function BoxForm({ box, editing }: { box: ShopBox | undefined; editing: Editing }) {
  const { stored, load, keep } = useStoredRow(box, boxesQuery, valuesOf)
  const boxes = api.admin['shipping-boxes']
  const form = usePanelForm<BoxValues, ShopBox>({
    schema: boxDraft,
    values: stored ? valuesOf(stored) : blank,
    send: (values, changed) =>
      stored
        ? readResponse(
            boxes[':id'].$put({
              param: { id: String(stored.id) },
              json: { ...(changed as Partial<Sent>), version: stored.version },
            }),
          )
        : readResponse(boxes.$post({ json: values as Sent })),
    done: stored ? 'Karton został zmieniony' : 'Karton został dodany',
    ...(stored && { restsOn: load }),
    onSent(answer) {
      keep(answer)
      editing.finish()
    },
  })
  if (editing.id !== undefined && !stored) return null
  return (
    <PanelFormFrame form={form} label={stored ? 'Karton' : 'Nowy karton'} className="space-y-4">
      <TextField form={form} name="name" label="Nazwa" hint="Na przykład: karton mały. Widzi ją tylko biuro." />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">Wymiary z&nbsp;zewnątrz</legend>
        <div className="grid grid-cols-3 items-start gap-3">
          <NumberField form={form} name="length" label="Długość (cm)" />
          <NumberField form={form} name="width" label="Szerokość (cm)" />
          <NumberField form={form} name="height" label="Wysokość (cm)" />
        </div>
        <p className="mt-1 text-xs text-mid">Z&nbsp;wymiarów wynika, do jakiej skrytki paczkomatu wchodzi.</p>
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-4">
        <NumberField
          form={form}
          name="ownWeight"
          label="Pusty karton (kg)"
          hint={'Z\u00A0wypełnieniem, na przykład 0,3'}
        />
        <NumberField
          form={form}
          name="heaviestContent"
          label="Najcięższa zawartość (kg)"
          hint={'Ile soli z\u00A0opakowaniami mieści i\u00A0udźwignie'}
        />
      </div>
      <SwitchField form={form} name="isActive" label="W użyciu" hint="Wyłączony nie służy do nowych zamówień" />
      <ConflictNotice form={form} load={load} />
      <FormButtons
        form={form}
        label={stored ? 'Zapisz zmiany' : 'Dodaj karton'}
        onCancel={editing.id === undefined ? undefined : editing.leave}
      />
    </PanelFormFrame>
  )
}
