/** People read it with spaces at which no line ends. */
const unset = (text = '') => text.replaceAll('\u00A0', ' ')

import { catalogTexts } from '../../src/catalog/texts.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import type { ProductOnSale } from '../../src/catalog/product.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { languages } from '../../src/kernel/language.ts'
import { readMoney } from '../../src/kernel/money.ts'
import { recipeSlugs } from '../../src/recipes/recipe.ts'
import { screens } from '../../src/app/screens.tsx'
import { screenAt } from '../../src/app/pages/entry-server.tsx'
import { readHtml } from '../support/html.ts'
import { useProgram } from '../support/program.ts'
import { readPages, type CrawledPage } from '../support/crawled-pages.ts'
import { readSitemap } from '../support/sitemap.ts'

/** Whether a page is found by searching: said here of every screen there is, and held by all that follows. */
const isSearched: Record<string, boolean> = {
  '/': true,
  '/activities': true,
  '/team': true,
  '/cooperation': true,
  '/contact': true,
  '/joinus': true,
  '/store': true,
  '/store/$slug': true,
  '/store/$slug/reviews/$page': true,
  '/recipes': true,
  '/recipes/$slug': true,
  '/imprint': true,
  '/terms': true,
  '/delivery': true,
  '/privacy': true,
  '/withdrawal': true,
  '/withdraw': true,
  '/accessibility': true,
  '/guarantee': true,
  '/stored': true,
  '/success': false,
  '/cart': false,
  '/checkout': false,
  '/checkout/demo/$session': false,
  '/checkout/success': false,
  '/store/login': false,
  '/store/confirm/$token': false,
  '/store/recover': false,
  '/store/recover/$token': false,
  '/store/account': false,
  '/store/account/orders/$id': false,
  '/order/$token': false,
  '/review/$token': false,
  '/order': false,
  '/unsubscribe/$token': false,
  '/newsletter': false,
  '/newsletter/$token': false,
  '/materials/$token': false,
  '/$': false,
}

const examples = publicPathsOf(screens).map((path) => ({ path, screen: screenAt(path) ?? '/$' }))
const privatePaths = examples.filter(({ screen }) => !isSearched[screen]).map(({ path }) => path)

test('every screen says whether it is to be found by searching', () => {
  expect(examples.map(({ screen }) => screen).toSorted()).toEqual(Object.keys(isSearched).toSorted())
})

