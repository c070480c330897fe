import { and, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { accountMails as lettersToAccounts } from '../customers/account.mail.tsx'
import { mailKinds, type MailKind } from '../i18n/pl/mail-kinds.ts'
import type { Clear } from '../privacy/clearing.ts'
import { mails } from './mails.table.ts'

const accountMails = [...lettersToAccounts, 'account-deleted' satisfies MailKind]
/** Letters about orders and withdrawals from them, to customers and to the office. */
const orderMails = (Object.keys(mailKinds) as MailKind[]).filter((kind) => /^(order|payment|withdrawal)\b/.test(kind))

/** What still waits is sent first, however old it is. */
const clear =
  (areMeant: ReturnType<typeof inArray>): Clear =>
  async (transaction, before, most) => {
    const handedOver = sql`coalesce(${mails.sentAt}, ${mails.lastAttemptAt}, ${mails.createdAt})`
    const old = transaction
      .select({ id: mails.id })
      .from(mails)
      .where(and(areMeant, ne(mails.state, 'waiting'), lt(handedOver, before)))
      .limit(most)
    const { rowCount } = await transaction.delete(mails).where(inArray(mails.id, old))
    return rowCount ?? 0
  }

export const clearAccountMails = clear(inArray(mails.kind, accountMails))
export const clearOrderMails = clear(inArray(mails.kind, orderMails))
export const clearOtherMails = clear(notInArray(mails.kind, [...accountMails, ...orderMails]))
