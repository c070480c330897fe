import { expect, test } from 'vitest'
import { brokenRules } from '../scripts/house-rules.ts'

const names = (from: string, to: string) => brokenRules(from, to).map(({ name }) => name)

test.for([
  ['src/catalog/StorePage.tsx', 'src/catalog/products.table.ts', 'browser code stays in the browser'],
  ['src/catalog/products.query.ts', 'src/server/database/database.ts', 'browser code stays in the browser'],
  ['src/app/pages/router.tsx', 'src/app/endpoints.ts', 'browser code stays in the browser'],
  ['src/catalog/product.ts', 'src/catalog/create-product.server.ts', 'browser code stays in the browser'],
  ['src/catalog/catalog.api.ts', 'src/catalog/StorePage.tsx', 'server code knows no pages'],
  ['src/app/http/pages.ts', 'src/app/pages/entry-server.tsx', 'server code knows no pages'],
  ['src/kernel/money.ts', 'zod/mini', 'the kernel imports nothing'],
  ['src/kernel/money.ts', 'src/brand.ts', 'the kernel imports nothing'],
  ['src/catalog/product.ts', 'react', 'pure files stay pure'],
  [
    'src/orders/create-order.server.ts',
    'src/catalog/catalog.api.ts',
    'rooms meet through rules, tables and operations',
  ],
  ['src/app/pages/router.tsx', 'src/sales/order-management/panel/OrdersTab.tsx', 'visitors load nothing of the panel'],
  [
    'src/sales/order-management/pages/OrderPage.tsx',
    'src/panel-kit/PanelButton.tsx',
    'visitors load nothing of the panel',
  ],
  [
    'src/sales/order-management/panel/OrdersTab.tsx',
    'src/catalog/panel/ProductsTab.tsx',
    'rooms meet through rules, tables and operations',
  ],
  ['src/orders/panel/states.ts', 'src/sales/orders/orders.table.ts', 'browser code stays in the browser'],
  ['src/cart/CartPage.tsx', 'src/catalog/pages/ProductCard.tsx', 'rooms meet through rules, tables and operations'],
] as const)('%s may not import %s', ([from, to, rule]) => {
  expect(names(from, to)).toContain(rule)
})

test.for([
  ['src/catalog/StorePage.tsx', 'src/catalog/product.ts'],
  ['src/catalog/StorePage.tsx', 'src/web/app-context.tsx'],
  ['src/catalog/catalog.api.ts', 'src/guards/administrators.guard.server.ts'],
  ['src/orders/create-order.server.ts', 'src/catalog/products.table.ts'],
  ['src/orders/send-confirmation.server.ts', 'src/sales/order-management/emails/order-confirmed.mail.tsx'],
  ['src/catalog/product.ts', 'zod/mini'],
  ['src/catalog/product.ts', 'src/kernel/money.ts'],
  ['src/app/main.ts', 'src/app/pages/entry-server.tsx'],
  ['src/panel/tabs.tsx', 'src/sales/order-management/panel/OrdersTab.tsx'],
  ['src/sales/order-management/panel/OrdersTab.tsx', 'src/panel-kit/PanelButton.tsx'],
  ['src/catalog/catalog.api.test.ts', 'src/catalog/StorePage.tsx'],
])('%s may import %s', ([from, to]) => {
  expect(names(from ?? '', to ?? '')).toEqual([])
})
