import { brand } from '../brand.ts'
import type { Texts } from '../i18n/texts.ts'
import type { AppRouter } from './router.tsx'

/** The page that is being shown: which texts name it, and which module holds it. */
export function currentPage(router: AppRouter) {
  const match = router.state.matches.at(-1)
  if (!match || match.status === 'notFound') return { texts: 'notFound' as const, source: undefined }
  return { texts: match.staticData.texts ?? 'notFound', source: match.staticData.source }
}

/** What the browser's tab, bookmarks and search engines call the page. */
export function titleOf(page: keyof Texts['pages'], texts: Texts): string {
  const { title } = texts.pages[page]
  return page === 'home' ? `${brand.name} – ${title}` : `${title} – ${brand.name}`
}
