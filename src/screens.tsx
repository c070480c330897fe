import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { productsOnSale } from './catalog/products.query.ts'
import { BrokenPage } from './site/BrokenPage.tsx'
import { NotFoundPage } from './site/NotFoundPage.tsx'
import { Shell } from './site/Shell.tsx'
import { prefetch, type ScreenContext } from './web/prefetch.ts'

const shell = createRootRouteWithContext<ScreenContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('./site/HomePage.tsx'), 'HomePage'),
  staticData: { texts: 'home', source: 'src/site/HomePage.tsx' },
})

const store = createRoute({
  getParentRoute: () => shell,
  path: '/store',
  loader: ({ context: { queryClient, api } }) => prefetch(queryClient, productsOnSale(api)),
  component: lazyRouteComponent(() => import('./catalog/StorePage.tsx'), 'StorePage'),
  staticData: { texts: 'store', source: 'src/catalog/StorePage.tsx', showsPrices: true },
})

const anythingElse = createRoute({
  getParentRoute: () => shell,
  path: '$',
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFoundPage,
})

/** Every URL of the site and the page behind it: the front door for people. */
export const screens = shell.addChildren([home, store, anythingElse])
