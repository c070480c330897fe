import { formatAmount, formatNumber } from '../../../panel-kit/panel-format.ts'
import type { SalesAbroad } from '../abroad.ts'

/** How far the year's sales have come towards the threshold, and what follows. */
export function ThresholdMeter({ abroad }: { abroad: SalesAbroad }) {
  const { year, threshold, thisYear, lastYear, percent, step, isOverLastYear, countries, since } = abroad
  const isUrgent = since === null && (step !== null || isOverLastYear)
  return (
    <section aria-labelledby="abroad-meter">
      <h3 id="abroad-meter" className="text-lg">
        Próg {formatAmount(threshold)} w&nbsp;{year} roku
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
        <span className="text-2xl">{formatAmount(thisYear)}</span>
        <span className="text-sm text-mid">netto, to jest {formatNumber(percent)}% progu</span>
        <span className="text-sm text-mid">
          {year - 1}: {formatAmount(lastYear)}
        </span>
      </p>
      <div aria-hidden="true" className="mt-3 h-2 max-w-xl overflow-hidden rounded-full bg-ink/8 forced-colors:border">
        <div
          className={`h-full rounded-full forced-colors:bg-[Highlight] ${step === 100 ? 'bg-clay' : 'bg-violet'}`}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </div>
      <p className={`mt-3 max-w-[65ch] text-sm ${isUrgent ? 'font-medium text-clay' : 'text-mid'}`}>
        {sentenceOf(abroad)}
      </p>
      <p className="mt-2 max-w-[65ch] text-sm text-mid">
        Liczy się to, co konsumenci (kupujący bez numeru podatkowego) z&nbsp;innych krajów Unii zapłacili za towar
        z&nbsp;dostawą, bez VAT i&nbsp;po odjęciu zwrotów. Sprzedaż poza tym sklepem też wlicza się do progu: tej sklep
        nie zna. Czy i&nbsp;kiedy zgłosić się do OSS, decyduje księgowa.
      </p>
      {countries.length > 0 && (
        <ul className="mt-3 flex max-w-[65ch] flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
          {countries.map(({ country, name, net }) => (
            <li key={country}>
              {name} {formatAmount(net)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function sentenceOf({ step, isOverLastYear, since }: SalesAbroad): string {
  if (since !== null) return 'Sklep stosuje stawki krajów nabywców, więc próg niczego już nie zmienia.'
  if (isOverLastYear)
    return 'Próg był przekroczony w\u00A0zeszłym roku, więc cała tegoroczna sprzedaż ma mieć stawki krajów nabywców. Porozmawiaj z\u00A0księgową i\u00A0włącz je poniżej.'
  if (step === 100)
    return 'Próg jest przekroczony. Stawkę kraju nabywcy ma mieć już pierwsza sprzedaż ponad próg, każda następna i\u00A0cała sprzedaż w\u00A0przyszłym roku. Zgłoszenie do OSS (VIU-R) składa się do 10. dnia następnego miesiąca: porozmawiaj z\u00A0księgową jak najszybciej i\u00A0włącz stawki poniżej.'
  if (step !== null)
    return `Sprzedaż przekroczyła ${step}% progu. Ta, która przekroczy cały, ma mieć już stawkę kraju nabywcy: przygotuj zawczasu zgłoszenie do OSS i\u00A0stawki.`
  return 'Poniżej progu obowiązują stawki kraju sprzedawcy. Napiszemy do Ciebie przy 70% i\u00A090% oraz po przekroczeniu.'
}
