import { dirname, join } from 'node:path'
import { roomOf } from './house-rules.ts'

/** A file of tests or one of their tools: what stands in it, by its path in the project. */
export type Sources = ReadonlyMap<string, string>

export interface Places {
  /** The room behind each page, by the page's path. */
  pages: ReadonlyMap<string, string>
  /** The room behind each place of the panel, by its name in the address. */
  tabs: ReadonlyMap<string, string>
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * The tests that a change is likely to break: the changed ones; those of the rooms in which something changed; those elsewhere
 * that name a changed file; and of the browser's tests those that open a page or a tab of such a room. Each test tool that
 * changed brings those that use it. What a change breaks at a distance is for the gate to find.
 */
export function testsOfChange(changed: string[], tests: Sources, places: Places): string[] {
  const isChanged = new Set(changed)
  const rooms = new Set(changed.filter((path) => path.startsWith('src/')).map(roomOf))
  const addresses = [
    ...[...places.pages].filter(([, room]) => rooms.has(room)).map(([path]) => addressPattern(path)),
    ...[...places.tabs].filter(([, room]) => rooms.has(room)).map(([tab]) => new RegExp(`tab=${tab}\\b`)),
  ]
  const concerns = (path: string, source: string) =>
    isChanged.has(path) ||
    rooms.has(roomOf(path)) ||
    importsOf(path, source).some((name) => isChanged.has(name)) ||
    toolsOf(path, tests).some((tool) => isChanged.has(tool)) ||
    (path.startsWith('tests/') && addresses.some((address) => address.test(source)))
  return [...tests].filter(([path, source]) => isTest(path) && concerns(path, source)).map(([path]) => path)
}

/** The path as a test writes it: up to what differs from visitor to visitor, and not as the beginning of a longer one. */
function addressPattern(path: string): RegExp {
  const [fixed = ''] = path.split('$')
  return new RegExp(fixed.endsWith('/') && fixed !== '/' ? `['}\`]${fixed}` : `['}\`]${fixed}['\`?#]`)
}

const importsOf = (path: string, source: string): string[] =>
  [...source.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, first, second]) =>
    join(dirname(path), first ?? second ?? ''),
  )

/** The files below tests/ that it is made with, however many lie between. */
function toolsOf(path: string, tests: Sources, found = new Set<string>()): string[] {
  for (const name of importsOf(path, tests.get(path) ?? '')) {
    if (found.has(name) || !name.startsWith('tests/')) continue
    found.add(name)
    toolsOf(name, tests, found)
  }
  return [...found]
}

/** Reads which room is behind each page and each tab from the two lists that the program goes by. */
export function readPlaces(screens: string, tabs: string): Places {
  const pages = [...screens.matchAll(/(?:screen\('|path: ')([^']+)'[^]*?import\('([^']+)'\)/g)]
  const documents = [...screens.matchAll(/^ +legal\('([\w-]+)'\)/gm)].map(([, name]) => [`/${name}`, 'legal'] as const)
  const rooms = new Map(
    [...tabs.matchAll(/import \{ (\w+) \} from '(\.\.?\/[^']+)'/g)].map(([, page, file = '']) => [
      page,
      roomOf(join('src/panel', file)),
    ]),
  )
  const named = [...tabs.matchAll(/name: '(\w+)',[^}]*?Page: (?:\(\) => <)?(\w+)/g)]
  return {
    pages: new Map([
      ...pages.map(([, path = '', file = '']) => [path, roomOf(join('src/app', file))] as const),
      ...documents,
    ]),
    tabs: new Map(named.map(([, name = '', page]) => [name, rooms.get(page) ?? 'panel'])),
  }
}
