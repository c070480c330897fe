import { globSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { projectFolder } from '../../../scripts/project.ts'
import { brand } from '../../brand.ts'
import { postalAddressIn } from '../../i18n/postal-address.ts'
import { siteAddress } from '../../mail/layout/site-address.ts'
import { unsubscribePlaceholder, writeOffer } from './write-offer.server.ts'

const { subject, content, html, plain } = writeOffer()
const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
const of = (tag: string, attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1]

test('the offer’s subject and the beginning of its content say what it is', () => {
  expect(subject).toMatch(/^Propozycja współpracy: sól celtycka/)
  expect(content.slice(0, 100)).toContain('Sól celtycka dla Państwa kuchni')
  expect(content).not.toMatch(/\s{2}|\n|https?:/)
})

test('the offer shows the way out once in each form, as a mark that fills in to an address of its own', () => {
  const address = `${siteAddress}${unsubscribePlaceholder}`
  for (const form of [html, plain]) {
    expect(form.split(unsubscribePlaceholder)).toHaveLength(2)
    expect(form.split(address)).toHaveLength(2)
  }
  const filledIn = html.replace(unsubscribePlaceholder, '/unsubscribe/abc?lang=pl')
  expect(filledIn).toContain(`<a href="${siteAddress}/unsubscribe/abc?lang=pl"`)
})

test('every link of the offer leads to our site or our mailbox, stands in both forms, and nothing goes in the clear', () => {
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    expect(link).toMatch(new RegExp(`^(${siteAddress}/|mailto:)`))
    expect(plain).toContain(link.replace('mailto:', ''))
  }
  for (const form of [html, plain]) expect(form).not.toContain('http:')
})

test('the offer says the same words in both forms, besides what a list of messages shows of it', () => {
  const body = html
    .slice(html.indexOf('<h1'))
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<[^>]+>/g, ' ')
  const read = plain.replaceAll('\u00A0', ' ')
  const words = body.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word))
  expect(words.length).toBeGreaterThan(120)
  expect(words.filter((word) => !read.includes(word))).toEqual([])
})

test('the offer says in both forms who sends it, from where, and how to reach them', () => {
  for (const form of [html, plain]) {
    for (const fact of [brand.name, postalAddressIn('pl')]) expect(form).toContain(fact)
    expect(new Set(form.match(/[\w.-]+@[\w.-]+/g))).toEqual(new Set([brand.officeEmail]))
  }
})

test('the offer promises no price and nothing for anybody’s health', () => {
  for (const form of [html, plain]) expect(form).not.toMatch(/\d\s?zł|zdrow|lecz(y|nicz)|rabat|gratis|gwarant/i)
})

test('every picture has a place of its size and words or none instead, and is twice as sharp as its place', async () => {
  expect(pictures.length).toBeGreaterThan(4)
  expect(pictures.filter((tag) => of(tag, 'alt') === undefined)).toEqual([])
  for (const tag of pictures) {
    const source = of(tag, 'src') ?? ''
    expect(source).toMatch(new RegExp(`^${siteAddress}/mail/[a-z]+-\\d+\\.(png|jpg)$`))
    const file = join(projectFolder, 'public', source.slice(siteAddress.length))
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([2 * Number(of(tag, 'width')), 2 * Number(of(tag, 'height'))])
    expect((await stat(file)).size).toBeLessThan(60_000)
  }
})

test('public/mail holds no picture that the offer doesn’t show', () => {
  const shown = pictures.map((tag) => of(tag, 'src')?.slice(`${siteAddress}/mail/`.length))
  const kept = globSync('*', { cwd: join(projectFolder, 'public/mail') })
  expect(kept.toSorted()).toEqual([...new Set(shown)].toSorted())
})

test('the offer is far below the size at which mailboxes cut messages off, and needs no script or foreign style', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  expect(html).not.toMatch(/<script|<link|@import|url\(| on\w+=/)
})
