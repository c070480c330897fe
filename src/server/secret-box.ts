import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'
import { syncFolderAtOnce } from './files/flush.ts'
import { StartupProblem } from './startup-problem.ts'

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

const keyFileIn = (dataFolder: string) => join(dataFolder, 'settings.key')

/** The key is the one of the environment, or made up at the first secret and kept in the data folder. */
export function openSecretBox({ dataFolder, settingsKey }: Pick<Config, 'dataFolder' | 'settingsKey'>): SecretBox {
  const file = keyFileIn(dataFolder)
  const known = () => readSettingsKey({ dataFolder, settingsKey })
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

/** The key itself, as `settings.key` would hold it; undefined where there is none yet. */
export const readSettingsKey = ({ dataFolder, settingsKey }: Pick<Config, 'dataFolder' | 'settingsKey'>) =>
  settingsKey === undefined ? readKey(keyFileIn(dataFolder)) : createHash('sha256').update(settingsKey).digest()

/** Undefined where there is none yet. */
function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file)
    return key.length === keyBytes ? key : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    // Taken for missing, it would leave a shop that sells without its payment and mail.
    throw new StartupProblem(
      `${file} can't be read (${code}): secrets that were set in the panel are encrypted with it.`,
    )
  }
}

/** Of two that make one at once, the first wins. It gets its name only when it is whole. */
function makeKey(file: string, content: Uint8Array = randomBytes(keyBytes)): Buffer {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  rmSync(draft, { force: true })
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeSync(handle, content)
    fsyncSync(handle)
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(handle)
    rmSync(draft, { force: true })
  }
  // What is closed with it is of no use after a power cut that takes its name.
  syncFolderAtOnce(dirname(file))
  const key = readKey(file)
  if (!key) throw new StartupProblem(`${file} is no key: remove it, and type the secrets in the panel anew.`)
  return key
}

/** The key's file in a data folder, made if need be: before the user changes who may write there. */
export function prepareKey(dataFolder: string): string {
  const file = keyFileIn(dataFolder)
  if (!readKey(file)) makeKey(file)
  return file
}

/**
 * Puts a key that came along with a backup in its place. Another one that lies there is kept beside it: it may open what a
 * newer backup holds. Nothing is done where the environment has the key.
 *
 * @returns whether the shop now reads secrets that were closed with this key
 */
export function putKeyBack({ dataFolder, settingsKey }: Pick<Config, 'dataFolder' | 'settingsKey'>, key: Uint8Array) {
  const held = readSettingsKey({ dataFolder, settingsKey })
  if (held) {
    if (held.equals(key)) return true
    if (settingsKey !== undefined) return false
    renameSync(keyFileIn(dataFolder), `${keyFileIn(dataFolder)}.before-${Date.now()}`)
  }
  makeKey(keyFileIn(dataFolder), key)
  return true
}
