import { readFile } from 'node:fs/promises'
import type { Version } from './status.ts'

const beside = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

let read: Promise<Version> | undefined

/** Which program runs: what its build has noted, or what its sources say where nothing was built. */
export const readVersion = (): Promise<Version> =>
  (read ??= beside('../built.json').then(
    (built) => {
      const { changes, ...rest } = JSON.parse(built) as Omit<Version, 'changes'> & { changes: string }
      return { ...rest, changes: newestChanges(changes) }
    },
    async () => {
      const { version } = JSON.parse(await beside('../../package.json')) as { version: string }
      return {
        number: version,
        commit: null,
        builtAt: null,
        changes: newestChanges(await beside('../../CHANGELOG.md')),
      }
    },
  ))

/** The points of the newest chapter, without their marks. */
export function newestChanges(changelog: string): string[] {
  const [, newest = ''] = changelog.split(/^## .*$/m)
  return newest
    .split(/^- /m)
    .slice(1)
    .map((point) =>
      point
        .replaceAll(/\[([^[\]]{1,200})\]\([^()]{1,300}\)/g, '$1')
        .replaceAll(/[*`]|\s+/g, (mark) => (mark.trim() ? '' : ' '))
        .trim(),
    )
}
