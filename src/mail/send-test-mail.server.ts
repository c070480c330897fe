import { randomUUID } from 'node:crypto'
import type { Language } from '../kernel/language.ts'
import type { Config } from '../server/config.ts'
import { renderEmail } from './layout/email.mail.tsx'
import { testEmail } from './layout/test.mail.tsx'
import { greetMailServer, openMailer } from './mailer.server.ts'

/** Why a mail server didn't take a message. */
export type MailProblem = keyof typeof codes | 'other'

/** What came of a message: what was answered to it, or why it was not taken. */
export type MailAttempt = { answer: string } | { problem: MailProblem; error: Error }

const patience = 20_000

/** Sends a test message at once, without the queue. */
export async function sendTestMail(config: Config, recipient: string, language: Language): Promise<MailAttempt> {
  const mailer = openMailer(config)
  try {
    const message = { id: randomUUID(), recipient, ...renderEmail(testEmail(language), language) }
    return { answer: await mailer.send(message, AbortSignal.timeout(patience)) }
  } catch (error) {
    return failed(error as Error)
  } finally {
    mailer.close()
  }
}

/** Whether the mail server lets the shop in; undefined where there is none, or nothing is wrong. */
export const mailServerProblem = (config: Config): Promise<MailProblem | undefined> =>
  greetMailServer(config).then(
    () => undefined,
    (error: Error) => failed(error).problem,
  )

const codes = {
  unreachable: ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'EABORT'],
  encryption: ['ETLS', 'EPROTOCOL', 'EREQUIRETLS'],
  password: ['EAUTH'],
  passwordMissing: ['ENOAUTH'],
  envelope: ['EENVELOPE'],
  message: ['EMESSAGE'],
  fullDisk: ['ENOSPC'],
  outbox: ['EACCES'],
} as const

function failed(error: Error): { problem: MailProblem; error: Error } {
  const { code } = error as { code?: string }
  const found = Object.entries(codes).find(([, known]) => (known as readonly unknown[]).includes(code))
  return { problem: (found?.[0] ?? 'other') as MailProblem, error }
}

/**
 * What the mail server itself said, one sentence of it: no more, and nothing of what is no mail server. Who names another
 * machine isn't told what answers there.
 */
export function saidByServer(attempt: MailAttempt): string {
  const told = 'answer' in attempt ? attempt.answer : (attempt.error as { response?: string }).response
  const [line = ''] = /^\d{3}[ -][^\r\n]*/.exec(told ?? '') ?? []
  return line.replaceAll(/\p{C}/gu, '').slice(0, 200)
}
