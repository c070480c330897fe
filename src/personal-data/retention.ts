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
  /** The two-year warranty that a question may be about has ended by then. */
  contactMessages: { years: 2, from: 'written' },
  /** Customers ask soon, if at all, what happened to their password or account. */
  accountMails: { days: 30, from: 'sent' },
  /** Customers can complain for two years; one more year for handling the complaint. */
  orderMails: { years: 3, from: 'sent' },
  /** For answering whether an email was sent. */
  otherMails: { years: 1, from: 'sent' },
  /** Nothing was sold. Customers may ask why their order was cancelled. */
  unpaidOrders: { years: 1, from: 'written' },
  /** A link works for ninety days (`sales/orders/order.ts` says why); for thirty more it is reported as expired. */
  orderLinks: { days: 120, from: 'sent' },
  /** Email, phone and pickup point: for complaints, as the emails. The buyer's name stays for the tax records. */
  orderContacts: { years: 3, from: 'written' },
  /**
   * Tax is due in the year after the one in which it was paid (that of December in January, that on income in March), and lapses five
   * years after the end of the year in which it was due (Ordynacja podatkowa, art. 70 and 86).
   */
  paidOrders: { years: 6, from: 'endOfYearPaid' },
  /** The same, from the latest document about an order, which may be later than its payment. Until then the order stays. */
  invoices: { years: 6, from: 'endOfYearIssued' },
  /** A withdrawal decides about a refund, so it is kept as long as emails about orders. The order itself still records it. */
  withdrawals: { years: 3, from: 'written' },
  /** A bank's statement that is imported again is compared with these. The bank keeps its own for as long as the books need them. */
  statementLines: { years: 1, from: 'written' },
  /** An application that nobody handled for a year leads to no membership. */
  waitingApplications: { years: 1, from: 'applied' },
  /** The association rejected it. Applicants may ask why within a year. */
  hiddenApplications: { years: 1, from: 'hidden' },
  /** An unsubscription by mistake can be undone for thirty days. Then only the hash of the address is left. */
  contactsWhoLeft: { days: 30, from: 'left' },
  /** An inactive contact that nobody edits serves no purpose. */
  inactiveContacts: { years: 2, from: 'changed' },
  /** For answering recipients who ask why they got a campaign. */
  campaignRecipients: { years: 2, from: 'finished' },
  /** Emails are rarely opened after two years. These links belong to people who aren't on the list; others can always use theirs. */
  unsubscribeLinks: { years: 2, from: 'sent' },
  /** Whoever waited for a product for a year has found another. A letter ends it before. */
  stockWaits: { years: 1, from: 'written' },
  /** Who wants the newsletter confirms it soon, if at all; the letter's link works as long. */
  unconfirmedNewsletter: { days: 7, from: 'written' },
  /** As with contacts: a mistake can be undone, and a question answered. */
  newsletterReadersWhoLeft: { days: 30, from: 'left' },
  /** As long as emails about orders. Then a published one loses its name and its order and stays; any other goes. */
  reviews: { years: 3, from: 'written' },
  /** For disputes: most claims expire after three years. */
  auditEntries: { years: 3, from: 'written' },
  /** Long enough to look into a break-in that shows itself late. */
  accessAddresses: { days: 90, from: 'written' },
  /** Who came in is asked within a year, if at all. */
  accessEntries: { years: 1, from: 'written' },
  /** Proof of an answered request, as long as the answer can be disputed. */
  privacyRequests: { years: 3, from: 'answered' },

  // The rooms delete the following themselves; `retention.test.ts` compares the figures with theirs.
  customerSessions: { days: 180, from: 'written' },
  administratorSessions: { days: 7, from: 'written' },
  knownDevices: { days: 365, from: 'written' },
  /** A link works for an hour and is reported as expired for a day. It is deleted the night after. */
  recoveryLinks: { days: 2, from: 'written' },
  /** One day, and until the night after it. */
  attempts: { days: 2, from: 'written' },
  materials: { days: 30, from: 'sent' },
  /** The longest that `backups/which-stay.ts` keeps one, and the manual copies of it. */
  backups: { days: 56, from: 'written' },
  /** Failed jobs are kept longer, for the operator. */
  doneJobs: { days: 7, from: 'finished' },
  failedJobs: { days: 90, from: 'written' },
} as const satisfies Record<string, Retention>

export type Retained = keyof typeof retentionOf
