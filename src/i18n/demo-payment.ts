import { pageTexts } from './page-texts.ts'
import type { demoPayment } from './pl/demo-payment.ts'

export type DemoPaymentTexts = typeof demoPayment

export const demoPaymentTexts = pageTexts<DemoPaymentTexts>({
  pl: async () => (await import('./pl/demo-payment.ts')).demoPayment,
  en: async () => (await import('./en/demo-payment.ts')).demoPayment,
  de: async () => (await import('./de/demo-payment.ts')).demoPayment,
  fr: async () => (await import('./fr/demo-payment.ts')).demoPayment,
})
