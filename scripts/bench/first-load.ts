import { parseSync } from 'oxc-parser'

/** How many bytes went over the wire, by how the client wanted them compressed. */
type Bytes = Record<'gzip' | 'br', number>

export interface FirstLoad {
  scripts: Bytes
  styles: Bytes
}

/** Scripts and style sheets that a page needs before it lives: what its document names, and what those import. */
export async function firstLoadOf(origin: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(`${origin}${path}`)).text()
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const named = (kind: RegExp) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? [])
  const code = /data-code="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? []
  const scripts = await withImports(origin, [...named(/<script\b/), ...code])
  return {
    scripts: await bytesOf(origin, [...scripts]),
    styles: await bytesOf(origin, [...new Set(named(/rel="stylesheet"/))]),
  }
}

async function withImports(origin: string, waiting: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const answer = await fetch(`${origin}${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    waiting.push(...staticImports(new URL(path, origin), await answer.text()))
  }
  return found
}

function staticImports(address: URL, code: string): string[] {
  const { module } = parseSync(address.pathname, code)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...imported, ...passedOn].map((target) => new URL(target, address).pathname)
}

async function bytesOf(origin: string, paths: string[]): Promise<Bytes> {
  const inEncoding = async (encoding: keyof Bytes) => {
    const sizes = await Promise.all(paths.map((path) => sizeOf(`${origin}${path}`, encoding)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return { gzip: await inEncoding('gzip'), br: await inEncoding('br') }
}

async function sizeOf(address: string, encoding: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })
  const length = answer.headers.get('Content-Length')
  if (!answer.ok || length === null) throw new Error(`${address} doesn't tell its length`)
  return Number(length)
}
