import { sayNumber } from './panel-format.ts'

/** How many there are of something that waits, beside the way to it; nothing where none does. */
export function PanelCount({ count, say }: { count: number; say(count: number): string }) {
  if (count === 0) return null
  return (
    <span className="ml-1.5 inline-grid h-5 min-w-5 place-items-center rounded-full bg-violet/12 px-1.5 text-xs font-medium text-violet-deep tabular-nums">
      <span aria-hidden="true">{sayNumber(count)}</span>
      <span className="sr-only">({say(count)})</span>
    </span>
  )
}
