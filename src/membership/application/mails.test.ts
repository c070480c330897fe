import { membershipServerTexts } from '../texts.server.ts'
import sharp from 'sharp'
import { onTestFinished, describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../../tests/support/applications.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { languages } from '../../kernel/language.ts'
import { mails } from '../../mail/mails.table.ts'

async function openShopWithPost() {
  const shop = await openTestShop()
  const post = await openSmtpServer()
  onTestFinished(post.close)
  const environment = {
    SMTP_URL: post.url,
    OFFICE_EMAIL: 'office@example.com',
    PUBLIC_URL: 'https://salt.example.com',
  }
  const work = () => runJobsOn(shop.databaseUrl, { environment })
  const arrived = async (address: string, count: number) => {
    const emails = () => post.delivered.filter(({ to }) => to?.[0]?.address === address)
    await expect.poll(() => emails().length, { interval: 50 }).toBe(count)
    return emails()
  }
  return { shop, post, work, arrived }
}

describe('who applied', () => {
  test.for(languages)('is written to in %s: what comes and when, and the way off the newsletter', async (language) => {
    const { shop, work, arrived } = await openShopWithPost()
    await work()
    await applyTo(shop, chef, { language })
    const [email] = await arrived(chef.email, 1)
    const texts = membershipServerTexts[language].welcome
    expect(email?.subject).toBe(texts.subject)
    expect(email?.html).toContain(`<html lang="${language}">`)
    expect(email?.html).toContain(`href="https://salt.example.com/?lang=${language}"`)
    for (const sentence of [texts.materials, texts.bonus, texts.publication, texts.newsletter]) {
      expect(email?.text).toContain(sentence)
    }
    expect(email?.text).toMatch(/24(–| à )48/)
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<https:\/\/salt\.example\.com(\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '') ?? []
    expect(email?.html).toContain(address)
    const left = await shop.call('POST', address, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.net' },
    })
    expect(left.status).toBe(200)
    // Who left and applies as somebody else stays off the list, is told so, and still gets the confirmation.
    await applyTo(shop, { ...restaurant, email: chef.email }, { language })
    const [, second] = await arrived(chef.email, 2)
    expect(second?.text).toContain(texts.noNewsletter)
  })
})

test('the office gets the application with all that was written, and answers the applicant by replying', async () => {
  const { shop, work, arrived } = await openShopWithPost()
  await work()
  const words = { ...restaurant, organizationName: '<b>Żagiel</b> & Syn', description: 'Ryby.\nRaki.' }
  await applyTo(shop, words, { language: 'de' })
  const [email] = await arrived('office@example.com', 1)
  expect(email?.subject).toBe(`Nowa restauracja lub hotel: ${words.organizationName}`)
  expect(email?.replyTo).toMatchObject([{ address: restaurant.email, name: words.organizationName }])
  for (const written of Object.values(words)) expect(email?.text).toContain(written)
  expect(email?.html).not.toContain('<b>')
})

test('the office finds the photo of a chef behind a link', async () => {
  const { shop, work, arrived } = await openShopWithPost()
  await work()
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6f9a96' } })
    .png()
    .toBuffer()
  await applyTo(shop, chef, { photo: new Blob([new Uint8Array(png)]) })
  const [email] = await arrived('office@example.com', 1)
  expect(email?.subject).toBe('Nowy szef kuchni: Anna Nowak')
  const [, path = ''] = /href="https:\/\/salt\.example\.com(\/pictures\/[^"]+)"/.exec(email?.html ?? '') ?? []
  expect((await shop.call('GET', path)).status).toBe(200)
})

test('while mail is down the application is taken; both letters go out when it is back', async () => {
  const { shop, post, work, arrived } = await openShopWithPost()
  post.trouble({ at: 'sender', code: 451, saying: 'not now' })
  await work()
  expect((await applyTo(shop, chef)).status).toBe(201)
  const tried = async () =>
    (await shop.database.select({ attempts: mails.attempts }).from(mails)).every(({ attempts }) => attempts > 0)
  await expect.poll(tried).toBe(true)
  post.recover()
  await arrived(chef.email, 1)
  await arrived('office@example.com', 1)
})
