import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { brand } from '../brand.ts'
import { siteAddressOf, type Config } from '../server/config.ts'
import { writeFileAtomically } from '../server/files/write-file-atomically.ts'
import type { AttachmentMakers, MadeFile } from './attachment.ts'
import { ownPicturesIn } from './inline-pictures.server.ts'
import type { LinkStores } from './email-link.ts'
import { type RenderedEmail } from './layout/email.mail.tsx'
import { siteAddress } from './layout/site-address.ts'

interface Message extends RenderedEmail {
  id: string
  /** Null: the office. */
  recipient: string | null
  replyTo?: string | null
  /** The page on which its reader leaves the list; absent: it has nothing to do with the list. */
  unsubscribePath?: string | null
  replyToName?: string | null
  attachments?: MadeFile[]
}

/** Sends emails to the server in `SMTP_URL`, or writes them into the outbox. */
export interface Mailer {
  /** Returns the server's answer. Throws if the email was not handed over. */
  send(message: Message, signal?: AbortSignal): Promise<string>
  /** Which server takes them; absent: they become files. */
  server?: string | undefined
  close(): void
}

/** Which server takes letters, from whom, and in whose name. The password isn't named. */
export function mailServerOf({ smtpUrl, from }: Config['mail']): string | undefined {
  if (smtpUrl === undefined) return undefined
  const { protocol, username, host } = new URL(smtpUrl)
  return `${protocol}//${username}@${host} ${from}`
}

type MailConfig = Pick<Config, 'mail' | 'dataFolder' | 'publicUrl' | 'host' | 'port'>

export function openMailer(config: MailConfig, use: keyof typeof paces = 'letters'): Mailer {
  return config.mail.smtpUrl ? openSmtp(config, config.mail.smtpUrl, paces[use]) : openOutbox(config)
}

/** The number of connections to the mail server, and their rate limits. */
const paces = {
  // Ten a second is what the smaller providers take without complaint.
  letters: { maxConnections: 3, rateDelta: 1_000, rateLimit: 10 },
  // One after the other; the sender sets the pace.
  bulk: { maxConnections: 1 },
} as const

const smtpTo = (url: string, patience = 10_000) => ({
  url,
  requireTLS: needsEncryption(url),
  dnsTimeout: patience,
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: 3 * patience,
  disableFileAccess: true,
  disableUrlAccess: true,
})

function openSmtp(config: MailConfig, url: string, pace: (typeof paces)[keyof typeof paces]): Mailer {
  // The job retries: it survives a restart, the pool doesn't.
  const transport = createTransport({ ...smtpTo(url), pool: true, ...pace, maxRequeues: 0 })
  // An idle connection may break: the next email opens another.
  transport.on('error', () => {})
  return {
    server: mailServerOf(config.mail),
    async send(message, signal) {
      const { response } = await transport.sendMail({ ...compose(config, message), ...(signal && { signal }) })
      return response
    },
    close: () => transport.close(),
  }
}

const greetingMilliseconds = 5_000

/** Says hello to the mail server, and signs in where there is a user. Throws if it doesn't answer well and soon. */
export async function greetMailServer({ mail: { smtpUrl } }: Pick<Config, 'mail'>): Promise<void> {
  if (smtpUrl === undefined) return
  const transport = createTransport(smtpTo(smtpUrl, greetingMilliseconds))
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const slow = () => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }))
  const timer = setTimeout(slow, greetingMilliseconds)
  try {
    await Promise.race([transport.verify(), tooLate])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

/** A password is never sent over a network unencrypted. */
function needsEncryption(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** For trying things out: each email becomes a file that mail programs can open. */
function openOutbox(config: MailConfig): Mailer {
  const folder = join(config.dataFolder, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: written } = await composer.sendMail(compose(config, message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${message.id}.eml`)
      await writeFileAtomically(file, (draft) => draft.writeFile(written as Buffer))
      return `written to ${file}`
    },
    close: () => composer.close(),
  }
}

function compose(config: MailConfig, message: Message): SendMailOptions {
  const { id, recipient, replyTo, replyToName, subject, html, plain, unsubscribePath, attachments = [] } = message
  const { from, office } = config.mail
  const site = siteAddressOf(config)
  const atOurAddress = (text: string) => text.replaceAll(siteAddress, site)
  return {
    from,
    to: oneAddress(recipient ?? office),
    ...(replyTo && { replyTo: oneAddress(replyTo, replyToName) }),
    subject,
    html: atOurAddress(html),
    text: atOurAddress(plain),
    attachments: [...attachments, ...ownPicturesIn(html)].map(({ name, type, content, cid }) => ({
      filename: name,
      contentType: type,
      content,
      ...(cid !== undefined && { cid: `${cid}@letter`, contentDisposition: 'inline' as const }),
    })),
    // The same for each attempt, so that mailboxes recognise duplicates.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribePath && oneClick) },
    ...(unsubscribePath && {
      list: {
        unsubscribe: { url: `${site}${unsubscribePath}` },
        id: { url: `newsletter.${domainOf(from)}`, comment: brand.name },
      },
    }),
  }
}

/** Mail programs may then offer a button of their own, which posts this to the address in `List-Unsubscribe` (RFC 8058). */
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Passed as an object, so that commas and line breaks can't add recipients. */
const oneAddress = (address: string, name: string | null = null) => ({ name: name ?? '', address })

const domainOf = (address: string) => /@([^\s>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

/**
 * Whether the server permanently refused this message or its recipient. Configuration problems (wrong sender, missing
 * sign-in, a blocklist) may also be reported at the recipient, but can be fixed. Enhanced status codes tell them apart;
 * without one, the text decides.
 */
export function isRefusedForGood(error: unknown): boolean {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as { command?: string; responseCode?: number; response?: string }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (command === 'RCPT TO') {
    return enhanced ? nobodyThere.has(enhanced) : [550, 551, 553].includes(responseCode)
  }
  return command === 'DATA' && (enhanced ? unwanted.test(enhanced) : responseCode === 554 || responseCode === 550)
}

/** No such mailbox or host, a moved or closed mailbox, or an invalid address. */
const nobodyThere = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
/** The email itself is refused: its size or content. */
const unwanted = /^5\.(2\.3|3\.4|6\.\d+|7\.1)$/

/** What may be logged of a problem: a server's words may contain an address. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ')
}

declare module '../server/jobs/jobs.ts' {
  interface JobServices {
    mailer: Mailer
    /** The mail transport for campaigns, separate so that other emails don't wait behind them. */
    bulkMailer: Mailer
    attachmentMakers: AttachmentMakers
    linkStores: LinkStores
  }
}
