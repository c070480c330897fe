import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import { useAction } from '../../../panel-kit/useAction.ts'
import type { ContactParams } from './contact-params.ts'
import { formatMatching } from './contact-words.ts'
import { fetchContactIds } from './contacts.query.ts'
import { useSelectedCount, type Selection } from './selection.ts'

interface Props {
  selection: Selection
  asked: ContactParams
  /** How many are listed, on all pages. */
  matching: number
  /** How many there are. */
  total: number
}

/** How many are ticked; ticks all that are listed, or takes all ticks away. */
export function SelectionBar({ selection, asked, matching, total }: Props) {
  const count = useSelectedCount(selection)
  const { act, isPending } = useAction({
    call: () => fetchContactIds(asked),
    onDone: (ids) => selection.set(ids, true),
  })
  const isFiltered = Object.keys(asked).length > 0
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output className="grow basis-full text-sm font-medium tabular-nums @md:basis-0">
        Zaznaczonych: {formatNumber(count)} / {formatNumber(total)}
      </output>
      <PanelButton
        isPending={isPending}
        disabled={matching === 0}
        aria-describedby={isFiltered ? 'select-all-hint' : undefined}
        onClick={() => act()}
      >
        Zaznacz wszystkie
      </PanelButton>
      {/* It keeps the focus when there is nothing left to do. */}
      <PanelButton isPending={count === 0} onClick={selection.clear}>
        Odznacz wszystkie
      </PanelButton>
      {isFiltered && (
        <p id="select-all-hint" className="basis-full text-xs text-mid tabular-nums">
          {formatMatching(matching)}: „Zaznacz wszystkie” zaznacza tylko pasujące. Zaznaczone wcześniej zostają
          zaznaczone.
        </p>
      )}
    </div>
  )
}
