import { contactTexts } from '../i18n/contact.ts'
import { later } from '../web/later.tsx'
import { usePageTexts } from '../web/visit.tsx'

export { contactTexts as texts }

export const below = later('postcard', [contactTexts], async () => (await import('./Postcard.tsx')).Postcard)

export function ContactPage() {
  const texts = usePageTexts(contactTexts)
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
        <p className="max-w-md text-balance text-mid sm:text-lg">{texts.lead}</p>
      </div>
      <below.Part />
    </div>
  )
}
