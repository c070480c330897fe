import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { saveAnswer } from '../../../../panel-kit/download.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { answered } from '../../../../web/api.ts'
import type { OrderToPack } from '../../packing/packing.ts'
import { LabelButtons } from './LabelButtons.tsx'
import type { Labels } from './useLabels.ts'
import { SentParcels } from './SentParcels.tsx'

interface Props {
  ticked: OrderToPack[]
  labels: Labels
  isSending: boolean
  onSend(): void
}

/** What is done with all that is ticked, within reach of a thumb. */
export function TickedBar({ ticked, labels, isSending, onSend }: Props) {
  const count = ticked.length
  const slips = useAction({
    call: async () => {
      const json = { ids: ticked.map(({ id }) => id) }
      await saveAnswer(await answered(api.admin.packing.slips.$post({ json })))
    },
    changesNothing: true,
    failed: { title: 'Nie ma listów pakowych' },
  })
  return (
    <div className="sticky bottom-0 z-10 mt-4 space-y-2 pb-[env(safe-area-inset-bottom)]">
      <SentParcels />
      {count > 0 && (
        <section
          aria-label="Zaznaczone zamówienia"
          className="grid grid-cols-2 items-center gap-2 border-t border-line bg-salt py-3 sm:flex sm:flex-wrap [&>button]:min-h-11"
        >
          <output className="col-span-2 mr-auto text-sm font-medium tabular-nums">Zaznaczone: {count}</output>
          {labels.title !== null && <LabelButtons ticked={ticked} labels={labels} />}
          <PanelButton isPending={slips.isPending} onClick={() => slips.act()}>
            Listy pakowe ({count})
          </PanelButton>
          <PanelButton look="solid" isPending={isSending} onClick={onSend}>
            Wysłane ({count})
          </PanelButton>
        </section>
      )}
    </div>
  )
}
