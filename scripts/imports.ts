import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A file as a path of the project, a package by its name. */
export interface Import {
  to: string
  /** Gone when the program runs. */
  isType: boolean
  /** Fetched when it is needed: no part of loading this file. */
  isLazy: boolean
}

/** What each file of the program imports. */
export const readImports = (): Map<string, Import[]> =>
  new Map(globSync('src/**/*.{ts,tsx}').map((file) => [file, importsOf(file)]))

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} can't be read`)
  const written = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      target: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ target: moduleRequest?.value ?? '', isType, isLazy: false })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      target: /^'(.+)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? '',
      isType: false,
      isLazy: true,
    })),
  ]
  return written
    .filter(({ target }) => target)
    .map(({ target, ...rest }) => ({ to: resolveFrom(file, target), ...rest }))
}

function resolveFrom(file: string, target: string): string {
  if (!target.startsWith('.')) return target
  // What stands behind a question mark says in which form a file is wanted.
  const path = normalize(join(dirname(file), target.replace(/\?.*$/, '')))
  if (!existsSync(path)) throw new Error(`${file} imports ${target}, which isn't there`)
  return path
}
