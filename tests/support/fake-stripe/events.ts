import { Stripe } from 'stripe'
import { newId, seconds } from './ledger.ts'

export interface StripeEvent {
  id: string
  type: string
  /** What is sent, to the byte. */
  payload: string
}

/** All that Stripe would tell a shop, in the order in which it happened. Who tests decides what arrives, and when. */
export class Events {
  readonly all: StripeEvent[] = []
  readonly #secret: string
  /** Where each is delivered as it happens; undefined: nowhere. */
  address: string | undefined

  constructor(secret: string) {
    this.#secret = secret
  }

  tell(type: string, object: object): void {
    const id = newId('evt')
    const { API_VERSION: api_version } = Stripe
    const about = { id, object: 'event', api_version, created: seconds(), livemode: false, type }
    const event = { id, type, payload: JSON.stringify({ ...about, data: { object } }, null, 2) }
    this.all.push(event)
    if (this.address) void this.#deliverUntilTaken(event, this.address)
  }

  /** The last event of that type. */
  last(type: string): StripeEvent {
    const event = this.all.findLast((one) => one.type === type)
    if (!event) throw new Error(`no ${type} has happened`)
    return event
  }

  sign({ payload }: StripeEvent, { secret = this.#secret, timestamp = seconds() } = {}): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  }

  /** Delivers an event to a shop, as often as wished, and gives its answers. */
  async deliver(event: StripeEvent, to: string, times = 1): Promise<Response[]> {
    const send = () =>
      fetch(`${to}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': this.sign(event) },
        body: event.payload,
      })
    return Promise.all(Array.from({ length: times }, send))
  }

  async #deliverUntilTaken(event: StripeEvent, to: string): Promise<void> {
    for (const pause of [0, 2_000, 10_000, 60_000]) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const [answer] = await this.deliver(event, to).catch(() => [])
      if (answer?.ok) return
    }
  }
}
