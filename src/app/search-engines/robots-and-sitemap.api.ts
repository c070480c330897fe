import { anyone } from '../../server/http/endpoint.ts'
import { sendCompressed, compressResponse } from '../../server/http/compressed-response.ts'
import { endpoints } from '../../server/http/app-env.ts'
import { listSitemapPages, writeSitemap } from './sitemap-pages.server.ts'

const askAgain = { 'Cache-Control': 'no-cache' }

/** What search engines read before they read pages. */
export const robotsAndSitemapApi = endpoints()
  .get('/robots.txt', anyone('What search engines may read'), (c) => c.text(robots(c.var.origin), 200, askAgain))

  .get('/sitemap.xml', anyone('All pages that are to be found by searching'), async (c) => {
    const { origin, content, database } = c.var
    const made = await content.keep(`sitemap ${origin}`, async () => {
      const sitemap = writeSitemap(origin, await listSitemapPages(database))
      return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    })
    return sendCompressed(c, made instanceof Response ? await compressResponse(made) : made, askAgain)
  })

/**
 * What is to be found by nobody says so itself, in its head or its headers, and has to be read for that. What answers programs is no
 * page, and pages have brought along what they would ask there.
 */
const robots = (origin: string) => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
