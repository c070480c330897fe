import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../../panel-kit/confirm.ts'
import { formatMoment, formatNumber } from '../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import type { Audience, Campaign, OfferPreview } from '../../campaigns/campaign.ts'
import { AudienceFigures } from '../../campaigns/panel/AudienceFigures.tsx'
import { formatPeople, formatToPeople } from '../../campaigns/panel/campaign-words.ts'
import { campaignsQuery } from '../../campaigns/panel/campaigns.query.ts'
import { useBulkEmail } from '../../campaigns/panel/useBulkEmail.ts'

interface Props {
  offer: OfferPreview
  contactIds: number[]
  audience: Audience
  /** The choice has just changed, and the figures are those of the one before. */
  isCounting: boolean
  /** Asks again who would get it now; undefined where that can't be had, which has been said then. */
  countAgain(): Promise<Audience | undefined>
}

/** Who would get it, who wouldn't and why; and the button that sends it. */
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

/** Who gets the same twice is annoyed, so it is said before. */
const formatLast = ({ state, sentAt, recipientCount }: Campaign) =>
  state === 'sending' || state === 'paused'
    ? `Wysyłka z\u00A0${formatMoment(sentAt)} jeszcze się nie skończyła: kto jest na obu listach, dostanie tę wiadomość dwa razy.`
    : `Poprzednio wysłano ją ${formatMoment(sentAt)}, odbiorców: ${formatNumber(recipientCount)}.`
