import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

interface Refusal {
  at: 'sign-in' | 'sender' | 'recipient' | 'message'
  code: number
  saying: string
}

/** Where an SMTP conversation fails, and what the server answers. */
type Trouble =
  | Refusal
  /** The line breaks while the message is being sent, or after all of it was taken but before that was said. */
  | { at: 'half-way' | 'before-the-answer' }
  /** Nothing comes any more. */
  | { at: 'silence' }

export interface FakeSmtpServer {
  url: string
  /** What was delivered, in order. A message that is taken twice is here twice. */
  delivered: Email[]
  /** Every message that was begun, delivered or not. */
  begun(): number
  /** How many messages were being sent at the same time, at the most. */
  maxAtOnce(): number
  /** From now on, until `recover()`. */
  trouble(next: Trouble, forRecipient?: RegExp): void
  recover(): void
  /** Refuses recipients, or what is sent to them, as a rule says that is told how often each was asked for before. */
  judge(rule: (address: string, earlier: number) => Refusal | undefined): void
  /** Each message takes this long. */
  slow(milliseconds: number): void
  /** From now on no message is taken to its end, until what this gives is called. */
  hold(): () => void
  /** Breaks every line that is open. */
  hangUpAll(): void
  close(): Promise<void>
}

/** A real SMTP server that tests can make fail in every way. */
export async function openSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const delivered: Email[] = []
  let begun = 0
  let [atOnce, maxAtOnce] = [0, 0]
  let current: { trouble: Trouble; forRecipient: RegExp } | undefined
  let pause = 0
  let held = Promise.resolve()
  let rule: Parameters<FakeSmtpServer['judge']>[0] = () => undefined
  const asked = new Map<string, number>()
  const verdicts = new Map<string, Refusal | undefined>()

  /** By the rule, which is asked once for each message. */
  const judged = (at: 'recipient' | 'message', address: string) => {
    if (at === 'recipient') {
      const earlier = asked.get(address) ?? 0
      asked.set(address, earlier + 1)
      verdicts.set(address, rule(address, earlier))
    }
    const verdict = verdicts.get(address)
    return verdict?.at === at ? Object.assign(new Error(verdict.saying), { responseCode: verdict.code }) : null
  }
  const refusal = (at: Trouble['at'], recipient = '') => {
    if (!current?.forRecipient.test(recipient) || current.trouble.at !== at) return null
    const { code = 451, saying = '' } = current.trouble as { code?: number; saying?: string }
    return Object.assign(new Error(saying), { responseCode: code })
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username }, _, answer) => answer(refusal('sign-in'), { user: username ?? '' }),
    onMailFrom: (_, __, answer) => answer(refusal('sender')),
    onRcptTo: ({ address }, _, answer) => answer(judged('recipient', address) ?? refusal('recipient', address)),
    onData(stream, session, answer) {
      begun += 1
      atOnce += 1
      maxAtOnce = Math.max(maxAtOnce, atOnce)
      stream.once('close', () => (atOnce -= 1))
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (current?.trouble.at === 'half-way') hangUp(server, session)
      })
      stream.on('end', async () => {
        const at = current?.trouble.at
        const refused = judged('message', session.envelope.rcptTo[0]?.address ?? '') ?? refusal('message')
        if (at === 'half-way' || at === 'silence') return
        if (refused) return answer(refused)
        await held
        await new Promise((resolve) => setTimeout(resolve, pause))
        delivered.push(await PostalMime.parse(Buffer.concat(chunks)))
        if (at === 'before-the-answer') return hangUp(server, session)
        answer(null)
      })
    },
  })
  const hangUpAll = () => {
    for (const { _socket } of connectionsOf(server)) _socket.destroy()
  }
  // A line that breaks is what these tests are about.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    begun: () => begun,
    maxAtOnce: () => maxAtOnce,
    trouble(next, forRecipient = /^/) {
      current = { trouble: next, forRecipient }
    },
    recover() {
      current = undefined
    },
    judge(next) {
      rule = next
    },
    slow(milliseconds) {
      pause = milliseconds
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    hangUpAll,
    close() {
      hangUpAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Connection {
  session: SMTPServerSession
  _socket: { destroy(): void }
}

/** The library gives no other way to break a line. */
const connectionsOf = (server: SMTPServer) => [...(server as unknown as { connections: Set<Connection> }).connections]

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  connectionsOf(server)
    .find(({ session }) => session.id === id)
    ?._socket.destroy()
}
