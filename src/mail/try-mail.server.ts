import * as z from 'zod/mini'
import { isLanguage, languages, sourceLanguage } from '../kernel/language.ts'
import type { Config } from '../server/config.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { sendTestMail, type MailProblem } from './send-test-mail.server.ts'

/** What the operator has asked for: to whom, and in which language. */
export function readMailTest(words: string[]) {
  const [recipient = '', language = sourceLanguage, ...others] = words
  if (z.email().safeParse(recipient).success && isLanguage(language) && others.length === 0)
    return { recipient, language }
  throw new StartupProblem(
    `Name an e-mail address and, if you like, a language (${languages.join(', ')}): npm run mail:test chef@example.com en.`,
  )
}

/** Sends a test email at once, and reports the server's answer. */
export async function tryMail(
  config: Config,
  { recipient, language }: ReturnType<typeof readMailTest>,
  say: (line: string) => void,
): Promise<void> {
  const attempt = await sendTestMail(config, recipient, language)
  if ('problem' in attempt) {
    const { problem, error } = attempt
    throw new StartupProblem(`The message could not be handed over (${error.message}): ${remedies[problem]}.`)
  }
  say(`A message from ${config.mail.from} to ${recipient} was handed over: ${attempt.answer}.`)
}

const remedies: Record<MailProblem, string> = {
  unreachable: 'the mail server can’t be reached; check host and port, and that no firewall is between',
  encryption: 'encryption failed; TLS (smtps://) is for port 465, STARTTLS (smtp://) for port 587',
  password: 'the mail server refuses the user or password',
  passwordMissing: 'the mail server wants a user and a password',
  envelope: 'the mail server refuses the sender or the recipient',
  message: 'the mail server doesn’t want this message; its own words say why',
  fullDisk: 'the disk of the outbox is full',
  outbox: 'this user may not write in the outbox under DATA_DIR',
  other: 'mend that and try again',
}
