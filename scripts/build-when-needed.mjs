// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// JavaScript, as `start.mjs` is.
const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/** What the site is built from. */
export const sources = [
  'CHANGELOG.md',
  'index.html',
  'migrations',
  'package-lock.json',
  'panel.html',
  'public',
  'scripts/build-site.ts',
  'scripts/compress-built-files.ts',
  'scripts/files-of-pages.ts',
  'scripts/list-parts.ts',
  'src',
  'vite.config.ts',
]
const stamp = join(projectFolder, 'dist/built-from')

/**
 * Builds the site unless the last build was made from just these sources. An image holds a build and no sources.
 *
 * @returns {Promise<void>}
 */
export async function buildWhenNeeded() {
  if (!existsSync(join(projectFolder, 'src'))) return
  const fingerprint = fingerprintOfSources()
  if (fingerprint === readStamp()) return
  process.stdout.write('Building the site. This happens once after each change of the program…\n')
  // In a process of its own: what building takes of memory would stay with the shop for as long as it runs.
  const builder = spawn(process.execPath, ['scripts/pinned.mjs', 'build-site'], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) process.exit(1)
  writeFileSync(stamp, fingerprint)
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesUnder(join(projectFolder, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(projectFolder, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
