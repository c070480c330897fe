import { TriangleAlert } from 'lucide-react'
import { formatMoney } from '../../i18n/format.ts'
import { homeCountry, type CountryCode } from '../../kernel/countries.ts'
import type { Grams } from '../../kernel/weight.ts'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { PanelTable } from '../../panel-kit/lists/PanelTable.tsx'
import { readRate } from '../read-rate.ts'
import { formatCountries, type AdminShippingRate } from '../shipping-rate.ts'
import type { DeliveryType, Rate } from '../shipping.ts'
import { bandWarnings, weightBands, type BandWarning, type WeightBand } from '../weight-bands.ts'
import { RateRow } from './RateRow.tsx'
import { deliveryTypeNames, formatWeights } from './shipping-words.ts'

const columns = [
  { label: 'Waga' },
  { label: 'Koszt', isNumber: true },
  { label: 'Opis' },
  { label: 'Stan' },
  { label: 'Działania' },
]

interface Props {
  deliveryType: DeliveryType
  /** All of which have just these rates. */
  countries: [CountryCode, ...CountryCode[]]
  rates: AdminShippingRate[]
  editedId: number | undefined
}

/** The rates of one delivery type for some countries, and the prices that result from them. */
export function RateGroup({ deliveryType, countries, rates, editedId }: Props) {
  const [country] = countries
  const name = deliveryTypeNames[deliveryType]
  const listed = rates.filter((rate) => rate.deliveryType === deliveryType)
  // In the server's order, which decides between two rates that begin at the same weight.
  const read = listed
    .toSorted((one, other) => one.minWeight - other.minWeight || one.id - other.id)
    .map((rate) => ({ id: rate.id, ...readRate(rate) }))
  return (
    <section aria-label={country === homeCountry ? name : `${name}: ${formatCountries(countries)}`}>
      <h4 className="text-sm text-mid">{name}</h4>
      <BandScale bands={weightBands(deliveryType, country, read)} />
      <BandWarnings
        warnings={bandWarnings(deliveryType, country, read)}
        hasRates={read.some(({ isActive }) => isActive)}
      />
      {listed.length > 0 && (
        <div className="mt-4">
          <PanelTable label={name} columns={columns}>
            {listed.map((rate) => (
              <RateRow key={rate.id} rate={rate} isEdited={rate.id === editedId} />
            ))}
          </PanelTable>
        </div>
      )}
    </section>
  )
}

/** The bands side by side; weights without a rate are hatched. The list and the warnings say the same to screen readers. */
function BandScale({ bands }: { bands: WeightBand<Rate>[] }) {
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
          <div className="truncate pt-1 pl-px text-mid">{formatStart(band.from)}</div>
        </div>
      ))}
    </div>
  )
}

/** Most parcels are light, so light weights get more than their share of the scale. */
function widthOf({ from, to }: WeightBand<Rate>): number {
  const end = to ?? from * 1.5 + 1_000
  return Math.sqrt(end) - Math.sqrt(from)
}

/** 2 kg rather than 2.001 kg where one band ends and the next begins. */
const formatStart = (from: Grams) => `${formatNumber((from % 10 === 1 ? from - 1 : from) / 1_000)}\u00A0kg`

/** Possible mistakes in the rates, and what customers pay there. */
function BandWarnings({ warnings, hasRates }: { warnings: BandWarning<Rate>[]; hasRates: boolean }) {
  if (warnings.length === 0) return null
  return (
    <ul aria-label="Uwagi do stawek" className="mt-3 space-y-2 text-sm">
      {warnings.map((warning) => (
        <li key={keyOf(warning)} className="flex gap-2.5">
          <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-clay" />
          <span className="tabular-nums">{formatWarning(warning, hasRates)}</span>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ minWeight, maxWeight, cost }: Rate) =>
  `${formatWeights({ from: minWeight, to: maxWeight })} za\u00A0${formatMoney(cost, 'pl')}`

function formatWarning(warning: BandWarning<Rate>, hasRates: boolean): string {
  if (warning.kind === 'hidden')
    return `Stawka ${nameOf(warning.rate)} nigdy nie obowiązuje: w\u00A0całym jej zakresie decydują stawki zaczynające się od niższej wagi.`
  if (warning.kind === 'overlap')
    return `Stawki nakładają się: ${formatWeights(warning)}. Obowiązuje stawka ${nameOf(warning.winner)}, a\u00A0nie ${nameOf(warning.loser)}.`
  // A gap has fallback prices throughout or nowhere, depending on the country.
  const steps = warning.steps.flatMap(({ cost, ...weights }) => (cost === null ? [] : [{ ...weights, cost }]))
  if (steps.length === 0)
    return hasRates
      ? `Luka: ${formatWeights(warning)}. Zamówień o\u00A0tej wadze tam nie wysyłamy.`
      : 'Nie ma aktywnych stawek, więc tam nie wysyłamy.'
  const prices = steps.map((step) => `${formatWeights(step)}: ${formatMoney(step.cost, 'pl')}`).join('; ')
  if (!hasRates) return `Nie ma aktywnych stawek, więc obowiązują ceny zastępcze: ${prices}.`
  const [only, ...others] = steps
  if (only && others.length === 0)
    return `Luka: ${formatWeights(warning)}. Obowiązuje cena zastępcza ${formatMoney(only.cost, 'pl')}.`
  return `Luka: ${formatWeights(warning)}. Obowiązują ceny zastępcze: ${prices}.`
}

const keyOf = (warning: BandWarning<Rate>) => JSON.stringify(warning)
