import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../scripts/project.ts'
import { docProblems } from '../scripts/doc-facts.ts'
import { readDocument } from '../scripts/stated/document.ts'
import type { Project } from '../scripts/stated/project.ts'
import { wrongRequirements } from '../scripts/stated/requirements.ts'
import { routesOf } from '../scripts/stated/routes.ts'

const project: Project = {
  scripts: ['start', 'test', 'test:quick', 'backup'],
  places: [
    '.ci/run',
    'README.md',
    'scripts/backup.ts',
    'scripts/pinned.mjs',
    'src/',
    'src/cart/',
    'src/cart/cart.ts',
    'src/i18n/',
    'src/i18n/pl/',
    'src/i18n/pl/texts.ts',
    'migrations/0001_products.sql',
    'docs/decisions/0001-a-database.md',
  ],
  settings: new Map([
    ['PORT', '3000'],
    ['SMTP_URL', undefined],
  ]),
  panelSettings: [['`seller.name`', 'Nazwa']],
  otherVariables: ['SOAK_KILLS'],
  endpoints: ['GET /api/store/products', 'PUT /api/admin/products/:id'],
  addresses: ['/store', '/order/$token'],
  names: new Set(['changeProduct', 'holds_stock']),
  anchors: new Map([['README.md', ['start-it']]]),
  gate: ['npm ci', 'npm test'],
  tests: new Map([
    ['npm run test:quick', ['rooms']],
    ['npm test', ['rooms', 'program']],
  ]),
  testProjects: ['rooms', 'program'],
  node: '20.19',
  postgres: '18',
}

const complaints = (path: string, markdown: string) => docProblems(readDocument(path, markdown), project)

test.for([
  ['a command', '`npm run bakcup FILE`', 'there is no command bakcup'],
  ['a command in a block', '```\nPORT=1 npm run --silent reset\n```', 'there is no command reset'],
  ['a command in a table', '| a |\n| - |\n| `npm run reset` |', 'there is no command reset'],
  ['an operator’s command', '`sudo salorge reset`', 'there is no command reset'],
  ['a script that is called directly', '`node scripts/pinned.mjs reset`', 'there is no command reset'],
  ['a variable', 'Set `SMTP_URI`.', 'nobody reads the variable SMTP_URI'],
  ['a variable that is given', '```\nSOAK_KILL=3 npm start\n```', 'nobody reads the variable SOAK_KILL'],
  ['a file', '`src/cart/basket.ts`', 'there is no src/cart/basket.ts'],
  ['a file by a part of its path', '```\n→ cart/basket.ts   keeps it\n```', 'there is no cart/basket.ts'],
  ['a file by its name', '`basket.ts`', 'there is no basket.ts'],
  ['a file by the end of another’s name', '`art.ts`', 'there is no art.ts'],
  ['a file by a path that begins too late', '`scripts/cart/cart.ts`', 'there is no scripts/cart/cart.ts'],
  ['files with a common ending', '`*.mail.tsx`', 'there is no *.mail.tsx'],
  ['files of each language', '`i18n/…/words.ts`', 'there is no i18n/…/words.ts'],
  ['a folder', '`src/basket/`', 'there is no src/basket/'],
  ['a folder by a part of its path', '`basket/`', 'there is no basket/'],
  ['a link', '[the rules](docs/rules.md)', 'the link docs/rules.md leads nowhere'],
  ['a picture', '![a cart](cart.webp)', 'the link cart.webp leads nowhere'],
  ['a part of a page', '[how](README.md#stop-it)', 'the link README.md#stop-it leads nowhere'],
  ['a part of the same page', '# Go on\n\n[how](#stop)', 'the link #stop leads nowhere'],
  ['a migration', 'Prices begin with migration 0002.', 'nothing has the number 0002'],
  ['a decision', 'Why so: decision 0012.', 'nothing has the number 0012'],
  ['an endpoint', '`/api/store/prices`', 'nothing answers /api/store/prices'],
  ['a method', '`DELETE /api/admin/products/7`', 'nothing answers DELETE /api/admin/products/7'],
  ['a call', '```\ncurl -X POST localhost:3000/api/store/products\n```', 'nothing answers POST /api/store/products'],
  ['a page', 'It is at `/shop`.', 'nothing answers /shop'],
  ['a page that is opened', '```\nGET /shop\n```', 'nothing answers /shop'],
  ['a function', '`alterProduct(…)`', 'nothing in the code is called alterProduct'],
  ['a column', '`keeps_stock`', 'nothing in the code is called keeps_stock'],
  ['a version of Node', 'You need Node 18.0 or later.', 'package.json has another version than 18.0'],
  ['a version of PostgreSQL', 'a PostgreSQL 16 server', 'package.json has another version than 16'],
  ['a number of tests', 'There are about 4,400 tests.', 'nobody checks the figure'],
  ['a time that tests take', '`npm test` takes half an hour.', 'nobody checks the figure'],
  [
    'what the gate does',
    '`.ci/run` calls `npm ci`, then `npm start`.',
    '.ci/run runs npm ci, then npm test, not npm ci, then npm start',
  ],
  ['a gate that does nothing', '`.ci/run` is the gate.', '.ci/run runs npm ci, then npm test, not what nobody names'],
] as const)('a lie about %s is found', ([, markdown, complaint]) => {
  expect(complaints('docs/page.md', markdown)).toEqual([expect.stringContaining(complaint)])
})

