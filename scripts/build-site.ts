import { compressBuiltFiles } from './compress-built-files.ts'
import { writeParts } from './list-parts.ts'
import { projectFolder } from './project.ts'

try {
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' })
  await builder.buildApp()
  compressBuiltFiles()
  writeParts()
} catch (error) {
  const remedy = remedyFor(error as NodeJS.ErrnoException)
  if (!remedy) throw error
  process.stderr.write(`The site can't be built: ${remedy}.\n`)
  process.exitCode = 1
}

/** What the owner can do about it; anything else is a fault in the sources, for which the whole error is shown. */
function remedyFor({ code, message }: NodeJS.ErrnoException): string | undefined {
  if (/native binding|optional dependencies/i.test(message)) return 'run "npm ci" again, without --omit=optional'
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `this user may not write in ${projectFolder}`
  return code === 'ENOSPC' ? 'the disk is full' : undefined
}
