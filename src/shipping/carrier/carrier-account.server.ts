import type { Config } from '../../server/config.ts'
import { CarrierUnavailable } from './carrier.ts'
import { openCarrier } from './carriers.server.ts'

const patience = 5_000

/** `refused`: the key or the number of the organization isn't right. */
export type CarrierAccountProblem = 'refused' | 'unreachable'

/** Whose account it is at the carrier, or why it can't be asked; undefined without a carrier. */
export async function readCarrierAccount(
  config: Config,
): Promise<{ account: string } | { problem: CarrierAccountProblem } | undefined> {
  const { carrier: settings } = config
  if (!settings) return undefined
  const carrier = openCarrier({ ...config, carrier: { ...settings, patience: { answer: patience, quiet: 0 } } })
  try {
    return carrier && { account: await carrier.readAccount() }
  } catch (error) {
    const isKnown = error instanceof CarrierUnavailable && error.reason !== 'key' && error.reason !== 'nonsense'
    return { problem: isKnown ? 'unreachable' : 'refused' }
  }
}
