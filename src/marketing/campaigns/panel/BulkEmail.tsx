import { useQuery } from '@tanstack/react-query'
import { changeAddress, useAddress } from '../../../panel-kit/address.ts'
import { ListFailure, ListSkeleton } from '../../../panel-kit/lists/ListStates.tsx'
import { toastFailure } from '../../../panel-kit/useAction.ts'
import { audienceQuery, offerQuery } from './campaigns.query.ts'
import { OfferDialog } from '../../offer/panel/OfferDialog.tsx'
import { OfferSummary } from '../../offer/panel/OfferSummary.tsx'
import { SendOffer } from '../../offer/panel/SendOffer.tsx'
import { TestOfferForm } from '../../offer/panel/TestOfferForm.tsx'
import { useSettled } from './useSettled.ts'

/** The one message that contacts get: what it is, a look at it, and the button that sends it. */
export function BulkEmail({ selected }: { selected: number[] }) {
  const asked = useAddress()
  const { settled, isSettled } = useSettled(selected)
  const offer = useQuery(offerQuery)
  const audience = useQuery(audienceQuery(settled))
  // Nobody to write to: the list itself says what to do then.
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
