import type { Page } from 'playwright-core'

/**
 * Goes to an address, and tells then how much has left its place by itself since the page's letters were there. Its code
 * is held back for them: letters that come late may move the words that they set anew, code may move nothing.
 */
export async function openAndMeasureShift(page: Page, address: string): Promise<() => Promise<number>> {
  const letters = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letters.promise
    await route.continue()
  })
  const going = page.goto(address)
  await page.waitForFunction(
    () => location.protocol !== 'about:' && document.readyState === 'complete' && document.fonts.status === 'loaded',
  )
  const since = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return performance.now()
  })
  letters.resolve()
  await going
  return () =>
    page.evaluate(
      (begin) =>
        new Promise<number>((tell) => {
          let sum = 0
          const watcher = new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            for (const { startTime, value } of shifts) if (startTime > begin) sum += value
          })
          watcher.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => tell(sum), 500)
        }),
      since,
    )
}
