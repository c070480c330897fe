import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectFolder } from './project.ts'

const worthIt = new Set(['.css', '.js', '.svg'])

/** Compresses the built files as well as can be: it takes a second once, instead of each visitor's line each time. */
export function compressBuiltFiles(): void {
  const folder = join(projectFolder, 'dist/client')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!worthIt.has(extname(name))) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
