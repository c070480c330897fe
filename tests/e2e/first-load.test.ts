import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/app/screens.tsx'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'
import { isForRelease } from '../support/release.ts'

const { visit } = useBrowser('new')
const program = useProgram()

const maxKilobytes = { scripts: 150, styles: 14 }
const maxFiles = 12

/** Those with forms and lists, and the start page: what the others load is among what these do, and a release looks at every one. */
const heaviest = new Set([
  '/',
  '/cart',
  '/checkout',
  '/contact',
  '/joinus',
  '/order/no-such-link',
  '/store',
  '/store/account',
  '/store/login',
  '/store/sol-celtycka-gruba-500g',
  '/withdraw',
])
const measured = publicPathsOf(screens).filter((path) => isForRelease || heaviest.has(path))

test('the heaviest are pages that there are', () => {
  expect(measured.length).toBeGreaterThanOrEqual(heaviest.size)
})

describe('a page that nobody touches loads no more scripts and styles than the budget, whenever it asks for them', () => {
  test.for(measured)('on %s', async (path) => {
    const page = await visit('about:blank', {}, /status of (4|5)/)
    const files = codeLoadedBy(page)
    await page.goto(`${program.origin}${path}`)
    await page.waitForLoadState('networkidle')
    expect(files.size).toBeGreaterThan(3)
    expect(files.size).toBeLessThanOrEqual(maxFiles)
    const [scripts, styles] = [[...files].filter((file) => !isStyle(file)), [...files].filter(isStyle)]
    const [zipped, brotli] = [await bytesOf(scripts, 'gzip'), await bytesOf(scripts, 'br')]
    expect(zipped).toBeGreaterThan(50_000)
    expect(zipped).toBeLessThanOrEqual(maxKilobytes.scripts * 1024)
    expect(await bytesOf(styles, 'gzip')).toBeLessThanOrEqual(maxKilobytes.styles * 1024)
    // Browsers ask for Brotli, and the build takes its time for it.
    expect(brotli).toBeLessThan(zipped * 0.9)
  })
})

function codeLoadedBy(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request.url())
  })
  return files
}

const isStyle = (file: string) => file.endsWith('.css')

async function bytesOf(files: string[], encoding: string): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(file, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })
      return Number(answer.headers.get('Content-Length') ?? Number.NaN)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
