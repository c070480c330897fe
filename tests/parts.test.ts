import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listParts } from '../scripts/list-parts.ts'
import { projectFolder } from '../scripts/project.ts'

const readJson = <Content>(path: string) => JSON.parse(readFileSync(join(projectFolder, path), 'utf8')) as Content
const { components } = listParts()

test('the build lists all parts of the shop, with the versions that are installed; nothing in the list depends on where or when it was built', () => {
  const built = readFileSync(join(projectFolder, 'dist/parts.cdx.json'), 'utf8')
  expect(JSON.parse(built)).toEqual(listParts())
  expect(built).not.toContain(projectFolder)
  // Addresses in it would be those of the registry from which it was installed here.
  expect(built.match(/https?:[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json'])
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')
  const named = new Map(components.map(({ name, version }) => [name, version]))
  for (const name of [...Object.keys(dependencies), 'scheduler'])
    expect([name, named.get(name)]).toEqual([
      name,
      readJson<{ version: string }>(`node_modules/${name}/package.json`).version,
    ])
  expect(named.has('vitest')).toBe(false)
  // The lock file has no sum of some packages that belong to other machines.
  const installed = components.filter(({ name }) => existsSync(join(projectFolder, 'node_modules', name)))
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(({ hashes }) => hashes.length !== 1)).toEqual([])
})

/** What may be part of a shop that is given on under the MIT licence; libvips and what builds the style sheets stay files of their own. */
const allowed = new Set(
  [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ].concat(['OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later']),
)
const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)))

test('each part has a licence under which it may be given on with the shop', () => {
  expect(['AGPL-3.0-only', 'MIT AND SSPL-1.0', 'UNLICENSED', ''].map(isAllowed)).toEqual([false, false, false, false])
  expect(isAllowed('(AGPL-3.0-only OR MIT)')).toBe(true)
  const licences = components.map(({ name, licenses: [first] }) => {
    const expression = first === undefined ? '' : 'expression' in first ? first.expression : first.license.id
    return [name, expression, isAllowed(expression)]
  })
  expect(licences.filter(([, , isGood]) => !isGood)).toEqual([])
  expect(licences.length).toBeGreaterThan(100)
})
