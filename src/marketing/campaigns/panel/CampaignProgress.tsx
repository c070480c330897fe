import { useState } from 'react'
import { formatNumber } from '../../../panel-kit/panel-format.ts'
import type { Campaign } from '../campaign.ts'
import { formatPeople, pauseSentences } from './campaign-words.ts'
import { formatTimeLeft, millisecondsLeft, withSample, type Sample } from './time-left.ts'

/** How far a campaign has come, or how it went. */
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

/** Mounted anew when a campaign is resumed, so that the estimate starts over. */
function TimeLeft({ waiting, at }: { waiting: number; at: number }) {
  const left = useTimeLeft(waiting, at)
  return left !== undefined && waiting > 0 && ` · przy tym tempie ${formatTimeLeft(left)}`
}

/** How long the rest takes, estimated from the progress since it is shown; undefined if unknown. */
function useTimeLeft(waiting: number, at: number): number | undefined {
  const [samples, setSamples] = useState<Sample[]>([])
  const next = withSample(samples, { at, waiting })
  if (next !== samples) setSamples(next)
  return millisecondsLeft(next)
}

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
