import { paymentSuccessTexts } from '../i18n/payment-success.ts'
import { later } from '../web/later.tsx'
import type { Fetches } from '../web/page.ts'
import { askedIn } from '../web/variants.ts'
import { prefetch } from '../web/prefetch.ts'
import { sessionStateOf } from '../payments/session-state.query.ts'

export { paymentSuccessTexts as texts }

export const fetches: Fetches = async ({ queryClient, api }, { search }) => {
  const session = askedIn('session_id', search)
  if (session) await prefetch(queryClient, sessionStateOf(api, session))
}

export const below = later(
  'payment',
  [paymentSuccessTexts],
  async () => (await import('./PaymentSuccess.tsx')).PaymentSuccess,
)

export function PaymentSuccessPage() {
  return <below.Part />
}
