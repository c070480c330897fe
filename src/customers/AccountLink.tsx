import { uiTexts } from '../ui/texts.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Icon } from '../ui/Icon.tsx'
import { useTexts } from '../web/app-context.tsx'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** The way to the account, or to where one gets one. */
export function AccountLink() {
  const texts = useTexts(uiTexts).shop
  const { customer } = useCurrentCustomer()
  // Whoever was about to buy comes back to that; from elsewhere one goes on to the store.
  const next = useRouterState({ select: ({ location: { pathname } }) => /^\/(cart|checkout)$/.exec(pathname)?.[0] })
  return (
    <Link
      {...(customer ? { to: '/store/account' } : { to: '/store/login', search: next ? { next } : {} })}
      aria-label={customer ? texts.account : texts.signIn}
      className="relative grid size-[48px] place-items-center rounded"
    >
      <Icon path="M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20.5a7.5 7.5 0 0 1 15 0" />
      {customer && (
        <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-salt bg-sea" />
      )}
    </Link>
  )
}
