import type { KsefEnvironment } from './ksef.ts'
import type { KsefCertificate } from './open-certificate.server.ts'

/** Who the seller is to the system, and how they prove it. */
export interface KsefAccount {
  environment: KsefEnvironment
  /** Ten digits. */
  taxNumber: string
  proof: ({ by: 'certificate' } & KsefCertificate) | { by: 'token'; token: string }
  /** For code II on documents that aren't there yet; undefined: they go without. */
  offline: KsefCertificate | undefined
  /** Another address, for tests and development. */
  url: string | undefined
  patience: KsefPatience
}

/** How long an answer may take, how long the system may think about who we are, and how long to wait before it is asked again; in milliseconds. */
export interface KsefPatience {
  answer: number
  admission: number
  pause: number
}

export const usualPatience: KsefPatience = { answer: 20_000, admission: 60_000, pause: 1_000 }
