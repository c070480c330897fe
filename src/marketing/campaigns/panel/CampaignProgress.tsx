import { formatNumber } from '../../../panel-kit/panel-format.ts'
import type { Campaign } from '../campaign.ts'
import { formatPeople } from './campaign-words.ts'
import { formatTimeLeft } from './time-left.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** How far a campaign has come. Of one that is over the parts say how it went. */
export function CampaignProgress({ campaign, at }: { campaign: Campaign; at: number }) {
  const { state, recipientCount, successCount, failedCount, skippedCount, waitingCount } = campaign
  const isOver = state === 'done' || state === 'stopped'
  const settled = recipientCount - waitingCount
  const words = `${formatNumber(settled)} z\u00A0${formatNumber(recipientCount)}`
  const part = (count: number) => ({ width: `${recipientCount === 0 ? 0 : (100 * count) / recipientCount}%` })
  return (
    <>
      {!isOver && (
        <progress
          aria-label="Postęp wysyłki"
          aria-valuetext={words}
          max={recipientCount}
          value={settled}
          className="sr-only"
        />
      )}
      <div aria-hidden="true" className={`mt-4 flex overflow-hidden rounded-full bg-ink/8 ${isOver ? 'h-1' : 'h-2'}`}>
        <span style={part(successCount)} className={`${grows} bg-sea forced-colors:bg-[Highlight]`} />
        <span style={part(failedCount)} className={`${grows} bg-clay forced-colors:bg-[LinkText]`} />
        <span style={part(skippedCount)} className={`${grows} bg-ink/25 forced-colors:bg-[GrayText]`} />
      </div>
      {!isOver && (
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-xs text-mid tabular-nums">
          <span>{words}</span>
          <span>
            {waitingCount > 0 && `Czeka jeszcze ${formatPeople(waitingCount)}`}
            {state === 'sending' && <TimeLeft waiting={waitingCount} at={at} />}
          </span>
        </p>
      )}
    </>
  )
}

const grows = 'block h-full transition-[width] duration-700 motion-reduce:transition-none'

/** Begins anew where a campaign is let go on. */
function TimeLeft({ waiting, at }: { waiting: number; at: number }) {
  const left = useTimeLeft(waiting, at)
  return left !== undefined && waiting > 0 && ` · przy tym tempie ${formatTimeLeft(left)}`
}
