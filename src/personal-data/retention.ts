/**
 * How long personal data is kept, and why: all periods in one place. `from` is described by whoever shows it. No period
 * is shorter than a law demands, or longer than the privacy policy promises.
 */
export interface Retention {
  days?: number
  years?: number
  /** From when it counts; of `endOfYear` all years are whole ones. */
  from:
    | 'written'
    | 'sent'
    | 'endOfYearPaid'
    | 'endOfYearIssued'
    | 'applied'
    | 'hidden'
    | 'left'
    | 'changed'
    | 'finished'
    | 'answered'
}

export const retentionOf = {
  /** A question and its answer are over by then, and so are two years of warranty that it may have been about. */
  contactMessages: { years: 2, from: 'written' },
  /** Whoever changed a password or deleted an account may ask what happened; nobody else does, and not for long. */
  accountMails: { days: 30, from: 'sent' },
  /** A customer complains within two years, and is answered; a year more for what then goes on. */
  orderMails: { years: 3, from: 'sent' },
  /** To find out whether somebody got what they ask about. */
  otherMails: { years: 1, from: 'sent' },
  /** Nothing was sold: only for who asks why their order was cancelled. */
  unpaidOrders: { years: 1, from: 'written' },
  /** Ninety days to be used in (`sales/orders/order.ts` says why), and thirty to be told that it is over. */
  orderLinks: { days: 120, from: 'sent' },
  /** E-mail, phone and pickup point: for complaints, as the letters. Who bought stays, as the tax records want it. */
  orderContacts: { years: 3, from: 'written' },
  /**
   * Tax is due in the year after the one in which it was paid (that of December in January, that on income in March), and lapses five
   * years after the end of the year in which it was due (Ordynacja podatkowa, art. 70 and 86).
   */
  paidOrders: { years: 6, from: 'endOfYearPaid' },
  /** The same, from the latest document about an order: it was issued or corrected later than that was paid. Until then the order stays. */
  invoices: { years: 6, from: 'endOfYearIssued' },
  /** Money went back by it, or was refused: as long as the letters about orders. That an order was withdrawn from stays with it. */
  withdrawals: { years: 3, from: 'written' },
  /** Nobody has looked at it for so long: there is no membership that it would be kept for. */
  waitingApplications: { years: 1, from: 'applied' },
  /** The association has decided against it; who asks why is answered within a year. */
  hiddenApplications: { years: 1, from: 'hidden' },
  /** Somebody left the list: a slip can be put right so long, then the hash of the address is all that is left. */
  contactsWhoLeft: { days: 30, from: 'left' },
  /** Switched off and not touched since: no purpose is left. */
  inactiveContacts: { years: 2, from: 'changed' },
  /** To whom a campaign went, for who asks why they were written to. */
  campaignRecipients: { years: 2, from: 'finished' },
  /** A letter is rarely opened after so long. Who is on the list can leave by any letter; these are of those who aren't. */
  unsubscribeLinks: { years: 2, from: 'sent' },
  /** Who changed what in the shop: for disputes, as long as most claims live. */
  auditEntries: { years: 3, from: 'written' },
  /** That a request about somebody's data was answered: for as long as its answer may be questioned. */
  privacyRequests: { years: 3, from: 'answered' },

  // What follows is cleared away by its own rooms; `retention.test.ts` compares the figures with theirs.
  customerSessions: { days: 180, from: 'written' },
  administratorSessions: { days: 7, from: 'written' },
  knownDevices: { days: 365, from: 'written' },
  /** An hour to be used in, and a day to be told that it is over. The night after, it goes. */
  recoveryLinks: { days: 2, from: 'written' },
  /** A day, and until the night after it. */
  attempts: { days: 2, from: 'written' },
  materials: { days: 30, from: 'sent' },
  /** Where the operator keeps as many as the manual says. */
  backups: { days: 30, from: 'written' },
  /** Jobs that were done; those that failed wait longer for the operator. */
  doneJobs: { days: 7, from: 'finished' },
  failedJobs: { days: 90, from: 'written' },
} as const satisfies Record<string, Retention>

export type Retained = keyof typeof retentionOf
