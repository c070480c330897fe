import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const algorithm = 'aes-256-gcm'
const version = 'v1'
const keyBytes = 32

/**
 * Encrypts what the database holds but backups must not tell: the key lies beside the database, never in it. `place` says
 * where a secret belongs, so that one can't be put in another's place.
 */
export interface SecretBox {
  close(secret: string, place: string): string
  /** Undefined where it was closed with another key. */
  open(closed: string, place: string): string | undefined
}

/** The key is the one of the environment, or made up at the first secret and kept in the data folder. */
export function openSecretBox({
  dataFolder,
  settingsKey,
}: {
  dataFolder: string
  settingsKey: string | undefined
}): SecretBox {
  const file = join(dataFolder, 'settings.key')
  const known = () => (settingsKey === undefined ? readKey(file) : createHash('sha256').update(settingsKey).digest())
  return {
    close(secret, place) {
      const start = randomBytes(12)
      const cipher = createCipheriv(algorithm, known() ?? makeKey(file), start).setAAD(Buffer.from(place))
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [version, ...[start, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join('.')
    },
    open(closed, place) {
      const key = known()
      const [written, ...parts] = closed.split('.')
      const [start, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (!key || written !== version || !start || !tag || !content) return undefined
      try {
        const decipher = createDecipheriv(algorithm, key, start).setAAD(Buffer.from(place)).setAuthTag(tag)
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file)
    return key.length === keyBytes ? key : undefined
  } catch {
    return undefined
  }
}

function makeKey(file: string): Buffer {
  const key = randomBytes(keyBytes)
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  try {
    // Of two that make one at once, the first wins; a damaged one is not written over.
    writeFileSync(file, key, { flag: 'wx', mode: 0o600 })
    return key
  } catch (error) {
    const other = readKey(file)
    if (other) return other
    throw error
  }
}
