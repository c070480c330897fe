import type { Texts } from '../texts.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'

export const fr: Texts = { shell, pages, home, store }
