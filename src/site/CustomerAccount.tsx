import { Account } from '../customers/Account.tsx'
import { useOwnCall } from '../customers/useOwnCall.ts'
import { OwnOrders } from '../orders/OwnOrders.tsx'

/** A customer's account, with what they ordered. */
export function CustomerAccount() {
  return <Account Orders={Orders} />
}

function Orders({ isKnown }: { isKnown: boolean }) {
  return <OwnOrders isKnown={isKnown} ownCall={useOwnCall()} />
}
