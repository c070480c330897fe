import { useQuery } from '@tanstack/react-query'
import { languageNames } from '../../i18n/language-names.ts'
import { isLanguage } from '../../kernel/language.ts'
import { formatNumber } from '../../panel-kit/panel-format.ts'
import { visitsQuery } from '../../visits/panel/visits.query.ts'
import { DayBars } from './DayBars.tsx'
import { formatChange } from './today-words.ts'

const countries = new Intl.DisplayNames('pl', { type: 'region', fallback: 'code' })
const languageOf = (name: string) => (isLanguage(name) ? languageNames[name] : name)

/** How many came, from where, and what they looked at. Where it isn't known or nothing was counted, there is nothing to say. */
export function Visits() {
  const { data } = useQuery(visitsQuery)
  if (!data || (!data.isCounted && data.views === 0)) return null
  const { days, entries, earlier, views, pages, sources, languages } = data
  return (
    <section aria-labelledby="visits" className="border-t border-line pt-3">
      <h2 id="visits" className="font-text text-sm tracking-normal text-mid">
        Odwiedziny, ostatnie 30 dni{!data.isCounted && ' (liczenie jest wyłączone)'}
      </h2>
      <p className="mt-1 text-3xl tabular-nums">{formatNumber(entries)}</p>
      <p className="text-sm text-mid">
        {formatChange(entries, earlier)} ({formatNumber(earlier)})
      </p>
      <DayBars days={days.map(({ date, entries: figure }) => ({ date, figure }))} />
      {views > 0 && (
        <div className="mt-4 space-y-4">
          <Most title={`Oglądane strony (razem ${formatNumber(views)})`} rows={pages} nameOf={(name) => name} />
          <Most title="Skąd" rows={sources} nameOf={(name) => name || 'wejścia bezpośrednie'} />
          <Most title="Język strony" rows={languages} nameOf={languageOf} />
          <Most
            title="Kraj z przeglądarki"
            rows={data.countries}
            nameOf={(name) => (name ? (countries.of(name) ?? name) : 'niepodany')}
          />
        </div>
      )}
    </section>
  )
}

interface Props {
  title: string
  rows: { name: string; count: number }[]
  nameOf(name: string): string
}

const Most = ({ title, rows, nameOf }: Props) =>
  rows.length > 0 && (
    <div>
      <h3 className="font-text text-xs tracking-normal text-mid">{title}</h3>
      <ul className="mt-1 text-sm">
        {rows.map(({ name, count }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{nameOf(name)}</span>
            <span className="tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
