import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import type { Backups } from '../../src/backups/backup.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { toastOn, usePanel } from '../support/panel.ts'
import { onlyForRelease } from '../support/release.ts'
import { openS3Server } from '../support/s3-server.ts'

const panel = usePanel()

test(
  'a backup that only the bucket has is brought here with the private key from a file, and can be restored then',
  onlyForRelease('the gate brings one without a browser: src/backups/bring-backup.test.ts'),
  async () => {
    const { bucket } = await openS3Server()
    const privateKey = await generateX25519Identity()
    const { url, prefix, accessKey, secretKey } = bucket
    const place = { url, prefix, accessKey, secretKey, bucket: bucket.name, addresses: 'path' }
    const publicKey = await identityToRecipient(privateKey)
    await panel.asAdmin('PUT', '/api/admin/settings/backup', { ...place, publicKey })
    await panel.asAdmin('POST', '/api/admin/backups')
    const listed = () => panel.asAdmin<Backups>('GET', '/api/admin/backups')
    await expect.poll(async () => (await listed()).backups[0]?.places).toHaveLength(2)
    const [{ name = '' } = {}] = (await listed()).backups
    await rm(join(panel.program.dataFolder, 'backups', name))

    const page = await panel.open('tab=backups', { reducedMotion: 'reduce' }, /422/)
    await page.getByRole('button', { name: /^Sprowadź tutaj/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Klucz prywatny', { exact: true }).fill(await generateX25519Identity())
    await dialog.getByRole('button', { name: 'Sprowadź kopię' }).click()
    await dialog.getByText('Ten klucz nie otwiera tej kopii').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog
      .getByLabel('Wczytaj klucz z pliku')
      .setInputFiles({ name: 'key.txt', mimeType: 'text/plain', buffer: Buffer.from(`# key\n${privateKey}\n`) })
    await expect.poll(() => dialog.getByLabel('Klucz prywatny', { exact: true }).inputValue()).toContain(privateKey)
    await dialog.getByRole('button', { name: 'Sprowadź kopię' }).click()
    await toastOn(page).getByText('Kopia jest tutaj').waitFor()
    await page.getByRole('button', { name: /^Przywróć kopię/ }).click()
    await page.getByLabel(/^Aby potwierdzić/).waitFor()
    expect(await page.content()).not.toContain(privateKey)
  },
)
