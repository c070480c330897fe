import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { screens } from '../screens.tsx'
import type { ScreenContext } from '../../web/prefetch.ts'
import { createQueryClient } from '../../web/query-client.ts'
import type { Variants } from '../../web/variants.ts'
import { AppContext, type AppContextValue } from '../../web/app-context.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The module behind the page: the document asks the browser to load it at once, with its words. */
    source?: string
    /** Whether there are prices on it, whose sign needs a letter that only Polish has besides. */
    showsPrices?: boolean
    /** Whether its address is a secret of one reader. */
    hasSecretAddress?: boolean
    /** Whether what matters on it is one visitor's: nobody searches for it. */
    isPersonal?: boolean
    /** Whether account and cart stand in the bar beside the menu. */
    showsCart?: boolean
    /** What of its address's query it depends on. */
    variants?: Variants
    /** The part of that query which is one visitor's own: the page is kept nowhere, and its address is told to no other site. */
    asks?: string
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter(visit: AppContextValue) {
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
      <AppContext value={visit}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </AppContext>
    ),
  })
}
