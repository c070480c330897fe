import { brand } from '../brand.ts'
import type { Texts } from '../i18n/texts.ts'
import type { AppRouter } from './router.tsx'

/** The page that is being shown, as `screens.tsx` describes it. */
export function currentPage(router: AppRouter) {
  const match = router.state.matches.at(-1)
  const described = match?.status === 'notFound' ? {} : (match?.staticData ?? {})
  return { ...described, texts: described.texts ?? ('notFound' as const) }
}

/** What the browser's tab, bookmarks and search engines call the page. */
export function titleOf(page: keyof Texts['pages'], texts: Texts): string {
  const { title } = texts.pages[page]
  return page === 'home' ? `${brand.name} – ${title}` : `${title} – ${brand.name}`
}
