import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import { CallFailed, readResponse } from '../../web/api.ts'
import { useAppContext, useTexts } from '../../web/app-context.tsx'
import { focusHeading } from '../../web/focus-heading.ts'
import { useOwnCall } from '../account/useOwnCall.ts'
import { currentCustomer } from '../customer.query.ts'
import { customersTexts } from '../texts.ts'
import { useCurrentCustomer } from '../useCurrentCustomer.ts'

export const pageTexts = customersTexts.part('emailProof')

type State = 'asked' | 'under way' | 'failed' | 'done' | 'unknown'

/** Where the link in a letter leads. Looking at it changes nothing, and it works in the account only that it was sent for. */
export default function ConfirmEmailPage() {
  const { api } = useAppContext()
  const texts = useTexts(customersTexts).emailProof
  const { token = '' } = useParams({ strict: false })
  const { customer } = useCurrentCustomer()
  const ownCall = useOwnCall()
  const queryClient = useQueryClient()
  const [state, setState] = useState<State>('asked')
  const confirm = async () => {
    setState('under way')
    try {
      await ownCall(readResponse(api.customers['email-proof'][':token'].$put({ param: { token } })))
      void queryClient.invalidateQueries(currentCustomer(api))
      setState('done')
      focusHeading()
    } catch (error) {
      const isUnknown = error instanceof CallFailed && error.status === 404
      setState(isUnknown ? 'unknown' : 'failed')
      if (isUnknown) focusHeading()
    }
  }
  if (state === 'done' || customer?.isEmailProved) return <Told {...texts.done} next={<ToAccount />} />
  if (state === 'unknown') return <Told {...texts.unknown} next={<ToAccount />} />
  if (customer === null) {
    const next = (
      <Link to="/store/login" search={{ next: `/store/confirm/${token}` }}>
        {texts.toLogin}
      </Link>
    )
    return <Told {...texts.signedOut} next={next} />
  }
  return (
    <Message heading={texts.heading} explanation={texts.explanation}>
      <Button
        className="noscript:hidden"
        inert={!customer}
        aria-disabled={state === 'under way'}
        onClick={() => void (state === 'under way' || confirm())}
      >
        {state === 'under way' ? texts.sending : texts.submit}
      </Button>
      <noscript>
        {texts.needsJavaScript} <OfficeEmail />
      </noscript>
      <p role="alert" className="w-full text-clay">
        {state === 'failed' && texts.failed}
      </p>
    </Message>
  )
}

function Told({ next, ...said }: { heading: string; explanation: string; next: ReactElement<{ className?: string }> }) {
  return (
    <Message {...said}>
      <Button asChild>{next}</Button>
    </Message>
  )
}

function ToAccount() {
  return <Link to="/store/account">{useTexts(customersTexts).emailProof.toAccount}</Link>
}
