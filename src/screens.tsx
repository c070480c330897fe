import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router'
import type { LegalDocument } from './legal/legal.ts'
import { versionsOf } from './legal/legal-versions.ts'
import type { MemberKind } from './membership/member.ts'
import { BrokenPage } from './site/BrokenPage.tsx'
import { NotFoundPage } from './site/NotFoundPage.tsx'
import { shopCorner } from './site/shop-corner.tsx'
import { Shell } from './site/Shell.tsx'
import { page, type Described } from './web/page.ts'
import type { ScreenContext } from './web/prefetch.ts'

const shell = createRootRouteWithContext<ScreenContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** A page at its address. */
const screen = <const Path extends string, Name extends string>(path: Path, described: Described<Name>) =>
  createRoute({ getParentRoute: () => shell, path, ...page(described) })

const home = screen('/', {
  module: () => import('./site/HomePage.tsx'),
  component: 'HomePage',
  source: 'src/site/HomePage.tsx',
  words: 'home',
})

const activities = screen('/activities', {
  module: () => import('./site/ActivitiesPage.tsx'),
  component: 'ActivitiesPage',
  source: 'src/site/ActivitiesPage.tsx',
  words: 'activities',
})

const team = screen('/team', {
  module: () => import('./site/TeamPage.tsx'),
  component: 'TeamPage',
  source: 'src/site/TeamPage.tsx',
  words: 'team',
})

const cooperation = screen('/cooperation', {
  module: () => import('./site/CooperationPage.tsx'),
  component: 'CooperationPage',
  source: 'src/site/CooperationPage.tsx',
  words: 'cooperation',
})

const contact = screen('/contact', {
  module: () => import('./contact/ContactPage.tsx'),
  component: 'ContactPage',
  source: 'src/contact/ContactPage.tsx',
  words: 'contact',
})

const join = screen('/joinus', {
  module: () => import('./membership/JoinPage.tsx'),
  component: 'JoinPage',
  source: 'src/membership/JoinPage.tsx',
  words: 'join',
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
    isPersonal: true,
    variants: { type: ['chef', 'restaurant'] },
  }),
})

const store = screen('/store', {
  module: () => import('./site/StorePage.tsx'),
  component: 'StorePage',
  source: 'src/site/StorePage.tsx',
  words: 'store',
  corner: shopCorner,
  showsPrices: true,
})

const cart = screen('/cart', {
  module: () => import('./cart/CartPage.tsx'),
  component: 'CartPage',
  source: 'src/cart/CartPage.tsx',
  words: 'cart',
  isPersonal: true,
  corner: shopCorner,
  showsPrices: true,
})

const checkout = screen('/checkout', {
  module: () => import('./site/CheckoutPage.tsx'),
  component: 'CheckoutPage',
  source: 'src/site/CheckoutPage.tsx',
  words: 'checkout',
  isPersonal: true,
  corner: shopCorner,
  showsPrices: true,
})

const demoPayment = screen('/checkout/demo/$session', {
  module: () => import('./payments/DemoPaymentPage.tsx'),
  component: 'DemoPaymentPage',
  source: 'src/payments/DemoPaymentPage.tsx',
  words: 'demo-payment',
  hasSecretAddress: true,
})

const paymentSuccess = createRoute({
  getParentRoute: () => shell,
  path: '/checkout/success',
  loaderDeps: ({ search }) => search,
  ...page({
    module: () => import('./site/PaymentSuccessPage.tsx'),
    component: 'PaymentSuccessPage',
    source: 'src/site/PaymentSuccessPage.tsx',
    words: 'payment-success',
    corner: shopCorner,
    asks: 'session_id',
  }),
})

const product = screen('/store/$slug', {
  module: () => import('./site/ProductPage.tsx'),
  component: 'ProductPage',
  source: 'src/site/ProductPage.tsx',
  words: 'product',
  corner: shopCorner,
  showsPrices: true,
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

const recover = screen('/store/recover', {
  module: () => import('./customers/RecoverPage.tsx'),
  component: 'RecoverPage',
  source: 'src/customers/RecoverPage.tsx',
  words: 'recover',
  isPersonal: true,
  corner: shopCorner,
})

const newPassword = screen('/store/recover/$token', {
  module: () => import('./customers/NewPasswordPage.tsx'),
  component: 'NewPasswordPage',
  source: 'src/customers/NewPasswordPage.tsx',
  words: 'new-password',
  corner: shopCorner,
  hasSecretAddress: true,
})

const account = screen('/store/account', {
  module: () => import('./site/AccountPage.tsx'),
  component: 'AccountPage',
  source: 'src/site/AccountPage.tsx',
  words: 'account',
  isPersonal: true,
  corner: shopCorner,
  showsPrices: true,
})

const ownOrder = screen('/store/account/orders/$id', {
  module: () => import('./site/OwnOrderPage.tsx'),
  component: 'OwnOrderPage',
  source: 'src/site/OwnOrderPage.tsx',
  words: 'order',
  isPersonal: true,
  corner: shopCorner,
  showsPrices: true,
})

const order = screen('/order/$token', {
  module: () => import('./orders/OrderPage.tsx'),
  component: 'OrderPage',
  source: 'src/orders/OrderPage.tsx',
  words: 'order',
  hasSecretAddress: true,
  corner: shopCorner,
  showsPrices: true,
})

const findOrder = screen('/order', {
  module: () => import('./orders/FindOrderPage.tsx'),
  component: 'FindOrderPage',
  source: 'src/orders/FindOrderPage.tsx',
  words: 'find-order',
  isPersonal: true,
  corner: shopCorner,
})

const unsubscribe = screen('/unsubscribe/$token', {
  module: () => import('./marketing/UnsubscribePage.tsx'),
  component: 'UnsubscribePage',
  source: 'src/marketing/UnsubscribePage.tsx',
  words: 'unsubscribe',
  hasSecretAddress: true,
})

const materials = screen('/materials/$token', {
  module: () => import('./materials/MaterialsPage.tsx'),
  component: 'MaterialsPage',
  source: 'src/materials/MaterialsPage.tsx',
  words: 'materials',
  hasSecretAddress: true,
})

const withdraw = screen('/withdraw', {
  module: () => import('./site/WithdrawPage.tsx'),
  component: 'WithdrawPage',
  source: 'src/site/WithdrawPage.tsx',
  words: 'withdraw',
})

const legal = <Document extends LegalDocument>(document: Document) =>
  createRoute({
    getParentRoute: () => shell,
    path: `/${document}` as `/${Document}`,
    loaderDeps: ({ search }) => search,
    ...page({
      module: () => import('./legal/LegalPage.tsx'),
      component: 'LegalPage',
      source: 'src/legal/LegalPage.tsx',
      words: 'legal',
      variants: { version: versionsOf(document) },
    }),
  })

const stored = screen('/stored', {
  module: () => import('./privacy/StoredPage.tsx'),
  component: 'StoredPage',
  source: 'src/privacy/StoredPage.tsx',
  words: 'stored',
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
  findOrder,
  unsubscribe,
  materials,
  legal('imprint'),
  withdraw,
  legal('terms'),
  legal('delivery'),
  legal('withdrawal'),
  legal('guarantee'),
  legal('privacy'),
  legal('accessibility'),
  stored,
  anythingElse,
])
