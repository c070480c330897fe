import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router'
import { productAt, productsOnSale } from './catalog/products.query.ts'
import { recoveryStateOf } from './customers/recovery-state.query.ts'
import type { LegalDocument } from './legal/legal.ts'
import { legalVersions } from './legal/legal-versions.ts'
import { legalTextOf } from './legal/legal.query.ts'
import { unsubscribeStateOf } from './marketing/unsubscribe-state.query.ts'
import { demoPaymentOf } from './payments/demo-payment.query.ts'
import type { MemberKind } from './membership/member.ts'
import { publishedChefs, publishedRestaurants } from './membership/members.query.ts'
import { sessionStateOf } from './payments/session-state.query.ts'
import { orderByLink } from './orders/order-by-link.query.ts'
import { BrokenPage } from './site/BrokenPage.tsx'
import { NotFoundPage } from './site/NotFoundPage.tsx'
import { shopCorner } from './site/shop-corner.tsx'
import { Shell } from './site/Shell.tsx'
import { coreTeam } from './team/team.query.ts'
import { page } from './web/page.ts'
import { fetchFirst, prefetch, type ScreenContext } from './web/prefetch.ts'

const shell = createRootRouteWithContext<ScreenContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  ...page({
    module: () => import('./site/HomePage.tsx'),
    component: 'HomePage',
    source: 'src/site/HomePage.tsx',
    words: 'home',
  }),
})

const activities = createRoute({
  getParentRoute: () => shell,
  path: '/activities',
  ...page({
    module: () => import('./site/ActivitiesPage.tsx'),
    component: 'ActivitiesPage',
    source: 'src/site/ActivitiesPage.tsx',
    words: 'activities',
  }),
})

const team = createRoute({
  getParentRoute: () => shell,
  path: '/team',
  ...page({
    module: () => import('./site/TeamPage.tsx'),
    component: 'TeamPage',
    source: 'src/site/TeamPage.tsx',
    words: 'team',
    fetches: ({ queryClient, api }) =>
      Promise.all([
        prefetch(queryClient, coreTeam(api)),
        prefetch(queryClient, publishedChefs(api)),
        prefetch(queryClient, publishedRestaurants(api)),
      ]),
  }),
})

const cooperation = createRoute({
  getParentRoute: () => shell,
  path: '/cooperation',
  ...page({
    module: () => import('./site/CooperationPage.tsx'),
    component: 'CooperationPage',
    source: 'src/site/CooperationPage.tsx',
    words: 'cooperation',
  }),
})

const contact = createRoute({
  getParentRoute: () => shell,
  path: '/contact',
  ...page({
    module: () => import('./contact/ContactPage.tsx'),
    component: 'ContactPage',
    source: 'src/contact/ContactPage.tsx',
    words: 'contact',
  }),
})

const join = createRoute({
  getParentRoute: () => shell,
  path: '/joinus',
  ...page({
    module: () => import('./membership/JoinPage.tsx'),
    component: 'JoinPage',
    source: 'src/membership/JoinPage.tsx',
    words: 'join',
  }),
})

const success = createRoute({
  getParentRoute: () => shell,
  path: '/success',
  validateSearch: (search: { type?: MemberKind }) => search,
  ...page({
    module: () => import('./membership/SuccessPage.tsx'),
    component: 'SuccessPage',
    source: 'src/membership/SuccessPage.tsx',
    words: 'success',
    variants: { type: ['chef', 'restaurant'] },
  }),
})

const store = createRoute({
  getParentRoute: () => shell,
  path: '/store',
  ...page({
    module: () => import('./site/StorePage.tsx'),
    component: 'StorePage',
    source: 'src/site/StorePage.tsx',
    words: 'store',
    corner: shopCorner,
    fetches: ({ queryClient, api }) => prefetch(queryClient, productsOnSale(api)),
    showsPrices: true,
  }),
})

const cart = createRoute({
  getParentRoute: () => shell,
  path: '/cart',
  ...page({
    module: () => import('./cart/CartPage.tsx'),
    component: 'CartPage',
    source: 'src/cart/CartPage.tsx',
    words: 'cart',
    isPersonal: true,
    corner: shopCorner,
    showsPrices: true,
  }),
})

const checkout = createRoute({
  getParentRoute: () => shell,
  path: '/checkout',
  ...page({
    module: () => import('./site/CheckoutPage.tsx'),
    component: 'CheckoutPage',
    source: 'src/site/CheckoutPage.tsx',
    words: 'checkout',
    isPersonal: true,
    corner: shopCorner,
    showsPrices: true,
  }),
})

const demoPayment = createRoute({
  getParentRoute: () => shell,
  path: '/checkout/demo/$session',
  ...page({
    module: () => import('./payments/DemoPaymentPage.tsx'),
    component: 'DemoPaymentPage',
    source: 'src/payments/DemoPaymentPage.tsx',
    words: 'demo-payment',
    fetches: ({ queryClient, api }, { session = '' }) => prefetch(queryClient, demoPaymentOf(api, session)),
    hasSecretAddress: true,
  }),
})

