/** An element of a file for the state. Null: it isn't written. */
export type Element = { name: string; content: string | Element[]; attributes: Record<string, string> } | null

/** An element with a value. What is missing or empty isn't written. */
export const value = (name: string, said: string | number | null | undefined): Element =>
  said === null || said === undefined || said === '' ? null : { name, content: String(said), attributes: {} }

/** An element that holds others; none, if all of them are missing. */
export function group(name: string, elements: Element[], attributes: Record<string, string> = {}): Element {
  const content = elements.filter((element) => element !== null)
  return content.length === 0 ? null : { name, content, attributes }
}

/** The file: UTF-8 without a mark, without processing instructions, the same text for the same elements. */
export const printXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${print(root, '')}`

function print(element: Element, indent: string): string {
  if (element === null) return ''
  const { name, content, attributes } = element
  const said = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`)
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => print(one, `${indent}  `)).join('')}${indent}`
  return `${indent}<${name}${said.join('')}>${inner}</${name}>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/**
 * A text as the offices take it: one line, without control characters, halves of letters and what Unicode never gives to a letter, and
 * no longer than its field. Length is counted in UTF-16, so that it fits however the receiver counts.
 */
export function oneLine(text: string, length: number): string {
  const line = text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  if (line.length <= length) return line
  // Half of a letter at the end would go out as a letter that nobody wrote.
  return line
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** The same where the field may not be empty. */
export const someLine = (text: string, length: number): string => oneLine(text, length) || '-'
