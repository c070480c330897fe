import { TriangleAlert } from 'lucide-react'
import { formatMoney } from '../../i18n/format.ts'
import type { Rate } from '../shipping.ts'
import type { BandWarning } from '../weight-bands.ts'
import { sayWeights } from './shipping-words.ts'

interface Props {
  warnings: BandWarning<Rate>[]
  hasRates: boolean
}

/** What may not have been meant, and what customers pay there. */
export function BandWarnings({ warnings, hasRates }: Props) {
  if (warnings.length === 0) return null
  return (
    <ul aria-label="Uwagi do stawek" className="mt-3 space-y-2 text-sm">
      {warnings.map((warning) => (
        <li key={keyOf(warning)} className="flex gap-2.5">
          <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-clay" />
          <span className="tabular-nums">{sayWarning(warning, hasRates)}</span>
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ minWeight, maxWeight, cost }: Rate) =>
  `${sayWeights({ from: minWeight, to: maxWeight })} za\u00A0${formatMoney(cost, 'pl')}`

function sayWarning(warning: BandWarning<Rate>, hasRates: boolean): string {
  if (warning.kind === 'hidden')
    return `Stawka ${nameOf(warning.rate)} nigdy nie obowiązuje: w\u00A0całym jej zakresie decydują stawki zaczynające się od niższej wagi.`
  if (warning.kind === 'overlap')
    return `Stawki nakładają się: ${sayWeights(warning)}. Obowiązuje stawka ${nameOf(warning.winner)}, a\u00A0nie ${nameOf(warning.loser)}.`
  // Either all of a gap has a price that holds instead, or none of it: that is a matter of the country.
  const steps = warning.steps.flatMap(({ cost, ...weights }) => (cost === null ? [] : [{ ...weights, cost }]))
  if (steps.length === 0)
    return hasRates
      ? `Luka: ${sayWeights(warning)}. Zamówień o\u00A0tej wadze tam nie wysyłamy.`
      : 'Nie ma aktywnych stawek, więc tam nie wysyłamy.'
  const prices = steps.map((step) => `${sayWeights(step)}: ${formatMoney(step.cost, 'pl')}`).join('; ')
  if (!hasRates) return `Nie ma aktywnych stawek, więc obowiązują ceny zastępcze: ${prices}.`
  const [only, ...others] = steps
  if (only && others.length === 0)
    return `Luka: ${sayWeights(warning)}. Obowiązuje cena zastępcza ${formatMoney(only.cost, 'pl')}.`
  return `Luka: ${sayWeights(warning)}. Obowiązują ceny zastępcze: ${prices}.`
}

const keyOf = (warning: BandWarning<Rate>) => JSON.stringify(warning)
