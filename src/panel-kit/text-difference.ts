/** The common beginning and end of two texts, and what differs between them. */
export interface TextDifference {
  head: string
  gone: string
  come: string
  tail: string
}

const between = /(?<=\s)|(?=\s)/u

/** Compares by words, because marked parts of words are hard to read. */
export function textDifference(before: string, after: string): TextDifference {
  const [was, is] = [before.split(between), after.split(between)]
  const max = Math.min(was.length, is.length)
  let head = 0
  while (head < max && was[head] === is[head]) head += 1
  let tail = 0
  while (tail < max - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1
  return {
    head: was.slice(0, head).join(''),
    gone: was.slice(head, was.length - tail).join(''),
    come: is.slice(head, is.length - tail).join(''),
    tail: was.slice(was.length - tail).join(''),
  }
}
