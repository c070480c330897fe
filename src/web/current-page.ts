import type { Texts } from './texts.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import type { About } from '../i18n/room-texts.ts'

/** The page that is being shown: what `screens.tsx` says of it, and what it is called. */
export function currentPage(router: RegisteredRouter, texts: Texts) {
  const match = router.state.matches.at(-1)
  const about = match?.loaderData as About | undefined
  return match && about && match.status !== 'notFound'
    ? { ...match.staticData, about }
    : { about: texts.pages.notFound }
}

/** What the browser's tab shows: a title with our name in it, wherever it stands. */
export function titleOf({ title }: About): string {
  return title.includes(brand.name) ? title : `${title} – ${brand.name}`
}
