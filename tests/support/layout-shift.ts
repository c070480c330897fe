import type { Page } from 'playwright-core'

/**
 * Opens a page and returns a function that measures its layout shift since the fonts loaded. Scripts are held back
 * until then, because late fonts may shift the page and scripts must not.
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
