import { createHash, randomBytes } from 'node:crypto'

/** A secret that its holder shows to be recognised: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A path as the log may have it: some carry a token, and who reads the log could use it. */
export function withoutToken(path: string): string {
  return path.replace(/(\/unsubscribe\/+).+/is, '$1…')
}

/** The only form in which a token is stored. It is random, so a plain hash can't be guessed back. */
export function hashOfToken(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest()
}
