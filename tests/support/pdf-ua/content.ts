/** An operator of a page's content with what stands before it. */
export interface Operation {
  operator: string
  operands: string[]
}

const sign = /[^\s()<>[\]{}/%]/

/** Reads a page's content into its operations: strings in hexadecimal keep their brackets, dictionaries are one operand. */
export function* operationsIn(content: string): Generator<Operation> {
  let operands: string[] = []
  let at = 0
  while (at < content.length) {
    const letter = content.charAt(at)
    if (/\s/.test(letter)) at += 1
    else if (/[/(<[\d.+-]/.test(letter)) {
      const end = endOf(content, at)
      operands.push(content.slice(at, end))
      at = end
    } else {
      let end = at
      while (end < content.length && (sign.test(content.charAt(end)) || end === at)) end += 1
      const operator = content.slice(at, end)
      at = end
      yield { operator, operands }
      operands = []
    }
  }
}

/** Where the operand ends that begins here. */
function endOf(content: string, start: number): number {
  const opened = content.startsWith('<<', start) ? '<<' : content.charAt(start)
  if (opened === '<') return content.indexOf('>', start) + 1
  if (opened === '(') return endOfString(content, start)
  if (opened === '[' || opened === '<<') {
    const closed = opened === '[' ? ']' : '>>'
    let at = start + opened.length
    while (!content.startsWith(closed, at)) at = /\s/.test(content.charAt(at)) ? at + 1 : endOf(content, at)
    return at + closed.length
  }
  let end = start + 1
  while (end < content.length && sign.test(content.charAt(end))) end += 1
  return end
}

function endOfString(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at += 1) {
    const letter = content.charAt(at)
    if (letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return content.length
}

/** The codes of letters in an operand that is a string in hexadecimal, or an array with some. */
export const codesIn = (operand: string): number[] =>
  Array.from(operand.matchAll(/<([\da-f]*)>/gi), ([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .flat()
    .map((code) => Number.parseInt(code, 16))
