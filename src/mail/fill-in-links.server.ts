import { eq } from 'drizzle-orm'
import type { Database } from '../server/database.ts'
import { createToken, hashOfToken } from '../server/tokens.ts'
import { tokenMark, type LinkKeepers } from './letter-link.ts'
import { mailLinks, type mails } from './mails.table.ts'

type Mail = typeof mails.$inferSelect

interface Filled {
  mail: Mail
  /** Makes that its links lead nowhere: it was not taken, and the next try makes others. */
  takeBack(transaction: Database): Promise<void>
}

/** A mail as its reader gets it: with tokens in its links, of which nothing but the hashes is stored, and before it leaves. */
export async function fillInLinks(database: Database, mail: Mail, keepers: LinkKeepers): Promise<Filled> {
  const named = await database.select().from(mailLinks).where(eq(mailLinks.mailId, mail.id))
  const made = named.map((link) => ({ ...link, recipient: mail.recipient, token: createToken() }))
  const eachTo = async (transaction: Database, what: 'note' | 'forget') => {
    for (const link of made) await keepers[link.kind][what](transaction, link, hashOfToken(link.token))
  }
  if (made.length > 0) await database.transaction((transaction) => eachTo(transaction, 'note'))
  const fillIn = (text: string) =>
    made.reduce(
      (filled, { kind, reference, token }) =>
        filled.replaceAll(tokenMark(kind), token).replaceAll(tokenMark(kind, reference), token),
      text,
    )
  const { html, plain, unsubscribePath } = mail
  return {
    mail: {
      ...mail,
      html: fillIn(html),
      plain: fillIn(plain),
      unsubscribePath: unsubscribePath && fillIn(unsubscribePath),
    },
    takeBack: (transaction) => eachTo(transaction, 'forget'),
  }
}
