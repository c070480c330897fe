import { readFile } from 'node:fs/promises'
import { identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { toastOn, usePanel } from '../support/panel.ts'

const panel = usePanel()

test('the private key of the backups is shown once, never leaves the browser, and counts when its owner has shown that they have it', async () => {
  const page = await panel.open('tab=settings&part=backup', { reducedMotion: 'reduce' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('button', { name: 'Utwórz klucz' }).click()
  const form = page.getByRole('form', { name: 'Nowy klucz kopii' })
  const key = (await form.locator('code').textContent()) ?? ''
  expect(key).toMatch(/^AGE-SECRET-KEY-1[A-Z\d]{58}$/)

  const saving = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Pobierz plik' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const publicKey = await identityToRecipient(key)
  expect(file).toContain(`\n# public key: ${publicKey}\n${key}\n`)

  const end = form.getByLabel(/^Ostatnie 6 znaków/)
  await end.fill('ABCDEF')
  await form.getByRole('button', { name: 'Mam klucz, używaj go' }).click()
  await form.getByRole('alert').waitFor()
  await end.fill(key.slice(-6).toLowerCase())
  await form.getByRole('button', { name: 'Mam klucz, używaj go' }).click()
  await toastOn(page).getByText('Klucz zapisany').waitFor()
  await page.getByRole('button', { name: 'Utwórz nowy klucz' }).waitFor()
  expect(await page.getByLabel(/^Klucz publiczny/).inputValue()).toBe(publicKey)
  expect(await page.content()).not.toContain(key)
  const told = sent.filter((request) => request.includes(publicKey))
  expect(told).toHaveLength(1)
  expect(sent.filter((request) => request.toUpperCase().includes(key.slice(20, 40)))).toEqual([])
})
