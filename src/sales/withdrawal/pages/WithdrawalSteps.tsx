import { useRef, useState } from 'react'
import { newId } from '../../../web/new-id.ts'
import type { Declared, WithdrawalOutcome, WithdrawalReceived } from '../withdrawal.ts'
import { WithdrawalAnswer, type KnownOrder } from './WithdrawalAnswer.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalReview } from './WithdrawalReview.tsx'

interface Props {
  known?: KnownOrder
  send(declared: Declared, init: { headers: Record<string, string> }): Promise<WithdrawalReceived | WithdrawalOutcome>
}

/** Two steps, as the law asks: the declaration, and its confirmation. What was typed stays while it is being confirmed. */
export function WithdrawalSteps({ known, send }: Props) {
  const [declared, setDeclared] = useState<Declared>()
  const [answer, setAnswer] = useState<WithdrawalReceived | WithdrawalOutcome>()
  // One declaration has one name, however often it has to be sent.
  const key = useRef('')
  if (answer) return <WithdrawalAnswer answer={answer} known={known} />
  const review = (typed: Declared) => {
    key.current = newId()
    setDeclared(typed)
  }
  const confirm = async (confirmed: Declared) =>
    setAnswer(
      await send(confirmed, { headers: { 'Idempotency-Key': key.current, 'Content-Type': 'application/json' } }),
    )
  return (
    <div className="mt-12 border border-line bg-paper px-5 py-10 sm:mt-16 sm:px-12 sm:py-14">
      <WithdrawalForm known={known} isHidden={declared !== undefined} onReview={review} />
      {declared && (
        <WithdrawalReview declared={declared} confirm={() => confirm(declared)} back={() => setDeclared(undefined)} />
      )}
    </div>
  )
}
