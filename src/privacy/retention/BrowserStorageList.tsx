import { privacyTexts } from '../texts.ts'
import { formatDuration } from '../../i18n/duration.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { BrowserStorageEntry } from './browser-storage-entries.ts'
import type { BrowserStorageTexts } from './browser-storage-texts.ts'

/** What a browser stores, under the names its developer tools show. */
export function BrowserStorageList({
  kept,
}: {
  kept: Partial<Record<keyof BrowserStorageTexts, BrowserStorageEntry>>
}) {
  const { language } = useAppContext()
  const { browser } = useTexts(privacyTexts).storedContent
  const names = Object.keys(kept) as (keyof BrowserStorageTexts)[]
  return (
    <dl className="mt-6 border-t border-line">
      {names.map((name) => {
        const { name: shown, place, until } = kept[name] as BrowserStorageEntry
        const time =
          typeof until === 'string' ? browser.until[until] : browser.atMost(formatDuration(until.days, 'day', language))
        return (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2fr)]"
          >
            <dt>
              <code className="text-sm wrap-anywhere">{shown}</code>
              <span className="block text-sm text-mid">{browser.places[place]}</span>
            </dt>
            <dd className="max-w-2xl">{browser.kept[name]}</dd>
            <dd className="text-mid tabular-nums">{time}</dd>
          </div>
        )
      })}
    </dl>
  )
}
