import { QueryClientProvider, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import type { Texts } from '../i18n/texts.ts'
import { screens } from '../screens.tsx'
import { createQueryClient } from './query-client.ts'
import { VisitContext, type Visit } from './visit.tsx'

/** What a screen's loader finds. */
export interface ScreenContext extends Visit {
  queryClient: QueryClient
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page's title and description in the dictionaries. */
    texts?: keyof Texts['pages']
    /** The module behind the page, which the document asks the browser to load at once. */
    source?: string
  }
}

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
    Wrap: ({ children }) => (
      <VisitContext value={visit}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </VisitContext>
    ),
  })
}

/**
 * Fetches what a page needs: the server waits for it, the browser shows the page's skeleton meanwhile. A failure is
 * kept in the query, where the page finds and shows it.
 */
export async function prefetch<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const fetching = queryClient.prefetchQuery(query)
  if (typeof window === 'undefined') await fetching
}

/** The page that is being shown: which texts name it, and which module holds it. */
export function currentPage(router: ReturnType<typeof createAppRouter>) {
  const match = router.state.matches.at(-1)
  if (!match || match.status === 'notFound') return { texts: 'notFound' as const, source: undefined }
  return { texts: match.staticData.texts ?? 'notFound', source: match.staticData.source }
}

/** What the browser's tab, bookmarks and search engines call the page. */
export function titleOf(page: keyof Texts['pages'], texts: Texts): string {
  const { title } = texts.pages[page]
  return page === 'home' ? `${brand.name} – ${title}` : `${title} – ${brand.name}`
}
