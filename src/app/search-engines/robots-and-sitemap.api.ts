import { brand } from '../../brand.ts'
import { offeredLanguages } from '../../i18n/language-offer.ts'
import { anyone } from '../../server/http/endpoint.ts'
import { sendCompressed, compressResponse } from '../../server/http/compressed-response.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { readShelfDates } from '../../catalog/read-shelf-dates.server.ts'
import { recipeSlugs } from '../../recipes/recipe.ts'
import { latest } from '../../kernel/latest.ts'
import { legalDocuments } from '../../legal/legal.ts'
import { versionsOf } from '../../legal/legal-versions.ts'
import { membersShownSince } from '../../membership/list-members.server.ts'
import type { Database } from '../../server/database/database.ts'
import { teamShownSince } from '../../team/list-team.server.ts'
import { addressesOf } from '../../server/http/addresses.ts'
import { isOwnHost } from '../../server/http/visitor.ts'
import { escapeMarkup } from '../../server/http/escape-markup.ts'

const askAgain = { 'Cache-Control': 'no-cache' }

/** What search engines read before they read pages. */
export const robotsAndSitemapApi = endpoints()
  .get('/robots.txt', anyone('What search engines may read'), (c) => c.text(robots(c.var.origin), 200, askAgain))

  .get('/.well-known/security.txt', anyone('Where to report a hole (RFC 9116)'), (c) =>
    c.text(securityContact(c.var.origin), 200, askAgain),
  )

  .get('/sitemap.xml', anyone('All pages that are to be found by searching'), async (c) => {
    const { origin, content, database } = c.var
    const make = async () => {
      const sitemap = writeSitemap(origin, await listSitemapPages(database))
      return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    }
    const made = await content.keep(`sitemap ${origin}`, make, isOwnHost(c))
    return sendCompressed(c, made instanceof Response ? await compressResponse(made) : made, askAgain)
  })

/**
 * Pages that must not be indexed say so in their head or headers, so crawlers have to be able to read them. Calls of the
 * API are no pages, and pages are rendered with the answers they need.
 */
const robots = (origin: string) => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

const daysAhead = 180

/** The address of the office as it is now. Whoever reads it asks again before it expires. */
function securityContact(origin: string): string {
  const expires = new Date(Date.now() + daysAhead * 86_400_000).toISOString()
  return [
    `Contact: mailto:${brand.officeEmail}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${offeredLanguages().join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join('\n')
}

interface SitemapPage {
  path: string
  /** The last change of its content; absent if unknown, as for pages whose texts come with the program. */
  since?: Date | string | undefined
}

/** Every page for search engines: each screen that is neither personal nor secret, and the products on sale. */
async function listSitemapPages(database: Database): Promise<SitemapPage[]> {
  const { shelf, products } = await readShelfDates(database)
  const today = new Date().toISOString().slice(0, 10)
  const people = latest(await teamShownSince(database), await membersShownSince(database))
  return [
    { path: '/' },
    { path: '/activities' },
    { path: '/team', since: people },
    { path: '/cooperation' },
    { path: '/contact' },
    { path: '/joinus' },
    { path: '/store', since: shelf },
    ...products.map(({ slug, since }) => ({ path: `/store/${slug}`, since })),
    { path: '/recipes' },
    ...recipeSlugs.map((slug) => ({ path: `/recipes/${slug}` })),
    { path: '/stored' },
    { path: '/withdraw' },
    // What comes with the program may bear tomorrow's day, on which no page has changed yet.
    ...legalDocuments.map((document) => ({
      path: `/${document}`,
      since: [versionsOf(document)[0], today].toSorted()[0],
    })),
  ]
}

/** The pages as a sitemap (sitemaps.org). Each address of a page is an entry that names all its addresses. */
function writeSitemap(origin: string, pages: SitemapPage[]): string {
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
