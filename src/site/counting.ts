/** How often a counter moves on, in milliseconds. */
export const TICK = 100

/**
 * A tick brings the count one twentieth of what is missing nearer to its target. Half a member can't be counted, so the
 * step is rounded up: never beyond the target, since a twentieth of one is one, and in the end exactly upon it.
 */
export const nextCount = (count: number, target: number): number => count + Math.ceil((target - count) / 20)
