import { brand } from '../brand.ts'
import type { About } from '../i18n/page-texts.ts'
import type { Texts } from '../i18n/texts.ts'
import type { AppRouter } from './router.tsx'

/** The page that is being shown: what `screens.tsx` says of it, and what it is called. */
export function currentPage(router: AppRouter, texts: Texts) {
  const match = router.state.matches.at(-1)
  const about = match?.loaderData as About | undefined
  return match && about && match.status !== 'notFound'
    ? { ...match.staticData, about }
    : { about: texts.pages.notFound }
}

/** What the browser's tab shows; the home page's own title begins with the name. */
export function titleOf({ title }: About): string {
  return title.startsWith(brand.name) ? title : `${title} – ${brand.name}`
}
