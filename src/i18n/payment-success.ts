import { pageTexts } from './page-texts.ts'
import type { paymentSuccess } from './pl/payment-success.ts'

export type PaymentSuccessTexts = typeof paymentSuccess

export const paymentSuccessTexts = pageTexts<PaymentSuccessTexts>({
  pl: async () => (await import('./pl/payment-success.ts')).paymentSuccess,
  en: async () => (await import('./en/payment-success.ts')).paymentSuccess,
  de: async () => (await import('./de/payment-success.ts')).paymentSuccess,
  fr: async () => (await import('./fr/payment-success.ts')).paymentSuccess,
})
