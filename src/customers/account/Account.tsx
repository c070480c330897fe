import { customersTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentType } from 'react'
import { Message } from '../../ui/Message.tsx'
import { OfficeEmail } from '../../ui/OfficeEmail.tsx'
import harvest from '../../ui/engravings/harvest.svg'
import { focusHeading } from '../../web/focus-heading.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTexts } from '../../web/app-context.tsx'
import { AccountSections } from './AccountSections.tsx'
import { useCurrentCustomer } from '../useCurrentCustomer.ts'
import { useSignOut } from '../useSignOut.ts'

interface Props {
  /** What the customer ordered, which another room shows. */
  Orders: ComponentType<{ isKnown: boolean }>
}

export function Account({ Orders }: Props) {
  const texts = useTexts(customersTexts).accountSections
  const { customer, error, refetch } = useCurrentCustomer()
  const signOut = useSignOut()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    // The session ended in the middle: what had the focus is gone.
    if (customer === null && wasSignedIn.current) focusHeading()
    wasSignedIn.current = Boolean(customer)
  }, [customer])
  if (error) {
    return (
      <Message heading={texts.failed.heading} explanation={texts.failed.explanation}>
        <Button onClick={() => void refetch()}>{texts.failed.tryAgain}</Button>
      </Message>
    )
  }
  if (customer === null) {
    return (
      <Message heading={texts.signedOut.heading} explanation={texts.signedOut.explanation} drawing={harvest}>
        <Button asChild>
          <Link to="/store/login" search={{ next: '/store/account' }}>
            {texts.signedOut.toLogin}
          </Link>
        </Button>
      </Message>
    )
  }
  return (
    <div aria-busy={!customer} className="mx-auto w-full max-w-7xl px-5 pt-14 pb-12 sm:px-8 sm:pt-24 sm:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="min-w-0">
          <h1 className="text-5xl sm:text-7xl">{texts.title}</h1>
          <div className="mt-4 min-h-8 text-lg text-mid wrap-anywhere noscript:hidden">
            {customer ? (
              texts.signedInAs(`${customer.firstName} ${customer.lastName}`, customer.email)
            ) : (
              <>
                <span className="sr-only">{texts.loading}</span>
                <Skeleton className="mt-1 h-6 w-80 max-w-full" />
              </>
            )}
          </div>
        </div>
        <Button look="outline" onClick={signOut} className="noscript:hidden">
          {texts.signOut}
        </Button>
      </div>
      <noscript>
        <p className="mt-8 text-lg">
          {texts.needsJavaScript} <OfficeEmail />
        </p>
      </noscript>
      <AccountSections customer={customer} orders={<Orders isKnown={customer !== undefined} />} />
    </div>
  )
}
