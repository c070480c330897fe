import type { RegisteredRouter } from '@tanstack/react-router'
import { visitCounting } from './visit-counting.ts'
import type { ApiClient } from '../web/api.ts'

/** Tells the shop of each page that is shown. Nothing is kept in the browser for it, and programs that drive one aren't counted. */
export function countVisits(router: RegisteredRouter, api: ApiClient): void {
  if (!visitCounting.now() || navigator.webdriver) return
  const tell = (from?: string) => {
    const match = router.state.matches.at(-1)
    if (!match || match.fullPath === '/$' || match.status !== 'success') return
    const isOpen = match.fullPath === '/store/$slug' || !match.fullPath.includes('$')
    const page = isOpen ? match.pathname : match.fullPath
    // Whoever leaves at once was here, too. Without cookies: it isn't to be known who.
    void api.visits
      .$post(
        { json: { page, ...(from !== undefined && { from }) } },
        { init: { keepalive: true, credentials: 'omit' } },
      )
      .catch(() => {})
  }
  tell(sourceOf(document.referrer))
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (fromLocation && pathChanged) tell()
  })
}

/** The host that led here; undefined where the visitor was here already: from one of our own pages, by reloading or going back. */
function sourceOf(referrer: string): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry && entry.type !== 'navigate') return undefined
  if (!referrer) return ''
  const { host, hostname } = new URL(referrer)
  return host === window.location.host ? undefined : hostname
}
