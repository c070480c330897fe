import { pageTexts } from './page-texts.ts'
import type { withdrawalSteps } from './pl/withdrawal-steps.ts'

export type WithdrawalStepsTexts = typeof withdrawalSteps

export const withdrawalStepsTexts = pageTexts<WithdrawalStepsTexts>({
  pl: async () => (await import('./pl/withdrawal-steps.ts')).withdrawalSteps,
  en: async () => (await import('./en/withdrawal-steps.ts')).withdrawalSteps,
  de: async () => (await import('./de/withdrawal-steps.ts')).withdrawalSteps,
  fr: async () => (await import('./fr/withdrawal-steps.ts')).withdrawalSteps,
})
