import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { useProgram } from '../support/program.ts'

const { visit } = useBrowser()
const program = useProgram()

const counted = async () => {
  const metrics = await (await fetch(`${program.origin}/metrics`)).text()
  return Number(/violations_total\{rule="require-trusted-types-for"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

test.for(['/store', '/admin'])(
  'on %s a browser writes no markup that our one policy hasn’t made, and tells the shop that somebody tried',
  async (path) => {
    const before = await counted()
    const page = await visit(
      `${program.origin}${path}`,
      {},
      /status of 401|TrustedHTML|TrustedScriptURL|Trusted Type|violates the following/,
    )
    const refused = await page.evaluate(() => {
      const named = (attempt: () => unknown) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      return [
        named(() => (document.body.innerHTML = '<p>Somebody was here</p>')),
        named(() => new DOMParser().parseFromString('<p></p>', 'text/html')),
        named(() => Object.assign(document.createElement('script'), { src: '/early.js' })),
        named(() => window.trustedTypes?.createPolicy('another', { createHTML: (html) => html })),
      ]
    })
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
    expect(await page.locator('body').innerText()).not.toContain('Somebody was here')
    await expect.poll(counted).toBeGreaterThanOrEqual(before + 3)
  },
)
