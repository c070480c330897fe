import type { Texts } from '../texts.ts'
import { fieldProblems } from './field-problems.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'

export const fr: Texts = { shell, pages, fieldProblems }
