import type { Grams } from '../../kernel/weight.ts'

export const carrierNames = ['inpost'] as const
export type CarrierName = (typeof carrierNames)[number]
export const carrierTitles: Record<CarrierName, string> = { inpost: 'InPost' }

export const labelFormats = ['pdf-a6', 'pdf-a4', 'zpl'] as const
export type LabelFormat = (typeof labelFormats)[number]

/** To a locker, or to a door. */
export const carrierServices = ['locker', 'courier'] as const
export type CarrierService = (typeof carrierServices)[number]

/** Sizes by name, as lockers have them. */
export const parcelTemplates = ['small', 'medium', 'large'] as const
export type ParcelTemplate = (typeof parcelTemplates)[number]

/** In millimetres. */
export interface Measures {
  length: number
  width: number
  height: number
}

export interface ParcelSize {
  template: ParcelTemplate | null
  measures: Measures | null
  weight: Grams
}

/** What a carrier is asked to take from us. */
export interface ParcelRequest {
  /** Names the parcel: it is found by it, so that it is never asked for twice. */
  reference: string
  service: CarrierService
  /** The locker; null: to the door. */
  point: string | null
  size: ParcelSize
  receiver: {
    firstName: string
    lastName: string
    company: string | null
    email: string
    /** Nine digits. */
    phone: string
    address: string
    postalCode: string
    town: string
  }
}

/**
 * Where a parcel is: `made`, the carrier knows of it; `ready`, there is a label; `underway`, it has left us. `trouble`: it goes no
 * further by itself.
 */
export type ParcelState = 'made' | 'ready' | 'underway' | 'delivered' | 'returned' | 'trouble' | 'cancelled'

/** A parcel as the carrier reports it. */
export interface ParcelReport {
  /** The carrier's id. */
  id: string
  reference: string
  /** Undefined: the carrier says something that we don't know. */
  state: ParcelState | undefined
  /** What it says, in its own word. */
  told: string
  trackingNumber: string | null
  /** What is still to be bought before there is a label, if that is so. */
  offer: string | null
  /** The order of collection that it belongs to. */
  collection: string | null
  /** Whether it can be cancelled still. */
  isCancellable: boolean
}

/** A known parcel, of which a document is wanted. */
export interface KnownParcel {
  id: string
  service: CarrierService
}

/** A carrier. If it is unreachable, slow or answers nonsense, it throws `CarrierUnavailable`; what it refuses for good, `CarrierRefused`. */
export interface Carrier {
  name: CarrierName
  /** The format in which the office prints. */
  labelFormat: LabelFormat
  /** How long an answer may be late before the parcel is looked for again, in milliseconds. */
  quiet: number
  /** All parcels of this reference, the cancelled ones included. */
  find(reference: string, since: Date): Promise<ParcelReport[]>
  create(asked: ParcelRequest): Promise<ParcelReport>
  /** Undefined: the carrier knows no such parcel. */
  read(id: string): Promise<ParcelReport | undefined>
  /** Buys what is offered for a parcel. */
  buy(id: string, offer: string): Promise<void>
  /** False: it is too late. */
  cancel(id: string): Promise<boolean>
  /** The labels of parcels that have one: each a file of the format, in the order of the parcels. */
  labels(parcels: KnownParcel[], format: LabelFormat): Promise<Uint8Array[]>
  /** What a customer sticks on a parcel that comes back, as PDF. */
  returnLabels(parcels: KnownParcel[]): Promise<Uint8Array[]>
  /** Has parcels fetched; returns the carrier's id of the order. */
  collect(ids: string[]): Promise<string>
  /** Whose account it is: the smallest question. */
  readAccount(): Promise<string>
}

/** `key`: it doesn't know us; `busy`: we ask too much. */
export type UnavailableReason = 'away' | 'slow' | 'nonsense' | 'broken' | 'busy' | 'key'

export class CarrierUnavailable extends Error {
  override name = 'CarrierUnavailable'
  readonly reason: UnavailableReason
  /** Whether the carrier has certainly done nothing. */
  readonly isUntouched: boolean

  constructor(message: string, reason: UnavailableReason, isUntouched = false) {
    super(message)
    this.reason = reason
    this.isUntouched = isUntouched
  }
}

/** What is wrong with a field of a request, in the carrier's own words. */
export interface FieldProblem {
  field: string
  code: string
}

/** What the carrier refuses for good, such as a locker that is there no more. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused'
  readonly problems: FieldProblem[]

  constructor(message: string, problems: FieldProblem[]) {
    super(message)
    this.problems = problems
  }
}

declare module '../../server/http/app-env.ts' {
  interface Services {
    /** Undefined where labels are made elsewhere. */
    carrier: Carrier | undefined
  }
}
