import { expect, test } from 'vitest'
import { brokenRules, floors, roomOf } from '../scripts/house-rules.ts'
import { readImports } from '../scripts/imports.ts'

const names = (from: string, to: string, isType = false) => brokenRules(from, to, isType).map(({ name }) => name)

test.for([
  ['src/catalog/product.ts', 'src/cart/cart.ts', 'imports go down'],
  ['src/sales/orders/order.ts', 'src/sales/payments/refund.ts', 'imports go down'],
  ['src/team/team.ts', 'src/contact/contact-message.ts', 'imports go down'],
  ['src/mail/mail.ts', 'src/catalog/product.ts', 'imports go down'],
  ['src/catalog/product.ts', 'src/unknown/thing.ts', 'imports go down'],
  ['src/catalog/StorePage.tsx', 'src/catalog/products.table.ts', 'browser code stays in the browser'],
  ['src/catalog/products.query.ts', 'src/server/database/database.ts', 'browser code stays in the browser'],
  ['src/app/pages/router.tsx', 'src/app/endpoints.ts', 'browser code stays in the browser'],
  ['src/catalog/product.ts', 'src/catalog/create-product.server.ts', 'browser code stays in the browser'],
  ['src/sales/orders/panel/states.ts', 'src/sales/orders/orders.table.ts', 'browser code stays in the browser'],
  ['src/catalog/texts/pl.ts', 'src/catalog/products.table.ts', 'browser code stays in the browser'],
  ['src/catalog/texts.ts', 'src/server/database/database.ts', 'browser code stays in the browser'],
  ['src/catalog/texts/pl.ts', 'drizzle-orm', 'pure files stay pure'],
  ['src/catalog/catalog.api.ts', 'src/catalog/StorePage.tsx', 'server code knows no pages'],
  ['src/app/http/pages.ts', 'src/app/pages/entry-server.tsx', 'server code knows no pages'],
  ['src/kernel/money.ts', 'zod/mini', 'the kernel imports nothing'],
  ['src/kernel/money.ts', 'src/brand.ts', 'the kernel imports nothing'],
  ['src/catalog/product.ts', 'react', 'pure files stay pure'],
  ['src/sales/checkout/place-order.server.ts', 'src/catalog/catalog.api.ts', 'endpoints answer calls'],
  ['src/app/pages/router.tsx', 'src/catalog/panel/ProductsTab.tsx', 'visitors load nothing of the panel'],
  ['src/site/HomePage.tsx', 'src/panel-kit/PanelButton.tsx', 'visitors load nothing of the panel'],
] as const)('%s may not import %s', ([from, to, rule]) => {
  expect(names(from, to)).toContain(rule)
})

test('not even a type comes from above', () => {
  expect(names('src/mail/mail.ts', 'src/sales/orders/order.ts', true)).toEqual(['imports go down'])
  expect(names('src/catalog/catalog.api.ts', 'src/catalog/StorePage.tsx', true)).toEqual([])
})

test.for([
  ['src/catalog/StorePage.tsx', 'src/catalog/product.ts'],
  ['src/catalog/StorePage.tsx', 'src/web/app-context.tsx'],
  ['src/catalog/catalog.api.ts', 'src/guards/administrators.guard.server.ts'],
  ['src/sales/checkout/place-order.server.ts', 'src/catalog/products.table.ts'],
  ['src/sales/orders/send-confirmation.server.ts', 'src/sales/orders/order-confirmed.mail.tsx'],
  ['src/catalog/product.ts', 'zod/mini'],
  ['src/catalog/product.ts', 'src/kernel/money.ts'],
  ['src/catalog/texts/pl.ts', 'src/i18n/plural.ts'],
  ['src/catalog/texts.ts', 'src/i18n/room-texts.ts'],
  ['src/cart/CartPage.tsx', 'src/catalog/pages/ProductCard.tsx'],
  ['src/app/main.ts', 'src/app/pages/entry-server.tsx'],
  ['src/app/endpoints.ts', 'src/catalog/catalog.api.ts'],
  ['src/panel/tabs.tsx', 'src/catalog/panel/ProductsTab.tsx'],
  ['src/catalog/panel/ProductsTab.tsx', 'src/panel-kit/PanelButton.tsx'],
  ['src/catalog/catalog.api.test.ts', 'src/catalog/StorePage.tsx'],
])('%s may import %s', ([from, to]) => {
  expect(names(from ?? '', to ?? '')).toEqual([])
})

test('what is fetched later is held to the rules like what is fetched at once', () => {
  const imports = readImports()
  const lazy = [...imports.values()].flat().filter(({ isLazy }) => isLazy)
  expect(lazy.length).toBeGreaterThan(100)
  expect(lazy.filter(({ isType }) => isType)).toEqual([])
})

test('a room stands on one floor', () => {
  const rooms = floors.flat()
  expect(new Set(rooms).size).toBe(rooms.length)
  expect(roomOf('src/sales/orders/panel/OrdersTab.tsx')).toBe('sales/orders')
  expect(roomOf('src/cart/cart.ts')).toBe('cart')
})
