import { uiTexts } from '../ui/texts.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../web/app-context.tsx'
import { useCurrentCustomer } from './useCurrentCustomer.ts'
import { useSignOut } from './useSignOut.ts'

const look = 'inline-flex min-h-12 items-center rounded text-violet underline underline-offset-4 hover:no-underline'

/** Who is here, and the way in or out. */
export function Greeting() {
  const texts = useTexts(uiTexts).shop
  const { customer } = useCurrentCustomer()
  const signOut = useSignOut()
  if (!customer) {
    return (
      <Link to="/store/login" className={look}>
        {texts.signIn}
      </Link>
    )
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6">
      <Link to="/store/account" aria-label={`${texts.greeting(customer.firstName)}: ${texts.account}`} className={look}>
        {texts.greeting(customer.firstName)}
      </Link>
      <button type="button" onClick={signOut} className={look}>
        {texts.signOut}
      </button>
    </div>
  )
}
