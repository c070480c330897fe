import { describe, expect, test } from 'vitest'
import { useProgram } from '../support/program.ts'

const program = useProgram()

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${program.origin}${path}`, { headers })

describe('the document of a page', () => {
  test.for(['/', '/store', '/none'])(
    '%s asks for files that are there, each once, and holds no script of its own',
    async (path) => {
      const html = await (await get(path, { 'Accept-Language': 'pl' })).text()
      const [head = ''] = html.split('</head>')
      const files = [...head.matchAll(/["\s](\/assets\/[^"\s]+)/g)].map(([, file]) => file ?? '')
      expect(files.length).toBeGreaterThan(5)
      expect(new Set(files).size).toBe(files.length)
      for (const file of files) expect((await get(file)).status, file).toBe(200)
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.filter((tag) => !/ src=|type="application\/(ld\+)?json"/.test(tag))).toEqual([])
      expect(html).not.toMatch(/ on\w+=/)
    },
  )

  test('asks at once for the fonts of its language, for the letter of the price, and for the code of its page', async () => {
    const preloads = async (path: string, language: string) => {
      const html = await (await get(path, { 'Accept-Language': language })).text()
      const fonts = [...html.matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
      return { fonts: fonts.length, page: /data-code="[^"]* \/assets\/\w+Page-/.test(html) }
    }
    expect(await preloads('/store', 'pl')).toEqual({ fonts: 4, page: true })
    expect(await preloads('/store', 'de')).toEqual({ fonts: 3, page: true })
    expect(await preloads('/activities', 'de')).toEqual({ fonts: 2, page: true })
  })
})
