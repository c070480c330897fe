import { done, type Outcome } from '../../kernel/outcome.ts'
import { CarrierRefused, CarrierUnavailable } from '../../shipping/carrier/carrier.ts'
import { fieldSentences } from './shipment-words.ts'
import { carrierAway, carrierKeyRefused, carrierRefusedThis } from './shipment.ts'

export type AskProblem = typeof carrierAway | typeof carrierKeyRefused | ReturnType<typeof carrierRefusedThis>

/** What the carrier answers while somebody waits, or why it doesn't. */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Outcome<Answer, AskProblem>> {
  try {
    return done(await ask())
  } catch (error) {
    if (error instanceof CarrierRefused) return carrierRefusedThis(fieldSentences(error.problems))
    if (error instanceof CarrierUnavailable) return error.reason === 'key' ? carrierKeyRefused : carrierAway
    throw error
  }
}
