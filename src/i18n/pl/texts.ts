import { home } from './home.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'

/** Polish is the source: the other languages must have exactly these keys. */
export const pl = { shell, pages, home, store }
