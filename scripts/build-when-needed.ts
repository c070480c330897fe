import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.ts'

const sources = ['index.html', 'migrations', 'package-lock.json', 'public', 'src', 'vite.config.ts']
const stamp = join(projectFolder, 'dist/built-from')

/** Builds the site unless the last build was made from just these sources. */
export async function buildWhenNeeded(): Promise<void> {
  const fingerprint = fingerprintOfSources()
  if (fingerprint === readStamp()) return
  process.stdout.write('Building the site. This happens once after each change of the program…\n')
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' })
  await builder.buildApp()
  writeFileSync(stamp, fingerprint)
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
      hash.update(`${file} ${size} ${mtimeMs}\n`)
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
