import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export interface Answer {
  status: number
  location: string
  body: Buffer
  json<Told>(): Told
}

interface Call {
  /** What is asked for, in the table of what was done. */
  what: string
  path: string
  method?: string
  /** Sent as JSON, or as the form that it is. */
  body?: object | URLSearchParams | FormData
  headers?: Record<string, string>
  /** Answers beside 2xx and 3xx that are no mistake of the shop. */
  allowed?: number[]
}

/** What was asked, how long answers took, and what went wrong. */
export class Traffic {
  readonly taken = new Map<string, number[]>()
  readonly failed: string[] = []
  // In turns, so that no connection stands unused until the shop closes it in the moment in which something is sent.
  readonly agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' })
  readonly origin: string
  readonly #pause: number
  #nextAt = performance.now()

  constructor(origin: string, perSecond: number) {
    this.origin = origin
    this.#pause = 1_000 / perSecond
  }

  /** One request begins at a time, at a steady pace, whoever makes it. */
  async turn(): Promise<void> {
    const now = performance.now()
    this.#nextAt = Math.max(this.#nextAt + this.#pause, now)
    if (this.#nextAt > now + 1) await setTimeout(this.#nextAt - now)
  }

  note(what: string, milliseconds: number): void {
    const taken = this.taken.get(what)
    if (taken) taken.push(milliseconds)
    else this.taken.set(what, [milliseconds])
  }

  get requests(): number {
    return [...this.taken.values()].reduce((sum, { length }) => sum + length, 0)
  }
}

/** Somebody at a browser of their own: an address, a language and cookies. */
export class Person {
  readonly #traffic: Traffic
  readonly #headers: Record<string, string>
  readonly #cookies = new Map<string, string>()

  constructor(traffic: Traffic, language: string) {
    this.#traffic = traffic
    const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.')
    this.#headers = {
      'X-Forwarded-For': `10.${address}`,
      'Accept-Language': language,
      'Accept-Encoding': 'gzip, br',
    }
  }

  async call({ what, path, method = 'GET', body, headers = {}, allowed = [] }: Call): Promise<Answer> {
    await this.#traffic.turn()
    const start = performance.now()
    const answer = await this.#send(path, method, body, headers).catch((error: Error): Answer => {
      return { status: 0, location: '', body: Buffer.from(error.message), json: () => ({}) as never }
    })
    this.#traffic.note(what, performance.now() - start)
    const isGood = (answer.status >= 200 && answer.status < 400) || allowed.includes(answer.status)
    if (!isGood) {
      this.#traffic.failed.push(`${method} ${path}: ${answer.status} ${answer.body.toString('utf8', 0, 200)}`)
      throw new Error(`${what} was answered with ${answer.status}`)
    }
    return answer
  }

  async #send(path: string, method: string, body: Call['body'], more: Record<string, string>): Promise<Answer> {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    const form = isForm ? new Response(body) : undefined
    const sent = form ? Buffer.from(await form.arrayBuffer()) : body && Buffer.from(JSON.stringify(body))
    const type = form?.headers.get('Content-Type') ?? 'application/json'
    const headers = {
      ...this.#headers,
      ...(path.startsWith('/api') && { 'Accept-Encoding': 'identity' }),
      ...(sent && { 'Content-Type': type, 'Content-Length': String(sent.length) }),
      ...(this.#cookies.size > 0 && { Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }),
      ...more,
    }
    const address = new URL(path, this.#traffic.origin)
    const asking = request(address, { method, agent: this.#traffic.agent, headers })
    asking.setTimeout(60_000, () => asking.destroy(new Error('no answer within a minute')))
    asking.end(sent)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = set.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const read = await buffer(answer)
    const { statusCode: status = 0 } = answer
    return { status, location: answer.headers.location ?? '', body: read, json: () => JSON.parse(read.toString()) }
  }
}
