import * as z from 'zod/mini'
import { useAddress } from '../../../panel-kit/address.ts'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { NumberField, SelectField, TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { optionalText, wholeNumber } from '../../../schemas/panel-fields.ts'
import { readResponse } from '../../../web/api.ts'
import type { Shelf } from '../warehouse.ts'

interface Values {
  kind: 'received' | 'returned' | 'lost'
  productId: number
  pieces: number | null
  reason: string
  lotNumber: string
  bestBefore: string
  note: string
  lotId: number
}

const typed = z.object({
  kind: z.enum(['received', 'returned', 'lost']),
  productId: z.int().check(z.minimum(1, 'Wybierz produkt')),
  pieces: wholeNumber(1, 'Najmniej jedna sztuka'),
  reason: optionalText(300),
  lotNumber: optionalText(60),
  bestBefore: z.string(),
  note: optionalText(500),
  lotId: z.int(),
})

const done = { received: 'Towar został przyjęty', returned: 'Zwrot został przyjęty', lost: 'Strata została zapisana' }

/** Goods that came in, came back or are lost. */
export function StockChangeForm({ shelves }: { shelves: Shelf[] }) {
  const { product = '' } = useAddress()
  const values: Values = {
    kind: 'received',
    productId: Number(product) || 0,
    pieces: null,
    reason: '',
    lotNumber: '',
    bestBefore: '',
    note: '',
    lotId: 0,
  }
  const form = usePanelForm<Values, Values['kind']>({
    schema: typed,
    values,
    send: async ({ kind, productId, pieces, reason, lotNumber, bestBefore, note, lotId }) => {
      const lot = kind === 'received' && lotNumber.trim() ? { number: lotNumber, bestBefore, note } : undefined
      const of = kind !== 'received' && lotId > 0 ? { lotId } : {}
      const json = { kind, productId, pieces: pieces ?? 0, reason, ...(lot && { lot }), ...of }
      await readResponse(api.admin.stock.movements.$post({ json }))
      return kind
    },
    done: (kind) => done[kind],
    // Of a delivery the next product can be typed at once.
    onSent: (kind) => {
      form.reset({ ...values, kind })
    },
  })
  const { kind, productId } = form.watch()
  const lots = shelves.find((shelf) => shelf.productId === productId)?.lots ?? []
  return (
    <section aria-labelledby="stock-change">
      <h3 id="stock-change" className="mb-3 text-lg">
        Przyjęcie, zwrot, strata
      </h3>
      <PanelFormFrame form={form} label="Przyjęcie, zwrot, strata" className="space-y-4">
        <SelectField form={form} name="kind" label="Co się stało">
          <option value="received">Przyjęcie dostawy</option>
          <option value="lost">Strata</option>
          <option value="returned">Zwrot od klienta</option>
        </SelectField>
        <SelectField form={form} name="productId" label="Produkt" setValueAs={Number}>
          <option value="0">Wybierz…</option>
          {shelves.map((shelf) => (
            <option key={shelf.productId} value={shelf.productId}>
              {shelf.name}
            </option>
          ))}
        </SelectField>
        <NumberField form={form} name="pieces" label="Sztuk" inputMode="numeric" />
        {kind === 'received' ? (
          <>
            <TextField
              form={form}
              name="lotNumber"
              label="Numer partii"
              isOptional
              autoComplete="off"
              hint={`Z\u00A0nim sklep zapamięta, kto dostał towar z\u00A0tej dostawy, i\u00A0w\u00A0razie czego do nich napisze.`}
            />
            <TextField form={form} name="bestBefore" label="Najlepiej spożyć przed" isOptional type="date" />
            <TextField form={form} name="note" label="Dostawca, uwagi" isOptional autoComplete="off" />
          </>
        ) : (
          <>
            {lots.length > 0 && (
              <SelectField form={form} name="lotId" label="Partia" isOptional setValueAs={Number}>
                <option value="0">Bez partii</option>
                {lots.map((lot) => (
                  <option key={lot.id} value={lot.id}>
                    {`${lot.number} (zostało ${lot.left})`}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              form={form}
              name="reason"
              label="Powód"
              isOptional
              autoComplete="off"
              hint={
                kind === 'returned'
                  ? `Bez nazwisk. Anulowane zamówienie samo oddaje towar na stan. Zwrot wpisuje się tylko wtedy, gdy zamówienie zostaje.`
                  : `Bez nazwisk: ruchy towaru zostają na zawsze.`
              }
            />
          </>
        )}
        <FormButtons form={form} label="Zapisz ruch" />
      </PanelFormFrame>
    </section>
  )
}
