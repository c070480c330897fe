import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../project.ts'

/** The address of the largest of the built scripts. */
export async function largestScript(): Promise<string> {
  const manifest = await readFile(join(projectFolder, 'dist/client/.vite/manifest.json'), 'utf8')
  const files = Object.values(JSON.parse(manifest) as Record<string, { file: string }>).map(({ file }) => file)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (file) => ({ file, size: (await readFile(join(projectFolder, 'dist/client', file))).length })),
  )
  return `/${sizes.toSorted((one, other) => other.size - one.size)[0]?.file}`
}
