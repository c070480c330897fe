import { expect, test } from 'vitest'
import { brokenRules } from '../scripts/house-rules.ts'

const names = (from: string, to: string) => brokenRules(from, to).map(({ name }) => name)

test.for([
  ['src/catalog/StorePage.tsx', 'src/catalog/products.table.ts', 'browser code stays in the browser'],
  ['src/catalog/products.query.ts', 'src/server/database.ts', 'browser code stays in the browser'],
  ['src/web/router.tsx', 'src/endpoints.ts', 'browser code stays in the browser'],
  ['src/catalog/product.ts', 'src/catalog/create-product.server.ts', 'browser code stays in the browser'],
  ['src/catalog/catalog.api.ts', 'src/catalog/StorePage.tsx', 'server code knows no pages'],
  ['src/server/pages.ts', 'src/web/entry-server.tsx', 'server code knows no pages'],
  ['src/kernel/money.ts', 'zod/mini', 'the kernel imports nothing'],
  ['src/kernel/money.ts', 'src/brand.ts', 'the kernel imports nothing'],
  ['src/catalog/product.ts', 'react', 'pure files stay pure'],
  [
    'src/orders/create-order.server.ts',
    'src/catalog/catalog.api.ts',
    'rooms meet through rules, tables and operations',
  ],
  ['src/web/router.tsx', 'src/orders/panel/OrdersTab.tsx', 'visitors load nothing of the panel'],
  ['src/orders/OrderPage.tsx', 'src/web/panel/PanelButton.tsx', 'visitors load nothing of the panel'],
  [
    'src/orders/panel/OrdersTab.tsx',
    'src/catalog/panel/ProductsTab.tsx',
    'rooms meet through rules, tables and operations',
  ],
  ['src/orders/panel/states.ts', 'src/orders/orders.table.ts', 'browser code stays in the browser'],
  ['src/cart/CartPage.tsx', 'src/catalog/ProductCard.tsx', 'rooms meet through rules, tables and operations'],
] as const)('%s may not import %s', ([from, to, rule]) => {
  expect(names(from, to)).toContain(rule)
})

test.for([
  ['src/catalog/StorePage.tsx', 'src/catalog/product.ts'],
  ['src/catalog/StorePage.tsx', 'src/web/visit.tsx'],
  ['src/catalog/catalog.api.ts', 'src/admin/administrators.guard.server.ts'],
  ['src/orders/create-order.server.ts', 'src/catalog/products.table.ts'],
  ['src/orders/send-confirmation.server.ts', 'src/orders/order-confirmed.mail.tsx'],
  ['src/catalog/product.ts', 'zod/mini'],
  ['src/catalog/product.ts', 'src/kernel/money.ts'],
  ['src/main.ts', 'src/web/entry-server.tsx'],
  ['src/admin/panel/tabs.tsx', 'src/orders/panel/OrdersTab.tsx'],
  ['src/orders/panel/OrdersTab.tsx', 'src/web/panel/PanelButton.tsx'],
  ['src/catalog/catalog.api.test.ts', 'src/catalog/StorePage.tsx'],
])('%s may import %s', ([from, to]) => {
  expect(names(from ?? '', to ?? '')).toEqual([])
})
