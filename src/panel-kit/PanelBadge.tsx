import type { ReactNode } from 'react'

const tones = {
  good: 'bg-sea/20 text-[#23504c]',
  plain: 'bg-ink/8 text-ink',
  waiting: 'bg-violet/12 text-violet-deep',
  bad: 'bg-clay/12 text-[#8c3520]',
}
export type Tone = keyof typeof tones

/** A state in a word or two. */
export function PanelBadge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full rounded-full px-2.5 py-0.5 text-xs font-medium break-words sm:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
