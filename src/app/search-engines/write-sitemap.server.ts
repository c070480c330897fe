import { addressesOf } from '../../server/http/addresses.ts'
import { escapeMarkup } from '../../server/http/escape-markup.ts'
import type { SitemapPage } from './sitemap-pages.server.ts'

/** The pages in the words of sitemaps.org: each of a page's addresses is an entry, which names all of them. */
export function writeSitemap(origin: string, pages: SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(origin, page)),
    '</urlset>\n',
  ].join('\n')
}

function entriesOf(origin: string, { path, since }: SitemapPage): string[] {
  const addresses = addressesOf(origin, path)
  const alternates = addresses
    .map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    )
    .join('')
  const lastChange = since ? `<lastmod>${since instanceof Date ? since.toISOString() : since}</lastmod>` : ''
  return addresses.map(({ address }) => `<url><loc>${escapeMarkup(address)}</loc>${lastChange}${alternates}</url>`)
}
