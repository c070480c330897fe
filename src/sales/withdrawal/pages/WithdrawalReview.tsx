import { withdrawalTexts } from '../texts.ts'
import { useEffect, useRef, useState } from 'react'
import { OfficeEmail } from '../../../ui/OfficeEmail.tsx'
import { CallFailed } from '../../../web/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTexts } from '../../../web/app-context.tsx'
import type { Declared } from '../withdrawal.ts'

interface Props {
  declared: Declared
  confirm(): Promise<unknown>
  back(): void
}

/** The second step: what is declared, in full words, and the button that makes it so. */
export function WithdrawalReview({ declared, confirm, back }: Props) {
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string | undefined }>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const send = () => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    confirm().catch((error: unknown) => {
      setSending(false)
      setFailure({ sentence: error instanceof CallFailed ? error.sentence : undefined })
    })
  }
  return (
    <div className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {texts.review}
      </h2>
      <Declaration declared={declared} />
      <div className="mt-8 flex flex-wrap gap-4">
        <Button aria-disabled={isSending} onClick={send} className="aria-disabled:cursor-default aria-disabled:bg-mid">
          {isSending ? texts.confirming : texts.confirm}
        </Button>
        <Button look="outline" aria-disabled={isSending} onClick={() => !isSending && back()}>
          {texts.back}
        </Button>
      </div>
      <div role="alert" className="min-h-14 pt-4">
        {failure && (
          <p>
            <strong className="font-medium text-clay">{texts.failed}</strong> {failure.sentence} {texts.failedNext}{' '}
            <OfficeEmail />
          </p>
        )}
      </div>
    </div>
  )
}

/** What is declared, and where that it has come is said to. */
export function Declaration({ declared: { name, orderNumber, email, goods, remark } }: Pick<Props, 'declared'>) {
  const texts = useTexts(withdrawalTexts).withdrawalSteps
  return (
    <>
      <p className="mt-6 text-mid">{texts.youDeclare}</p>
      <blockquote dir="auto" className="mt-2 border-l-2 border-violet pl-5 text-lg wrap-anywhere whitespace-pre-line">
        {texts.declare(name, orderNumber, goods)}
      </blockquote>
      {remark && (
        <p dir="auto" className="mt-4 wrap-anywhere whitespace-pre-line">
          <span className="text-mid">{texts.remark}: </span>
          {remark}
        </p>
      )}
      <p className="mt-4 wrap-anywhere">{texts.confirmationTo(email)}</p>
    </>
  )
}