const paymentSuccess = createRoute({
  getParentRoute: () => shell,
  path: '/checkout/success',
  ...page({
    module: () => import('./site/PaymentSuccessPage.tsx'),
    component: 'PaymentSuccessPage',
    source: 'src/site/PaymentSuccessPage.tsx',
    words: 'payment-success',
    corner: shopCorner,
    asks: 'session_id',
    fetches: async ({ queryClient, api }, { session_id: session }) =>
      session && prefetch(queryClient, sessionStateOf(api, session)),
  }),
})

const product = createRoute({
  getParentRoute: () => shell,
  path: '/store/$slug',
  ...page({
    module: () => import('./site/ProductPage.tsx'),
    component: 'ProductPage',
    source: 'src/site/ProductPage.tsx',
    words: 'product',
    fetches: ({ queryClient, api }, { slug = '' }) =>
      Promise.all([fetchFirst(queryClient, productAt(api, slug)), prefetch(queryClient, productsOnSale(api))]),
    corner: shopCorner,
    showsPrices: true,
  }),
})

const login = createRoute({
  getParentRoute: () => shell,
  path: '/store/login',
  validateSearch: (search: { tab?: 'register'; next?: string }) => search,
  ...page({
    module: () => import('./customers/LoginPage.tsx'),
    component: 'LoginPage',
    source: 'src/customers/LoginPage.tsx',
    words: 'login',
    isPersonal: true,
    corner: shopCorner,
    variants: { tab: ['login', 'register'] },
  }),
})

const recover = createRoute({
  getParentRoute: () => shell,
  path: '/store/recover',
  ...page({
    module: () => import('./customers/RecoverPage.tsx'),
    component: 'RecoverPage',
    source: 'src/customers/RecoverPage.tsx',
    words: 'recover',
    isPersonal: true,
    corner: shopCorner,
  }),
})

const newPassword = createRoute({
  getParentRoute: () => shell,
  path: '/store/recover/$token',
  ...page({
    module: () => import('./customers/NewPasswordPage.tsx'),
    component: 'NewPasswordPage',
    source: 'src/customers/NewPasswordPage.tsx',
    words: 'new-password',
    corner: shopCorner,
    fetches: ({ queryClient, api }, { token = '' }) => prefetch(queryClient, recoveryStateOf(api, token)),
    hasSecretAddress: true,
  }),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/store/account',
  ...page({
    module: () => import('./site/AccountPage.tsx'),
    component: 'AccountPage',
    source: 'src/site/AccountPage.tsx',
    words: 'account',
    isPersonal: true,
    corner: shopCorner,
    showsPrices: true,
  }),
})

const ownOrder = createRoute({
  getParentRoute: () => shell,
  path: '/store/account/orders/$id',
  ...page({
    module: () => import('./site/OwnOrderPage.tsx'),
    component: 'OwnOrderPage',
    source: 'src/site/OwnOrderPage.tsx',
    words: 'order',
    isPersonal: true,
    corner: shopCorner,
    showsPrices: true,
  }),
})

const order = createRoute({
  getParentRoute: () => shell,
  path: '/order/$token',
  ...page({
    module: () => import('./orders/OrderPage.tsx'),
    component: 'OrderPage',
    source: 'src/orders/OrderPage.tsx',
    words: 'order',
    fetches: ({ queryClient, api }, { token = '' }) => fetchFirst(queryClient, orderByLink(api, token)),
    hasSecretAddress: true,
    corner: shopCorner,
    showsPrices: true,
  }),
})

const unsubscribe = createRoute({
  getParentRoute: () => shell,
  path: '/unsubscribe/$token',
  ...page({
    module: () => import('./marketing/UnsubscribePage.tsx'),
    component: 'UnsubscribePage',
    source: 'src/marketing/UnsubscribePage.tsx',
    words: 'unsubscribe',
    fetches: ({ queryClient, api }, { token = '' }) => prefetch(queryClient, unsubscribeStateOf(api, token)),
    hasSecretAddress: true,
  }),
})

const legal = <Document extends LegalDocument>(document: Document) =>
  createRoute({
    getParentRoute: () => shell,
    path: `/${document}` as `/${Document}`,
    loaderDeps: ({ search }: { search: { version?: string } }) => ({
      document,
      version: legalVersions.find((version) => version === search.version) ?? legalVersions[0],
    }),
    ...page({
      module: () => import('./legal/LegalPage.tsx'),
      component: 'LegalPage',
      source: 'src/legal/LegalPage.tsx',
      words: 'legal',
      fetches: ({ queryClient, api }, asked) => fetchFirst(queryClient, legalTextOf(api, asked)),
      variants: { version: legalVersions },
    }),
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
export const screens = shell.addChildren([
  home,
  activities,
  team,
  cooperation,
  contact,
  join,
  success,
  store,
  cart,
  checkout,
  demoPayment,
  paymentSuccess,
  product,
  login,
  recover,
  newPassword,
  account,
  ownOrder,
  order,
  unsubscribe,
  legal('terms'),
  legal('privacy'),
  legal('withdrawal'),
  anythingElse,
])
