import { paymentSuccessTexts } from '../i18n/payment-success.ts'
import { later } from '../web/later.tsx'

export { paymentSuccessTexts as texts }

export const below = later(
  'payment',
  [paymentSuccessTexts],
  async () => (await import('./PaymentSuccess.tsx')).PaymentSuccess,
)

export function PaymentSuccessPage() {
  return <below.Part />
}
