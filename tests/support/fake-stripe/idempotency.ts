import { StripeRefusal } from './refusal.ts'

interface Kept {
  sent: string
  answer: string | undefined
}

/** One key, one effect: what was answered is answered again. What failed isn't kept, as Stripe keeps nothing of it. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()

  /** A day goes by. */
  forget(): void {
    this.#kept.clear()
  }

  async once(key: string | undefined, sent: string, work: () => Promise<string>): Promise<string> {
    if (key === undefined) return work()
    const known = this.#kept.get(key)
    if (known && known.sent !== sent)
      throw new StripeRefusal(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        undefined,
        undefined,
        'idempotency_error',
      )
    if (known && known.answer === undefined)
      throw new StripeRefusal(
        409,
        'There is currently another in-progress request using this key.',
        'idempotency_key_in_use',
      )
    if (known?.answer !== undefined) return known.answer
    const kept: Kept = { sent, answer: undefined }
    this.#kept.set(key, kept)
    try {
      return (kept.answer = await work())
    } catch (error) {
      this.#kept.delete(key)
      throw error
    }
  }
}
