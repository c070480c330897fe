/** Who may import whom. Types are free to cross every border: they are gone when the program runs. */
export interface Rule {
  name: string
  why: string
  /** Whether this import breaks the rule. Paths are relative to the project; packages keep their names. */
  isBrokenBy(from: string, to: string): boolean
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isMail = (path: string) => path.endsWith('.mail.tsx')
const isServerSide = (path: string) =>
  /\.(server|api|table)\.ts$/.test(path) ||
  /^src\/(server\/|(main|commands|endpoints|jobs|works)\.ts$)/.test(path) ||
  isMail(path)
const isPanel = (path: string) => path.includes('/panel/')
const isPage = (path: string) =>
  !isMail(path) &&
  (/\.tsx$|\.query\.ts$|\/use[A-Z]\w*\.ts$/.test(path) || /^src\/(web\/|screens)/.test(path) || isPanel(path))
const isPure = (path: string) =>
  path.startsWith('src/') && !isServerSide(path) && !isPage(path) && !/^src\/(i18n|kernel)\//.test(path)

/** The feature that a file belongs to; the ground, the frame and the files at the front door belong to all. */
function roomOf(path: string): string | undefined {
  // What the panel is put together in shows the parts of all rooms, as `site/` does for the pages.
  if (path.startsWith('src/admin/panel/')) return undefined
  const room = /^src\/([^/]+)\//.exec(path)?.[1]
  return room && ['i18n', 'kernel', 'server', 'site', 'web'].includes(room) ? undefined : room
}

export const rules: Rule[] = [
  {
    name: 'browser code stays in the browser',
    why: 'What visitors download never reaches tables, operations, endpoints, messages or the ground of the server.',
    isBrokenBy: (from, to) => (isPage(from) || isPure(from)) && isServerSide(to),
  },
  {
    name: 'server code knows no pages',
    why: 'main.ts alone hands the rendered pages to the server.',
    isBrokenBy: (from, to) => isServerSide(from) && isPage(to) && from !== 'src/main.ts',
  },
  {
    name: 'the kernel imports nothing',
    why: 'It is the language that everything else is written in.',
    isBrokenBy: (from, to) => from.startsWith('src/kernel/') && !to.startsWith('src/kernel/'),
  },
  {
    name: 'pure files stay pure',
    why: 'Words and rules are shared by page and server, so they may know neither; zod is all they need.',
    isBrokenBy: (from, to) => isPure(from) && (isPage(to) || (!to.startsWith('src/') && !to.startsWith('zod'))),
  },
  {
    name: 'visitors load nothing of the panel',
    why: 'It is a program of its own, and may grow.',
    isBrokenBy: (from, to) => isPanel(to) && !isPanel(from),
  },
  {
    name: 'rooms meet through rules, tables and operations',
    why: 'A feature never imports another’s pages or endpoints.',
    isBrokenBy: (from, to) => {
      const [own, other] = [roomOf(from), roomOf(to)]
      return own !== undefined && other !== undefined && own !== other && (isPage(to) || to.endsWith('.api.ts'))
    },
  },
]

/** The rules hold for the program; tests may reach everything. */
export const brokenRules = (from: string, to: string) =>
  isTest(from) ? [] : rules.filter((rule) => rule.isBrokenBy(from, to))
