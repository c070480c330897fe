import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { Texts } from '../i18n/texts.ts'
import { screens } from '../screens.tsx'
import type { ScreenContext } from './prefetch.ts'
import { createQueryClient } from './query-client.ts'
import { VisitContext, type Visit } from './visit.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The page's title and description in the dictionaries. */
    texts?: keyof Texts['pages']
    /** The module behind the page, which the document asks the browser to load at once. */
    source?: string
    /** Whether there are prices on it, whose sign needs a letter that only Polish has besides. */
    showsPrices?: boolean
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter(visit: Visit) {
  const queryClient = createQueryClient()
  return createRouter({
    routeTree: screens,
    context: { ...visit, queryClient } satisfies ScreenContext,
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: typeof window !== 'undefined',
    trailingSlash: 'never',
    caseSensitive: true,
    Wrap: ({ children }) => (
      <VisitContext value={visit}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </VisitContext>
    ),
  })
}
