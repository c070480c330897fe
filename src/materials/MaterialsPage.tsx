import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { formatDay } from '../i18n/format.ts'
import { materialsTexts } from '../i18n/materials.ts'
import { Message } from '../site/Message.tsx'
import { CallFailed } from '../web/api.ts'
import { later } from '../web/later.tsx'
import type { Fetches } from '../web/page.ts'
import { prefetch } from '../web/prefetch.ts'
import { Button } from '../web/ui/Button.tsx'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { linkedMaterialsOf } from './linked-materials.query.ts'
import { sayBytes } from './say-bytes.ts'

export { materialsTexts as texts }

const cards = later('materials', [materialsTexts], async () => (await import('./MaterialCards.tsx')).MaterialCards)

/** Where a link leads nowhere there is nothing to show. */
export const fetches: Fetches = async ({ queryClient, api, language }, { token = '' }) => {
  const linked = linkedMaterialsOf(api, token)
  await prefetch(queryClient, linked)
  if (queryClient.getQueryData(linked.queryKey)) await cards.load(language)
}

/** Where the link in a member's letter leads: all that was made for them, to look at and to take away. */
export function MaterialsPage() {
  const { api, language } = useVisit()
  const texts = usePageTexts(materialsTexts)
  const { token = '' } = useParams({ strict: false })
  const { data: materials, error } = useQuery(linkedMaterialsOf(api, token))
  const status = error instanceof CallFailed ? error.status : undefined
  if (error || !materials) {
    const isGone = status === 404 || status === 410
    return (
      <Message {...(status === 410 ? texts.expired : isGone ? texts.unknown : texts.failed)}>
        <Button asChild>
          <a href={isGone ? `mailto:${brand.officeEmail}` : '?'}>{isGone ? brand.officeEmail : texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  const { name, pack, validUntil } = materials
  return (
    <div className="mx-auto w-full max-w-7xl px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36">
      <p dir="auto" className="text-lg text-mid wrap-anywhere">
        {texts.greeting(name)}
      </p>
      <h1 className="mt-4 text-5xl sm:text-7xl">{texts.heading}</h1>
      <p className="mt-6 max-w-xl text-lg text-mid">{texts.explanation}</p>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild>
          <a href={`/api/materials/${token}/files/${pack.name}?download=true`}>{texts.download}</a>
        </Button>
        <span className="text-mid">{texts.pack(sayBytes(pack.bytes, language))}</span>
      </div>
      <p className="mt-4 text-sm text-mid">{texts.validUntil(formatDay(new Date(validUntil), language))}</p>
      <cards.Part />
      <p className="mt-16 max-w-xl text-mid">{texts.logos}</p>
    </div>
  )
}
