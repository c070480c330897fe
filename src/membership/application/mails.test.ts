import { membershipServerTexts } from '../texts.server.ts'
import sharp from 'sharp'
import { onTestFinished, describe, expect, test } from 'vitest'
import { applyTo, chef, restaurant } from '../../../tests/support/applications.ts'
import { openPostOffice } from '../../../tests/support/post-office.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { workOn } from '../../../tests/support/working-jobs.ts'

import { languages } from '../../kernel/language.ts'
import { mails } from '../../mail/mails.table.ts'

async function openShopWithPost() {
  const shop = await openTestShop()
  const post = await openPostOffice()
  onTestFinished(post.close)
  const environment = {
    SMTP_URL: post.url,
    OFFICE_EMAIL: 'office@example.com',
    PUBLIC_URL: 'https://salt.example.com',
  }
  const work = () => workOn(shop.databaseUrl, { environment })
  const arrived = async (address: string, count: number) => {
    const letters = () => post.delivered.filter(({ to }) => to?.[0]?.address === address)
    await expect.poll(() => letters().length, { interval: 50 }).toBe(count)
    return letters()
  }
  return { shop, post, work, arrived }
}

describe('who applied', () => {
  test.for(languages)('is written to in %s: what comes and when, and the way off the newsletter', async (language) => {
    const { shop, work, arrived } = await openShopWithPost()
    await work()
    await applyTo(shop, chef, { language })
    const [letter] = await arrived(chef.email, 1)
    const texts = membershipServerTexts[language].welcome
    expect(letter?.subject).toBe(texts.subject)
    expect(letter?.html).toContain(`<html lang="${language}">`)
    expect(letter?.html).toContain(`href="https://salt.example.com/?lang=${language}"`)
    for (const sentence of [texts.materials, texts.bonus, texts.publication, texts.newsletter]) {
      expect(letter?.text).toContain(sentence)
    }
    expect(letter?.text).toMatch(/24(–| à )48/)
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, address = ''] = /^<https:\/\/salt\.example\.com(\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '') ?? []
    expect(letter?.html).toContain(address)
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
  const [letter] = await arrived('office@example.com', 1)
  expect(letter?.subject).toBe(`Nowa restauracja lub hotel: ${words.organizationName}`)
  expect(letter?.replyTo).toMatchObject([{ address: restaurant.email, name: words.organizationName }])
  for (const written of Object.values(words)) expect(letter?.text).toContain(written)
  expect(letter?.html).not.toContain('<b>')
})

test('the office finds the photo of a chef behind a link', async () => {
  const { shop, work, arrived } = await openShopWithPost()
  await work()
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6f9a96' } })
    .png()
    .toBuffer()
  await applyTo(shop, chef, { photo: new Blob([new Uint8Array(png)]) })
  const [letter] = await arrived('office@example.com', 1)
  expect(letter?.subject).toBe('Nowy szef kuchni: Anna Nowak')
  const [, path = ''] = /href="https:\/\/salt\.example\.com(\/pictures\/[^"]+)"/.exec(letter?.html ?? '') ?? []
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
