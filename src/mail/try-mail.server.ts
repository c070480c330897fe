import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { isLanguage, languages, sourceLanguage } from '../kernel/language.ts'
import type { Config } from '../server/config.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { renderEmail } from './layout/email.mail.tsx'
import { openMailer } from './mailer.server.ts'
import { testEmail } from './layout/test.mail.tsx'

/** Sends a test email at once, without the queue, and reports the server's answer. */
export async function tryMail(config: Config, words: string[], say: (line: string) => void): Promise<void> {
  const [recipient, language = sourceLanguage, ...others] = words
  if (!z.email().safeParse(recipient).success || !isLanguage(language) || others.length > 0) {
    throw new StartupProblem(
      `Name an e-mail address and, if you like, a language (${languages.join(', ')}): npm run mail:test chef@example.com en.`,
    )
  }
  const mailer = openMailer(config)
  try {
    const message = { id: randomUUID(), recipient: recipient as string, ...renderEmail(testEmail(language), language) }
    const answer = await mailer.send(message)
    say(`A message from ${config.mail.from} to ${recipient} was handed over: ${answer}.`)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new StartupProblem(
      `The message could not be handed over (${message}): ${remedies[code] ?? 'mend that and try again'}.`,
    )
  } finally {
    mailer.close()
  }
}

const unreachable = 'the mail server can’t be reached; check host and port in SMTP_URL, and that no firewall is between'
const encryption = 'encryption failed; smtps:// is for port 465, smtp:// for port 587'

const remedies: Record<string, string> = {
  ECONNECTION: unreachable,
  ESOCKET: unreachable,
  EDNS: unreachable,
  ETIMEDOUT: unreachable,
  ETLS: encryption,
  EPROTOCOL: encryption,
  EAUTH: 'the mail server refuses the user or password in SMTP_URL',
  ENOAUTH: 'the mail server wants a user and a password in SMTP_URL',
  EENVELOPE: 'the mail server refuses the sender (MAIL_FROM) or the recipient',
  EMESSAGE: 'the mail server doesn’t want this message; its own words say why',
  ENOSPC: 'the disk of the outbox is full',
  EACCES: 'this user may not write in the outbox under DATA_DIR',
}
