import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface ReadDocument {
  /** What is wrong with it by the rules of HTML. */
  errors: string[]
  /** All elements of that name with these attributes, in their order. */
  all(name: string, attributes?: Record<string, string>): ReadElement[]
}

interface ReadElement {
  attribute(name: string): string | undefined
  /** What people read of it; what is said to programs is no part of it. */
  text: string
  /** What stands in it where that is no markup, as in a script. */
  content: string
}

/** Reads HTML as a browser does that runs no scripts. */
export function readHtml(html: string): ReadDocument {
  const errors: string[] = []
  const document = parse(html, {
    scriptingEnabled: false,
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  })
  const elements = [...within(document)]
  return {
    errors,
    all: (name, attributes = {}) =>
      elements
        .filter(({ tagName, attrs }) => {
          const has = (wanted: string, value: string) => attrs.some((one) => one.name === wanted && one.value === value)
          return tagName === name && Object.entries(attributes).every(([wanted, value]) => has(wanted, value))
        })
        .map(readElement),
  }
}

const readElement = (element: Element): ReadElement => ({
  attribute: (name) => element.attrs.find((one) => one.name === name)?.value,
  text: textOf(element),
  content: element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
})

function* within(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* within(child)
}

const unread = new Set(['script', 'style', 'svg', 'template'])

function textOf(node: Node): string {
  if ('tagName' in node && unread.has(node.tagName)) return ''
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
