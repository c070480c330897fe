import { siteTexts } from './texts.ts'
import { useState, type RefObject } from 'react'
import { useTexts } from '../web/app-context.tsx'
import { community } from './community.ts'
import { useCounting } from './useCounting.ts'

/** How many belong to the community. What moves for longer than five seconds can be stopped: the button shows the end. */
export function Counters() {
  const texts = useTexts(siteTexts).cooperation
  const { members, growth } = community.now()
  const [isResultWanted, setResultWanted] = useState(false)
  const restaurateurs = useCounting(members.restaurateurs, isResultWanted)
  const chefs = useCounting(members.chefs, isResultWanted)
  const isMoving =
    chefs.count !== undefined && (chefs.count < members.chefs || (restaurateurs.count ?? 0) < members.restaurateurs)
  return (
    <>
      <dl className="mt-16 grid gap-x-8 gap-y-12 sm:mt-24 sm:grid-cols-2">
        <Counter
          {...restaurateurs}
          label={texts.restaurateurs}
          target={members.restaurateurs}
          growth={texts.growth(growth.restaurateurs)}
        />
        <Counter {...chefs} label={texts.chefs} target={members.chefs} growth={texts.growth(growth.chefs)} />
      </dl>
      <button
        type="button"
        onClick={() => setResultWanted(true)}
        className={`mt-4 min-h-12 text-sm text-mid underline underline-offset-4 ${isMoving ? '' : 'invisible'}`}
      >
        {texts.showResult}
      </button>
    </>
  )
}

interface CounterProps {
  label: string
  target: number
  growth: string
  place: RefObject<HTMLElement | null>
  count: number | undefined
}

/** The figure itself stands there for all who read; the digits that move are for the eye alone. */
function Counter({ label, target, growth: grown, place, count }: CounterProps) {
  return (
    <div className="border-t border-ink/25 pt-6">
      <dt className="text-lg sm:text-xl">{label}</dt>
      <dd
        ref={place}
        className="mt-4 font-display text-[26vw] leading-none tracking-tight tabular-nums sm:text-[min(15vw,13.5rem)]"
      >
        <span className="sr-only">{target}</span>
        <span aria-hidden="true" className={count === undefined ? 'until-alive' : undefined}>
          {count ?? target}
        </span>
      </dd>
      <dd className="mt-4 text-lg text-violet">{grown}</dd>
    </div>
  )
}
