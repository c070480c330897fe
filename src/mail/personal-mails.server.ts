import { desc, inArray, or } from 'drizzle-orm'
import { isAbout } from '../orders/anonymise-order.server.ts'
import { numbersOf } from '../orders/personal-orders.server.ts'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { isSameAddress } from '../server/same-address.ts'
import { declaresStill } from '../withdrawal/open-withdrawals.server.ts'
import { mails } from './mails.table.ts'

/**
 * Letters to an address, those that came from it by a form, and those to the office about its orders. What they say isn't given out again:
 * it is made of what stands elsewhere, and of links that let somebody in.
 */
export const personalMails: PersonalRecord = {
  name: 'mails',
  async read(database, email) {
    const theirs = await numbersOf(database, email)
    const isWithdrawing = await declaresStill(database, email)
    const rows = await database
      .select()
      .from(mails)
      .where(
        or(
          isTheirs(email),
          isAbout(
            mails.subject,
            theirs.map(({ number }) => number),
          ),
        ),
      )
      .orderBy(desc(mails.id))
    return rows.map((mail) => {
      const isKept = theirs.some((order) => order.isKept && mail.subject.includes(order.number))
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
    if (going.length > 0) await transaction.delete(mails).where(inArray(mails.id, going))
  },
}

const isTheirs = (email: string) => or(isSameAddress(mails.recipient, email), isSameAddress(mails.replyTo, email))
