import type { KsefEnvironment } from '../../../ksef/ksef.ts'
import { live } from '../../../kernel/live.ts'

/** Into which environment documents go that are issued from now on; null: KSeF is off. */
export const ksefFiling = live<KsefEnvironment | null>('ksef', null)
