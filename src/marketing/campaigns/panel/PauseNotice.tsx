import type { Campaign } from '../campaign.ts'
import { pauseSentences } from './campaign-words.ts'

/** Why a campaign waits, and what to do. */
export function PauseNotice({ campaign: { state, pauseReason, pauseDetail } }: { campaign: Campaign }) {
  if (state !== 'paused' || !pauseReason) return null
  const { why, whatToDo } = pauseSentences[pauseReason]
  const isByItself = pauseReason !== 'administrator'
  return (
    <div
      role={isByItself ? 'alert' : undefined}
      className={`mt-4 max-w-[75ch] border-l-2 py-0.5 pl-3 ${isByItself ? 'border-clay' : 'border-violet'}`}
    >
      <p className="font-medium">{why}</p>
      {isByItself && pauseDetail && (
        <p className="mt-1 text-xs wrap-anywhere text-mid">
          Odpowiedź serwera: <q lang="">{pauseDetail}</q>
        </p>
      )}
      <p className="mt-1 text-mid">{whatToDo}</p>
    </div>
  )
}
