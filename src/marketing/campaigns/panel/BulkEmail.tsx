import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Eye } from 'lucide-react'
import { FramedLetter } from '../../../panel-kit/FramedLetter.tsx'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { toastFailure } from '../../../panel-kit/useAction.ts'
import { OfferDialog } from '../../offer/panel/OfferDialog.tsx'
import { SendOffer } from '../../offer/panel/SendOffer.tsx'
import { TestOfferForm } from '../../offer/panel/TestOfferForm.tsx'
import { buttonShape } from '../../../panel-kit/PanelButton.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import type { OfferPreview } from '../campaign.ts'
import { audienceQuery, offerQuery } from './campaigns.query.ts'
import { beginningOf } from './campaign-words.ts'

/** Shows, previews and sends the message that contacts get. */
export function BulkEmail({ selected }: { selected: number[] }) {
  const asked = useAddress()
  const { settled, isSettled } = useSettled(selected)
  const offer = useQuery(offerQuery)
  const audience = useQuery(audienceQuery(settled))
  // With no contacts, the empty list says what to do.
  if (audience.data?.total === 0 && settled.length === 0) return null
  const failed = [offer, audience].find(({ data, error }) => error && !data)
  return (
    <section aria-labelledby="bulk-email-title">
      <h2 id="bulk-email-title" className="mb-5 text-2xl">
        Wysyłka e-maili
      </h2>
      {failed?.error ? (
        <ListFailure error={failed.error} retry={() => Promise.all([offer.refetch(), audience.refetch()])} />
      ) : offer.data && audience.data ? (
        <div className="grid items-start gap-x-12 gap-y-8 border-y border-line py-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
          <div className="min-w-0 space-y-6">
            <OfferSummary offer={offer.data} />
            <TestOfferForm />
          </div>
          <SendOffer
            offer={offer.data}
            contactIds={settled}
            audience={audience.data}
            isCounting={!isSettled || audience.isPlaceholderData}
            countAgain={async () => {
              const { data, error } = await audience.refetch()
              if (error) toastFailure(error, { title: 'Błąd wysyłania' })
              return error ? undefined : data
            }}
          />
        </div>
      ) : (
        <ListSkeleton label="Ładowanie wiadomości..." rows={4} />
      )}
      {asked['offer'] && offer.data && (
        <OfferDialog offer={offer.data} onClose={() => changeAddress({ offer: undefined })} />
      )}
    </section>
  )
}

const pause = 250

/** The choice, a moment after it has stopped changing. */
function useSettled<Chosen>(chosen: Chosen): { settled: Chosen; isSettled: boolean } {
  const [settled, setSettled] = useState(chosen)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), pause)
    return () => clearTimeout(timer)
  }, [chosen])
  return { settled, isSettled: settled === chosen }
}

/** What everybody gets. It is as it is; there is only the way to look at it. */
function OfferSummary({ offer: { subject, content, html } }: { offer: OfferPreview }) {
  const asked = useAddress()
  const preview = { ...asked, offer: 'preview' }
  return (
    <div className="flex flex-wrap gap-6">
      <PanelLink asked={preview} tabIndex={-1} aria-hidden="true" className="hidden shrink-0 sm:block">
        <span className="block h-52 w-40 overflow-hidden rounded border border-line bg-paper hover:border-ink/40">
          <FramedLetter
            inert
            tabIndex={-1}
            title="Wiadomość w pomniejszeniu"
            loading="lazy"
            html={html}
            className="pointer-events-none h-208 w-160 origin-top-left scale-25"
          />
        </span>
      </PanelLink>
      <div className="min-w-0 flex-[1_1_12rem]">
        <dl className="space-y-3 text-sm">
          <div>
            <dt className="text-xs text-mid">Temat</dt>
            <dd className="font-medium wrap-anywhere">{subject}</dd>
          </div>
          <div>
            <dt className="text-xs text-mid">Treść</dt>
            <dd className="max-w-[65ch] wrap-anywhere text-mid">{beginningOf(content)}</dd>
          </div>
        </dl>
        <p className="mt-3 max-w-[65ch] text-xs text-mid">
          Stała oferta współpracy: logo, produkty, warunki i&nbsp;kontakt do biura. Tematu i&nbsp;treści nie zmienia się
          tutaj. Każdy dostaje ją osobno, z&nbsp;własnym odnośnikiem do wypisania się.
        </p>
        <PanelLink asked={preview} className={`${buttonShape} mt-4 border border-ink/25 bg-paper hover:border-ink`}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Podgląd wiadomości
        </PanelLink>
      </div>
    </div>
  )
}
