import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { sources } from '../scripts/build-when-needed.mjs'
import { projectFolder } from '../scripts/project.ts'
import { createDataFolder } from './support/data-folder.ts'
import { createTestDatabase } from './support/database.ts'
import { startProgram, useProgram } from './support/program.ts'
import { onlyForRelease } from './support/release.ts'

const program = useProgram()

const read = (path: string) => readFile(join(projectFolder, path), 'utf8')

/** What the first group of the pattern finds, each once. */
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]

/** What the site is built from, by what lies in the project's folder. */
const topSources = [...new Set(sources.map((source) => source.split('/')[0] ?? ''))]

const missing = (named: string[], given: string[]) => named.filter((name) => !given.includes(name))

test('however it is started, Node gets the same words', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } }
  const [, memory = '', words = ''] = /^exec env ((?:\w+=\d+ )+)node (.+)$/.exec(scripts.start) ?? []
  const variables = memory.trim().split(' ')
  const [service, image, upgrade] = await Promise.all(
    ['deploy/salorge.service', 'deploy/Containerfile', 'src/server/upgrade/service.ts'].map(read),
  )
  expect(service).toMatch(new RegExp(`^ExecStart=\\S+/node ${words}$`, 'm'))
  expect(service).toContain(`\nEnvironment=${variables.join(' ')}\n`)
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...words.split(' ')]).replaceAll(',', ', ')}`)
  expect(image).toContain(`\nENV ${variables.join(' ')}\n`)
  expect(upgrade).toContain(`'${words}'`)
  for (const variable of variables) expect(upgrade).toContain(`${variable.replace('=', ": '")}'`)
})

test('every figure that the alarms look at is one that the program gives', async () => {
  const given = found(await (await fetch(`${program.origin}/metrics`)).text(), /^# TYPE (\S+) /gm)
  const named = found(await read('docs/operate.md'), /\b((?:salorge|process|nodejs)_[a-z_]+)/g)
  expect(named.length).toBeGreaterThan(8)
  // A histogram is asked for by its parts.
  const figures = named.map((name) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(missing(figures, given)).toEqual([])
})

test('what the site is built from is let into the building of the image', async () => {
  const letIn = found(await read('.dockerignore'), /^!(\S+)$/gm)
  expect(missing(topSources, letIn)).toEqual([])
})

test('what the image holds is enough to start, with nothing to build from and nothing to build with, and without what reads TypeScript', async () => {
  const parts = found(await read('deploy/Containerfile'), /^COPY --from=build \/salorge\/(\S+) /gm)
  expect(parts).not.toContain('src')
  await expectStart(await folderWith(parts), { NODE_OPTIONS: '--no-strip-types' })
})

test(
  'a built project can be moved without being built again',
  onlyForRelease('the gate starts what the image holds, elsewhere than it was built'),
  async () => {
    const { url, drop } = await createTestDatabase('ready')
    onTestFinished(drop)
    await expectStart(await folderWith([...topSources, 'package.json', 'dist']), { DATABASE_URL: url })
  },
)

async function expectStart(folder: string, settings: Record<string, string> = {}): Promise<void> {
  const data = await createDataFolder()
  onTestFinished(data.remove)
  const { origin, printed, stop } = await startProgram(data.path, settings, folder)
  onTestFinished(async () => void (await stop()))
  expect((await fetch(`${origin}/store`)).status).toBe(200)
  expect(printed()).not.toMatch(/Building/)
  // Such a folder is for its owner alone.
  const staysRoot =
    /^The program stays root, because the user with the number \d+, who runs PostgreSQL, can't read \S+\. Better [^\n]+\.$/m
  expect(staysRoot.test(printed())).toBe(process.getuid?.() === 0)
}

/** These parts of the project, and its packages without the tools that build and without a Node, as the image has them. */
async function folderWith(parts: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'salorge-image-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const copied = parts.filter((name) => name !== 'node_modules').map((name) => join(projectFolder, name))
  await promisify(execFile)('cp', ['-Rp', ...copied, folder])
  const modules = join(projectFolder, 'node_modules')
  await mkdir(join(folder, 'node_modules'))
  const packages = (await readdir(modules)).filter((name) => !name.startsWith('.') && !['node', 'vite'].includes(name))
  await Promise.all(packages.map((name) => symlink(join(modules, name), join(folder, 'node_modules', name))))
  return folder
}
