import { formatNumber } from './panel-format.ts'

const tones = { waiting: 'bg-violet/12 text-violet-deep', bad: 'bg-clay/12 text-[#8c3520]' }

interface Props {
  count: number
  say(count: number): string
  tone?: keyof typeof tones
}

/** The number of waiting items, beside the link to them; nothing if there are none. */
export function PanelCount({ count, say, tone = 'waiting' }: Props) {
  if (count === 0) return null
  return (
    <span className="ml-1.5">
      <span
        className={`inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-medium tabular-nums ${tones[tone]}`}
      >
        <span aria-hidden="true">{formatNumber(count)}</span>
        <span className="sr-only">({say(count)})</span>
      </span>
    </span>
  )
}
