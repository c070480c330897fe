import { createElement } from 'react'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openReadyDatabase, runJobsOn } from '../../tests/support/job-runner.ts'
import { onlyForRelease } from '../../tests/support/release.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import { openSmtpServer } from '../../tests/support/smtp-server.ts'
import { currentLegalVersion } from '../legal/legal.ts'
import { mailConfirmation } from '../sales/order-management/emails/order-mails.server.ts'
import { storePicture } from '../server/pictures/pictures.ts'
import { InlinePicture, nameOfStored } from './layout/inline-picture.mail.tsx'
import { queueMail } from './queue-mail.server.ts'

test('a letter brings all its pictures along, small and in forms that mail programs know', async () => {
  const { url, database } = await openReadyDatabase()
  const post = await openSmtpServer()
  onTestFinished(post.close)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#5634' } })
    .webp()
    .toBuffer()
  const stored = await storePicture(database, photo)
  const path = stored.ok ? stored.value : ''
  const gone = nameOfStored(`/pictures/${'0'.repeat(64)}.webp`, 'picture') ?? ''
  const names = ['jar-1', nameOfStored(path, 'picture') ?? '', gone]
  const body = names.map((name) => createElement(InlinePicture, { key: name, name, alt: '', side: 64 }))
  await database.transaction((transaction) =>
    queueMail(transaction, { kind: 'test', to: 'office', language: 'pl' }, { subject: 'Obrazki', body }),
  )
  await runJobsOn(url, { environment: { SMTP_URL: post.url, OFFICE_EMAIL: 'office@example.com' } })
  await expect.poll(() => post.delivered.length, { timeout: 20_000 }).toBe(1)

  const [told] = post.delivered
  const files = told?.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition])
  expect(files?.toSorted()).toEqual(
    [
      ['<mark-1@letter>', 'image/png', 'inline'],
      ['<jar-1@letter>', 'image/jpeg', 'inline'],
      [`<${names[1]}@letter>`, 'image/jpeg', 'inline'],
      [`<${gone}@letter>`, 'image/png', 'inline'],
    ].toSorted(),
  )
  for (const { content } of told?.attachments ?? []) {
    const { width = 0, height } = await sharp(Buffer.from(content as ArrayBuffer)).metadata()
    expect([width === height, width <= 128]).toEqual([true, true])
  }
  const html = told?.html ?? ''
  for (const name of ['mark-1', ...names]) expect(html).toContain(` src="cid:${name}@letter"`)
})

test(
  'a confirmation brings the legal texts and pictures of what was ordered, and is no larger than mailboxes like',
  { ...onlyForRelease('three texts are drawn as PDF'), timeout: 120_000 },
  async () => {
    const { url, database } = await openReadyDatabase()
    const post = await openSmtpServer()
    onTestFinished(post.close)
    const { id } = await placeOrder(database, { email: 'chef@example.com', termsVersion: currentLegalVersion() })
    await database.transaction((transaction) => mailConfirmation(transaction, { orderId: id }))
    await runJobsOn(url, { environment: { SMTP_URL: post.url, OFFICE_EMAIL: 'office@example.com' } })
    await expect.poll(() => post.delivered.length, { timeout: 100_000 }).toBe(2)
    const confirmed = post.delivered.find(({ to }) => to?.[0]?.address === 'chef@example.com')
    expect(confirmed?.attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
      'image/png',
    ])
    const bytes = confirmed?.attachments.reduce((sum, { content }) => sum + (content as ArrayBuffer).byteLength, 0) ?? 0
    // In Base64 a third more.
    expect((bytes * 4) / 3 + Buffer.byteLength((confirmed?.html ?? '') + (confirmed?.text ?? ''))).toBeLessThan(300_000)
  },
)
