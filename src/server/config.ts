import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { brand } from '../brand.ts'
import { isPublicKey, readPublicKeys } from '../kernel/public-key.ts'
import { statementSeconds } from './database/database.ts'
import type { Pace } from './http/request-body-pace.ts'
import { StartupProblem } from './startup-problem.ts'

const flag = z.pipe(
  z._default(z.enum(['0', '1', 'false', 'true']), 'false'),
  z.transform((written) => written === '1' || written === 'true'),
)

const wholeNumber = (highest: number, lowest = 0) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
    z.number().check(z.minimum(lowest), z.maximum(highest)),
  )

/** An address, or a name followed by an address in angle brackets. */
const sender = z
  .string()
  .check(z.refine((written) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(written)?.[1] ?? written).success))

/** Every setting, by its variable. */
export const environment = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_SECONDS: z._default(wholeNumber(600, 1), statementSeconds),
  ADMIN_USERNAME: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(256))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(sender),
  OFFICE_EMAIL: z.optional(z.email()),
  BULK_MAILS_PER_SECOND: z._default(wholeNumber(1_000, 1), 10),
  PAYMENTS: z.optional(z.literal('demo')),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[!-~]{8,}$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^[!-~]{8,}$/))),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  INPOST_GEOWIDGET_TOKEN: z.optional(z.string().check(z.regex(/^[!-~]{8,}$/))),
  CARRIER: z.optional(z.enum(['none', 'inpost'])),
  SHIPX_TOKEN: z.optional(z.string().check(z.regex(/^[!-~]{8,4000}$/))),
  SHIPX_ORGANIZATION: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  SHIPX_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  VIES_URL: z.optional(z.url({ protocol: /^https?$/ })),
  KSEF_URL: z.optional(z.url({ protocol: /^https?$/ })),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  TRUST_PROXY: flag,
  DRAIN_SECONDS: z._default(wholeNumber(20), 0),
  SETTINGS_KEY: z.optional(z.string().check(z.minLength(32))),
  BACKUP_S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
  BACKUP_S3_REGION: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  BACKUP_S3_BUCKET: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/))),
  BACKUP_S3_PREFIX: z.optional(z.string().check(z.regex(/^[\w./-]{1,200}$/))),
  BACKUP_S3_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[!-~]{1,200}$/))),
  BACKUP_S3_SECRET_KEY: z.optional(z.string().check(z.regex(/^[!-~]{1,500}$/))),
  BACKUP_S3_ADDRESSES: z.optional(z.enum(['path', 'host'])),
  BACKUP_PUBLIC_KEY: z.optional(z.string().check(z.refine((written) => readPublicKeys(written).every(isPublicKey)))),
})

/** What each variable accepts, in words: the answer to a wrong value. */
const accepted: Record<keyof z.infer<typeof environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  PUBLIC_URL: 'an address such as https://shop.example.com',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  DATABASE_SECONDS: 'a number of seconds from 1 to 600',
  ADMIN_USERNAME: 'a name of 1 to 100 characters',
  ADMIN_PASSWORD: 'a password of 8 to 256 characters',
  SMTP_URL: 'an address such as smtp://user:password@mail.example.com:587 or smtps://…:465',
  MAIL_FROM: 'an e-mail address, or a name and an address such as "Shop <shop@example.com>"',
  OFFICE_EMAIL: 'an e-mail address',
  BULK_MAILS_PER_SECOND: 'a number from 1 to 1000',
  PAYMENTS: 'demo, or nothing',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, such as sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a webhook endpoint at Stripe, such as whsec_…',
  STRIPE_API_URL: 'an address such as https://api.stripe.com',
  INPOST_GEOWIDGET_TOKEN: 'the token that the carrier gave for its map',
  CARRIER: 'none or inpost',
  SHIPX_TOKEN: 'the token that InPost gave for its ShipX API',
  SHIPX_ORGANIZATION: 'the number of the organization at ShipX',
  SHIPX_API_URL: 'an address such as https://api-shipx-pl.easypack24.net',
  VIES_URL: 'an address such as https://ec.europa.eu/taxation_customs/vies/rest-api/',
  KSEF_URL: 'an address such as http://127.0.0.1:12112',
  METRICS_TOKEN: 'a secret of 16 characters or more',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  TRUST_PROXY: 'true or false',
  DRAIN_SECONDS: 'a number of seconds from 0 to 20',
  SETTINGS_KEY: 'a secret of 32 characters or more',
  BACKUP_S3_URL: 'an address such as https://s3.example.com',
  BACKUP_S3_REGION: 'the name of a region, such as eu-central-1',
  BACKUP_S3_BUCKET: 'the name of a bucket',
  BACKUP_S3_PREFIX: 'a folder in the bucket, such as shop',
  BACKUP_S3_ACCESS_KEY: 'the access key of an account at the bucket',
  BACKUP_S3_SECRET_KEY: 'the secret key of that account',
  BACKUP_S3_ADDRESSES: 'path or host',
  BACKUP_PUBLIC_KEY: 'a public key of age, age1…, or two with a space between them',
}

