import { administrators } from '../guards/administrators.guard.server.ts'
import { endpoints } from '../server/http/app-env.ts'
import { anyone, body } from '../server/http/endpoint.ts'
import { countVisit } from './count-visit.server.ts'
import { readVisits } from './read-visits.server.ts'
import { visitCounting } from './visit-counting.ts'
import { visit, visitSummary } from './visit.ts'

/** Nobody looks at more pages in a minute; what comes faster is no reader. */
const mostInMinute = 120

export const visitsApi = () => {
  const isReader = fewInMinute(mostInMinute)
  return endpoints()
    .post(
      '/visits',
      anyone('Counts that a page was seen, and nothing of who saw it', { 204: null }),
      body(visit),
      async (c) => {
        if (visitCounting.now() && isReader(c.var.address)) {
          const acceptLanguage = c.req.header('Accept-Language') ?? ''
          await countVisit(c.var.database, c.req.valid('json'), { language: c.var.language, acceptLanguage })
        }
        return c.body(null, 204)
      },
    )

    .get(
      '/admin/visits',
      administrators('manage orders', 'How often the site was visited in the last thirty days', { 200: visitSummary }),
      async (c) => c.json(await readVisits(c.var.database)),
    )
}

/** Addresses are told apart for a minute, in memory alone: nothing of them is kept. */
function fewInMinute(most: number, now: () => number = Date.now): (address: string) => boolean {
  const seen = new Map<string, number>()
  let since = now()
  return (address) => {
    if (now() - since > 60_000) {
      seen.clear()
      since = now()
    }
    const count = (seen.get(address) ?? 0) + 1
    seen.set(address, count)
    return count <= most
  }
}
