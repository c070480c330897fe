import { about, arc, line, through, type Point } from './lines.ts'
import { contour, solid, tone } from './plates.ts'

interface Turned {
  x: number
  /** From the mouth down: how wide to each side, and at which height. */
  profile: readonly Point[]
  /** How round the mouth looks: its height in parts of its width. */
  tilt?: number
  step?: number
  isOpen?: boolean
  fill?: string
}

/** Something round that was turned on a wheel or a lathe, lit from the left. */
export function turned({ x, profile, tilt = 0.16, step = 4.5, isOpen = true, fill = '#fff' }: Turned): string {
  const right = through(profile)
  const top = right[0] ?? [0, 0]
  const foot = right.at(-1) ?? [0, 0]
  const side = (sign: 1 | -1) => right.map(([wide, y]): Point => [x + wide * sign, y])
  const sole = arc(x, foot[1], foot[0], foot[0] * tilt, 0, 0.5)
  const mouth = arc(x, top[1], top[0], top[0] * tilt)
  let shade = ''
  for (let y = top[1] + step; y < foot[1]; y += step) {
    const wide = widthAt(right, y)
    const bow = (from: number, to: number) =>
      line(
        [0, 0.5, 1].map((t): Point => {
          const across = from + (to - from) * t
          return [x + wide * across, y + Math.sqrt(1 - across ** 2) * wide * tilt]
        }),
      )
    shade += bow(about(0.48, 0.1), 0.97)
    if (Math.round(y / step) % 2 === 0) shade += bow(-0.97, about(-0.82, 0.05))
  }
  const body = [...side(1), ...sole, ...side(-1).toReversed(), ...arc(x, top[1], top[0], top[0] * tilt, 0.5, 1)]
  return solid(body, fill) + tone(shade) + (isOpen ? contour(mouth) : '')
}

/** How wide it is at a height. */
function widthAt(profile: readonly Point[], y: number): number {
  const below = profile.findIndex(([, height]) => height >= y)
  const [low, high] = [profile[below], profile[below - 1]]
  if (!low) return profile.at(-1)?.[0] ?? 0
  if (!high) return low[0]
  return high[0] + ((low[0] - high[0]) * (y - high[1])) / (low[1] - high[1] || 1)
}
