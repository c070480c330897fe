import type { QueryKey } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { FormButtons } from '../../web/panel/FormButtons.tsx'
import { api } from '../../web/panel/panel-api.ts'
import { TextField } from '../../web/panel/PanelField.tsx'
import { PanelFormFrame } from '../../web/panel/PanelFormFrame.tsx'
import { usePanelForm } from '../../web/panel/usePanelForm.ts'
import { withdrawalAssignment, type WithdrawalInList, type WithdrawalRecord } from '../withdrawal-record.ts'

interface Props {
  withdrawal: WithdrawalInList
  refreshes: QueryKey[]
}

/** Says which order a declaration is about. */
export function AssignForm({ withdrawal: { id, orderNumber, likelyNumber }, refreshes }: Props) {
  const form = usePanelForm<{ orderNumber: string }, WithdrawalRecord>({
    schema: withdrawalAssignment,
    values: { orderNumber: likelyNumber ?? '' },
    send: (json) => answered(api.admin.withdrawals[':id'].order.$put({ param: { id: String(id) }, json })),
    done: 'Przypisano do zamówienia i\u00A0napisano o\u00A0tym do nadawcy',
    refreshes,
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
            ? `Wpisano: ${orderNumber}`
            : 'Jest zamówienie o\u00A0tym numerze, ale z\u00A0innym adresem e-mail. Upewnij się, że to ta sama osoba.'
        }
      />
      <FormButtons form={form} label="Przypisz" sendingLabel="Zapisywanie..." />
    </PanelFormFrame>
  )
}
