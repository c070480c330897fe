import { customersTexts } from '../texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Message } from '../../ui/Message.tsx'
import { focusHeading } from '../../web/focus-heading.ts'
import { Button } from '../../ui/Button.tsx'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { recoveryStateOf } from './recovery-state.query.ts'
import type { Fetches } from '../../web/page.ts'
import { prefetch } from '../../web/prefetch.ts'

export const pageTexts = customersTexts.part('newPassword')

export const fetches: Fetches = ({ queryClient, api }, { token = '' }) =>
  prefetch(queryClient, recoveryStateOf(api, token))

/** Where the link in a letter leads. Looking at it changes nothing: mail programs and scanners look, too. */
export default function NewPasswordPage() {
  const { api } = useAppContext()
  const texts = useTexts(customersTexts).newPassword
  const { token = '' } = useParams({ strict: false })
  const { data, error } = useQuery(recoveryStateOf(api, token))
  const state = data?.state
  const shown = useRef(state)
  useEffect(() => {
    // What had the focus is gone, and the heading says what has become of it.
    if (shown.current !== state) focusHeading()
    shown.current = state
  }, [state])
  if (error || !state) {
    return (
      <Message {...texts.failed}>
        <Button asChild>
          <a href="?">{texts.tryAgain}</a>
        </Button>
      </Message>
    )
  }
  if (state === 'done') {
    return (
      <Message {...texts.done}>
        <Button asChild>
          <Link to="/store/login">{texts.toLogin}</Link>
        </Button>
      </Message>
    )
  }
  if (state !== 'open') {
    return (
      <Message {...texts[state]}>
        <Button asChild>
          <Link to="/store/recover">{texts.askAgain}</Link>
        </Button>
      </Message>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-x-16 gap-y-12 px-5 pt-14 pb-24 sm:px-8 sm:pt-24 sm:pb-36 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-5xl sm:text-7xl">{texts.choose.heading}</h1>
        <p className="mt-6 max-w-md text-lg text-mid">{texts.choose.explanation}</p>
      </div>
      <div>
        <NewPasswordForm />
      </div>
    </div>
  )
}
