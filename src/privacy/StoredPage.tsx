import { storedContentTexts } from '../i18n/stored-content.ts'
import { storedTexts } from '../i18n/stored.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'

export { storedTexts as texts }

export const below = later(
  'stored',
  [storedContentTexts],
  async () => (await import('./StoredContent.tsx')).StoredContent,
)

/** What is kept of whoever comes by: in their browser and with us, where, what for and how long. */
export function StoredPage() {
  const { heading, lead } = usePageTexts(storedTexts)
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 hyphens-auto wrap-anywhere sm:px-8 sm:pt-24 sm:pb-36">
      <h1 className="max-w-4xl text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-8 max-w-2xl text-lg text-mid">{lead}</p>
      <below.Part />
    </div>
  )
}
