import { isPolishTaxNumber } from '../schemas/tax-number.ts'
import type { CarrierConfig, Config, KsefConfig } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openSecretBox } from '../server/secret-box.ts'
import type { AllValues } from './parts.ts'
import { openParts, readStoredParts } from './read-settings.server.ts'
import type { Variable } from './setting.ts'

/** What the environment says, and beside it what the owner has set: a variable wins. */
export async function readConfiguration(database: Database, environment: Config): Promise<Config> {
  const stored = await readStoredParts(database)
  const settings = openParts(stored, openSecretBox(environment))
  const isKeyLost = Boolean(stored.payments.values['secretKey']) && settings.payments.secretKey === ''
  return configurationOf(environment, settings, isKeyLost)
}

function configurationOf(
  environment: Config,
  { seller, mail, payments, ksef, carrier, backup }: AllValues,
  isKeyLost: boolean,
): Config {
  const isGiven = (variable: Variable) => environment.variables.has(variable)
  const { stripe = environment.stripeWithoutKey } = environment
  const secretKey = environment.stripe?.secretKey ?? payments.secretKey
  const webhookSecret = stripe.webhookSecret ?? (payments.webhookSecret || undefined)
  const mayBeDemo = environment.payments === 'demo' || (payments.allowsDemo && !isGiven('PAYMENTS'))
  return {
    ...environment,
    mail: {
      smtpUrl: environment.mail.smtpUrl ?? smtpUrlOf(mail),
      from: isGiven('MAIL_FROM')
        ? environment.mail.from
        : `${quoted(seller.name)} <${mail.sender || seller.officeEmail}>`,
      office: isGiven('OFFICE_EMAIL') ? environment.mail.office : mail.inbox || seller.officeEmail,
    },
    bulkMailsPerSecond: isGiven('BULK_MAILS_PER_SECOND') ? environment.bulkMailsPerSecond : mail.bulkPerSecond,
    // A shop whose key can't be read any more sells nothing, rather than giving it away.
    payments: secretKey ? 'stripe' : mayBeDemo && !isKeyLost ? 'demo' : 'closed',
    stripe: secretKey ? { ...stripe, secretKey, webhookSecret } : undefined,
    bucket: bucketOf(environment, backup),
    ksef: ksefOf(environment, seller, ksef),
    carrier: carrierOf(environment, seller, carrier),
    pickupMapToken: environment.pickupMapToken ?? (carrier.mapToken || undefined),
  }
}

/** Who has no Polish tax number isn't known to the system, so nothing goes there. */
function ksefOf(
  { ksef: given, ksefUrl: url }: Config,
  { taxNumber }: AllValues['seller'],
  { environment, certificate, privateKey, passphrase, token, ...set }: AllValues['ksef'],
): KsefConfig | undefined {
  if (given) return given
  if (environment === 'off' || !taxNumber || !isPolishTaxNumber(taxNumber)) return undefined
  const byCertificate =
    certificate && privateKey && ({ by: 'certificate', certificate, privateKey, passphrase } as const)
  const { offlineCertificate, offlineKey, offlinePassphrase } = set
  return {
    environment,
    taxNumber,
    proof: byCertificate || (token ? { by: 'token', token } : undefined),
    offline:
      offlineCertificate && offlineKey
        ? { certificate: offlineCertificate, privateKey: offlineKey, passphrase: offlinePassphrase }
        : undefined,
    url,
  }
}

/** A carrier that is chosen, and without a key can't be asked, makes no labels. */
function carrierOf(
  { carrier: given, carrierByVariables: said }: Config,
  { name, officeEmail, street, postalCode, town }: AllValues['seller'],
  set: AllValues['carrier'],
): CarrierConfig | undefined {
  if (given) return given
  const token = said.token || set.shipxKey
  const organization = said.organization || set.organization
  const chosen = said.name ?? set.name
  if (chosen === 'none' || !token || !organization) return undefined
  return {
    name: chosen,
    token,
    organization,
    apiUrl: said.apiUrl,
    sendingMethod: set.sendingMethod,
    sender: { name, email: officeEmail, phone: set.senderPhone, street, postalCode, town },
    labelFormat: set.labelFormat,
  }
}

function bucketOf({ bucket, variables }: Config, { addresses, publicKey, secondKey, ...set }: AllValues['backup']) {
  return {
    url: bucket.url || set.url,
    region: bucket.region || set.region,
    name: bucket.name || set.bucket,
    prefix: bucket.prefix || set.prefix,
    accessKey: bucket.accessKey || set.accessKey,
    secretKey: bucket.secretKey || set.secretKey,
    addresses: variables.has('BACKUP_S3_ADDRESSES') ? bucket.addresses : addresses,
    publicKeys: bucket.publicKeys.length > 0 ? bucket.publicKeys : [publicKey, secondKey].filter(Boolean),
  }
}

/** A name with signs that mean something in an address is put in quotes. */
const quoted = (name: string) =>
  /^[\p{L}\d ]*$/u.test(name) ? name : `"${name.replaceAll(/[\\"]/g, String.raw`\$&`)}"`

function smtpUrlOf({ host, port, encryption, username, password }: AllValues['mail']): string | undefined {
  if (!host) return undefined
  const user = username && `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${user}${host.includes(':') ? `[${host}]` : host}:${port}`
}