/** A place in an S3-compatible store, and to whom backups are encrypted there. */
export interface BucketConfig {
  url: string
  region: string
  name: string
  prefix: string
  accessKey: string
  secretKey: string
  /** Whether the bucket's name stands in the path or before the host's name. */
  addresses: 'path' | 'host'
  publicKeys: string[]
}

/** A certificate with its key, both as PEM. */
export interface KsefCertificate {
  certificate: string
  privateKey: string
  /** Of a key that is itself encrypted. */
  passphrase: string
}

/** Who the seller is to the national system of invoices, and how they prove it. */
export interface KsefConfig {
  environment: 'test' | 'production'
  /** Ten digits. */
  taxNumber: string
  /** Undefined: there is nothing to prove it with yet, or it can't be read any more. */
  proof: ({ by: 'certificate' } & KsefCertificate) | { by: 'token'; token: string } | undefined
  /** For code II on documents that aren't there yet; undefined: they go without. */
  offline: KsefCertificate | undefined
  /** Another address, for tests and development. */
  url: string | undefined
  /** How long an answer may take, how long the system may think about who we are, and the pause before it is asked again; in milliseconds. */
  patience?: { answer: number; admission: number; pause: number }
}

/** Where labels come from. */
export interface CarrierConfig {
  name: 'inpost'
  token: string
  organization: string
  /** Undefined: the carrier's own. */
  apiUrl: string | undefined
  /** How parcels get to the carrier, in its own words. */
  sendingMethod: SendingMethod
  /** Who sends; a phone number is what the carrier calls when something is wrong with a parcel. */
  sender: { name: string; email: string; phone: string; street: string; postalCode: string; town: string }
  labelFormat: LabelFormat
  /** How long it may take to answer, and how long a parcel is not asked for again whose answer was lost; in milliseconds. */
  patience?: { answer: number; quiet: number }
}
type SendingMethod = 'parcel_locker' | 'pop' | 'dispatch_order'
type LabelFormat = 'pdf-a6' | 'pdf-a4' | 'zpl'

