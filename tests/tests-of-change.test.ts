import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../scripts/project.ts'
import { readPlaces, testsOfChange } from '../scripts/tests-of-change.ts'
import { pathsOf } from '../scripts/bench/public-paths.ts'
import { screens } from '../src/app/screens.tsx'

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

const tests = new Map([
  ['src/cart/cart.test.ts', "import { addToCart } from './cart.ts'"],
  ['src/sales/checkout/totals.test.ts', "import { cartSchema } from '../../cart/cart.ts'"],
  ['src/sales/order-management/vat.test.ts', "import { vat } from './vat.ts'"],
  ['tests/e2e/cart.test.ts', "import { useBrowser } from '../support/browser.ts'\nawait visit(`${origin}/cart`)"],
  ['tests/e2e/order.test.ts', "import { linkTo } from '../support/links.ts'\nawait visit(`${origin}/order/${token}`)"],
  ['tests/e2e/panel-orders.test.ts', "await panel.open('tab=orders&search=Anna')"],
  ['tests/support/browser.ts', "import { findChromium } from '../../scripts/find-chromium.ts'"],
  ['tests/support/links.ts', "import { useBrowser } from './browser.ts'"],
])
const places = {
  pages: new Map([
    ['/cart', 'cart'],
    ['/order/$token', 'sales/order-management'],
  ]),
  tabs: new Map([['orders', 'sales/order-management']]),
}
const chosenFor = (...changed: string[]) => testsOfChange(changed, tests, places)

describe('a change brings', () => {
  test('the tests of its room, those that name the changed file, and those that open the room’s pages', () => {
    expect(chosenFor('src/cart/cart.ts')).toEqual([
      'src/cart/cart.test.ts',
      'src/sales/checkout/totals.test.ts',
      'tests/e2e/cart.test.ts',
    ])
  })

  test('those that open the room’s place in the panel, and pages whose address ends in a secret', () => {
    expect(chosenFor('src/sales/order-management/panel/OrdersTab.tsx')).toEqual([
      'src/sales/order-management/vat.test.ts',
      'tests/e2e/order.test.ts',
      'tests/e2e/panel-orders.test.ts',
    ])
  })

  test('every test made with a changed tool, however many tools lie between', () => {
    expect(chosenFor('tests/support/browser.ts')).toEqual(['tests/e2e/cart.test.ts', 'tests/e2e/order.test.ts'])
  })

  test('a changed test alone, and nothing for a text', () => {
    expect(chosenFor('tests/e2e/order.test.ts', 'README.md')).toEqual(['tests/e2e/order.test.ts'])
    expect(chosenFor('CHANGELOG.md')).toEqual([])
  })
})

test('the room behind each page and each place of the panel is known', () => {
  const { pages, tabs } = readPlaces(read('src/app/screens.tsx'), read('src/panel/tabs.tsx'))
  expect([...pages.keys(), '/$'].toSorted()).toEqual(pathsOf(screens).toSorted())
  expect(pages.get('/order/$token')).toBe('sales/order-management')
  expect(tabs.get('marketing')).toBe('marketing')
  expect(tabs.get('orders')).toBe('sales/order-management')
  expect(tabs.get('audit')).toBe('panel')
})
