import type { Locator } from 'playwright-core'

/** How many steps of an order there are, beside the first, to which no line leads from the dot of the step before. */
export const stepsWithoutLine = (steps: Locator) =>
  steps.evaluateAll((all) => {
    const areInOneRow = new Set(all.map((step) => step.getBoundingClientRect().top)).size === 1
    return all.slice(1).filter((step, place) => {
      const { right, bottom } = step.getBoundingClientRect()
      const line = getComputedStyle(step, '::before')
      const [end, distance, length] = areInOneRow ? [right, line.right, line.width] : [bottom, line.bottom, line.height]
      const dot = all[place]?.querySelector('span')?.getBoundingClientRect()
      return !dot || end - parseFloat(distance) - parseFloat(length) > (areInOneRow ? dot.right : dot.bottom)
    }).length
  })
