import { accountSectionsTexts } from '../i18n/account-sections.ts'
import { accountTexts } from '../i18n/account.ts'
import { orderStatesTexts } from '../i18n/order-states.ts'
import { ownOrdersTexts } from '../i18n/own-orders.ts'
import { later } from '../web/later.tsx'

export { accountTexts as texts }

export const below = later(
  'account',
  [accountSectionsTexts, ownOrdersTexts, orderStatesTexts],
  async () => (await import('./CustomerAccount.tsx')).CustomerAccount,
)

/** Nothing on it is known before the browser asks, so all of it comes to life after the page. */
export function AccountPage() {
  return (
    // Whatever comes, the footer stands below it from the beginning.
    <div className="flex min-h-dvh flex-col *:flex *:flex-1 *:flex-col">
      <below.Part />
    </div>
  )
}
