import * as z from 'zod/mini'
import type { Language } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import { failure } from '../../kernel/outcome.ts'
import type { PayWay } from './pay-ways.ts'
import { transferFacts } from './transfers/transfer-facts.ts'
import type { UnmatchedPayment } from '../../schemas/restored.ts'

export const currency = 'PLN'
/** How long a session with the provider lasts. */
export const sessionMinutes = 60

/** What the office took in its own hands: in cash, or by a card reader of its own. Receipts of a till are made there. */
const takenByHand = ['cash', 'terminal'] as const

/** `none`: what costs nothing needs no provider. `transfer`: the office notes what came to the bank account. */
export const providerNames = ['stripe', 'demo', 'none', 'transfer', ...takenByHand] as const
export type ProviderName = (typeof providerNames)[number]

export const isTakenByHand = (name: ProviderName): boolean => takenByHand.some((hand) => hand === name)

/** `flagged`: paid in a way that somebody has to look at. `superseded`: the order changed, and this is no longer its session. */
export type PaymentState =
  | 'creating'
  | 'open'
  | 'processing'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'superseded'
  | 'flagged'

/** What a provider is asked to take from a customer, as the order says. */
export interface PaymentRequest {
  /** Names the attempt: asked twice with the same one, the provider makes one session. */
  paymentId: string
  orderId: number
  orderNumber: string
  language: Language
  email: string
  lines: { name: string; quantity: number; price: Money }[]
  shipping: { name: string; cost: Money }
  discount: { code: string; amount: Money } | undefined
  total: Money
  expiresAt: Date
  /** Scheme, host and port of the site. */
  origin: string
  /** Where a customer who cancels comes back to. */
  cancelPath: string
}

export interface ProviderSession {
  id: string
  /** Where the customer pays. */
  url: string
}

/** A session as the provider reports it. */
export interface SessionReport {
  state: 'open' | 'processing' | 'paid' | 'declined' | 'expired'
  amount: Money
  /** In capitals. */
  currency: string
  providerPaymentId: string | null
  /** All that was ever given back of it, the earliest first. */
  refunds: ProviderRefund[]
}

/** A refund as the provider reports it. A failed one stays failed. */
export interface ProviderRefund {
  id: string
  /** Our id of it; null: it was begun at the provider. */
  refundId: string | null
  amount: Money
  state: 'given' | 'failed'
  /** Why it has failed, in the provider's own word. */
  problem: string | null
}

/** What a provider is asked to give back. */
export interface RefundRequest {
  /** Names the refund: asked twice with the same one within a day, the provider gives back once. */
  refundId: string
  paymentId: string
  sessionId: string
  providerPaymentId: string | null
  amount: Money
}

/** A payment provider. If it is unreachable, slow or answers nonsense, it throws `ProviderUnavailable`. */
export interface PaymentProvider<Name extends ProviderName = 'stripe' | 'demo'> {
  name: Name
  /** What its page lets one pay by, as far as that is known. */
  ways?(): PayWay[]
  createSession(asked: PaymentRequest): Promise<ProviderSession>
  /** The session it will create, if that is known without asking. */
  foresee?(paymentId: string, origin: string): ProviderSession
  /** Undefined: the provider knows no such session. */
  readSession(sessionId: string): Promise<SessionReport | undefined>
  /** The sessions paid since a moment. A provider without a memory of its own needn't implement it. */
  listPaid?(since: Date): Promise<UnmatchedPayment[]>
  /** Closes a session, so that nobody can pay there. A session that was paid or is over stays as it is. */
  expireSession(sessionId: string): Promise<void>
  /** Refunds money. A permanent refusal throws `ProviderRefused`. */
  refund(asked: RefundRequest): Promise<ProviderRefund>
}

export class ProviderUnavailable extends Error {
  override name = 'ProviderAway'
}

/** What the provider refuses for good, such as an amount that is too small for a card. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  /** Why, in the provider's own word. */
  readonly problem: string | null

  constructor(message: string, problem: string | null = null) {
    super(message)
    this.problem = problem
  }
}

export const paymentUnavailable = failure('payment_unavailable', 'unavailable')
/** Another tab has replaced the content that was to be paid. */
export const checkoutChanged = failure('checkout_changed', 'conflict')
export const paymentsClosed = failure('payments_closed', 'unavailable')

/** What the page after paying knows of a session. */
export const sessionState = z.object({
  /** `unknown`: no such session here, or it can't be asked for just now. */
  state: z.enum(['paid', 'waiting', 'failed', 'unknown']),
  orderNumber: z.nullable(z.string()),
  /** The page of the order from which somebody went to pay it, where it wasn't the checkout. */
  orderPath: z.optional(z.string()),
  /** How it is paid, where it waits for a bank transfer. */
  transfer: z.optional(transferFacts),
})
export type SessionState = z.infer<typeof sessionState>

declare module '../../server/http/app-env.ts' {
  interface Services {
    /** Undefined where no payments are taken. */
    payments: PaymentProvider | undefined
  }
}
