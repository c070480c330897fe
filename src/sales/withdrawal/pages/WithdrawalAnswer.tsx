import { withdrawalTexts } from '../texts.ts'
import { useEffect, useRef } from 'react'
import { formatDay, formatMoment } from '../../../i18n/format.ts'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { hasLeft } from '../../orders/has-left.ts'
import type { WithdrawalOutcome, WithdrawalReceived } from '../withdrawal.ts'

/** The order by which somebody came. */
export interface KnownOrder {
  orderNumber: string
  customerName: string
  customerEmail: string
  status: string
  shippingStatus: string
}

interface Props {
  answer: WithdrawalReceived | WithdrawalOutcome
  known: KnownOrder | undefined
}

/** That the declaration has come, and when; what comes of it is said to who has shown that the order is theirs. */
export function WithdrawalAnswer({ answer, known }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { heading, sentences } = useOutcome(answer, known)
  return (
    <div className="mt-12 border border-line bg-paper px-5 py-10 sm:mt-16 sm:px-12 sm:py-14">
      <h2 ref={place} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {heading}
      </h2>
      <div className="mt-6 max-w-2xl space-y-4 text-lg wrap-anywhere">
        <p>
          {texts.received(formatMoment(new Date(answer.declaredAt), language))} {texts.letter(answer.email)}
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-mid">
          {texts.done.missing} <OfficeEmail />
        </p>
      </div>
    </div>
  )
}

function useOutcome(answer: Props['answer'], known: KnownOrder | undefined): { heading: string; sentences: string[] } {
  const { language } = useAppContext()
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  if (!('state' in answer)) return { heading: texts.done.heading, sentences: [texts.done.next] }
  const day = (due: string) => formatDay(new Date(`${due}T12:00Z`), language)
  const { state, goodsDueOn, refundDueOn, periodEndsOn, firstDeclaredAt } = answer
  if (state === 'late') return { heading: texts.late.heading, sentences: [texts.late.text(day(periodEndsOn ?? ''))] }
  if (state === 'repeated') {
    const moment = formatMoment(new Date(firstDeclaredAt ?? answer.declaredAt), language)
    return { heading: texts.repeated.heading, sentences: [texts.repeated.text(moment)] }
  }
  if (state === 'unpaid' || state === 'cancelled') {
    const { heading, text } = texts[state]
    return { heading, sentences: [text] }
  }
  const { heading, whole, part } = texts.accepted
  const { goods, money, notSent } = answer.isWhole ? whole : part
  const first = known && hasLeft(known) ? goods(day(goodsDueOn)) : notSent
  return { heading, sentences: [first, money(day(refundDueOn))] }
}
