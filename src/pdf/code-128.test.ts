import { expect, test } from 'vitest'
import { barcode, code128 } from './code-128.ts'

test('a barcode begins as set B, says each sign, and ends with the sum by which a reader checks it', () => {
  // The example that textbooks have, there in set A: the sum is one less.
  expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106])
  expect(() => code128('ó')).toThrow(/no signs/)
})

test('its bars fill its place, no two signs look alike, and each is eleven parts wide', () => {
  const seen = new Set<string>()
  for (let sign = 32; sign < 127; sign += 1) {
    // Start, sign, check and end are 46 parts.
    const { outline } = barcode(String.fromCharCode(sign), { x: 0, y: 0, width: 46, height: 10 }, '#000')
    const bars = Array.from(outline.matchAll(/M([\d.]+) 0h([\d.]+)/g), ([, from, wide]) => [Number(from), Number(wide)])
    expect(bars).toHaveLength(3 * 3 + 4)
    const [last = []] = bars.slice(-1)
    expect((last[0] ?? 0) + (last[1] ?? 0)).toBeCloseTo(46)
    expect(bars[6]?.[0]).toBeCloseTo(22)
    seen.add(JSON.stringify(bars.slice(3, 6)))
  }
  expect(seen.size).toBe(95)
})
