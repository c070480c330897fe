import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuiltFiles } from './compress-built-files.ts'
import { writeParts } from './list-parts.ts'
import { projectFolder } from './project.ts'

try {
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' })
  await builder.buildApp()
  compressBuiltFiles()
  writeParts()
  noteWhatWasBuilt()
} catch (error) {
  const remedy = remedyFor(error as NodeJS.ErrnoException)
  if (!remedy) throw error
  process.stderr.write(`The site can't be built: ${remedy}.\n`)
  process.exitCode = 1
}

/** For the panel's page of the shop's state: an image holds the build alone. */
function noteWhatWasBuilt(): void {
  const read = (name: string) => readFileSync(join(projectFolder, name), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const built = {
    number: version,
    commit: commitOfSources(),
    builtAt: new Date().toISOString(),
    changes: read('CHANGELOG.md'),
  }
  writeFileSync(join(projectFolder, 'dist/built.json'), JSON.stringify(built))
}

/** Sources that came without their history have none. */
function commitOfSources(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

/** What the owner can do about it; anything else is a fault in the sources, for which the whole error is shown. */
function remedyFor({ code, message }: NodeJS.ErrnoException): string | undefined {
  if (/native binding|optional dependencies/i.test(message)) return 'run "npm ci" again, without --omit=optional'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `this user may not write in ${projectFolder}`
  return code === 'ENOSPC' ? 'the disk is full' : undefined
}
