import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import { saidByServer, sendTestMail } from '../mail/send-test-mail.server.ts'
import { isMailTried, noteMailTaken } from '../mail/mail-taken.server.ts'
import { mailServerOf } from '../mail/mailer.server.ts'
import { countAttempt } from '../server/http/throttle.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { readMilestones } from '../server/milestones.ts'
import { mailRemedies } from './mail-remedies.server.ts'
import { readStoredParts } from './read-settings.server.ts'
import type { MailStanding, MailTestAnswer } from './test-mail.ts'

/** Sends a test message as mail is set, and remembers which server took it. */
export async function testMail(database: Database, by: Acting, config: Config, asked: string): Promise<MailTestAnswer> {
  await countAttempt(database, 'testMails', by.username)
  const recipient = asked || config.mail.office
  const attempt = await sendTestMail(config, recipient, 'pl')
  const told = { recipient, answer: saidByServer(attempt) }
  if ('problem' in attempt) return { ...told, isSent: false, sentence: mailRemedies[attempt.problem] }
  await database.transaction(async (transaction) => {
    await noteMailTaken(transaction, { server: mailServerOf(config.mail) })
    await recordAudit(transaction, by, { action: 'sent', subject: 'mail', name: 'test' })
  })
  const sentence = config.mail.smtpUrl
    ? 'Serwer poczty przyjął list. Jeśli nie dojdzie w kilka minut, zajrzyj do spamu.'
    : 'Nie ma serwera poczty, więc list jest w pliku w folderze danych.'
  return { ...told, isSent: true, sentence }
}

export async function readMailStanding(database: Database, { mail }: Config): Promise<MailStanding> {
  const reached = await readMilestones(database)
  const { savedAt } = (await readStoredParts(database)).mail
  const taken = isMailTried(reached, mail, savedAt) ? reached.mail_taken : undefined
  return {
    office: mail.office,
    hasServer: mail.smtpUrl !== undefined,
    takenAt: taken?.reachedAt.toISOString() ?? null,
  }
}
