import { privacyTexts } from '../texts.ts'
import { formatDuration } from '../../i18n/duration.ts'
import type { Language } from '../../kernel/language.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { retentionOf, type Retained, type Retention } from '../../personal-data/retention.ts'

/** What the database stores about people, from the table of retention periods. */
export function RetentionList() {
  const { language } = useAppContext()
  const { server } = useTexts(privacyTexts).storedContent
  const figures = (Object.keys(retentionOf) as Retained[]).map((name) => {
    const retention: Retention = retentionOf[name]
    return { what: server.kept[name], howLong: `${lengthOf(retention, language)} ${server.since[retention.from]}` }
  })
  return (
    <dl className="mt-6 border-t border-line">
      {[...figures, ...server.rest].map(({ what, howLong }) => (
        <div
          key={what}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <dt className="max-w-2xl">{what}</dt>
          <dd className="text-mid tabular-nums">{howLong}</dd>
        </div>
      ))}
    </dl>
  )
}

const lengthOf = ({ days = 0, years }: Retention, language: Language): string =>
  years ? formatDuration(years, 'year', language) : formatDuration(days, 'day', language)
