import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { siteAddressOf, type Config } from '../server/config.ts'
import { siteAddress, type WrittenLetter } from './letter.mail.tsx'

interface Message extends WrittenLetter {
  id: string
  /** Null: the office. */
  recipient: string | null
  replyTo?: string | null
}

/** Hands messages over: to the server that `SMTP_URL` names, or into files in the outbox. */
export interface Mailer {
  /** Gives what the other side said. Throws when the message was not handed over, for whatever reason. */
  send(message: Message, signal?: AbortSignal): Promise<string>
  close(): void
}

type MailConfig = Pick<Config, 'mail' | 'dataFolder' | 'publicUrl' | 'host' | 'port'>

export function openMailer(config: MailConfig): Mailer {
  return config.mail.smtpUrl ? openSmtp(config, config.mail.smtpUrl) : openOutbox(config)
}

function openSmtp(config: MailConfig, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Ten a second is what the smaller providers take without complaint.
    rateDelta: 1_000,
    rateLimit: 10,
    // Trying again is the job's business: it remembers, the pool doesn't.
    maxRequeues: 0,
    requireTLS: needsEncryption(url),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A connection that breaks while nobody uses it is no news: the next message opens another.
  transport.on('error', () => {})
  return {
    async send(message, signal) {
      const { response } = await transport.sendMail({ ...compose(config, message), ...(signal && { signal }) })
      return response
    },
    close: () => transport.close(),
  }
}

/** A password never crosses a network in the clear. */
function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** For trying things out: each message is a file that any mail program opens. */
function openOutbox(config: MailConfig): Mailer {
  const folder = join(config.dataFolder, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: written } = await composer.sendMail(compose(config, message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${message.id}.eml`)
      await writeWhole(file, written as Buffer)
      return `written to ${file}`
    },
    close: () => composer.close(),
  }
}

/** The file is there as a whole or not at all, and stays there when the machine stops. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'w', 0o600)
    await handle.writeFile(content).finally(() => handle.close())
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function compose(config: MailConfig, { id, recipient, replyTo, subject, html, plain }: Message): SendMailOptions {
  const { from, office } = config.mail
  const atOurAddress = (text: string) => text.replaceAll(siteAddress, siteAddressOf(config))
  return {
    from,
    to: recipient ?? office,
    ...(replyTo && { replyTo }),
    subject,
    html: atOurAddress(html),
    text: atOurAddress(plain),
    // The same each time it is tried, so that a mailbox which got it twice can tell.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const domainOf = (address: string) => /@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

/**
 * Whether the server refused this very message or its recipient, and would again. Refused passwords and senders are a
 * matter of settings, which somebody will mend; 503 says that the conversation went wrong, not the message.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode !== 503
}
