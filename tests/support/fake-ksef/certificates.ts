import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A certificate that is only good for tests, with its key. */
export interface TestCertificate {
  /** PEM. */
  certificate: string
  privateKey: string
  passphrase: string
  der: Buffer
  key: KeyObject
}

export interface Wanted {
  keys?: 'EC' | 'RSA'
  /** Who bears it, by the attributes of their name; `2.5.4.97` is the number of an organization. */
  subject?: Record<string, string>
  usage?: 'authentication' | 'offline' | 'both'
  from?: Date
  to?: Date
  /** Encrypts the key. */
  passphrase?: string
  /** Who vouches for it; absent: it vouches for itself. */
  by?: TestCertificate
}

const day = 86_400_000

/** Writes a certificate as X.509 has it, by hand: Node reads them, and makes none. */
export function makeCertificate(wanted: Wanted = {}): TestCertificate {
  const { keys = 'EC', usage = 'authentication', passphrase = '', by } = wanted
  const { from = new Date(Date.now() - day), to = new Date(Date.now() + 700 * day) } = wanted
  const subject = nameOf(wanted.subject ?? { '2.5.4.3': 'Salorge' })
  const { privateKey, publicKey } =
    keys === 'EC'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signer = by?.key ?? privateKey
  const algorithm =
    signer.asymmetricKeyType === 'ec'
      ? sequence(object('1.2.840.10045.4.3.2'))
      : sequence(object('1.2.840.113549.1.1.11'), tagged(0x05))
  const issuer = by ? nameOf({ '2.5.4.6': 'PL', '2.5.4.3': 'A test authority' }) : subject
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(7)])
  const bits = { authentication: 0x80, offline: 0x40, both: 0xc0 }[usage]
  const keyUsage = sequence(
    object('2.5.29.15'),
    tagged(0x01, Buffer.from([0xff])),
    tagged(0x04, tagged(0x03, Buffer.from([usage === 'authentication' ? 7 : 6, bits]))),
  )
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, serial),
    algorithm,
    issuer,
    sequence(moment(from), moment(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(keyUsage)),
  )
  const signature = sign('sha256', body, signer)
  const der = sequence(body, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = der.toString('base64').replaceAll(/.{1,64}/g, '$&\n')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    privateKey: privateKey
      .export({ type: 'pkcs8', format: 'pem', ...(passphrase && { cipher: 'aes-256-cbc', passphrase }) })
      .toString(),
    passphrase,
    der,
    key: privateKey,
  }
}

/** By it a certificate is known that names nobody. */
export const fingerprintOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex')

function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts)

function object(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = rest.flatMap((number) => {
    const groups = [number & 0x7f]
    for (let left = number >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80)
    return groups
  })
  return tagged(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

const nameOf = (attributes: Record<string, string>) =>
  sequence(
    ...Object.entries(attributes).map(([type, value]) =>
      tagged(0x31, sequence(object(type), tagged(0x0c, Buffer.from(value)))),
    ),
  )

/** As `20270131120000Z`, which is right for any century. */
const moment = (at: Date) => tagged(0x18, Buffer.from(`${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`))
