import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus: what it is called, and how it is seen. */
interface Stop {
  /** What tells it from the others: its role or kind, name and value. */
  is: string
  name: string
  /** What it was pressed for isn't done yet, and so it says something else than before and after. */
  isAtWork: boolean
  troubles: string[]
}

/** Looks at what has the focus as somebody does who has nothing but a keyboard: it must be seen, and large enough to be hit. */
const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const name = (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      element.innerText
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
    const is = `${element.tagName} ${element.getAttribute('name') ?? ''} ${element.getAttribute('href') ?? ''} ${name}`
    const isAtWork = element.getAttribute('aria-disabled') === 'true'
    if (element === document.body) return { is, name, isAtWork, troubles: ['nothing has the focus'] }

    // What lies over a control that isn't seen itself shows the ring in its place.
    const isHidden = getComputedStyle(element).opacity === '0'
    const shown = isHidden ? (element.nextElementSibling ?? element) : element
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const box = shown.getBoundingClientRect()
    // All of a label around it is pressed like the control itself.
    const target = (element.closest('label') ?? shown).getBoundingClientRect()
    const troubles = []
    const isHeading = /^H\d$|^OUTPUT$/.test(element.tagName)
    if (!isHeading && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)) troubles.push('no ring')
    const isInText = getComputedStyle(element).display === 'inline'
    if (!isHeading && !isInText && (target.width < 24 || target.height < 24))
      troubles.push(`${Math.round(target.width)} × ${Math.round(target.height)} pixels`)
    if (box.left < -1 || box.right > window.innerWidth + 1) troubles.push('cut off at the side')
    // Of several places in it, one at least lies under nothing else.
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const))
    const isSeen = places.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return top !== null && (shown.contains(top) || top.contains(element) || element.contains(top))
    })
    if (!isSeen) troubles.push('covered')
    return { is, name, isAtWork, troubles }
  })

/** Somebody with nothing but a keyboard. Every stop on their way is looked at. */
export function byKeyboard(page: Page) {
  const check = async () => {
    let stop = await look(page)
    // What lay over it, or is being done, gives way in the next moment; by itself it would stay for longer than this.
    for (let looks = 0; looks < 10 && (stop.isAtWork || stop.troubles.length > 0); looks += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await page.waitForTimeout(200)
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      stop = await look(page)
    }
    expect({ stop: stop.is, troubles: stop.troubles }).toEqual({ stop: stop.is, troubles: [] })
    return stop
  }
  return {
    check,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Goes on with the Tab key until what is called so has the focus. */
    async to(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      const isIt = (stop: Stop) =>
        typeof name === 'string' ? stop.name === name.replaceAll(/\s+/g, ' ') : name.test(stop.name)
      const passed: string[] = []
      for (let presses = 0; presses < 70; presses += 1) {
        // oxlint-disable no-await-in-loop -- one key after the other
        await page.keyboard.press(key)
        // After the last stop comes the browser's own bar, and then the first.
        const isOut = await page.evaluate(() => document.activeElement === document.body)
        const stop = isOut ? undefined : await check()
        if (stop && isIt(stop)) return stop
        passed.push(stop?.is ?? 'the end')
        // oxlint-enable no-await-in-loop
      }
      throw new Error(`${key} never came to ${name}; it came to ${passed.slice(0, 40).join(' | ')}`)
    },
  }
}