describe.for([
  ['under its own address', undefined],
  ['behind a public address', 'https://shop.example.com'],
] as const)('what search engines find %s:', ([, publicUrl]) => {
  const program = useProgram(publicUrl ? { PUBLIC_URL: publicUrl, PAYMENTS: 'demo' } : {})
  let products: ProductOnSale[]
  /** All that may be shown, and those of them that are read here. */
  let searched: Pick<CrawledPage, 'path' | 'asked' | 'address'>[]
  let pages: CrawledPage[]
  let publicOrigin: string
  const get = (address: string, options?: RequestInit) =>
    fetch(address.replace(publicOrigin, program.origin), { redirect: 'manual', ...options })

  beforeAll(async () => {
    publicOrigin = publicUrl ?? program.origin
    products = (await (await fetch(`${program.origin}/api/store/products`)).json()) as ProductOnSale[]
    const fixed = Object.keys(isSearched).filter((screen) => isSearched[screen] && !screen.includes('$'))
    const cooked = recipeSlugs.map((slug) => `/recipes/${slug}`)
    const paths = [...fixed, ...cooked, ...products.map(({ slug }) => `/store/${slug}`)]
    searched = paths.flatMap((path) =>
      [undefined, ...languages].map((asked) => ({
        path,
        asked,
        address: `${publicOrigin}${path}${asked ? `?lang=${asked}` : ''}`,
      })),
    )
    // What the shop is called outside is the same on all pages of a kind, so a page of each kind shows it.
    const ofEachKind = ['/', '/store', '/terms', ...paths.slice(-2)]
    pages = await readPages(program.origin, publicOrigin, publicUrl ? ofEachKind : paths)
  })

  const onEachPage = async (look: (page: CrawledPage) => void | Promise<void>) => {
    for (const page of pages) await look(page)
  }

  test('every page is whole without JavaScript, in the language that was asked for, by the rules of HTML', () =>
    onEachPage(({ answer, document, language, address }) => {
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('X-Robots-Tag')).toBeNull()
      expect(document.all('meta', { name: 'robots' }), address).toEqual([])
      expect(document.errors, address).toEqual([])
      expect(document.all('html')[0]?.attribute('lang'), address).toBe(language)
      const headings = document.all('h1').map(({ text }) => text.trim())
      expect(headings, address).toHaveLength(1)
      expect(headings[0]).not.toBe('')
      expect(document.all('main')[0]?.text.length, address).toBeGreaterThan(150)
    }))

  test('titles and descriptions are of a length that is shown, and no two pages of a language share one', async () => {
    await onEachPage(({ document, told, address }) => {
      const titles = document.all('title').map(({ content }) => content)
      expect(titles, address).toHaveLength(1)
      expect(titles[0], address).toMatch(/^.{30,60}$/)
      expect(titles[0], address).toContain('Salorge')
      expect(told('description'), address).toMatch(/^.{70,160}$/)
    })
    for (const language of languages) {
      const own = pages.filter(({ asked }) => asked === language)
      for (const said of [
        own.map(({ document }) => document.all('title')[0]?.content),
        own.map(({ told }) => told('description')),
      ])
        expect(new Set(said).size, said.toSorted().join('\n')).toBe(own.length)
    }
  })

  test('each address calls itself its own, and all of a page’s addresses name each other', () =>
    onEachPage(({ document, path, address }) => {
      const canonical = document.all('link', { rel: 'canonical' }).map((link) => link.attribute('href'))
      expect(canonical).toEqual([address])
      const named = document
        .all('link', { rel: 'alternate' })
        .map((link) => [link.attribute('hreflang'), link.attribute('href')])
      // What is named has been read, and says the same.
      const there = pages.filter((page) => page.path === path)
      expect(named.toSorted()).toEqual(there.map((page) => [page.asked ?? 'x-default', page.address]).toSorted())
    }))

  test('what is shown of a shared page says what the page says, with a picture that is there', async () => {
    const seen = new Map<string, { type: string | null; width?: number; height?: number; bytes: number }>()
    await onEachPage(async ({ document, told, path, language, address }) => {
      expect(told('og:title'), address).toBe(document.all('title')[0]?.content)
      expect(told('og:description')).toBe(told('description'))
      expect(told('og:url')).toBe(address)
      expect(told('og:site_name')).toBe('Salorge')
      expect(told('og:type')).toBe(path.startsWith('/store/') ? 'product' : 'website')
      const others = document.all('meta', { property: 'og:locale:alternate' }).map((one) => one.attribute('content'))
      const territories = [told('og:locale') ?? '', ...others]
      expect(territories[0]?.slice(0, 2)).toBe(language)
      expect(territories.toSorted()).toEqual(['de_DE', 'en_GB', 'fr_FR', 'pl_PL'])
      expect(told('og:image:alt')?.length).toBeGreaterThan(5)
      expect(told('twitter:card')).toBe('summary_large_image')

      const image = told('og:image') ?? ''
      expect(image).toMatch(new RegExp(`^${publicOrigin}/share/`))
      const answer = seen.has(image) ? undefined : await get(image)
      if (answer) {
        const picture = Buffer.from(await answer.arrayBuffer())
        const { width, height } = await sharp(picture).metadata()
        seen.set(image, { type: answer.headers.get('Content-Type'), width, height, bytes: picture.length })
      }
      const { type, width, height, bytes } = seen.get(image) ?? { bytes: Infinity }
      expect(told('og:image:type'), image).toBe(type)
      expect([told('og:image:width'), told('og:image:height')]).toEqual([String(width), String(height)])
      expect(bytes).toBeLessThanOrEqual(150 * 1024)
    })
    expect(seen.size).toBeGreaterThan(languages.length)
  })

  test('programs are told of each page what they take for true: who, what is asked, what is sold', () =>
    onEachPage(({ path, things, address }) => {
      const kinds = things.map((thing) => thing['@type'])
      const expected = path.startsWith('/store/')
        ? ['Product', 'BreadcrumbList']
        : path.startsWith('/recipes/')
          ? ['Recipe', 'BreadcrumbList']
          : path === '/'
            ? ['Organization', 'WebSite', 'FAQPage']
            : []
      expect(kinds, address).toEqual(expected)
      const named = things.flatMap((thing) =>
        'url' in thing ? [{ url: thing.url, isRecipe: thing['@type'] === 'Recipe' }] : [],
      )
      for (const { url, isRecipe } of named) expect(url).toBe(isRecipe ? address : `${publicOrigin}/`)
    }))

  test('what programs are told of a product is what people read: name, price, unit price, stock and text', async () => {
    const texts = await Promise.all(languages.map((language) => catalogTexts.part('product').load(language)))
    let read = 0
    await onEachPage(({ things, document, told, language, address }) => {
      for (const thing of things) {
        if (thing['@type'] !== 'Product') continue
        read += 1
        const { offers, name, description } = thing
        const text = document.all('article')[0]?.text ?? ''
        const { inStock, outOfStock, perKilogram } = texts[languages.indexOf(language)] as (typeof texts)[number]
        expect(unset(document.all('h1')[0]?.text)).toBe(unset(name))
        expect(unset(text)).toContain(unset(description))
        expect(text).toContain(formatMoney(readMoney(offers.price), language))
        const { price, referenceQuantity } = offers.priceSpecification
        const kilograms = referenceQuantity.value / 1_000
        const each = (Number(price) / kilograms).toFixed(2)
        expect(text).toContain(perKilogram(formatMoney(readMoney(each), language)))
        expect(text).toContain(offers.availability.endsWith('/InStock') ? inStock : outOfStock)
        expect([offers.url, offers.hasMerchantReturnPolicy.merchantReturnLink.replace('/withdrawal', '')]).toEqual([
          address,
          address.replace(/\/store\/[\w-]+/, ''),
        ])
        expect([told('product:price:amount'), told('product:price:currency')]).toEqual([price, 'PLN'])
      }
    })
    expect(read).toBe((publicUrl ? 2 : 6) * 5)
  })

  test('questions and answers are those of the page, and the way to a product leads over pages that are there', () =>
    onEachPage(async ({ things, document, address }) => {
      const text = document.all('main')[0]?.text ?? ''
      const answers = things.flatMap((thing) => (thing['@type'] === 'FAQPage' ? thing.mainEntity : []))
      for (const { name, acceptedAnswer } of answers) {
        expect(text).toContain(name)
        expect(text).toContain(acceptedAnswer.text)
      }
      const steps = things.flatMap((thing) => (thing['@type'] === 'BreadcrumbList' ? thing.itemListElement : []))
      for (const { item } of steps) expect(pages.map((page) => page.address)).toContain(item)
      for (const { item } of steps.slice(-1)) expect(item).toBe(address)
    }))

  test('what programs are told of a recipe is what people read: its name, what goes in, and each step', () =>
    onEachPage(({ things, document }) => {
      const text = document.all('main')[0]?.text ?? ''
      for (const { name, recipeIngredient, recipeInstructions } of things.flatMap((thing) =>
        thing['@type'] === 'Recipe' ? [thing] : [],
      )) {
        expect(document.all('h1')[0]?.text).toBe(name)
        for (const part of [...recipeIngredient, ...recipeInstructions.map((step) => step.text)])
          expect(text).toContain(part)
      }
    }))

  test('the sitemap names every address of every such page, all of its languages, and nothing else', async () => {
    const answer = await get(`${publicOrigin}/sitemap.xml`)
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/xml/)
    const entries = readSitemap(await answer.text())
    expect(entries.map(({ address }) => address).toSorted()).toEqual(searched.map(({ address }) => address).toSorted())
    for (const { address, alternates, lastChange = '2020-01-01' } of entries) {
      const path = searched.find((page) => page.address === address)?.path
      const there = searched.filter((page) => page.path === path)
      expect(alternates.map(({ language, address: other }) => [language, other]).toSorted()).toEqual(
        there.map((page) => [page.asked ?? 'x-default', page.address]).toSorted(),
      )
      expect(lastChange).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/)
      expect(Date.parse(lastChange)).toBeLessThanOrEqual(Date.now())
    }
    const dated = new Set(entries.flatMap(({ address, lastChange }) => (lastChange ? [new URL(address).pathname] : [])))
    const shelf = products.map(({ slug }) => `/store/${slug}`)
    expect([...dated].toSorted()).toEqual(
      [
        '/accessibility',
        '/delivery',
        '/guarantee',
        '/imprint',
        '/privacy',
        '/store',
        ...shelf,
        '/team',
        '/terms',
        '/withdrawal',
      ].toSorted(),
    )
  })

  test('robots.txt leads to the sitemap and keeps nobody from a page, also not from those that say noindex', async () => {
    const lines = (await (await get(`${publicOrigin}/robots.txt`)).text()).split('\n')
    expect(lines).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`)
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    expect(closed).not.toEqual([])
    const all = [...searched.map(({ path }) => path), ...privatePaths, '/admin', '/share/pl-1.jpg', '/sitemap.xml']
    for (const path of all) for (const start of closed) expect(path.startsWith(start), path).toBe(false)
  })

  test('links, pictures and files of all pages lead to something', async () => {
    const addresses = pages.flatMap(({ document, address }) =>
      [
        ...document.all('a').map((element) => element.attribute('href')),
        ...document.all('img').map((element) => element.attribute('src')),
        ...document.all('link').map((element) => element.attribute('href')),
        ...document.all('script').map((element) => element.attribute('src')),
      ].flatMap((target) => (target ? new URL(target, address).href.replace(/#.*/, '') : [])),
    )
    const ours = new Set(addresses.filter((address) => address.startsWith(publicOrigin)))
    expect(ours.size).toBeGreaterThan(pages.length)
    const broken: string[] = []
    for (const address of ours) {
      const { status } = await get(address, { method: 'HEAD' })
      if (status !== 200) broken.push(`${status} ${address}`)
    }
    expect(broken).toEqual([])
  })

  test('what is one visitor’s, a secret or not there is found by nobody, and says nothing of its address', async () => {
    expect(privatePaths.length).toBeGreaterThan(10)
    const paths = [...privatePaths, '/store/no-such-product', '/store/account/none']
    for (const path of paths) {
      for (const language of publicUrl ? (['fr'] as const) : languages) {
        const answer = await fetch(`${program.origin}${path}?lang=${language}`)
        const html = await answer.text()
        const document = readHtml(html)
        expect(answer.status, path).toBeLessThan(500)
        expect(document.errors, path).toEqual([])
        expect(document.all('meta', { name: 'robots' }).map((one) => one.attribute('content'))).toEqual(['noindex'])
        for (const rel of ['canonical', 'alternate']) expect(document.all('link', { rel }), path).toEqual([])
        expect(document.all('script', { type: 'application/ld+json' }), path).toEqual([])
        expect(html, path).not.toMatch(/property="(og|product):/)
        expect(document.all('title').map(({ content }) => content)[0]).toMatch(/Salorge$/)
      }
    }
    const panel = await fetch(`${program.origin}/admin`)
    expect([panel.headers.get('X-Robots-Tag'), (await panel.text()).includes('content="noindex"')]).toEqual([
      'noindex',
      true,
    ])
  })

  test('icons are what they say, for tabs, home screens and those who ask for favicon.ico alone', async () => {
    const answer = await get(`${publicOrigin}/site.webmanifest`)
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
    const {
      icons,
      name,
      start_url: start,
    } = (await answer.json()) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string; type: string; purpose: string }[]
    }
    expect([name, start]).toEqual(['Salorge', '/'])
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of icons) {
      const icon = await get(`${publicOrigin}${src}`)
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
      expect([icon.headers.get('Content-Type'), `${width}x${height}`]).toEqual([type, sizes])
    }
    const favicon = await get(`${publicOrigin}/favicon.ico`)
    expect(favicon.headers.get('Content-Type')).toBe('image/x-icon')
    const file = Buffer.from(await favicon.arrayBuffer())
    const { width, format } = await sharp(file.subarray(file.readUInt32LE(18))).metadata()
    expect([file.readUInt16LE(2), width, format]).toEqual([1, 32, 'png'])
  })
})
