import { expect, test } from 'vitest'
import { margin, paginate, say, type Block } from './sheet.ts'

const block = (name: string, height: number, holdsNext = false): Block => ({
  height,
  holdsNext,
  draw: (y) => [say(name, margin, y)],
})
const textsOn = (pages: ReturnType<typeof paginate>) =>
  pages.map((items) => items.map((item) => (item.kind === 'words' ? item.text : item.kind)))

test.for([690, 700, 710, 720, 725])(
  'a title stays with the head of its table, and that with the first row, wherever the page ends (%s)',
  (above) => {
    const table = [block('title', 0, true), block('head', 20, true), block('row', 17), block('next', 17)]
    const [first = [], second = []] = textsOn(paginate([block('text', above), ...table], margin))
    const page = first.includes('title') ? first : second
    expect(page).toEqual(expect.arrayContaining(['title', 'head', 'row']))
  },
)
