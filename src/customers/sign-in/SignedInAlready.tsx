import { customersTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../../web/app-context.tsx'
import type { Customer } from '../customer.ts'
import { useSignOut } from '../useSignOut.ts'

/** Shown on the login page to somebody who is already signed in. */
export function SignedInAlready({ customer }: { customer: Customer }) {
  const texts = useTexts(customersTexts).entrance.signedIn
  const signOut = useSignOut()
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{texts.heading(customer.firstName)}</h2>
      <p className="mt-4 text-mid wrap-anywhere">{texts.explanation(customer.email)}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button asChild>
          <Link to="/store">{texts.toStore}</Link>
        </Button>
        <Button asChild look="outline">
          <Link to="/store/account">{texts.toAccount}</Link>
        </Button>
        <Button look="outline" onClick={signOut}>
          {texts.signOut}
        </Button>
      </div>
    </>
  )
}
