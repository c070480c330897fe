import { expect, test } from 'vitest'
import { asMarkdown, isSafeLink, linksIn, readMarkdown } from './markdown.ts'

const text = (words: string) => ({ type: 'text', text: words }) as const

test('HTML, tables and pictures are text, and so is a sign that nothing closes', () => {
  for (const written of ['<b>x</b>', '| a | b |', '### x', '![x', '**x', '[x](', '2 * 3 * 4', 'snake_case_name'])
    expect(readMarkdown(written)).toEqual([{ type: 'paragraph', within: [text(written)] }])
})

test('blocks end where another begins, and what is only words goes on with the one before', () => {
  expect(readMarkdown('a\nb\n- c\n  d\n- e\n\n3. f\n> g\n> - h\n\n## i\nj')).toEqual([
    { type: 'paragraph', within: [text('a\nb')] },
    { type: 'list', isNumbered: false, items: [[text('c\nd')], [text('e')]] },
    { type: 'list', isNumbered: true, items: [[text('f')]] },
    {
      type: 'quote',
      blocks: [
        { type: 'paragraph', within: [text('g')] },
        { type: 'list', isNumbered: false, items: [[text('h')]] },
      ],
    },
    { type: 'heading', within: [text('i')] },
    { type: 'paragraph', within: [text('j')] },
  ])
})

test('a link leads to https, to an email or to a page of ours, and to nothing else', () => {
  const bad = [
    'javascript:alert(1)',
    'http://x.pl',
    '//x.pl',
    'data:text/html,x',
    'x',
    '',
    'https://',
    '/a"b',
    'mailto:x',
  ]
  for (const href of bad) expect(isSafeLink(href)).toBe(false)
  for (const href of ['https://x.pl/a?b=c', '/terms', 'mailto:a@x.pl']) expect(isSafeLink(href)).toBe(true)
  expect(linksIn(readMarkdown('- **[a](/b)**\n\n> [c](d) e@f.pl, https://g.pl.'))).toEqual([
    '/b',
    'd',
    'mailto:e@f.pl',
    'https://g.pl',
  ])
})

test('what is written as Markdown of a text says just that', () => {
  const name = 'Sól_i_*Morze* [x](y) <b> \\ `z`'
  expect(readMarkdown(`**${asMarkdown(name)}**`)).toEqual([
    { type: 'paragraph', within: [{ type: 'strong', within: [text(name)] }] },
  ])
})
