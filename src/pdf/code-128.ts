import type { Shape } from './drawing.ts'

/** Widths of bars and gaps, by the value of the sign; the last is the end, with a bar more. */
const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132
  221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
  231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
  114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

const startB = 104
const end = 106

/** A text of plain letters, digits and signs as Code 128 (set B): the values of its signs, with the check before the end. */
export function code128(text: string): number[] {
  const signs = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  if (signs.some((sign) => sign < 0 || sign > 94)) throw new Error('a barcode is to say what it has no signs for')
  const check = signs.reduce((sum, sign, place) => sum + sign * (place + 1), startB) % 103
  return [startB, ...signs, check, end]
}

/** The bars of a text, the first at the left edge of the place; what reads it needs ten bars' width of paper on either side. */
export function barcode(
  text: string,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
  fill: string,
): Shape {
  const widths = code128(text).flatMap((value) => Array.from(patterns[value] ?? '', Number))
  const unit = width / widths.reduce((sum, one) => sum + one, 0)
  let at = 0
  const bars = widths.map((wide, place) => {
    const bar = place % 2 === 0 ? `M${at * unit} 0h${wide * unit}v${height}h${-wide * unit}Z` : ''
    at += wide
    return bar
  })
  return { kind: 'shape', outline: bars.join(''), x, y, fill }
}
