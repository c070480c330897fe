import { Account } from '../../../customers/account/Account.tsx'
import { useOwnCall } from '../../../customers/account/useOwnCall.ts'
import { accountSectionsTexts } from '../../../i18n/account-sections.ts'
import { accountTexts } from '../../../i18n/account.ts'
import { orderStatesTexts } from '../../../i18n/order-states.ts'
import { ownOrdersTexts } from '../../../i18n/own-orders.ts'
import { OwnOrders } from './OwnOrders.tsx'

export { accountTexts as texts }

export const furtherTexts = [accountSectionsTexts, ownOrdersTexts, orderStatesTexts]

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
