import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { shopTexts } from '../i18n/shop.ts'
import { usePageTexts } from '../web/visit.tsx'
import { useCurrentCustomer } from './useCurrentCustomer.ts'

/** The way to the account, or to where one gets one. */
export function AccountLink() {
  const texts = usePageTexts(shopTexts)
  const { customer } = useCurrentCustomer()
  return (
    <Link
      to={customer ? '/store/account' : '/store/login'}
      aria-label={customer ? texts.account : texts.signIn}
      className="relative grid size-[48px] place-items-center rounded"
    >
      <UserRound aria-hidden="true" strokeWidth={1.5} />
      {customer && (
        <span aria-hidden="true" className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-salt bg-sea" />
      )}
    </Link>
  )
}
