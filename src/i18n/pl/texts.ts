import { fieldProblems } from './field-problems.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'

/** Polish is the source: the other languages must have exactly these keys. */
export const pl = { shell, pages, fieldProblems }
