import { and, desc, inArray, lt, ne, notInArray, or, sql, type SQL, eq } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import type { Database } from '../server/database/database.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { mails } from './mails.table.ts'

/** What other rooms know about a person's emails. */
interface KnownOfLetters {
  /** Emails to the office about the person's orders. */
  areAboutOrders: SQL
  orders: { number: string; isKept: boolean }[]
  /** Whether a withdrawal of the person is open. */
  isWithdrawing: boolean
}

/**
 * Letters to an address, those that came from it by a form, and those to the office about its orders. What they say isn't given out again:
 * it is made of what stands elsewhere, and of links that let somebody in.
 */
export const personalMails = (
  knownOf: (database: Database, email: string) => Promise<KnownOfLetters>,
): PersonalRecord => ({
  name: 'mails',
  async read(database, email) {
    const { areAboutOrders, orders, isWithdrawing } = await knownOf(database, email)
    const areTheirs = or(isSameEmail(mails.recipient, email), isSameEmail(mails.replyTo, email), areAboutOrders)
    const rows = await database.select().from(mails).where(areTheirs).orderBy(desc(mails.id))
    return rows.map((mail) => {
      const isKept = orders.some((order) => order.isKept && mail.subject.includes(order.number))
      const isAwaited = isWithdrawing && mail.kind.startsWith('withdrawal')
      return {
        id: mail.id,
        title: mail.subject,
        at: mail.createdAt.toISOString(),
        place: null,
        fate: isKept || isAwaited ? 'kept' : 'deleted',
        why: isKept ? ['of_kept_order'] : isAwaited ? ['withdrawal_open'] : [],
        until: null,
        data: {
          kind: mail.kind,
          recipient: mail.recipient,
          replyTo: mail.replyTo,
          replyToName: mail.replyToName,
          language: mail.language,
          subject: mail.subject,
          state: mail.state,
          reason: mail.reason,
          createdAt: mail.createdAt.toISOString(),
          sentAt: mail.sentAt?.toISOString() ?? null,
        },
      }
    })
  },
  async erase(transaction, _, items) {
    const going = items.filter(({ fate }) => fate === 'deleted').map(({ id }) => id)
    await transaction.delete(mails).where(inArray(mails.id, going))
  },
})

/** Waiting emails are kept until they are sent, however old they are. */
const clear =
  (areMeant: SQL): Clear =>
  async (transaction, before, max) => {
    const handedOver = sql`coalesce(${mails.sentAt}, ${mails.lastAttemptAt}, ${mails.createdAt})`
    const old = transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(areMeant, ne(mails.state, 'waiting'), lt(handedOver, before)))
      .limit(max)
    const { rowCount } = await transaction.delete(mails).where(inArray(mails.id, old))
    return rowCount ?? 0
  }

export const clearMails = (kinds: string[]) => clear(inArray(mails.kind, kinds))
export const clearMailsExcept = (kinds: string[]) => clear(notInArray(mails.kind, kinds))

/** Deletes emails of these kinds that were sent to an address. */
export async function forgetSentMails(database: Database, address: string, kinds: string[]): Promise<void> {
  await database
    .delete(mails)
    .where(and(eq(mails.recipient, address), eq(mails.state, 'sent'), inArray(mails.kind, kinds)))
}
