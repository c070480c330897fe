import { SaxesParser } from 'saxes'

export interface SitemapEntry {
  address: string
  lastChange: string | undefined
  alternates: { language: string; address: string }[]
}

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const xhtml = 'http://www.w3.org/1999/xhtml'

/** Reads a sitemap; throws where it is no well-formed XML, or says something that sitemaps don't. */
export function readSitemap(xml: string): SitemapEntry[] {
  const entries: SitemapEntry[] = []
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const place = [...open, local].join('/')
    const isKnown = uri === (local === 'link' ? xhtml : sitemaps) && places.has(place)
    if (!isKnown) throw new Error(`${place} of ${uri} is no part of a sitemap`)
    if (local === 'url') entries.push({ address: '', lastChange: undefined, alternates: [] })
    if (local === 'link')
      entries
        .at(-1)
        ?.alternates.push({ language: attributes['hreflang']?.value ?? '', address: attributes['href']?.value ?? '' })
    open.push(local)
  })
  parser.on('text', (text) => {
    const entry = entries.at(-1)
    if (open.at(-1) === 'loc' && entry) entry.address += text
    else if (open.at(-1) === 'lastmod' && entry) entry.lastChange = text
    else if (text.trim()) throw new Error(`${text} stands nowhere`)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return entries
}

const places = new Set(['urlset', 'urlset/url', 'urlset/url/loc', 'urlset/url/lastmod', 'urlset/url/link'])
