/**
 * The floors of the house, the highest first. A room imports from the floors below its own; rooms on one floor know nothing of each other.
 * So no import goes up and no rooms go round in a circle. Types count: what a room is made of may not be described above it.
 */
export const floors: string[][] = [
  ['app'],
  ['panel'],
  ['today'],
  ['status'],
  ['after-restore', 'backups', 'opening', 'privacy'],
  ['people'],
  ['settings', 'words'],
  ['site'],
  ['sales/reviews'],
  ['sales/statements'],
  ['sales/abroad'],
  ['sales/reports', 'sales/packaging'],
  ['sales/order-management'],
  ['sales/shipments'],
  ['sales/checkout'],
  ['sales/withdrawal'],
  ['sales/invoices'],
  ['sales/payments'],
  ['sales/warehouse'],
  ['sales/orders'],
  ['membership'],
  ['marketing'],
  ['recipes'],
  ['cart'],
  ['catalog'],
  ['customers'],
  ['discounts'],
  ['team', 'contact', 'notes', 'visits'],
  ['legal'],
  ['packaging'],
  ['shipping', 'ksef', 'taxes'],
  ['administrators'],
  ['mail'],
  ['audit'],
  // Who an administrator is, and the guard of their calls: `audit` and `mail` need it, and `administrators` needs them.
  ['guards'],
  ['pdf'],
  ['panel-kit'],
  ['ui'],
  ['personal-data'],
  ['server'],
  ['web'],
  ['schemas'],
  ['i18n'],
  ['brand.ts'],
  ['kernel'],
]

const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)))

/** The room that a file lies in: a folder of `src/`, and of `src/sales/`. */
export const roomOf = (path: string): string => /^src\/(sales\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path

/** Who may import whom. Paths are relative to the project; packages keep their names. */
export interface Rule {
  name: string
  why: string
  /** Whether this import breaks the rule. */
  isBrokenBy(from: string, to: string): boolean
  /** Most rules are about what runs; an import of types is gone by then. */
  holdsForTypes?: true
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isMail = (path: string) => path.endsWith('.mail.tsx')
export const isServerSide = (path: string) =>
  /\.(server|api|table)\.ts$/.test(path) ||
  /^src\/(server\/|app\/(http\/|(main|commands|endpoints|jobs|worker-tasks)\.ts$))/.test(path) ||
  isMail(path)
const isPanel = (path: string) => path.includes('/panel/') || path.startsWith('src/panel-kit/')
const isTexts = (path: string) => /\/texts(\/\w\w)?\.ts$/.test(path)
const isPage = (path: string) =>
  /\.tsx?$/.test(path) &&
  !isMail(path) &&
  !isTexts(path) &&
  !path.startsWith('src/ui/pictures/') &&
  (/\.tsx$|\.query\.ts$|\/use[A-Z]\w*\.ts$/.test(path) || /^src\/(web|ui|app\/pages)\//.test(path) || isPanel(path))
const isPure = (path: string) =>
  path.startsWith('src/') && !isServerSide(path) && !isPage(path) && !/^src\/(i18n|kernel)\//.test(path)

export const rules: Rule[] = [
  {
    name: 'imports go down',
    why: 'A room knows the floors below it. What it causes above is listed in app/, what is shown together is composed above.',
    isBrokenBy: (from, to) => {
      const [own, other] = [roomOf(from), roomOf(to)]
      if (!to.startsWith('src/') || own === other) return false
      return (floorOf.get(own) ?? Infinity) >= (floorOf.get(other) ?? -1)
    },
    holdsForTypes: true,
  },
  {
    name: 'the kernel imports nothing',
    why: 'It is the language that everything else is written in.',
    isBrokenBy: (from, to) => from.startsWith('src/kernel/') && !to.startsWith('src/kernel/'),
  },
  {
    name: 'browser code stays in the browser',
    why: 'What visitors download never reaches tables, operations, endpoints, emails or the ground of the server.',
    isBrokenBy: (from, to) => (isPage(from) || isPure(from)) && isServerSide(to),
  },
  {
    name: 'server code knows no pages',
    why: 'main.ts alone hands the rendered pages to the server.',
    isBrokenBy: (from, to) => isServerSide(from) && isPage(to) && from !== 'src/app/main.ts',
  },
  {
    name: 'pure files stay pure',
    why: 'Words and rules are shared by page and server, so they may know neither; zod is all they need.',
    isBrokenBy: (from, to) => isPure(from) && (isPage(to) || (!to.startsWith('src/') && !to.startsWith('zod'))),
  },
  {
    name: 'endpoints answer calls',
    why: 'Another room runs the operation behind an endpoint, or asks its query.',
    isBrokenBy: (from, to) => to.endsWith('.api.ts') && roomOf(from) !== roomOf(to) && roomOf(from) !== 'app',
  },
  {
    name: 'visitors load nothing of the panel',
    why: 'It is a program of its own, and may grow.',
    isBrokenBy: (from, to) => isPanel(to) && !isPanel(from),
  },
]

/** The rules hold for the program; tests may reach everything. */
export const brokenRules = (from: string, to: string, isType = false): Rule[] =>
  isTest(from) ? [] : rules.filter((rule) => (rule.holdsForTypes || !isType) && rule.isBrokenBy(from, to))

/** What makes a folder or a file too large to be looked through. */
export const maxFilesInFolder = 30
export const maxLinesInFile = 300