test.for([
  '`npm run backup FILE`, `sudo salorge backup`, `node scripts/pinned.mjs backup`, `npm start`, `npm ci`',
  '`SOAK_KILLS=50 npm test` and `COPY` as SQL has it',
  '`src/cart/cart.ts`, `cart/cart.ts`, `cart.ts`, `i18n/…/texts.ts`, `src/cart`, `cart/`, `*.ts`, `migrations/0001_products.sql`',
  '[the README](../README.md#start-it), [elsewhere](https://example.com/README.md)',
  'migration 0001 and decision 0001',
  '`PUT /api/admin/products/ID`, `/api/store/products?lang=en`, `/store?lang=de`, `/order/TOKEN`, `/etc/salorge`',
  '`changeProduct(…)`, `holds_stock`, `isn’t code`',
  'It takes two minutes to fill in the form. Some tests are slow.',
  '`.ci/run` runs `npm ci`, then `npm test`.',
  'Node 20.19 or later, PostgreSQL 18',
])('%s is no lie', (markdown) => {
  expect(complaints('docs/page.md', markdown)).toEqual([])
})

const readme = `
\`npm start\`, \`npm run backup\`

\`.ci/run\` runs \`npm ci\`, then \`npm test\`.

| command | tests |
| - | - |
| \`npm run test:quick\` | \`rooms\` |
| \`npm test\` | \`rooms\` and \`program\` |

| variable | default |
| - | - |
| \`PORT\` | \`3000\` |
| \`SMTP_URL\` | none: messages become files |
`

test.for([
  ['a command', '`npm run backup`', '', "it doesn't tell of the command backup"],
  ['a setting', '| `SMTP_URL` | none: messages become files |', '', "it doesn't tell of the setting SMTP_URL"],
  ['a default', '`3000`', '`8080`', 'the default of PORT is 3000, not `8080`'],
  [
    'a default that there isn’t',
    'none: messages become files',
    '`smtp://localhost`',
    'the default of SMTP_URL is none',
  ],
  ['tests of a command', ' and `program`', '', 'npm test runs rooms, program, not rooms'],
  ['tests that nothing runs', ' and `program`', '', "it doesn't say what runs the tests program"],
  ['the gate', '`.ci/run` runs', 'It runs', "it doesn't say what .ci/run runs"],
] as const)('the README may not leave out or change %s', ([, told, instead, complaint]) => {
  expect(complaints('README.md', readme)).toEqual([])
  expect(complaints('README.md', readme.replace(told, instead))).toContainEqual(expect.stringContaining(complaint))
})

test('the file that an operator fills in has every setting, and no other', () => {
  const filled = (...lines: string[]) => complaints('deploy/shop.env.example', ['```', ...lines, '```'].join('\n'))
  expect(filled('#PORT=3000', 'SMTP_URL=smtp://localhost')).toEqual([])
  expect(filled('#PORT=3000')).toEqual(["it doesn't tell of the setting SMTP_URL"])
  expect(filled('#PORT=3000', 'SMTP_URL=', '#SMTP_USER=me')).toEqual(['nobody reads the variable SMTP_USER'])
})

test('ARCHITECTURE.md tells of every folder of the program', () => {
  expect(complaints('ARCHITECTURE.md', '`src/i18n/`')).toEqual(["it doesn't tell of src/cart/"])
})

test('what has changed may name what is gone, but its links lead somewhere', () => {
  expect(complaints('CHANGELOG.md', '`npm run gone` and `src/gone.ts`')).toEqual([])
  expect(complaints('CHANGELOG.md', '[gone](gone.md)')).toEqual(['the link gone.md leads nowhere'])
})

