import { isRefusedForGood } from './mailer.server.ts'

/**
 * Why a message was refused.
 * - `recipient`: the mailbox doesn't exist.
 * - `message`: this message is unwanted, whoever receives it.
 * - `not-now`: a later attempt may work.
 * - `no-conversation`: the server was not reached; the next message would fail too.
 * - `broken-off`: the same, but the message may have been accepted.
 */
type Refused = 'recipient' | 'message' | 'not-now' | 'no-conversation' | 'broken-off'

export interface Refusal {
  kind: Refused
  /** Whether the server refused at the recipient (`RCPT TO`). */
  isAtRecipient: boolean
  /** The server's words, without addresses. */
  words: string
}

export function describeRefusal(error: unknown): Refusal {
  const { command, response, message } = error as { command?: string; response?: string; message?: string }
  const words = (response ?? message ?? String(error))
    // The database can't store NUL; an unrecorded refusal would be retried forever.
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .slice(0, 500)
  return { kind: kindOf(error), isAtRecipient: command === 'RCPT TO', words }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  message?: string
}

function kindOf(error: unknown): Refused {
  const { command = 'CONN', responseCode = 0, code, message = '' } = error as SmtpError
  if (isRefusedForGood(error)) return command === 'RCPT TO' ? 'recipient' : 'message'
  // Our own client already refuses such an address.
  if (code === 'EENVELOPE' && command === 'API' && message.startsWith('Invalid recipient')) return 'recipient'
  const isAboutThisOne = command === 'RCPT TO' || command === 'DATA'
  // 421: the server is about to hang up, whatever it was asked.
  if (isAboutThisOne && responseCode >= 400 && responseCode !== 421) return 'not-now'
  const wasNeverThere = /ECONNREFUSED|E(HOST|NET)UNREACH/.test(message) || code === 'EDNS' || code === 'ETLS'
  return command === 'CONN' && responseCode === 0 && !wasNeverThere ? 'broken-off' : 'no-conversation'
}
