import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { publicPathsOf } from '../../scripts/bench/public-paths.ts'
import { screens } from '../../src/app/screens.tsx'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser('new')
const program = useProgram()

const exceptions: Partial<Record<string, number>> = {
  // Reads what was typed before with the schemas that the endpoint checks it by.
  '/checkout': 160,
  // Three forms beside the words of customers and of their orders.
  '/store/account': 155,
}
const maxKilobytes = (path: string) => exceptions[path] ?? 150
const maxFiles = 12

describe('a page that nobody touches loads no more scripts and styles than the budget, whenever it asks for them', () => {
  test.for(publicPathsOf(screens))('on %s', async (path) => {
    const page = await visit('about:blank', {}, /status of (4|5)/)
    const files = codeLoadedBy(page)
    await page.goto(`${program.origin}${path}`)
    await page.waitForLoadState('networkidle')
    const [zipped, brotli] = [await bytesOf(files, 'gzip'), await bytesOf(files, 'br')]
    expect(files.size).toBeGreaterThan(3)
    expect(files.size).toBeLessThanOrEqual(maxFiles)
    expect(zipped).toBeGreaterThan(50_000)
    expect(zipped).toBeLessThanOrEqual(maxKilobytes(path) * 1024)
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

async function bytesOf(files: Set<string>, encoding: string): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => {
      const answer = await fetch(file, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })
      return Number(answer.headers.get('Content-Length') ?? Number.NaN)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