export interface Config {
  port: number
  host: string
  /** The address people see, without a trailing slash; undefined: whatever address they came by. */
  publicUrl: string | undefined
  dataFolder: string
  databaseUrl: string | undefined
  /** How long a statement may take. Who waits for one that takes longer hears that the service is unavailable. */
  databaseSeconds: number
  administrator: { username: string; password: string | undefined }
  /** Without a server, messages become files in the outbox. */
  mail: { smtpUrl: string | undefined; from: string; office: string }
  /** How fast campaigns go out, all copies together: what the mail server takes without complaint. */
  bulkMailsPerSecond: number
  /**
   * Who takes the money: Stripe where there is a key, else a demonstration. Where strangers come that has to be asked for, and
   * `closed` otherwise.
   */
  payments: 'stripe' | 'demo' | 'closed'
  stripe:
    | {
        secretKey: string
        webhookSecret: string | undefined
        apiUrl: string | undefined
        /** How long it may take to answer, in milliseconds; absent: as long as a customer stands it. */
        timeout?: { attempt: number; retries: number; altogether: number }
      }
    | undefined
  /** What is said of Stripe where the key isn't in the environment. */
  stripeWithoutKey: { webhookSecret: string | undefined; apiUrl: string | undefined }
  /** Without one, a stand-in takes the place of the carrier's map. */
  pickupMapToken: string | undefined
  /** Undefined: labels are made elsewhere. */
  carrier: CarrierConfig | undefined
  /** What the environment says of the carrier; the rest is set in the panel. */
  carrierByVariables: {
    name: 'none' | 'inpost' | undefined
    token: string
    organization: string
    apiUrl: string | undefined
  }
  /** Where numbers of companies are asked for; undefined: of the Commission. */
  viesUrl: string | undefined
  /** Undefined: no invoice goes to the national system. */
  ksef: KsefConfig | undefined
  /** Where that system is, if not where the ministry has it. */
  ksefUrl: string | undefined
  /** What `/metrics` asks of those who come over a network. */
  metricsToken: string | undefined
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  trustProxy: boolean
  /** How fast people have to send; absent: as it suits them and us. */
  pace?: Partial<Pace>
  /** How long a stopping copy goes on serving after it has said that it isn't well: a proxy sees that and looks elsewhere. */
  drainSeconds: number
  /** Secrets that the owner sets are encrypted with it; undefined: with a key in the data folder. */
  settingsKey: string | undefined
  /** Where backups go besides. What nobody has said is empty. */
  bucket: BucketConfig
  /** Which variables are set: they win over what the owner sets. */
  variables: ReadonlySet<string>
}

/** Reads the environment once. A wrong value stops the start with a sentence that never repeats the value itself. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof accepted))
    throw new StartupProblem([...names].map((name) => `${name} must be ${accepted[name]}.`).join(' '))
  }
  const given = parsed.data
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL && new URL(given.PUBLIC_URL).origin,
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseSeconds: given.DATABASE_SECONDS,
    administrator: { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD },
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM ?? `${brand.name} <${brand.officeEmail}>`,
      office: given.OFFICE_EMAIL ?? brand.officeEmail,
    },
    bulkMailsPerSecond: given.BULK_MAILS_PER_SECOND,
    payments: given.STRIPE_SECRET_KEY ? 'stripe' : given.PAYMENTS === 'demo' || !isPublic(given) ? 'demo' : 'closed',
    stripe: given.STRIPE_SECRET_KEY
      ? { secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API_URL }
      : undefined,
    stripeWithoutKey: { webhookSecret: given.STRIPE_WEBHOOK_SECRET, apiUrl: given.STRIPE_API_URL },
    pickupMapToken: given.INPOST_GEOWIDGET_TOKEN,
    // Who sends is known from the settings.
    carrier: undefined,
    carrierByVariables: {
      name: given.CARRIER,
      token: given.SHIPX_TOKEN ?? '',
      organization: given.SHIPX_ORGANIZATION ?? '',
      apiUrl: given.SHIPX_API_URL,
    },
    viesUrl: given.VIES_URL,
    // Whose invoices they are is known from the settings.
    ksef: undefined,
    ksefUrl: given.KSEF_URL?.replace(/\/$/, ''),
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    drainSeconds: given.DRAIN_SECONDS,
    settingsKey: given.SETTINGS_KEY,
    bucket: {
      url: given.BACKUP_S3_URL ?? '',
      region: given.BACKUP_S3_REGION ?? '',
      name: given.BACKUP_S3_BUCKET ?? '',
      prefix: given.BACKUP_S3_PREFIX ?? '',
      accessKey: given.BACKUP_S3_ACCESS_KEY ?? '',
      secretKey: given.BACKUP_S3_SECRET_KEY ?? '',
      addresses: given.BACKUP_S3_ADDRESSES ?? 'path',
      publicKeys: readPublicKeys(given.BACKUP_PUBLIC_KEY ?? ''),
    },
    variables: new Set(Object.keys(filled)),
  }
}

/** Whether strangers come here: by an https address, or because nobody says by which and other machines are listened to. */
function isPublic({ PUBLIC_URL, HOST }: z.infer<typeof environment>): boolean {
  return PUBLIC_URL ? PUBLIC_URL.startsWith('https:') : !/^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(HOST)
}

/** Where the site is for those who aren't looking at it, such as the readers of a mail. */
export function siteAddressOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicUrl ?? `http://${name}:${port}`
}
