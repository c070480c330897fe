import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AdminProduct } from '../../src/catalog/product.ts'
import { anna } from './checkouts.ts'
import type { usePanel } from './panel.ts'

const salt = { name: 'Sól próbna', description: 'Szara.', price: '24.90', weight: 0.25, stockQuantity: 40 }

/** What browsers say by themselves of calls that are refused. */
export const refused = /status of (4|5)\d\d/

/** The products behind the panel, and what others do to them meanwhile. */
export function productsBehind(panel: ReturnType<typeof usePanel>) {
  const all = () => panel.asAdmin<AdminProduct[]>('GET', '/api/admin/products')
  const kept = async (id: number) => (await all()).find((product) => product.id === id)
  return {
    all,
    kept,
    create: (more: object = {}) => panel.asAdmin<AdminProduct>('POST', '/api/admin/products', { ...salt, ...more }),
    change: (id: number, changes: object) => panel.asAdmin('PUT', `/api/admin/products/${id}`, { ...changes }),
    remove: (id: number) => panel.asAdmin('DELETE', `/api/admin/products/${id}`),

    async buy(id: number, quantity: number): Promise<void> {
      const { name, price } = (await kept(id)) as AdminProduct
      const answer = await fetch(`${panel.program.origin}/api/store/create-checkout-session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cart: [{ id, name, price, quantity, weight: '250g' }], shippingAddress: anna }),
      })
      expect(answer.status, await answer.text()).toBe(201)
    },

    /** The form with this product in it, ready to be typed into. */
    async openProduct(id: number): Promise<Page> {
      const page = await panel.open(`tab=products&edit=${id}`, {}, refused)
      await expect.poll(() => focusedLabel(page)).toBe('Nazwa')
      return page
    },
  }
}

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const save = (page: Page) => page.keyboard.press('Control+S')

/** What has the focus, by its label. */
export const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return focused?.labels?.[0]?.textContent ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })
