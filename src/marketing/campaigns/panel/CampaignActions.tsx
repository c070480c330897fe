import { useQueryClient } from '@tanstack/react-query'
import { readResponse } from '../../../web/api.ts'
import { confirm } from '../../../panel-kit/confirm.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { formatMoment } from '../../../panel-kit/panel-format.ts'
import { PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import type { Campaign } from '../campaign.ts'
import { formatPeople } from './campaign-words.ts'
import { campaignQuery } from './campaigns.query.ts'

type Asked = 'sending' | 'paused' | 'stopped'

const done: Record<Asked, string> = {
  sending: 'Wysyłka została wznowiona',
  paused: 'Wysyłka została wstrzymana',
  stopped: 'Kampania została zakończona',
}

/** Holds a campaign back, lets it go on, or ends it. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { id, state, sentAt, waitingCount } = campaign
  const client = useQueryClient()
  const { act, isPending } = useAction({
    call: (asked: Asked) =>
      readResponse(api.admin.marketing.campaigns[':id'].$put({ param: { id: String(id) }, json: { state: asked } })),
    done: (_, asked) => done[asked],
    onDone: (changed, asked) => {
      client.setQueryData(campaignQuery(id).queryKey, changed)
      // Its buttons are gone then.
      if (asked === 'stopped') document.getElementById('campaigns-title')?.focus()
    },
  })
  if (state === 'done' || state === 'stopped') return null
  const about = `kampanię z ${formatMoment(sentAt)}`
  const end = async () => {
    const agrees = await confirm({
      title: 'Zakończyć kampanię?',
      text: `Nie dostaną jej ci, którzy jeszcze czekają: ${formatPeople(waitingCount)}. Zakończonej kampanii nie da się wznowić.`,
      agree: 'Zakończ kampanię',
    })
    if (agrees) act('stopped')
  }
  const isSending = state === 'sending'
  return (
    <>
      <PanelButton
        // One button that changes its word keeps the focus.
        look={isSending ? 'outline' : 'solid'}
        isPending={isPending}
        aria-label={`${isSending ? 'Wstrzymaj' : 'Wznów'} ${about}`}
        onClick={() => act(isSending ? 'paused' : 'sending')}
      >
        {isSending ? 'Wstrzymaj' : 'Wznów'}
      </PanelButton>
      <PanelButton look="quietDanger" isPending={isPending} aria-label={`Zakończ ${about}`} onClick={() => void end()}>
        Zakończ
      </PanelButton>
    </>
  )
}
