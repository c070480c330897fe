import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../administrators/panel/session.query.ts'
import { languageNames } from '../../../i18n/language-names.ts'
import { ExportButton } from '../../../panel-kit/lists/ExportButton.tsx'
import { EmptyList, ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { mayLeave } from '../../../panel-kit/forms/unsaved.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelDialog } from '../../../panel-kit/PanelDialog.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { formatDay, formatMoment, formatNumber } from '../../../panel-kit/panel-format.ts'
import type { LotRecord } from '../lots/lot.ts'
import { RecallForm } from './RecallForm.tsx'
import { lotQuery } from './warehouse.query.ts'

/** Who got of a lot, and the letter to them. */
export function LotDialog({ id, onClose }: { id: string; onClose(): void }) {
  const mayOpenOrders = useMay()('manage orders')
  const { data: lot, error, refetch } = useQuery({ ...lotQuery(id), enabled: mayOpenOrders })
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <PanelDialog title={lot ? `Partia ${lot.number}` : 'Partia'} onClose={() => void close()}>
      {lot ? (
        <LotOverview lot={lot} />
      ) : error ? (
        <ListFailure error={error} retry={refetch} />
      ) : (
        <ListSkeleton label="Ładowanie partii..." />
      )}
    </PanelDialog>
  )
}

function LotOverview({ lot }: { lot: LotRecord }) {
  const { id, productName, bestBefore, note, received, sent, left, recipients } = lot
  return (
    <div className="space-y-6 text-sm">
      <p>
        {productName ?? 'Usunięty produkt'}
        {bestBefore && `, najlepiej przed ${formatDay(`${bestBefore}T12:00Z`)}`}
        {note && `. ${note}`}
      </p>
      <p className="tabular-nums">
        Przyjęto {formatNumber(received)}, wydano {formatNumber(sent)}, zostało {formatNumber(left)} szt.
      </p>
      <section aria-labelledby="lot-recipients">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <h3 id="lot-recipients" className="text-lg">
            Kto dostał tę partię
          </h3>
          <ExportButton
            path={`/api/admin/lots/${id}/export`}
            of="odbiorcy"
            asked={{}}
            isEmpty={recipients.length === 0}
          />
        </div>
        {recipients.length === 0 ? (
          <EmptyList title="Nikt jeszcze nie dostał tej partii" />
        ) : (
          <ul className="border-t border-line">
            {recipients.map((one) => (
              <li key={one.orderId} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-2">
                <PanelLink
                  asked={{ tab: 'orders', order: String(one.orderId) }}
                  className="inline-flex min-h-6 items-center text-violet tabular-nums underline underline-offset-4"
                >
                  {one.orderNumber}
                </PanelLink>
                <span className="min-w-40 wrap-anywhere">{one.name || 'dane osobowe usunięto'}</span>
                <span className="wrap-anywhere text-mid">{[one.email, one.phone].filter(Boolean).join(', ')}</span>
                <span className="tabular-nums">{formatNumber(one.pieces)} szt.</span>
                <PanelBadge>{languageNames[one.language]}</PanelBadge>
                {!one.hasLeft && <PanelBadge tone="waiting">Jeszcze nie wyszło</PanelBadge>}
                {one.writtenAt && <PanelBadge tone="good">List {formatMoment(one.writtenAt)}</PanelBadge>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <RecallForm lot={lot} />
    </div>
  )
}
