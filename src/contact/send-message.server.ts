import { brand } from '../brand.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import type { Database } from '../server/database/database.ts'
import type { ContactMessage } from './contact-message.ts'
import { contactMessages } from './contact-messages.table.ts'
import { messageEmail } from './message.mail.tsx'

/** Stores a visitor's message and notifies the office. Replying to that mail writes to the visitor. */
export async function sendMessage(database: Database, message: ContactMessage): Promise<void> {
  const language = brand.officeLanguage
  await database.transaction(async (transaction) => {
    const [kept] = await transaction.insert(contactMessages).values(message).returning({ id: contactMessages.id })
    await queueMail(
      transaction,
      { kind: 'contact', to: 'office', language, replyTo: message.email, replyToName: message.name },
      messageEmail({ ...message, id: kept?.id ?? 0 }, language),
    )
  })
}
