import { plural } from '../../../../i18n/plural.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { secondsToTakeBack } from '../../packing/packing.ts'
import { forgetRefused, useSentParcels, useTakeBack, type Departure } from './sent-parcels.ts'

const formatSent = plural('pl', {
  one: '# zamówienie wysłane',
  few: '# zamówienia wysłane',
  many: '# zamówień wysłanych',
  other: '# zamówienia wysłane',
})

/** What was sent a moment ago, with the way back, and what was refused, with why. */
export function SentParcels() {
  const { departures, refused } = useSentParcels()
  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className="flex items-start gap-3 border-l-2 border-clay bg-paper py-1 pl-3 text-sm">
          <ul className="max-h-40 min-w-0 flex-1 space-y-1 overflow-y-auto py-1 text-clay">
            {refused.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
          <PanelButton look="quiet" onClick={forgetRefused}>
            Rozumiem
          </PanelButton>
        </div>
      )}
      <output aria-label="Wysłane przed chwilą" className="block space-y-1 empty:hidden">
        {departures.map((departure) => (
          <JustSent key={departure.key} departure={departure} />
        ))}
      </output>
    </>
  )
}

function JustSent({ departure }: { departure: Departure }) {
  const { act, isPending } = useTakeBack()
  const [first, ...others] = departure.orders
  return (
    <div className="on-dark relative flex items-center gap-3 overflow-hidden rounded bg-ink py-1 pr-1 pl-4 text-sm text-white">
      <p className="min-w-0 flex-1 wrap-anywhere tabular-nums">
        {others.length === 0 ? `${first?.orderNumber} wysłane` : formatSent(departure.orders.length)}.{' '}
        <span className="text-white/80">Za {secondsToTakeBack} s napiszemy do klienta.</span>
      </p>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={isPending ? undefined : () => act(departure)}
        className="min-h-11 shrink-0 rounded px-4 font-medium underline underline-offset-4 hover:no-underline"
      >
        Cofnij
      </button>
      <span aria-hidden="true" className="absolute bottom-0 left-0 h-0.5 w-full runs-out origin-left bg-white/70" />
    </div>
  )
}
