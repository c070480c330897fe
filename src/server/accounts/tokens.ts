import { createHash, randomBytes } from 'node:crypto'

/** A secret that its holder shows to be recognised: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A path as the log may have it. Some carry a token, which whoever reads the log could use, and some the address of a
 * person: however they are spelled.
 */
export function withoutSecrets(path: string): string {
  const parts = path.split('/').map((part) => (/@|%40|%2540/i.test(part) ? '…' : part))
  return parts.join('/').replaceAll(/[\w-]{43,}/g, '…')
}

/** The only form in which a token is stored. It is random, so a plain hash can't be guessed back. */
export function hashOfToken(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest()
}
