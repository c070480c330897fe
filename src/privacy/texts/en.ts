import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const stored: typeof pl.stored = {
  about: { title: 'What we store, where, and for how long' },
  heading: 'What we store, where, and for how long',
  lead: 'Only what the site and the shop can’t work without. That is why we don’t ask you to accept cookies: none here needs your consent.',
}

export const storedContent: typeof pl.storedContent = {
  browser: {
    heading: 'In your browser',
    explanation:
      'Nobody but us reads it. Under an https address the names of the cookies for signing in, for devices and for orders begin with __Host-. Besides, the browser remembers the files of pages, as it always does.',
    administrators: 'In the administrator’s browser alone',
    places: { cookie: 'cookie', local: 'browser storage', session: 'tab storage' },
    kept: {
      language: 'The language in which you read.',
      cart: 'The cart: what is in it, how many, and at what price.',
      plainCart: 'The cart without JavaScript: which products, and how many.',
      checkout:
        'An order that was begun: details for delivery, discount code and pickup point, so that you need not type them twice.',
      checkoutBrowser:
        'A token of the browser in which an order was begun, so that nobody else changes it before it is paid or sees it after.',
      session: 'Your sign-in to a customer account: a random token that scripts can’t read.',
      signedIn: 'A note that someone is signed in, so that pages don’t ask the server needlessly.',
      device: 'A known device: others’ attempts to sign in can’t lock you out of your account.',
      order: 'Which link from a message led to paying for an order, so that “Back” leads to that order again.',
      thanked:
        'For which order we have thanked you already, so that coming back to that page doesn’t empty a new cart.',
      typed:
        'What was typed and which part of the page was being read when the language was changed; gone once the page has loaded.',
      scrolled: 'How far pages were scrolled, so that “Back” leads to the same place.',
      adminSession: 'The sign-in to the panel.',
      adminDevice: 'An administrator’s known device.',
      adminName: 'The administrator’s name, shown while the session is checked.',
      letterKeys: 'Whether the panel listens to single letters.',
      testAddress: 'The address to which the last test message was sent.',
    },
    until: {
      tab: 'until the tab is closed',
      ordered: 'until the order is placed, or deletion',
      signedOut: 'until signing out',
      deleted: 'until deletion',
    },
    atMost: (duration) => `${duration} at most`,
  },
  server: {
    heading: 'On our server',
    explanation:
      'In the shop’s database and its backups, on our provider’s server. What has been kept long enough is deleted each night.',
    kept: {
      contactMessages: 'Messages from the contact form',
      accountMails: 'Copies of e-mails about an account and its password',
      orderMails: 'Copies of e-mails about orders',
      otherMails: 'Copies of other e-mails',
      unpaidOrders: 'Orders that were never paid',
      orderContacts: 'E-mail, telephone and pickup point of a paid order; then a hash of the address stays',
      orderLinks: 'Links to orders in messages, as hashes; they lead to the order for 90 days from being sent',
      paidOrders: 'Paid orders and bookkeeping',
      invoices: 'Invoices and their corrections, with the order they are for',
      withdrawals: 'Statements of withdrawal from a contract',
      statementLines: 'Transfers from bank statements: sender, account and reference',
      waitingApplications: 'Applications that nobody approved',
      hiddenApplications: 'Profiles of members that were hidden',
      contactsWhoLeft: 'An address on the newsletter’s list; then only its hash stays',
      inactiveContacts: 'Contacts on that list that were switched off',
      campaignRecipients: 'Who received which message of the list',
      stockWaits: 'Addresses of those who wait for a sold-out product',
      unconfirmedNewsletter: 'Requests for the newsletter that nobody confirmed',
      newsletterReadersWhoLeft: 'A customer’s subscription to the newsletter after they unsubscribed',
      reviews: 'Reviews of products: those not published, and of published ones the name and the order',
      unsubscribeLinks: 'Links to unsubscribe, with the hash of an address that is no longer on the list',
      auditEntries: 'The record of changes in the panel',
      accessAddresses: 'Network addresses from which somebody signed in to the panel, or tried to',
      accessEntries: 'The record of sign-ins to the panel and of what was refused',
      privacyRequests: 'Requests about personal data',
      customerSessions: 'Customers’ sign-ins',
      administratorSessions: 'The administrator’s sign-ins',
      knownDevices: 'Known devices',
      recoveryLinks: 'Links to set a new password',
      attempts: 'Counted attempts to sign in and to send forms, with the IP address or the e-mail address',
      materials: 'Materials prepared for members',
      backups: 'Backups of the whole database',
      doneJobs: 'Background jobs that were done',
      failedJobs: 'Background jobs that failed',
    },
    since: {
      written: 'from being written',
      sent: 'from being sent',
      endOfYearPaid: 'from the end of the year of payment',
      endOfYearIssued: 'from the end of the year of the last document',
      applied: 'from the application',
      hidden: 'from being hidden',
      left: 'from unsubscribing',
      changed: 'from the last change',
      finished: 'from the end',
      answered: 'from the answer',
    },
    rest: [
      {
        what: 'The IP address of an order that waits to be paid and holds goods',
        howLong: 'until it is paid, cancelled or lets the goods go, usually an hour at most',
      },
      { what: 'A customer’s account', howLong: 'until it is deleted' },
      { what: 'Members', howLong: 'until membership ends' },
      { what: 'Hashes of addresses that left the newsletter', howLong: 'for good, so that nobody writes to them' },
    ],
  },
  others: {
    heading: 'What you won’t find here',
    list: [
      'Advertising, tracking scripts or social networks’ plug-ins. Links to social networks are ordinary links.',
      'Data on who visits us. We only count how often our pages are opened, which site led there, and which language and country the browser names: without cookies, addresses or identifiers.',
      `Calls to other companies’ servers, with two exceptions. ${brand.carrier.name}’s map of pickup points is loaded only when you open it, and the carrier then learns the IP address. Typefaces and pictures are on our server; but where a product or a person is shown with a photo hosted elsewhere, the browser fetches it from there.`,
      'Card or bank details. You pay on the payment provider’s own page.',
    ],
  },
  removal: {
    heading: 'How to delete it',
    get list() {
      return [
        'Cookies and storage: in the browser’s settings. This empties the cart and signs you out.',
        'An account: you can delete it yourself, in its settings. You can also download a copy of your data there.',
        `Everything else: a message to ${brand.officeEmail} is enough. We answer within a month at the latest.`,
      ]
    },
    policy: 'Privacy policy',
  },
}
