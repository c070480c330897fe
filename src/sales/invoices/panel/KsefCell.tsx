import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { useAddress } from '../../../panel-kit/address.ts'
import type { KsefStanding } from '../ksef/ksef-document.ts'
import { dueSentence, problemSentences, refusalSentence, stateWords } from './ksef-words.ts'

/** Where a document stands in KSeF; pressed, it says everything. */
export function KsefCell({ id, ksef }: { id: number; ksef: KsefStanding }) {
  const asked = useAddress()
  if (!ksef) return <span className="text-mid">poza KSeF</span>
  const { state, number, refusal, problem } = ksef
  const { label, tone } = stateWords[state]
  const said = refusal ? refusalSentence(refusal.code) : problem ? problemSentences[problem] : undefined
  return (
    <span className="min-w-0">
      <PanelLink
        asked={{ ...asked, ksefOf: String(id) }}
        className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
      >
        <span className="sr-only">KSeF: </span>
        <PanelBadge tone={tone}>{label}</PanelBadge>
      </PanelLink>
      {number && <span className="block text-xs wrap-anywhere text-mid tabular-nums">{number}</span>}
      {said && <span className="block text-xs wrap-anywhere text-clay">{said}</span>}
      {state !== 'accepted' && <span className="block text-xs wrap-anywhere text-mid">{dueSentence(ksef)}</span>}
    </span>
  )
}
