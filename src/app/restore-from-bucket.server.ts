import { rmSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchBackup, listBucket } from '../backups/bucket/fetch-backup.server.ts'
import { isBucketSet } from '../backups/bucket/open-bucket.server.ts'
import type { Config } from '../server/config.ts'
import { putKeyBack } from '../server/secret-box.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { readSecretLine } from '../server/terminal.ts'

type Say = (line: string) => void

interface Asked {
  /** Undefined: the newest. */
  name: string | undefined
  keyFile: string | undefined
}

const usage =
  'Say: npm run restore -- --from-bucket [NAME] [--key-file FILE] [--yes]. Without a file, the private key is asked for.'

/** The key is never a word of the command: others on the machine see those. */
export function readBucketWords(words: string[]): Asked {
  const asked: Asked = { name: undefined, keyFile: undefined }
  const rest = words.filter((word) => word !== '--from-bucket')
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--key-file') asked.keyFile = rest.shift() ?? refuseWords()
    else if (word.startsWith('-') || asked.name !== undefined || /^age-secret-key/i.test(word)) refuseWords()
    else asked.name = word
  }
  return asked
}

function refuseWords(): never {
  throw new StartupProblem(usage)
}

/** `npm run restore -- --list`: what the bucket has, the newest first. */
export async function listInBucket({ bucket }: Config, say: Say): Promise<void> {
  requireBucket(bucket)
  const backups = await listBucket(bucket)
  if (backups.length === 0) say(`There is no backup in ${bucket.name}.`)
  for (const { name, bytes, madeAt } of backups)
    say(`${name}  ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${(bytes / 1e6).toFixed(1)} MB`)
}

/** Fetches a backup from the bucket, decrypts it, has it restored, and puts the key of the settings in its place. */
export async function restoreFromBucket(
  config: Config,
  { name, keyFile }: Asked,
  fromCaller: (file: string) => string,
  say: Say,
  restoreFile: (path: string) => Promise<void>,
): Promise<void> {
  const { bucket, dataFolder } = config
  requireBucket(bucket)
  const { readPrivateKey } = await import('../backups/bucket/seal.server.ts')
  const backups = await listBucket(bucket)
  const backup = name === undefined ? backups[0] : backups.find((one) => one.name === name.replace(/\.age$/, ''))
  if (!backup) throw new StartupProblem(`There is no ${name ?? 'backup'} in ${bucket.name}: look with --list.`)
  const privateKey = readPrivateKey(
    keyFile === undefined ? await readSecretLine('Private key of the backups: ') : await read(fromCaller(keyFile)),
  )
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const folder = join(dataFolder, 'from-bucket')
  // What was fetched holds personal data: it goes away however the command ends, or when the next one begins.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  try {
    const path = join(folder, backup.name)
    say(`Fetching ${backup.name} (${(backup.bytes / 1e6).toFixed(1)} MB) from ${bucket.name}.`)
    const settingsKey = await fetchBackup(bucket, backup, privateKey, path)
    await restoreFile(path)
    say(keyWords(config, settingsKey))
  } finally {
    clear()
  }
}

function keyWords(config: Config, settingsKey: Uint8Array | undefined): string {
  if (!settingsKey) return 'No settings.key came along: the panel says which secrets have to be typed anew.'
  return putKeyBack(config, settingsKey)
    ? 'settings.key is in its place: the shop reads the secrets that were set in the panel.'
    : 'SETTINGS_KEY is another one than that of the backup: take it out of the environment, or type the secrets in the panel anew.'
}

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupProblem(`${file} can't be read (${error.code}).`)
  })

function requireBucket(bucket: Config['bucket']): void {
  if (!isBucketSet(bucket))
    throw new StartupProblem(
      'Say where the bucket is: set BACKUP_S3_URL, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY, and BACKUP_S3_REGION and BACKUP_S3_PREFIX where you had them.',
    )
}
