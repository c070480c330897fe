import { customersTexts } from '../../../customers/texts.ts'
import { Account } from '../../../customers/account/Account.tsx'
import { useOwnCall } from '../../../customers/account/useOwnCall.ts'
import { OwnOrders } from './OwnOrders.tsx'

export const pageTexts = customersTexts.part('account')

/** A customer's account, with what they ordered. Nothing on it is known before the browser asks. */
export default function AccountPage() {
  return (
    // Whatever comes, the footer stands below it from the beginning.
    <div className="flex min-h-dvh flex-col">
      <Account Orders={Orders} />
    </div>
  )
}

function Orders({ isKnown }: { isKnown: boolean }) {
  return <OwnOrders isKnown={isKnown} ownCall={useOwnCall()} />
}
