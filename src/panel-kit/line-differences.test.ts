import { expect, test } from 'vitest'
import { lineDifferences } from './line-differences.ts'

test('lines that went, came or changed are told in their place', () => {
  expect(lineDifferences('a\n\nb\nc\nd\ne', 'a\nb2\nd\nnew\ne\nlast')).toEqual([
    { kind: 'same', line: 'a' },
    { kind: 'changed', before: 'b', after: 'b2' },
    { kind: 'gone', line: 'c' },
    { kind: 'same', line: 'd' },
    { kind: 'come', line: 'new' },
    { kind: 'same', line: 'e' },
    { kind: 'come', line: 'last' },
  ])
  expect(lineDifferences('', 'a')).toEqual([{ kind: 'come', line: 'a' }])
})

test('two long texts that have nothing in common take no time', () => {
  const lines = (word: string) => Array.from({ length: 20_000 }, (_, place) => `${word}${place}`).join('\n')
  expect(lineDifferences(lines('a'), lines('b'))).toHaveLength(20_000)
})