test('the endpoints of a room are read as they are written', () => {
  const room = `
    const base = \`/admin/\${path}\` as const
    endpoints().get('/store', anyone()).put(
      \`\${base}/:id\`,
    ).post(base, guard)
  chefs({
  path: 'chefs',
  `
  expect(routesOf(room)).toEqual(['GET /api/store', 'PUT /api/admin/chefs/:id', 'POST /api/admin/chefs'])
})

test.for([
  ['calls the gate', 'gate', 'bash .ci/run'],
  ['runs all tests each night', 'night', 'npm run test:all'],
])('a forge %s, on the Node and the npm that the README asks for', ([, name, command]) => {
  const workflow = readFileSync(join(projectFolder, `.github/workflows/${name}.yml`), 'utf8')
  const asked = readFileSync(join(projectFolder, 'README.md'), 'utf8')
  const [, node, npm] = /Node (\d+)\.\d+ or later with npm (\d+)/.exec(asked) ?? []
  expect(workflow.split('\n').map((line) => line.trim())).toContain(`- run: ${command}`)
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(workflow).toContain(`node-version: ${node}\n`)
  expect(workflow).toContain(`npm@${npm}\n`)
})

test.for(globSync('tests/long/*.test.ts', { cwd: projectFolder }))(
  '%s says at its top why the gate goes without it; what the gate has instead is there',
  (file) => {
    const [top = ''] = readFileSync(join(projectFolder, file), 'utf8').split('\nimport ')
    expect(top).toMatch(/^\/\/ In the long matrix because /)
    for (const [named] of top.matchAll(/(?:src|tests)\/[\w/.-]+\.ts/g)) {
      expect(existsSync(join(projectFolder, named)), named).toBe(true)
    }
  },
)

describe('the page of security', () => {
  const path = 'docs/security.md'
  const page = readFileSync(join(projectFolder, path), 'utf8').replaceAll(/ {2,}/g, ' ')
  const wrong = (markdown: string) => wrongRequirements(readDocument(path, markdown))
  const row = (number: string) =>
    page.split('\n').find((line) => line.startsWith(`| ${number} |`)) ?? expect.unreachable(number)
  const withRow = (number: string, written: string) => page.replace(`${row(number)}\n`, written)

  test('says of each requirement how it is met, and sums it up', () => {
    expect(wrong(page)).toEqual([])
  })

  test('lacks none, tells none twice, and keeps their order', () => {
    expect(wrong(withRow('6.3.1', ''))).toContain('it lacks requirement 6.3.1')
    expect(wrong(withRow('6.3.1', `${row('6.3.1')}\n${row('6.3.1')}\n`))).toContain(
      '6.3.1 is told twice, or isn’t asked for up to level 2',
    )
    expect(wrong(withRow('6.3.1', `${row('6.3.1')}\n| 6.3.5 | 3 | more | met | \`src/\` |\n`))).toContain(
      '6.3.5 is told twice, or isn’t asked for up to level 2',
    )
    const swapped = withRow('6.3.1', '').replace(row('6.3.2'), `${row('6.3.2')}\n${row('6.3.1')}`)
    expect(wrong(swapped)).toEqual(['requirement 6.3.2 isn’t in its place'])
  })

  test.for([
    ['another level', '| 6.3.1 | 2 | guessing | met | `src/` |', '6.3.1 is of level 1'],
    [
      'a state of its own',
      '| 6.3.1 | 1 | guessing | mostly | `src/` |',
      '6.3.1 is met, partly, not applicable, no, not “mostly”',
    ],
    [
      'nothing that shows it',
      '| 6.3.1 | 1 | guessing | met | we looked |',
      '6.3.1 is said to be met, and nothing shows it',
    ],
    ['no reason', '| 6.3.1 | 1 | guessing | partly | `src/` |', '6.3.1 is partly, and nothing says why'],
    ['another sum', '| 6.3.1 | 1 | guessing | no | nobody tries |', 'the summary of V6 is'],
  ] as const)('notices %s', ([, written, complaint]) => {
    expect(wrong(withRow('6.3.1', `${written}\n`))).toContainEqual(expect.stringContaining(complaint))
  })

  test('names no file that isn’t there', () => {
    expect(complaints(path, '`src/cart/safe.ts`')).toContain('there is no src/cart/safe.ts')
  })
})

test('the page of settings has a row for each, as it is, and no others', () => {
  const page = (...rows: string[]) => complaints('docs/settings.md', ['| a | b |', '| - | - |', ...rows].join('\n'))
  expect(page('| `seller.name` | Nazwa |')).toEqual([])
  expect(page('| `seller.name` | Imię |')).toEqual([
    'it lacks the row | `seller.name` | Nazwa |',
    'nobody can set | `seller.name` | Imię |',
  ])
})
