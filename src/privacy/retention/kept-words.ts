import type { keptByAdministrators, keptByVisitors } from './kept-in-browsers.ts'

/** What each thing is for, so that none goes without words. */
export type KeptWords = Record<keyof typeof keptByVisitors | keyof typeof keptByAdministrators, string>
