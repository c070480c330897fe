import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router'
import type { LegalDocument } from '../legal/legal.ts'
import type { MemberKind } from '../membership/member.ts'
import { answers, type Answer } from '../sales/reviews/written-review.ts'
import { BrokenPage } from '../site/BrokenPage.tsx'
import { NotFoundPage } from '../site/NotFoundPage.tsx'
import { Shell } from '../site/shell/Shell.tsx'
import { page, type Described } from '../web/page.ts'
import type { ScreenContext } from '../web/prefetch.ts'

const shell = createRootRouteWithContext<ScreenContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** A page at its address. */
const screen = <const Path extends string>(path: Path, described: Described) =>
  createRoute({ getParentRoute: () => shell, path, ...page(described) })

const home = screen('/', { page: () => import('../site/home/HomePage.tsx'), showsCart: true, showsPrices: true })

const activities = screen('/activities', { page: () => import('../site/ActivitiesPage.tsx') })

const team = screen('/team', { page: () => import('../site/TeamPage.tsx') })

const cooperation = screen('/cooperation', { page: () => import('../site/CooperationPage.tsx') })

const contact = screen('/contact', { page: () => import('../contact/ContactPage.tsx') })

const join = createRoute({
  getParentRoute: () => shell,
  path: '/joinus',
  validateSearch: (search: { type?: MemberKind }) => search,
  ...page({
    page: () => import('../membership/application/JoinPage.tsx'),
    variants: { type: ['', 'chef', 'restaurant'] },
  }),
})

const success = createRoute({
  getParentRoute: () => shell,
  path: '/success',
  validateSearch: (search: { type?: MemberKind }) => search,
  ...page({
    page: () => import('../membership/application/SuccessPage.tsx'),
    isPersonal: true,
    variants: { type: ['chef', 'restaurant'] },
  }),
})

const store = screen('/store', {
  page: () => import('../site/store/StorePage.tsx'),
  showsCart: true,
  showsPrices: true,
})

const cart = screen('/cart', {
  page: () => import('../cart/CartPage.tsx'),
  isPersonal: true,
  showsCart: true,
  showsPrices: true,
})

const checkout = screen('/checkout', {
  page: () => import('../sales/checkout/pages/CheckoutPage.tsx'),
  isPersonal: true,
  showsCart: true,
  showsPrices: true,
})

const demoPayment = screen('/checkout/demo/$session', {
  page: () => import('../sales/payments/demo/DemoPaymentPage.tsx'),
  hasSecretAddress: true,
})

const paymentSuccess = createRoute({
  getParentRoute: () => shell,
  path: '/checkout/success',
  loaderDeps: ({ search }) => search,
  ...page({
    page: () => import('../sales/checkout/pages/PaymentSuccessPage.tsx'),
    showsCart: true,
    asks: 'session_id',
  }),
})

const product = screen('/store/$slug', {
  page: () => import('../site/store/ProductPage.tsx'),
  showsCart: true,
  showsPrices: true,
})

const recipes = screen('/recipes', { page: () => import('../recipes/RecipesPage.tsx'), showsCart: true })

const recipe = screen('/recipes/$slug', {
  page: () => import('../recipes/RecipePage.tsx'),
  showsCart: true,
  showsPrices: true,
})

const productReviews = screen('/store/$slug/reviews/$page', {
  page: () => import('../sales/reviews/pages/ProductReviewsPage.tsx'),
  showsCart: true,
})

const login = createRoute({
  getParentRoute: () => shell,
  path: '/store/login',
  validateSearch: (search: { tab?: 'register'; next?: string }) => search,
  ...page({
    page: () => import('../customers/sign-in/LoginPage.tsx'),
    isPersonal: true,
    showsCart: true,
    variants: { tab: ['login', 'register'] },
  }),
})

const recover = screen('/store/recover', {
  page: () => import('../customers/recovery/RecoverPage.tsx'),
  isPersonal: true,
  showsCart: true,
})

const newPassword = screen('/store/recover/$token', {
  page: () => import('../customers/recovery/NewPasswordPage.tsx'),
  showsCart: true,
  hasSecretAddress: true,
})

const confirmEmail = screen('/store/confirm/$token', {
  page: () => import('../customers/email-proof/ConfirmEmailPage.tsx'),
  showsCart: true,
  hasSecretAddress: true,
})

const account = screen('/store/account', {
  page: () => import('../sales/order-management/pages/AccountPage.tsx'),
  isPersonal: true,
  showsCart: true,
  showsPrices: true,
})

const ownOrder = screen('/store/account/orders/$id', {
  page: () => import('../sales/order-management/pages/OwnOrderPage.tsx'),
  isPersonal: true,
  showsCart: true,
  showsPrices: true,
})

const order = screen('/order/$token', {
  page: () => import('../sales/order-management/pages/OrderPage.tsx'),
  hasSecretAddress: true,
  showsCart: true,
  showsPrices: true,
})

const review = createRoute({
  getParentRoute: () => shell,
  path: '/review/$token',
  validateSearch: (search: { answer?: Answer }) => search,
  ...page({
    page: () => import('../sales/reviews/pages/ReviewPage.tsx'),
    hasSecretAddress: true,
    variants: { answer: ['', ...answers] },
  }),
})

const findOrder = screen('/order', {
  page: () => import('../sales/order-management/pages/FindOrderPage.tsx'),
  isPersonal: true,
  showsCart: true,
})

const unsubscribe = screen('/unsubscribe/$token', {
  page: () => import('../marketing/UnsubscribePage.tsx'),
  hasSecretAddress: true,
})

const newsletter = createRoute({
  getParentRoute: () => shell,
  path: '/newsletter',
  validateSearch: (search: { state?: 'asked' | 'faulty' }) => search,
  ...page({
    page: () => import('../marketing/newsletter/NewsletterPage.tsx'),
    isPersonal: true,
    variants: { state: ['form', 'asked', 'faulty'] },
  }),
})

const newsletterLink = screen('/newsletter/$token', {
  page: () => import('../marketing/newsletter/ConfirmNewsletterPage.tsx'),
  hasSecretAddress: true,
})

const materials = screen('/materials/$token', {
  page: () => import('../membership/materials/MaterialsPage.tsx'),
  hasSecretAddress: true,
})

const withdraw = screen('/withdraw', { page: () => import('../sales/withdrawal/pages/WithdrawPage.tsx') })

const legal = <Document extends LegalDocument>(document: Document) =>
  createRoute({
    getParentRoute: () => shell,
    path: `/${document}` as `/${Document}`,
    loaderDeps: ({ search }) => search,
    ...page({ page: () => import('../legal/LegalPage.tsx') }),
  })

const stored = screen('/stored', { page: () => import('../privacy/retention/DataRetentionPage.tsx') })

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
  recipes,
  recipe,
  productReviews,
  login,
  recover,
  newPassword,
  confirmEmail,
  account,
  ownOrder,
  order,
  review,
  findOrder,
  unsubscribe,
  newsletter,
  newsletterLink,
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
