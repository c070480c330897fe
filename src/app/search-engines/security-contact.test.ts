import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/shop.ts'

test('whoever found a hole is told the address of the office that the owner set, for a time that is not over', async () => {
  const shop = await openTestShop({ publicUrl: 'https://shop.example.com' })
  const saved = await shop.callAsAdmin('PUT', '/api/admin/settings/seller', {
    body: { officeEmail: 'biuro@example.com' },
  })
  expect(saved.status).toBe(200)
  const answer = await shop.call('GET', '/.well-known/security.txt')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const said = await answer.text()
  const fields = new Map(said.split('\n').map((line) => line.split(': ', 2) as [string, string]))
  expect(fields.get('Contact')).toBe('mailto:biuro@example.com')
  expect(fields.get('Canonical')).toBe('https://shop.example.com/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
