import { confirm } from '../../../../panel-kit/confirm.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import type { OrderToPack } from '../../packing/packing.ts'
import { isToPrint, isUnderWay } from './labels.query.ts'
import type { Labels } from './useLabels.ts'

/** Labels of what is ticked: made by one press, printed by another, fetched by a third. */
export function LabelButtons({ ticked, labels }: { ticked: OrderToPack[]; labels: Labels }) {
  const ids = ticked.map(({ id }) => id)
  const shipments = ids.flatMap(labels.of)
  const ready = shipments.filter(isToPrint)
  const toCollect = ready.filter(({ collection }) => collection === null)
  const bad = shipments.filter(({ problem, state }) => problem !== null && state !== 'cancelled').length
  const making = shipments.filter(isUnderWay).length
  const collect = async () => {
    const agrees = await confirm({
      title: `Zamówić kuriera po paczki: ${toCollect.length}?`,
      text: `${labels.title} przyjedzie po nie do adresu nadawcy. Przewoźnik może policzyć za to opłatę.`,
      agree: 'Zamów odbiór',
    })
    if (agrees) labels.collect.act(toCollect)
  }
  return (
    <>
      {shipments.length > 0 && (
        <output className="col-span-2 text-sm text-mid tabular-nums">
          Etykiety: gotowe {ready.length}
          {making > 0 && `, w\u00A0toku ${making}`}
          {bad > 0 && <span className="text-clay">, z&nbsp;kłopotem {bad}</span>}
        </output>
      )}
      <PanelButton isPending={labels.make.isPending} onClick={() => labels.make.act(ids)}>
        Etykiety ({ids.length})
      </PanelButton>
      <PanelButton isPending={labels.print.isPending} onClick={() => labels.print.act(ids)}>
        Drukuj etykiety ({ready.length})
      </PanelButton>
      {toCollect.length > 0 && (
        <PanelButton isPending={labels.collect.isPending} onClick={() => void collect()}>
          Zamów odbiór ({toCollect.length})
        </PanelButton>
      )}
    </>
  )
}
