import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { projectFolder } from './project.ts'

export interface Browser {
  executablePath: string
  /** What the packed browser needs to find its own libraries and fonts. */
  env: Record<string, string>
}

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * A Chromium to test with: the one that `CHROMIUM_PATH` names, an installed one, the one packed in an npm package,
 * or, where we may, the package of the Debian distribution.
 */
export async function findChromium(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return require(given, `CHROMIUM_PATH names ${given}, which does not run.`)
  const installed = [...commands.map(whereIs), ...applications, chromium.executablePath()]
  for (const path of installed) {
    if (path && runs({ executablePath: path, env: {} })) return { executablePath: path, env: {} }
  }
  const packed = await unpack()
  if (runs(packed)) return packed
  if (process.getuid?.() === 0 && whereIs('apt-get')) installFromDebian()
  return require(whereIs('chromium') ?? 'chromium', 'The tests need Chromium: install it, or set CHROMIUM_PATH to one.')
}

function require(executablePath: string, otherwise: string): Browser {
  const browser = { executablePath, env: {} }
  if (!runs(browser)) throw new Error(otherwise)
  return browser
}

function whereIs(command: string): string | undefined {
  return spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim() || undefined
}

function runs({ executablePath, env }: Browser): boolean {
  if (!existsSync(executablePath)) return false
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 }).status === 0
}

/** Unpacks the browser of the npm package into a folder of the project, with the libraries that it brings along. */
async function unpack(): Promise<Browser> {
  const folder = join(projectFolder, 'node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const before = { ...process.env }
  // The package reads these at its import: where to unpack, and that libraries are wanted too.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs24.x' })
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  process.env = before
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: describeFonts(folder) },
  }
}

/**
 * The package's own description names folders of the machines that it is made for. Without any font to fall back on,
 * the browser crashes now and then on a letter that a web font hasn't brought yet.
 */
function describeFonts(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const [fonts, cache] = [join(folder, 'fonts/fonts'), join(folder, 'fonts-cache')]
  writeFileSync(file, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`)
  return file
}

function installFromDebian(): void {
  process.stdout.write('Installing Chromium for the tests…\n')
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
}
