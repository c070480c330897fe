import { readResponse } from '../../../web/api.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { TextField } from '../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../panel-kit/forms/usePanelForm.ts'
import { readOrderNumber } from '../../orders/order-number.ts'
import { withdrawalAssignment, type WithdrawalInList, type WithdrawalRecord } from '../handling/withdrawal-record.ts'

/** Says which order a declaration is about. */
export function AssignForm({ withdrawal }: { withdrawal: WithdrawalInList }) {
  const { id, orderNumber, likelyNumber } = withdrawal
  const form = usePanelForm<{ orderNumber: string }, WithdrawalRecord>({
    schema: withdrawalAssignment,
    values: { orderNumber: likelyNumber ?? '' },
    asks: ({ orderNumber: typed }) => isMeant(typed, withdrawal),
    send: (json) => readResponse(api.admin.withdrawals[':id'].order.$put({ param: { id: String(id) }, json })),
    done: 'Przypisano do zamówienia i\u00A0napisano o\u00A0tym do nadawcy',
  })
  return (
    <PanelFormFrame form={form} label={`Przypisanie: ${orderNumber}`} className="mt-3 max-w-sm space-y-3">
      <TextField
        form={form}
        name="orderNumber"
        label="Numer zamówienia"
        autoComplete="off"
        hint={
          likelyNumber === null
            ? `Podano: ${orderNumber}`
            : 'Jest zamówienie o\u00A0tym numerze, ale z\u00A0innym adresem e-mail. Upewnij się, że to ta sama osoba.'
        }
      />
      <FormButtons form={form} label="Przypisz" sendingLabel="Zapisywanie..." />
    </PanelFormFrame>
  )
}

/** Shows whose order it is before somebody hears that they have withdrawn from it. Of one that there isn't the server says so. */
async function isMeant(typed: string, { name, email }: WithdrawalInList): Promise<boolean> {
  const search = readOrderNumber(typed)
  const found = search ? await readResponse(api.admin.orders.$get({ query: { search } })) : []
  const order = found.find(({ orderNumber }) => orderNumber === search)
  if (!order) return true
  return confirm({
    title: `Przypisać do zamówienia ${order.orderNumber}?`,
    text: `Zamówił(a): ${order.customerName} (${order.customerEmail}). Oświadczenie złożył(a): ${name} (${email}). Sklep od razu napisze pod ten adres, co z\u00A0niego wynika; tego nie da się cofnąć.`,
    agree: 'Przypisz',
  })
}
