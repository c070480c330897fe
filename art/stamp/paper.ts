interface Sheet {
  x: number
  y: number
  wide: number
  high: number
}

const HOLE = 4.2

/** A stamp's outline: half a hole is missing wherever it was torn from its neighbours. */
export function perforated({ x, y, wide, high }: Sheet): string {
  const side = (length: number, along: string, bite: string) => {
    const holes = Math.round(length / (HOLE * 2.75))
    const bridge = ((length - holes * 2 * HOLE) / (holes + 1)).toFixed(2)
    return `${along.replace('#', bridge)}${`${bite}${along.replace('#', bridge)}`.repeat(holes)}`
  }
  const arc = `a${HOLE} ${HOLE} 0 0 0 `
  return [
    `M${x} ${y}`,
    side(wide, 'h#', `${arc}${2 * HOLE} 0`),
    side(high, 'v#', `${arc}0 ${2 * HOLE}`),
    side(wide, 'h-#', `${arc}${-2 * HOLE} 0`),
    side(high, 'v-#', `${arc}0 ${-2 * HOLE}`),
    'z',
  ].join('')
}

/** The hopper crystal of the logo, in a square of 44. */
const CRYSTAL =
  'M8 22L22 8l14 14h-3.8L22 11.8 11.8 22zM13.4 22l8.6 8.6 8.6-8.6h-3.4L22 27.2 16.8 22zM18.4 22l3.6-3.6 3.6 3.6zM22 36L8 22h3.8L22 32.2zM22 13.4l8.6 8.6h-3.4L22 16.8zM36 22L22 36v-3.8L32.2 22zM13.4 22l8.6-8.6v3.4L16.8 22z'

/** The postmark: rings around the crystal, and waves that run on over the stamp. */
export function cancellation(x: number, y: number): string {
  const waves = [-36, -18, 0, 18, 36].map((height) => `M66 ${height}q14-9 28 0t28 0 28 0 28 0`).join('')
  return `<g transform="translate(${x} ${y}) rotate(-9)" fill="none" stroke="#17222b" stroke-opacity=".62" stroke-width="1.7">
<circle r="58"/><circle r="54.5" stroke-width=".8"/><circle r="36" stroke-width=".8"/>
<circle r="45.3" stroke-width="7" stroke-dasharray="1.2 4.6"/>
<path fill="#17222b" fill-opacity=".62" stroke="none" transform="translate(-30.8 -30.8) scale(1.4)" d="${CRYSTAL}"/>
<path stroke-linecap="round" d="${waves}"/>
</g>`
}
