import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Item = string | number | Buffer | Map<string | number, Item>

/** As much of CBOR as an attestation needs. */
function cbor(item: Item): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  return Buffer.concat([head(5, item.size), ...[...item].flatMap(([name, value]) => [cbor(name), cbor(value)])])
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** A passkey in software: it signs as a phone would, and can be told to lie. */
export function createPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const host = new URL(origin).hostname
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authenticatorData = (flags: number, more = Buffer.alloc(0), forHost = host) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(forHost), Buffer.from([flags]), count, more])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    /** What a browser answers that has made it. */
    made({ challenge }: { challenge: string }, { isVerified = true }: { isVerified?: boolean } = {}) {
      const key = cbor(
        new Map<string | number, Item>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = new Map<string | number, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData((isVerified ? present | verified : present) | hasKey, attested)],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      }
      return { ...credential, response, clientExtensionResults: {} }
    },
    /** What a browser answers that was asked for it. */
    shown(
      { challenge }: { challenge: string },
      {
        from = origin,
        isVerified = true,
        counts = true,
      }: { from?: string; isVerified?: boolean; counts?: boolean } = {},
    ) {
      if (counts) counter += 1
      const data = authenticatorData(isVerified ? present | verified : present)
      const client = clientData('webauthn.get', challenge, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...credential, response, clientExtensionResults: {} }
    },
  }
}
