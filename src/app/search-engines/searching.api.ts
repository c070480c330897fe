import { anyone } from '../../server/http/endpoint.ts'
import { answerWith, represent } from '../../server/http/representation.ts'
import { endpoints } from '../../server/http/room.ts'
import { listSearchedPages } from './searched-pages.server.ts'
import { writeSitemap } from './write-sitemap.server.ts'

const askAgain = { 'Cache-Control': 'no-cache' }

/** What search engines read before they read pages. */
export const searchingApi = endpoints()
  .get('/robots.txt', anyone('What search engines may read'), (c) => c.text(robots(c.var.origin), 200, askAgain))

  .get('/sitemap.xml', anyone('All pages that are to be found by searching'), async (c) => {
    const { origin, content, database } = c.var
    const made = await content.keep(`sitemap ${origin}`, async () => {
      const sitemap = writeSitemap(origin, await listSearchedPages(database))
      return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    })
    return answerWith(c, made instanceof Response ? await represent(made) : made, askAgain)
  })

/**
 * What is to be found by nobody says so itself, in its head or its headers, and has to be read for that. What answers programs is no
 * page, and pages have brought along what they would ask there.
 */
const robots = (origin: string) => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
