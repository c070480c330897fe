import { formatMoney } from '../../i18n/format.ts'
import type { Grams } from '../../kernel/weight.ts'
import { sayNumber } from '../../web/panel/panel-format.ts'
import type { Rate } from '../shipping.ts'
import type { WeightBand } from '../weight-bands.ts'

/** Light parcels are the many, so that theirs isn't the narrowest part of the scale. */
function widthOf({ from, to }: WeightBand<Rate>): number {
  const end = to ?? from * 1.5 + 1_000
  return Math.sqrt(end) - Math.sqrt(from)
}

/** Two kilograms rather than the gram that follows them: it stands where one band ends and the next begins. */
const sayStart = (from: Grams) => `${sayNumber((from % 10 === 1 ? from - 1 : from) / 1_000)}\u00A0kg`

/** The bands drawn beside one another; where no rate holds it is hatched. The list and the warnings say the same. */
export function BandScale({ bands }: { bands: WeightBand<Rate>[] }) {
  return (
    <div aria-hidden="true" className="mt-3 flex overflow-hidden text-xs tabular-nums">
      {bands.map((band) => (
        <div key={band.from} className="min-w-0" style={{ flex: `${widthOf(band)} 1 3.5rem` }}>
          <div
            className={`truncate border-l border-paper px-2 py-1.5 whitespace-nowrap ${band.rate ? 'bg-violet/12 text-violet-deep' : 'bg-[repeating-linear-gradient(135deg,var(--color-line)_0_3px,transparent_3px_7px)] text-mid'}`}
          >
            <span className={band.rate ? '' : 'bg-salt px-1'}>
              {band.cost === null ? '–' : formatMoney(band.cost, 'pl')}
            </span>
          </div>
          <div className="truncate pt-1 pl-px text-mid">{sayStart(band.from)}</div>
        </div>
      ))}
    </div>
  )
}
