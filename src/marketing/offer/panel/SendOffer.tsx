import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { confirm } from '../../../panel-kit/confirm.ts'
import { formatMoment, formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import type { Audience, Campaign, OfferPreview } from '../../campaigns/campaign.ts'
import { AudienceFigures } from '../../campaigns/panel/AudienceFigures.tsx'
import { formatPeople, formatToPeople } from '../../campaigns/panel/campaign-words.ts'
import { campaignsQuery } from '../../campaigns/panel/campaigns.query.ts'
import { CallFailed, readResponse } from '../../../web/api.ts'
import { newId } from '../../../web/new-id.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { useAction } from '../../../panel-kit/useAction.ts'

interface Props {
  offer: OfferPreview
  contactIds: number[]
  audience: Audience
  /** The choice has just changed; the figures are still the old ones. */
  isCounting: boolean
  /** Asks again who would get it now; undefined if that failed and was reported. */
  countAgain(): Promise<Audience | undefined>
}

/** Shows who would get the message, and sends it. */
export function SendOffer({ offer, contactIds, audience, isCounting, countAgain }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { keyFor, send, isSending } = useBulkEmail()
  const { data: history } = useQuery(campaignsQuery(1))
  const last = history?.rows[0]
  const askAndSend = async () => {
    setAsking(true)
    const counted = await countAgain()
    setAsking(false)
    if (!counted || counted.willReceive === 0) return
    const { willReceive, withoutConsent } = counted
    const key = keyFor(contactIds)
    const agrees = await confirm({
      title: `Wysłać do ${formatToPeople(willReceive)}?`,
      text: [
        `Temat: „${offer.subject}”.`,
        withoutConsent > 0 && `Bez zapisanej zgody: ${formatPeople(withoutConsent)}.`,
        last && formatLast(last),
        'Tego, co wyszło, nie da się cofnąć.',
      ]
        .filter(Boolean)
        .join(' '),
      agree: `Wyślij do ${formatToPeople(willReceive)}`,
    })
    if (agrees) send({ contactIds, subject: offer.subject, content: offer.content, key })
  }
  return (
    <div className="min-w-0 text-sm lg:border-l lg:border-line lg:pl-8">
      <div aria-live="polite" aria-busy={isCounting} className={isCounting ? 'opacity-60' : ''}>
        <AudienceFigures audience={audience} isChoice={contactIds.length > 0} />
      </div>
      <PanelButton
        look="solid"
        className="mt-5 w-full"
        disabled={audience.willReceive === 0}
        isPending={isSending || isCounting || isAsking}
        onClick={() => void askAndSend()}
      >
        {isSending ? 'Wysyłanie...' : `Wyślij do ${formatToPeople(audience.willReceive)}`}
      </PanelButton>
      {last && <p className="mt-3 text-xs text-mid tabular-nums">{formatLast(last)}</p>}
    </div>
  )
}

const formatLast = ({ state, sentAt, recipientCount }: Campaign) =>
  state === 'sending' || state === 'paused'
    ? `Wysyłka z\u00A0${formatMoment(sentAt)} jeszcze się nie skończyła: kto jest na obu listach, dostanie tę wiadomość dwa razy.`
    : `Poprzednio wysłano ją ${formatMoment(sentAt)}, odbiorców: ${formatNumber(recipientCount)}.`

interface Sending {
  contactIds: number[]
  subject: string
  content: string
  /** The idempotency key: the same key sends once. */
  key: string
}

/** Sends the message to the chosen contacts, or to all. */
function useBulkEmail() {
  /** A sending without an answer: the server may have started it. */
  const inDoubt = useRef<{ key: string; chosen: string }>(undefined)

  const { act, isPending } = useAction({
    call: async ({ key, ...json }: Sending) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      try {
        const answer = await readResponse(api.admin.marketing['send-bulk-email'].$post({ json }, { init: { headers } }))
        inDoubt.current = undefined
        return answer
      } catch (error) {
        const wasRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
        inDoubt.current = wasRefused ? undefined : { key, chosen: String(json.contactIds) }
        throw error
      }
    },
    done: ({ successCount, errorCount }) => ({
      title: 'E-maile wysłane',
      text: `Przyjęto do wysłania: ${formatNumber(successCount)}, pominięto: ${formatNumber(errorCount)}.`,
    }),
    failed: { title: 'Błąd wysyłania' },
  })
  return {
    /** The same key for the same choice while its answer is missing, else a new one. */
    keyFor(contactIds: number[]): string {
      const { key, chosen } = inDoubt.current ?? {}
      return key !== undefined && chosen === String(contactIds) ? key : newId()
    },
    send: act,
    isSending: isPending,
  }
}
