import { dayInPoland } from '../../../../kernel/day-in-poland.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { readResponse } from '../../../../web/api.ts'

/** A refund that the office sends by bank transfer: whether it has, today, or won't. */
export function RefundToSend({ id, amount }: { id: string; amount: string }) {
  const { act, isPending } = useAction({
    call: (sentOn: string | null) =>
      readResponse(api.admin.refunds[':refund'].sent.$post({ param: { refund: id }, json: { sentOn } })),
    done: ({ state }) => (state === 'done' ? `Zapisano: odesłano ${formatAmount(amount)}` : 'Zwrotu nie będzie'),
  })
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <PanelButton look="solid" isPending={isPending} onClick={() => act(dayInPoland())}>
        Odesłano
      </PanelButton>
      <PanelButton isPending={isPending} onClick={() => act(null)}>
        Nie odsyłam
      </PanelButton>
    </div>
  )
}
