import { membershipTexts } from '../texts.ts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../web/app-context.tsx'
import kitchen from '../kitchen.svg'
import type { MemberKind } from '../member.ts'
import quay from '../quay.svg'

interface Props {
  onChoose(kind: MemberKind): void
  /** Somebody is about to choose. */
  onReach(): void
  /** What was chosen before, if somebody came back: the focus is where they left. */
  last: MemberKind | undefined
}

const kinds = [
  ['chef', kitchen],
  ['restaurant', quay],
] as const

export function KindChoice({ onChoose, onReach, last }: Props) {
  const texts = useTexts(membershipTexts).join
  const lastChoice = useRef<HTMLButtonElement>(null)
  useEffect(() => lastChoice.current?.focus(), [])
  return (
    <section aria-labelledby="choice">
      <h2 id="choice" className="text-2xl">
        {texts.choose}
      </h2>
      <ul className="mt-5 border-t border-line">
        {kinds.map(([kind, drawing]) => (
          <li key={kind} className="border-b border-line">
            <button
              ref={kind === last ? lastChoice : undefined}
              type="button"
              onPointerEnter={onReach}
              onFocus={onReach}
              onClick={() => onChoose(kind)}
              className="group grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-7 py-8 text-left sm:py-10"
            >
              <img
                src={`${drawing}#four`}
                alt=""
                className="col-span-2 aspect-[16/5] w-full rounded border border-line bg-paper"
              />
              <span className="block font-display text-4xl text-balance wrap-anywhere tracking-tight group-hover:text-violet sm:text-5xl">
                {texts.kinds[kind].name}
              </span>
              <span className="col-start-1 -mt-4 block text-balance text-mid">{texts.kinds[kind].explanation}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 48 24"
                className="col-start-2 row-span-2 row-start-2 w-12 text-violet transition-transform group-hover:translate-x-2"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              >
                <path d="M0 12h46M36 2l10 10-10 10" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
