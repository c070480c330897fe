import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressBuiltFiles } from './compress-built-files.ts'
import { projectFolder } from './project.ts'

const sources = ['index.html', 'migrations', 'package-lock.json', 'public', 'src', 'vite.config.ts']
const stamp = join(projectFolder, 'dist/built-from')

/** Builds the site unless the last build was made from just these sources. An image holds a build and no sources. */
export async function buildWhenNeeded(): Promise<void> {
  if (!existsSync(join(projectFolder, 'src'))) return
  const fingerprint = fingerprintOfSources()
  if (fingerprint === readStamp()) return
  process.stdout.write('Building the site. This happens once after each change of the program…\n')
  try {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' })
    await builder.buildApp()
    compressBuiltFiles()
    writeFileSync(stamp, fingerprint)
  } catch (error) {
    const remedy = remedyFor(error as NodeJS.ErrnoException)
    if (!remedy) throw error
    process.stderr.write(`The site can't be built: ${remedy}.\n`)
    process.exit(1)
  }
}

/** What the owner can do about it; anything else is a fault in the sources, for which the whole error is shown. */
function remedyFor({ code, message }: NodeJS.ErrnoException): string | undefined {
  if (/native binding|optional dependencies/i.test(message)) return 'run "npm ci" again, without --omit=optional'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `this user may not write in ${projectFolder}`
  return code === 'ENOSPC' ? 'the disk is full' : undefined
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesUnder(join(projectFolder, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(projectFolder, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
