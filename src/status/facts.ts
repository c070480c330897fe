import type { ClockReport } from '../privacy/clearing-question.ts'
import type { Milestones } from '../server/milestones.ts'

/** What a look at the outside found. */
export interface Probes {
  certificate?: { host: string; validTo: string | null; problem: string | null }
  stripe?: { problem: 'refused' | 'forbidden' | 'unreachable' | null }
  carrier?: { problem: 'refused' | 'unreachable' | null }
  mail?: { problem: string | null }
}

/** What of documents on their way into KSeF needs a look. */
export interface KsefFigures {
  refused: number
  /** For more than an hour. */
  late: number
  /** Due today, or before. */
  due: number
  /** The first day on which one of them must be there. */
  dueOn: string | null
  isNotAdmitted: boolean
}

/** Figures that one question to the database gives. */
export interface Figures {
  now: Date
  databaseBytes: number
  connections: number
  maxConnections: number
  oldestWaitingSeconds: number
  failedMails: number
  givenUpJobs: string[]
  failingJobs: string[]
  unsettledPayments: number
  flaggedOrders: number
  /** Documents that aren't in KSeF yet; null: none goes there. */
  ksef: KsefFigures | null
  /** The newest of orders and of the trail: what a backup has to have. */
  changedAt: Date | null
  /** By how many bytes the database grew in a day, over the last two weeks. */
  bytesPerDay: number | null
}

/** All that the lines are decided by. What couldn't be read in time is missing. */
export interface ShopFacts {
  figures: Figures | undefined
  milestones: Milestones | undefined
  probes: Probes | undefined
  clock: ClockReport | undefined
  isRestoreOpen: boolean | undefined
  /** A restore from the panel that came to nothing, unless it is still under way. */
  restoreTrouble: { at: Date; sentence: string } | undefined
  freeBytes: number | undefined
  mail: 'outbox' | 'untried' | 'tried' | undefined
  payments: 'closed' | 'demo' | 'test' | 'live'
  isWebhookSeen: boolean
  /** Whether labels are made by a carrier. */
  hasCarrier: boolean
  isHttps: boolean
  /** Whether backups are to go to a bucket. */
  hasBucket: boolean
  /** Connections that others can read on the way, in a sentence each. */
  unencrypted: string[]
  /** The longest time that the event loop was held, in seconds, in each of the last spans of five minutes. */
  longestDelays: number[]
  processNow: Date
}
