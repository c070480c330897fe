import pg from 'pg'
import type { Config } from './config.ts'

/** Whom the program talks to in a way that others on the network can read. */
export interface UnencryptedConnection {
  to: 'database' | 'payments' | 'carrier' | 'ksef' | 'mail' | 'backups'
  host: string
  /** For the log, with the remedy. */
  sentence: string
}

/**
 * Whether what is sent to this address can be read on the way: it goes to another machine, and nothing demands encryption. A name
 * without a dot is a container beside this one (`deploy/compose.yaml`); an address within the house or the provider's network is
 * another machine.
 */
export function leavesUnencrypted(url: string): boolean {
  const { protocol, hostname, username } = new URL(url)
  if (protocol.startsWith('postgres')) {
    // Asked of the driver itself, which also reads PGSSLMODE and the host of a socket.
    const { host, ssl } = new pg.Client({ connectionString: url })
    return !ssl && !isHere(host)
  }
  // With a user, STARTTLS is demanded (`mail/mailer.server.ts`); without one, letters also go where there is none.
  const isEncrypted = ['https:', 'smtps:'].includes(protocol) || (protocol === 'smtp:' && username !== '')
  return !isEncrypted && !isHere(hostname)
}

const isHere = (host: string) =>
  host === '' ||
  host.startsWith('/') ||
  /^(127(\.\d{1,3}){3}|\[?::1\]?|([\w-]+\.)?localhost\.?|host\.(docker|containers)\.internal)$/i.test(host) ||
  /^[a-z][\w-]*$/i.test(host)

const remedies = {
  database:
    'Orders, customers and the password of the database can be read on the way: add ?sslmode=verify-full to DATABASE_URL.',
  payments: 'The key of the payment provider can be read on the way: let STRIPE_API_URL begin with https.',
  carrier: 'Names and addresses of customers can be read on the way: let SHIPX_API_URL begin with https.',
  ksef: 'Who signs in to the national system of invoices can be overheard: let KSEF_URL begin with https.',
  backups:
    'Names and sizes of backups can be read on the way, though not what is in them: let BACKUP_S3_URL begin with https.',
  mail: 'Letters and the links in them can be read on the way: use smtps://, or a user, for whom encryption is demanded.',
} satisfies Record<UnencryptedConnection['to'], string>

/** All of them, as the shop is configured now; the embedded database has no address here. */
export function unencryptedConnections({
  databaseUrl,
  stripe,
  carrier,
  ksef,
  mail,
  bucket,
}: Config): UnencryptedConnection[] {
  const talksTo = {
    database: databaseUrl,
    payments: stripe?.apiUrl,
    carrier: carrier?.apiUrl,
    ksef: ksef?.url,
    mail: mail.smtpUrl,
    backups: bucket.url || undefined,
  }
  return Object.entries(talksTo).flatMap(([name, url]) => {
    if (url === undefined || !leavesUnencrypted(url)) return []
    const [to, { host }] = [name as UnencryptedConnection['to'], new URL(url)]
    return [{ to, host, sentence: `The connection to ${host} (${to}) isn't encrypted. ${remedies[to]}` }]
  })
}
