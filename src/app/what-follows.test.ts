import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requireFollowers } from '../server/database/fact.ts'
import './what-follows.server.ts'

test('of all that happens it is said here what follows', () => {
  const files = globSync('src/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
  const facts = files.flatMap((text) => [...text.matchAll(/^export const (\w+) = fact\b/gm)].map(([, name]) => name))
  const said = [...readFileSync('src/app/what-follows.server.ts', 'utf8').matchAll(/^(\w+)\.isFollowedBy/gm)]
  expect(said.map(([, name]) => name).toSorted()).toEqual(facts.toSorted())
  expect(facts).not.toEqual([])
  expect(requireFollowers).not.toThrow()
})
