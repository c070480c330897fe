import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Events } from './fake-stripe/events.ts'
import { readForm, type Field } from './fake-stripe/form-body.ts'
import { CustomerActions } from './fake-stripe/customer-actions.ts'
import { serveHostedPage } from './fake-stripe/hosted-page.ts'
import { Idempotency } from './fake-stripe/idempotency.ts'
import { Ledger, newId } from './fake-stripe/ledger.ts'
import { respondInMode, type FailureMode } from './fake-stripe/failure-modes.ts'
import { perform } from './fake-stripe/perform.ts'
import { StripeRefusal } from './fake-stripe/refusal.ts'

export interface StripeCall {
  method: string
  path: string
  sent: Record<string, Field>
  idempotencyKey: string | undefined
}

const secretKey = 'sk_test_fake_0123456789abcdef'
const webhookSecret = 'whsec_fake_0123456789abcdef'

/**
 * A fake Stripe server on this machine. It keeps state, validates requests like the real one and computes totals
 * itself. The real SDK talks to it.
 */
export class FakeStripe extends CustomerActions {
  /** Every call that arrived, whatever came of it. */
  readonly calls: StripeCall[] = []
  /** How long it thinks before it answers, in milliseconds. */
  latency: number
  /** How long the shop waits for it: long, where a test isn't about that. */
  readonly timeout = { attempt: 90_000, retries: 2, altogether: 90_000 }
  readonly #idempotency = new Idempotency()
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #mood: FailureMode = 'ok'
  #moodLasts = Infinity

  private constructor(latency: number) {
    super(new Ledger(), new Events(webhookSecret))
    this.latency = latency
  }

  static async open({ port = 0, latency = 0 } = {}): Promise<FakeStripe> {
    const fake = new FakeStripe(latency)
    fake.#server.listen(port, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  close(): void {
    this.hangUp()
    this.#server.close()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** For `Config.stripe`. */
  get settings() {
    return { secretKey, webhookSecret, apiUrl: this.origin, timeout: this.timeout }
  }

  /** How the next calls are answered: this many of them, or all until changed. */
  answerWith(mode: FailureMode, calls = Infinity): void {
    this.#mood = mode
    this.#moodLasts = calls
  }

  /** Breaks every line that is open. */
  hangUp(): void {
    this.#server.closeAllConnections()
  }

  /** So much time goes by that it knows no key any more. */
  forgetKeys(): void {
    this.#idempotency.forget()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.origin)
    const { method = 'GET', headers } = request
    const isPost = method === 'POST'
    const body = await text(request).catch(() => '')
    if (!path.startsWith('/v1/')) return void serveHostedPage(this, path, isPost ? body : undefined, response)

    const idempotencyKey = headers['idempotency-key'] as string | undefined
    const call = { method, path, sent: readForm(isPost ? body : searchParams.toString()), idempotencyKey }
    this.calls.push(call)
    const mode = this.#takeMood()
    if (respondInMode(mode, response)) return
    const { status, told } = await answerOf(headers.authorization, () =>
      this.#idempotency.once(isPost ? idempotencyKey : undefined, `${path} ${body}`, async () => {
        await sleep(this.latency)
        return JSON.stringify(perform(this, this.origin, call))
      }),
    )
    if (mode === 'lost') response.destroy()
    else response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') }).end(told)
  }

  #takeMood(): FailureMode {
    const mode = this.#mood
    this.#moodLasts -= 1
    if (this.#moodLasts <= 0) this.answerWith('ok')
    return mode
  }
}

async function answerOf(authorization = '', work: () => Promise<string>): Promise<{ status: number; told: string }> {
  try {
    if (authorization !== `Bearer ${secretKey}`)
      throw new StripeRefusal(401, `Invalid API Key provided: ${authorization.slice(7)}`)
    return { status: 200, told: await work() }
  } catch (error) {
    const { status, told } =
      error instanceof StripeRefusal ? error : new StripeRefusal(500, String(error), undefined, undefined, 'api_error')
    return { status, told: JSON.stringify({ error: told }) }
  }
}
