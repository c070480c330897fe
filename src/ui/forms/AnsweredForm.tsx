import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { FormFrame } from './FormFrame.tsx'
import { FormNotice } from './FormNotice.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import type { Form } from './useForm.ts'

interface Props {
  form: Form
  texts: Record<'submit' | 'sending' | 'sent' | 'sentNext' | 'again' | 'failed', string>
  error: string
  /** What stands there where no scripts run. */
  withoutScripts?: ReactNode
  /** The page that takes it where no scripts run. */
  plainTo?: string
  /** Its fields. */
  children: ReactNode
}

/** A form whose answer takes its place, until one asks for another. */
export function AnsweredForm({ form, texts, error, withoutScripts, plainTo, children }: Props) {
  const isSent = form.state === 'sent'
  const answer = useRef<HTMLOutputElement>(null)
  const wasSent = useRef(isSent)
  useEffect(() => {
    // What had the focus is gone.
    if (isSent) answer.current?.focus()
    else if (wasSent.current) form.element.current?.querySelector('input')?.focus()
    wasSent.current = isSent
  }, [isSent, form.element])
  return (
    <FormFrame
      form={form}
      withoutScripts={withoutScripts}
      plain={plainTo ? { to: plainTo, label: texts.submit } : undefined}
    >
      {!isSent && (
        <>
          {children}
          <SubmitButton form={form} label={texts.submit} sendingLabel={texts.sending} />
        </>
      )}
      <output ref={answer} tabIndex={-1} className="block outline-none">
        {isSent && (
          <>
            <span className="block font-display text-3xl">{texts.sent}</span>
            <span className="mt-4 block max-w-prose">{texts.sentNext}</span>
          </>
        )}
      </output>
      {isSent && (
        <Button look="outline" onClick={form.clear}>
          {texts.again}
        </Button>
      )}
      <FormNotice form={form} title={error} fallback={texts.failed} />
    </FormFrame>
  )
}
